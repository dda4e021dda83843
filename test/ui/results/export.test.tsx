import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRandom } from '../../../src/core/random';
import { BUNDLED_JUDGE } from '../../../src/core/scoring/judge/judge-card';
import { readLink } from '../../../src/state/project/link';
import { EXAMPLE } from '../../../src/state/view';
import type { OnProgress, ExportedFile } from '../../../src/worker/protocol';
import { BY_F1, renderResults } from './results';

const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  let last: Blob;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return 'blob:test';
      },
      revokeObjectURL: vi.fn(),
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: last });
  });
});

afterEach(() => {
  saved.length = 0;
  vi.restoreAllMocks();
});

describe('Export & share', () => {
  test.each([
    ['questions.csv', 'text/csv', 'question_id,model,run,answer_type,reference,prediction,'],
    ['summary.csv', 'text/csv', 'model,run,answer_type,questions,'],
    ['report.json', 'application/json', '{\n  "schema": "assay-report/2"'],
  ])('writes %s', async (name, type, beginning) => {
    const { user } = await renderResults('take-away');
    await user.click(screen.getByRole('button', { name: `Download ${name}` }));
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    expect(saved[0]).toMatchObject({ name, blob: { type } });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await saved[0]!.blob.arrayBuffer(),
    );
    expect(text.startsWith(beginning)).toBe(true);
  });

  test('writes report.html with the edited title', async () => {
    const { store, user } = await renderResults('take-away');
    act(() => store.getState().setTitle('Annual <reports>'));
    await user.click(screen.getByRole('button', { name: 'Download report.html' }));
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    const title = 'Annual &lt;reports&gt;: 32 questions, 3 runs';
    expect(await saved[0]!.blob.text()).toContain(`<title>${title}</title>`);
  });

  test('applies the selected options: wide, spreadsheet-safe, filtered questions', async () => {
    const view = { query: 'f1 < 0.5', sort: [], group: null };
    const { user } = await renderResults('take-away', { view });
    await user.click(screen.getByRole('radio', { name: 'spreadsheet-safe' }));
    await user.click(screen.getByRole('radio', { name: 'question, runs as columns' }));
    await user.click(await screen.findByRole('radio', { name: /^filtered/ }));
    const name = 'questions.wide.filtered.safe.csv';
    await user.click(screen.getByRole('button', { name: `Download ${name}` }));
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    const text = await saved[0]!.blob.text();
    const [header = '', ...rows] = text.trimEnd().split('\n');
    expect(saved[0]!.name).toBe(name);
    expect(header).toMatch(/^question_id,.*prediction@strong r1,.*assay_spreadsheet_safe_1$/);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(32);
  });

  test('shows a dropped report, and whether the current result is the same', async () => {
    const { store, user } = await renderResults('take-away');
    await user.click(screen.getByRole('button', { name: 'Download report.json' }));
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    const json = await saved[0]!.blob.text();
    const add = (text: string) =>
      act(() => store.getState().addFiles([new File([text], 'report.json')]));
    await add(json);
    const card = await screen.findByRole('region', { name: 'Report report.json' });
    expect(card).toHaveTextContent('Same data, same scores, same version');
    expect(store.getState().files).toHaveLength(4);

    await add(json.replace('"percent": "either"', '"percent": "strict"'));
    expect(card).toHaveTextContent(
      'Setting numbers.percent: strict in the other result, either in this one.',
    );
    await user.click(screen.getByRole('button', { name: 'Use settings and mapping' }));
    await waitFor(() => {
      expect(store.getState().settings.numbers.percent).toBe('strict');
    });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Report report.json' })).toBeNull();
  });

  test('copies a link with the scores and the URLs of fetched files', async () => {
    const { store, user } = await renderResults('take-away', { link: EXAMPLE, runIndex: 2 });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    const read = await readLink(new URL(await navigator.clipboard.readText()).hash);
    expect(read).toMatchObject({
      kind: 'valid',
      value: {
        settings: store.getState().settings,
        files: { gold: EXAMPLE.gold, predictions: EXAMPLE.predictions },
        results: { runs: [{ model: 'strong' }, { model: 'verbose' }, { model: 'weak' }] },
      },
    });
    expect(read.kind === 'valid' && read.value.view).toContain('run=2');
  });

  test('offers no link that is too long to open', async () => {
    const random = createRandom(1);
    const text = () => Array.from({ length: 500 }, () => random.bits().toString(36)).join(' ');
    const { store } = await renderResults('take-away');
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
    act(() =>
      store.setState({
        notes: Array.from({ length: 40 }, (_, at) => ({ id: `q${at}`, text: text() })),
      }),
    );
    expect(await screen.findByText(/^The link would be too long to open\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  test('can omit notes from a link', async () => {
    const { store, user } = await renderResults('take-away');
    const notes = [{ id: 'q04', text: 'Check page 12.' }];
    act(() => store.setState({ notes }));
    const copied = async () => {
      await user.click(await screen.findByRole('button', { name: /Copy link|Copied/ }));
      const read = await readLink(new URL(await navigator.clipboard.readText()).hash);
      return read.kind === 'valid' ? read.value.notes : null;
    };
    await waitFor(async () => {
      expect(await copied()).toEqual(notes);
    });
    await user.click(screen.getByRole('checkbox', { name: 'Include 1 note' }));
    await waitFor(async () => {
      expect(await copied()).toBeUndefined();
    });
  });

  test('can omit scores and files from a link', async () => {
    const { user } = await renderResults('take-away');
    const copied = async () => {
      await user.click(await screen.findByRole('button', { name: /Copy link|Copied/ }));
      const read = await readLink(new URL(await navigator.clipboard.readText()).hash);
      return read.kind === 'valid' ? read.value : null;
    };
    await user.click(screen.getByRole('checkbox', { name: 'Include scores' }));
    await waitFor(async () => {
      expect(await copied()).toMatchObject({
        files: null,
        results: null,
        about: { title: 'gold', headline: '' },
      });
    });
    await user.type(screen.getByRole('textbox', { name: /Folder/ }), 'data/');
    await waitFor(async () => {
      expect(await copied()).toMatchObject({
        files: { gold: 'data/gold.json', predictions: { 0: 'data/strong.csv' } },
      });
    });
  });
});

describe('an export that is not available yet', () => {
  test('says what is missing, and becomes available once that exists', async () => {
    const { store } = await renderResults('take-away');
    const labels = screen.getByRole('button', { name: 'Download labels.csv' });
    expect(labels).toBeDisabled();
    expect(labels).toHaveAccessibleDescription(/^No labels yet/);
    expect(screen.getByRole('button', { name: 'Download verdicts.jsonl' })).toBeDisabled();
    const given = { id: 'q01', model: 'strong', run: 'r1', annotator: 'ada', comment: '' } as const;
    await act(() =>
      store.getState().choose('labels', {
        labels: { annotator: 'ada', given: [{ ...given, label: 'correct' }], sample: null },
      }),
    );
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Download labels.csv' })).toBeEnabled();
    });
  });
});

test('the charts of judge and agreement are listed if there are any', async () => {
  const { store } = await renderResults('take-away', BY_F1);
  expect(screen.queryByText(/, by rule$/)).not.toBeInTheDocument();
  const given = ['q01', 'q02', 'q03', 'q04'].flatMap((id) =>
    (['strong', 'verbose', 'weak'] as const).map((model) => ({
      ...{ id, model, run: 'r1', annotator: 'ada', comment: '' },
      label: model === 'weak' ? ('incorrect' as const) : ('correct' as const),
    })),
  );
  await act(async () => {
    await store.getState().useJudge(BUNDLED_JUDGE);
    await store.getState().choose('labels', { labels: { annotator: 'ada', given, sample: null } });
  });
  const charts = screen.getByRole('region', { name: 'Charts' });
  for (const name of [
    /by rule$/,
    /by question type$/,
    /^Agreement with human labels by threshold of/,
  ]) {
    expect(await within(charts).findByText(name)).toBeInTheDocument();
  }
});

describe('a long-running export', () => {
  /** Exports are controlled by the test, which reports progress and returns files. */
  async function writeByHand() {
    const app = await renderResults('take-away');
    const { ask } = app.store.getState();
    const asked: { ticket: string; tell: OnProgress; give: (file: ExportedFile | null) => void }[] =
      [];
    const stopExport = vi.fn(() => Promise.resolve());
    act(() => {
      app.store.setState({
        ask: {
          ...ask,
          stopExport,
          export: (_format, _choices, tell = () => undefined, ticket = '') =>
            new Promise((give) => asked.push({ ticket, tell, give })),
        },
      });
    });
    const button = screen.getByRole('button', { name: 'Download results.xlsx' });
    await app.user.click(button);
    return { ...app, asked, stopExport, button };
  }

  const file = { fileName: 'results.xlsx', content: new Blob(['x']) };

  const hearOf = (tell: OnProgress, done: number) =>
    waitFor(() => {
      act(() => {
        tell(done, 1000);
      });
      expect(screen.getByText(`${Math.floor(done / 10)}% written`)).toBeVisible();
    });

  test('shows progress until the file is ready', async () => {
    const { asked, button } = await writeByHand();
    await hearOf(asked[0]!.tell, 349);
    expect(screen.getByRole('progressbar', { name: 'Export progress' })).toHaveValue(34);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    act(() => {
      asked[0]!.give(file);
    });
    await waitFor(() => {
      expect(saved).toMatchObject([{ name: 'results.xlsx' }]);
    });
    expect(screen.queryByText(/^Written/)).not.toBeInTheDocument();
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  test('keeps the focus on its button, so that Escape closes the panel', async () => {
    const { asked, button, store, user } = await writeByHand();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(asked).toHaveLength(1);
    // A browser takes the focus from a disabled button; the test environment does not.
    expect(button).toBeEnabled();
    act(() => {
      asked[0]!.give(file);
    });
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    expect(button).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(store.getState().tab).toBe('overview');
  });

  test('can be canceled and repeated', async () => {
    const { asked, button, stopExport, user } = await writeByHand();
    await hearOf(asked[0]!.tell, 100);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(stopExport).toHaveBeenCalledWith(asked[0]!.ticket);
    await user.click(button);
    await hearOf(asked[1]!.tell, 500);
    act(() => {
      asked[0]!.tell(900, 1000);
      asked[0]!.give(null);
    });
    expect(await screen.findByText('50% written')).toBeVisible();
    expect(screen.queryByText(/nothing of the kind/)).not.toBeInTheDocument();
  });
});

test('an export to which the worker does not respond is reported, and nothing is lost', async () => {
  const { store, user } = await renderResults('take-away');
  const { ask } = store.getState();
  act(() => {
    store.setState({ ask: { ...ask, export: () => Promise.reject(new Error('gone')) } });
  });
  await user.click(screen.getByRole('button', { name: 'Download results.xlsx' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The scoring worker did not respond. Your files are unchanged.',
  );
});
