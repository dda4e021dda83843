import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Mark, Marks } from '../../../src/ui/charts/Marks';

const LABELS = ['A, Int: 1.0', 'B, Int: 2.0', 'A, Str: 3.0', 'B, Str: 4.0', 'A, List: 5.0'];

/** Marks of a chart of two runs, where the second run has no value in the first group. */
function renderMarks() {
  const open = vi.fn();
  render(
    <>
      <button type="button">before</button>
      <Marks order={[0, 2, 3, 4]} group={2}>
        <svg>
          {LABELS.map(
            (label, at) =>
              at !== 1 && (
                <Mark
                  key={label}
                  at={at}
                  label={label}
                  onOpen={() => {
                    open(label);
                  }}
                >
                  <rect />
                </Mark>
              ),
          )}
        </svg>
      </Marks>
      <button type="button">after</button>
    </>,
  );
  return { open, user: userEvent.setup({ delay: null }) };
}

const mark = (name: string) => screen.getByRole('button', { name });

test('Tab focuses one mark of a chart, and then leaves the chart', async () => {
  const { user } = renderMarks();
  await user.tab();
  await user.tab();
  expect(mark('A, Int: 1.0')).toHaveFocus();
  await user.tab();
  expect(mark('after')).toHaveFocus();
});

test('the arrow keys move between marks, and Tab returns to the last one', async () => {
  const { user } = renderMarks();
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(mark('A, Str: 3.0')).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(mark('A, List: 5.0')).toHaveFocus();
  await user.keyboard('{PageUp}');
  expect(mark('A, Str: 3.0')).toHaveFocus();
  await user.tab();
  await user.tab({ shift: true });
  expect(mark('A, Str: 3.0')).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(mark('A, Int: 1.0')).toHaveFocus();
});

test('Enter, the space bar and the pointer open a mark', async () => {
  const { open, user } = renderMarks();
  mark('B, Str: 4.0').focus();
  await user.keyboard('{Enter} ');
  await user.click(mark('A, List: 5.0'));
  expect(open.mock.calls).toEqual([['B, Str: 4.0'], ['B, Str: 4.0'], ['A, List: 5.0']]);
});
