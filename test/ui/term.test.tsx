import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HelpButton } from '../../src/ui/parts/HelpSheet';
import { Term } from '../../src/ui/parts/Term';

test('a term opens its entry in the list of terms', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  render(
    <MantineProvider env="test">
      <HelpButton />
      <Term>Holm p</Term>
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Holm p' }));
  const sheet = await screen.findByRole('table', { name: 'Symbols and terms' });
  expect(within(sheet).getByRole('row', { name: /^Holm p Holm-adjusted p/ })).toBeVisible();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
