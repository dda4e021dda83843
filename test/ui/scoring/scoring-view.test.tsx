import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, NORMALIZATION_PRESETS } from '../../../src/core/settings';
import { previewedSettings } from '../../../src/state/choices/choices';
import { listUnexplained } from '../../support/unexplained';
import { renderApp } from '../render-app';

async function renderScoring() {
  const app = await renderApp();
  await app.user.click(screen.getByRole('button', { name: /^Scoring/ }));
  // Cards render one after another; this is the last.
  await screen.findByRole('heading', { name: /^Examples from your data/ });
  return app;
}

function headline(run: RegExp) {
  return within(screen.getByRole('row', { name: run }));
}

describe('Scoring', () => {
  test('shows the headline metric under the current settings', async () => {
    await renderScoring();
    expect(headline(/strong r1/).getByText('65.6')).toBeVisible();
    expect(headline(/weak r1/).getByText('37.1')).toBeVisible();
  });

  test('a preset sets its steps; changing a step makes them custom', async () => {
    const { store, user } = await renderScoring();
    const tried = () => previewedSettings(store.getState())?.normalisation;
    await user.click(screen.getByRole('radio', { name: 'Lenient' }));
    expect(tried()).toEqual(NORMALIZATION_PRESETS.lenient);
    await user.click(screen.getByRole('switch', { name: /^Remove accents/ }));
    const left = NORMALIZATION_PRESETS.lenient.filter((step) => step !== 'accents');
    expect(tried()).toEqual(left);
    expect(screen.getByText('custom')).toBeVisible();
  });

  test('clearing a tolerance field turns that tolerance off', async () => {
    const { store, user } = await renderScoring();
    await user.clear(screen.getByRole('textbox', { name: 'Relative tolerance, %' }));
    expect(previewedSettings(store.getState())?.numbers.relativeTolerance).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Relative tolerance, %' }), '5');
    expect(previewedSettings(store.getState())?.numbers.relativeTolerance).toBe(0.05);
  });

  test('resets to the defaults', async () => {
    const { store, user } = await renderScoring();
    const back = screen.getByRole('button', { name: 'Reset to defaults' });
    expect(back).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'ignored' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(store.getState().settings.lists.order).toBe('never');
    await user.click(back);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(store.getState().settings).toEqual(DEFAULT_SETTINGS);
    await waitFor(() => {
      expect(headline(/weak r1/).getByText('37.1')).toBeVisible();
    });
  });

  test('treats replacements as literal text', async () => {
    const { store, user } = await renderScoring();
    await user.click(screen.getByRole('switch', { name: /^Custom replacements/ }));
    await user.type(
      screen.getByRole('textbox', { name: 'One per line: from => to' }),
      't CO2e => tonnes',
    );
    await user.tab();
    expect(previewedSettings(store.getState())?.replacements).toEqual([['t CO2e', 'tonnes']]);
  });

  test('previews a change and scores with it once applied', async () => {
    const { store, user } = await renderScoring();
    const before = store.getState().settings;
    await user.click(screen.getByRole('radio', { name: 'Lenient' }));
    const exact = await screen.findByRole('button', { name: /^Exact match \d/ });
    await user.click(exact);
    expect(exact).toHaveAttribute('aria-pressed', 'true');
    expect(store.getState().settings).toBe(before);
    expect(listUnexplained()).toEqual([]);
    const cells = headline(/strong r1/)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['65.6', '62.5', '0', '1']);

    await user.click(
      headline(/strong r1/).getByRole('button', { name: '1 answer becomes incorrect' }),
    );
    const table = await screen.findByRole('table', { name: 'strong r1, becomes incorrect' });
    expect(within(table).getByText('1.00 → 0.00')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => {
      expect(headline(/strong r1/).getByText('62.5')).toBeVisible();
    });
    expect(store.getState().settings.normalisation).toEqual(NORMALIZATION_PRESETS.lenient);
  });

  test('ignores a discarded or undone change', async () => {
    const { store, user } = await renderScoring();
    const before = store.getState().settings;
    await user.click(screen.getByRole('radio', { name: 'Lenient' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('radio', { name: 'SQuAD' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Lenient' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('radio', { name: 'SQuAD' })).toBeChecked();
    expect(store.getState().settings).toBe(before);
    expect(store.getState().past).toEqual([]);
  });

  test('restores both the form and the scores when Apply is undone', async () => {
    const { store, user } = await renderScoring();
    const before = store.getState().settings;
    await user.click(screen.getByRole('radio', { name: 'Lenient' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(store.getState().settings).toBe(before);
    expect(screen.getByRole('radio', { name: 'SQuAD' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });
});
