import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { METRICS } from '../../src/core/scoring/metrics';
import { runName } from '../../src/core/model';
import { DEFAULT_SETTINGS, type Settings } from '../../src/core/settings';
import { DEFAULT_VIEW } from '../../src/core/explore/view/view';
import type { ExportChoices } from '../../src/worker/protocol';
import { createHandler } from '../../src/worker/handle';
import { describeShared, readSharedBytes, sharedUrl } from '../support/shared-data';
import { joinOpen } from '../support/open-in-handler';
import { takeText } from '../support/written-files';

interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Opens, joins and scores files as the page does, and returns functions that export and query the
 * results.
 */
async function scoreFiles(files: readonly NamedFile[], settings: Settings = DEFAULT_SETTINGS) {
  const handler = createHandler();
  for (const { name, bytes } of files) {
    const opened = await handler.open(name, name, new Uint8Array(bytes).buffer, {});
    if (opened.kind !== 'read') throw new Error(`${name} was not read.`);
  }
  const joined = await joinOpen(handler, settings);
  if (joined.kind === 'canceled') throw new Error('Nothing cancels it.');
  if (joined.kind === 'failed') throw new Error(joined.problems[0]?.message);
  await handler.evaluate(settings, () => undefined);
  return {
    take: async (format: string, choices?: Partial<ExportChoices>): Promise<NamedFile> => {
      const file = await handler.export(format, choices);
      if (!file) throw new Error(`${format} wrote nothing.`);
      return { name: file.fileName, bytes: new Uint8Array(await file.content.arrayBuffer()) };
    },
    report: async (): Promise<unknown> => JSON.parse(await takeText(handler, 'report-json')),
    columns: handler.vocabulary().fields.map(({ name }) => name),
    label: async (csv: string) => {
      const read = await handler.readLabels('labels.csv', new TextEncoder().encode(csv).buffer);
      if (read.kind === 'refused') throw new Error(read.problem.message);
      handler.setLabels({ annotator: '', given: read.labels, sample: null });
    },
    /** Ids of the questions that a query finds while the first run is displayed. */
    find: (query: string) => {
      const found = handler.order(0, { ...DEFAULT_VIEW, query });
      if (found.kind === 'fault') throw new Error(query);
      return handler.cells(0, [], [...found.order]).map(({ id }) => id);
    },
  };
}

type Scored = Awaited<ReturnType<typeof scoreFiles>>;

/** The parts of a report that a question table contains: not the files or unmatched rows. */
async function comparable(scored: Scored): Promise<unknown> {
  const report = (await scored.report()) as {
    settings: unknown;
    questions: { total: number };
    runs: { counts: Record<string, number> }[];
    comparison: unknown;
    gaps: unknown;
  };
  const { settings, questions, runs, comparison, gaps } = report;
  return {
    settings,
    questions: questions.total,
    runs: runs.map(({ counts, ...run }) => {
      const { questions: asked, matched, missing, unscored } = counts;
      return { ...run, counts: { asked, matched, missing, unscored } };
    }),
    comparison,
    gaps,
  };
}

/** Everything that a question table needs to give the same scores. */
const ALL = [
  ...['document', 'type', 'question', 'reference', 'prediction', 'response', 'label'],
  ...['no_answer_probability', 'page', 'retrieved_pages'],
];

const WAYS: readonly (readonly [string, string, Partial<ExportChoices>])[] = [
  ['exact CSV', 'questions-csv', { columns: ALL }],
  ['exact CSV with scores', 'questions-csv', { columns: [...ALL, ...METRICS.map(({ id }) => id)] }],
  ['spreadsheet-safe CSV', 'questions-csv', { columns: ALL, csv: 'safe' }],
  ['workbook', 'workbook-xlsx', {}],
];

function roundTrips(name: string, load: () => readonly NamedFile[]): void {
  describe(name, () => {
    let first: Scored;
    let expected: unknown;
    beforeAll(async () => {
      first = await scoreFiles(load());
      expected = await comparable(first);
    }, 60_000);

    test.each(WAYS)('%s gives the same report when read back', async (_, format, choices) => {
      const second = await scoreFiles([await first.take(format, choices)]);
      expect(await comparable(second)).toEqual(expected);
    });
  });
}

