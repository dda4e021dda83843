import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChartFrame } from '../../../src/ui/charts/ChartFrame';

/** The page starts a download by clicking an anchor element. */
function keepDownloads() {
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:chart';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: blob.text() });
  });
  return saved;
}

function renderFrame() {
  render(
    <MantineProvider env="test">
      <ChartFrame
        title="Shares of A & B"
        note="points of 100"
        caption="A is above B."
        legend={[{ label: 'A <one>', color: '#0b6e6e' }]}
        table={<table aria-label="Shares" />}
        heightAt={() => 50}
      >
        {(width) => (
          <svg width={width} height={50}>
            <defs>
              <clipPath id="clip" />
            </defs>
            <g className="layer">
              <rect
                x={1.23456}
                y={2}
                width={30}
                height={10}
                fill="red"
                style={{ display: 'inline' }}
              />
            </g>
            <g fill="red" />
          </svg>
        )}
      </ChartFrame>
    </MantineProvider>,
  );
  return userEvent.setup({ delay: null });
}

test('a chart has a caption and a data table', () => {
  renderFrame();
  const figure = screen.getByRole('figure', { name: 'Shares of A & B' });
  expect(figure).toHaveTextContent('A is above B.');
  expect(within(figure).getByText('Data table')).toBeVisible();
  expect(within(figure).getByRole('table', { name: 'Shares', hidden: true })).toBeInTheDocument();
});

test('a saved chart contains title, legend and drawing only', async () => {
  const saved = keepDownloads();
  const user = renderFrame();
  await user.click(screen.getByRole('button', { name: 'Copy chart “Shares of A & B”' }));
  await user.click(screen.getByRole('radio', { name: 'Two columns, 174 mm' }));
  await user.click(screen.getByRole('button', { name: 'Save as SVG' }));
  expect(await screen.findByText('Saved as shares-of-a-b-174mm.svg.')).toBeVisible();
  const svg = await saved[0]!.text;
  expect(saved[0]!.name).toBe('shares-of-a-b-174mm.svg');
  expect(svg).toContain('<title>Shares of A &amp; B</title><desc>A is above B.</desc>');
  expect(svg).toContain('>A &lt;one&gt;</text>');
  expect(svg).toContain('>points of 100</text>');
  expect(svg).toContain('<rect x="1.235" y="2" width="30" height="10"');
  expect(svg).not.toMatch(/clipPath|class=|style=|<g[^>]*\/>/);
});

test('a message explains what to do if the browser blocks copying', async () => {
  const user = renderFrame();
  await user.click(screen.getByRole('button', { name: /^Copy chart/ }));
  await user.click(screen.getByRole('button', { name: 'Copy as PNG' }));
  expect(
    await screen.findByText('The browser blocked copying the PNG. Save it instead.'),
  ).toBeVisible();
});
