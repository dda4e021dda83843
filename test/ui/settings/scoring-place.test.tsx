import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, NORMALISATION_PRESETS } from '../../../src/core/settings';
import { renderApp } from '../render-app';

async function renderScoring() {
  const app = await renderApp();
  await app.user.click(screen.getByRole('button', { name: /^Scoring/ }));
  return app;
}

function headline(run: RegExp) {
  return within(screen.getByRole('row', { name: run }));
}

describe('Scoring', () => {
  test('shows the headline under the present settings', async () => {
    await renderScoring();
    expect(headline(/strong r1/).getByText('65.6')).toBeVisible();
    expect(headline(/weak r1/).getByText('37.1')).toBeVisible();
  });

  test('a preset sets its steps, a step makes them one’s own', async () => {
    const { store, user } = await renderScoring();
    await user.click(screen.getByRole('radio', { name: 'Lenient' }));
    expect(store.getState().settings.normalisation).toEqual(NORMALISATION_PRESETS.lenient);
    await user.click(screen.getByRole('switch', { name: /^Remove accents/ }));
    const left = NORMALISATION_PRESETS.lenient.filter((step) => step !== 'accents');
    expect(store.getState().settings.normalisation).toEqual(left);
    expect(screen.getByText('your own steps')).toBeVisible();
  });

  test('a tolerance that is emptied is off, and the scores follow', async () => {
    const { store, user } = await renderScoring();
    await user.clear(screen.getByRole('textbox', { name: 'Relative tolerance, %' }));
    expect(store.getState().settings.numbers.relativeTolerance).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Relative tolerance, %' }), '5');
    expect(store.getState().settings.numbers.relativeTolerance).toBe(0.05);
  });

  test('goes back to the defaults', async () => {
    const { store, user } = await renderScoring();
    const back = screen.getByRole('button', { name: 'Back to the defaults' });
    expect(back).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'does not' }));
    expect(store.getState().settings.lists.order).toBe('never');
    await user.click(back);
    expect(store.getState().settings).toEqual(DEFAULT_SETTINGS);
    await waitFor(() => {
      expect(headline(/weak r1/).getByText('37.1')).toBeVisible();
    });
  });

  test('replacements are taken letter for letter', async () => {
    const { store, user } = await renderScoring();
    await user.click(screen.getByRole('switch', { name: /^Your replacements/ }));
    await user.type(
      screen.getByRole('textbox', { name: 'One a line: from => to' }),
      't CO2e => tonnes',
    );
    await user.tab();
    expect(store.getState().settings.replacements).toEqual([['t CO2e', 'tonnes']]);
  });
});
