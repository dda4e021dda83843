import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HelpButton } from '../../src/ui/parts/HelpSheet';
import { Term } from '../../src/ui/parts/Term';
import { StoreContext } from '../../src/ui/store-context';
import { createAssayStore } from '../support/create-store';
import { createDirectClient } from '../support/direct-client';
import { createDirectFetcher } from '../support/direct-fetcher';

test('a term opens its entry in the help sheet', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  render(
    <MantineProvider env="test">
      <StoreContext value={createAssayStore(createDirectClient(), createDirectFetcher())}>
        <HelpButton />
        <Term>Holm p</Term>
        <Term name="κ">agreement beyond chance</Term>
        <Term>no term</Term>
      </StoreContext>
    </MantineProvider>,
  );
  expect(screen.getByText('no term').closest('button')).toBeNull();
  await userEvent.hover(screen.getByText('agreement beyond chance'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Cohen’s κ: /);
  await userEvent.click(screen.getByRole('button', { name: 'Holm p' }));
  const sheet = await screen.findByRole('table', { name: 'Symbols and terms' });
  expect(within(sheet).getByRole('row', { name: /^Holm p Holm-adjusted p/ })).toBeVisible();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