const example = () =>
  ['gold.json', 'strong.csv', 'verbose.jsonl', 'weak.tsv'].map((name) => ({
    name,
    bytes: readFileSync(`public/examples/${name}`),
  }));

roundTrips('the example', example);

test('a wide table keeps the runs’ means and full names', async () => {
  const first = await scoreFiles(example());
  const second = await scoreFiles([
    await first.take('questions-csv', { columns: 'rescorable', shape: 'wide' }),
  ]);
  const meansOf = async (scored: Scored) => {
    const { runs } = (await scored.report()) as {
      runs: { model: string; run: string; metrics: unknown; abstentions: unknown }[];
    };
    return runs.map((run) => [runName(run), run.metrics, run.abstentions]);
  };
  expect(await meansOf(second)).toEqual(await meansOf(first));
});

describe('the column of human labels', () => {
  const LABELS = [
    ...['id,model,run,annotator,label', 'q01,strong,r1,ada,correct', 'q02,strong,r1,ada,incorrect'],
    ...['q03,strong,r1,ada,correct', 'q03,strong,r1,bob,incorrect', 'q04,weak,r1,ada,gold-wrong'],
  ].join('\n');

  async function labelled(): Promise<Scored> {
    const scored = await scoreFiles(example());
    await scored.label(LABELS);
    return scored;
  }

  const agreementOf = async (scored: Scored, hasPages: boolean) => {
    const { agreement } = (await scored.report()) as {
      agreement: { metrics: { metric: string }[]; conclusion: unknown; goldWrong: unknown };
    };
    const metrics = agreement.metrics.filter(
      ({ metric }) => hasPages || !metric.startsWith('page_'),
    );
    return [metrics, agreement.conclusion, agreement.goldWrong];
  };

  const [gold] = example();

  test.each([
    ['long, with the gold file', {}, [gold!]],
    [
      'selected columns, with the gold file',
      { columns: ['reference', 'prediction', 'human'] },
      [gold!],
    ],
    ['spreadsheet-safe, with the gold file', { csv: 'safe' }, [gold!]],
    ['long, without the gold file', { columns: 'rescorable' }, []],
    ['wide, without the gold file', { columns: 'rescorable', shape: 'wide' }, []],
  ] as const)('is exported with a question table and read back: %s', async (_, choices, beside) => {
    const first = await labelled();
    const taken = await first.take('questions-csv', choices);
    const second = await scoreFiles([...beside, taken]);
    expect(second.find('human = correct')).toEqual(first.find('human = correct'));
    expect(second.find('human = incorrect')).toEqual(['q02']);
    expect(first.find('human = disputed')).toEqual(['q03']);
    expect(second.find('human = unsure')).toEqual(['q03']);
    // Only a rescorable table names the retrieved pages.
    const hasPages = 'columns' in choices && choices.columns === 'rescorable';
    expect(await agreementOf(second, hasPages)).toEqual(await agreementOf(first, hasPages));
  });

  test('is absent without labels', async () => {
    const scored = await scoreFiles(example());
    expect(scored.columns).not.toContain('human');
    const { bytes } = await scored.take('questions-csv');
    expect(new TextDecoder().decode(bytes)).not.toMatch(/human/);
  });
});

describeShared('real data', () => {
  const shared = (paths: readonly string[]) => () =>
    paths.map((path) => ({ name: basename(path), bytes: readSharedBytes(path) }));
  roundTrips(
    'SQuAD 2.0 with probabilities',
    shared(['squad-v2/references.json', 'squad-v2/predictions.json']),
  );
  const firstOf = (folder: string) =>
    readdirSync(sharedUrl(folder))
      .sort()
      .slice(0, 2)
      .map((name) => `${folder}/${name}`);
  roundTrips(
    'MMESGBench',
    shared(['mmesgbench/gold-dev-93.json', ...firstOf('mmesgbench/predictions')]),
  );
  roundTrips(
    'FinanceBench with its labels',
    shared(['financebench/gold.jsonl', ...firstOf('financebench/predictions')]),
  );
});
