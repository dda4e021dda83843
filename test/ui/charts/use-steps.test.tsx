import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AtOnce, useSteps } from '../../../src/ui/charts/use-steps';

function Chart({ name, drawn }: { readonly name: string; readonly drawn: string[] }) {
  const step = useSteps(2);
  const mark = `${name} ${step}`;
  if (!drawn.includes(mark)) drawn.push(mark);
  return <p>{mark}</p>;
}

test('a chart begins with its axes and gains one part at a time, each after the one before it', async () => {
  const drawn: string[] = [];
  render(
    <>
      <Chart name="bars" drawn={drawn} />
      <Chart name="dots" drawn={drawn} />
    </>,
  );
  expect(drawn.slice(0, 2)).toEqual(['bars 0', 'dots 0']);
  expect(drawn).not.toContain('bars 2');
  await screen.findByText('bars 2');
  await screen.findByText('dots 2');
  expect(drawn.filter((mark) => mark.startsWith('bars'))).toEqual(['bars 0', 'bars 1', 'bars 2']);
  expect(drawn.filter((mark) => mark.startsWith('dots'))).toEqual(['dots 0', 'dots 1', 'dots 2']);
});

test('a chart that goes before it is whole lets the others go on', async () => {
  const drawn: string[] = [];
  const { rerender } = render(<Chart key="gone" name="gone" drawn={drawn} />);
  rerender(<Chart key="next" name="next" drawn={drawn} />);
  await waitFor(() => {
    expect(drawn).toContain('next 2');
  });
  expect(drawn).not.toContain('gone 2');
});

test('on paper a chart is whole at once', () => {
  const drawn: string[] = [];
  render(
    <AtOnce value>
      <Chart name="paper" drawn={drawn} />
    </AtOnce>,
  );
  expect(drawn).toEqual(['paper 2']);
});
