import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LongText } from '../../../src/ui/results/answer-inspector/MarkedText';

function renderText(text: string): void {
  render(
    <MantineProvider>
      <LongText text={text}>{text}</LongText>
    </MantineProvider>,
  );
}

test('a short text is shown in full without a button', () => {
  renderText('12.5%');
  expect(screen.getByText('12.5%')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long text shows its length, expands and collapses', async () => {
  const text = 'word '.repeat(400);
  renderText(text);
  const button = screen.getByRole('button', { name: 'Show all 2,000 characters' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
