import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../../src/core/evaluate';
import { EXPORTS } from '../../../../src/core/output/formats';
import type { ExportInput } from '../../../../src/core/output/export/export-format';
import { writeInOneChunk } from '../../../../src/core/output/export/writing';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { type AnnotatorLabel, NO_LABELS } from '../../../../src/core/analysis/agreement/labels';
import { METRICS } from '../../../../src/core/scoring/metrics';
import type { Mapping, Source } from '../../../../src/core/model';
import { findProfile } from '../../../../src/core/scoring/profiles';
import { profileMetrics } from '../../../../src/core/scoring/profiles/profile-metrics';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { joinAll, openText } from '../../../support/sources';
import { writeBytes, writeFormat, writeText } from '../../../support/written-files';

const PINNED = 'exact_match precision recall f1 numeric_match absolute_error relative_error'.split(
  ' ',
);

/** Metrics whose exported columns are tested exactly; a new metric does not change them. */
const pinned = METRICS.filter(({ id }) => PINNED.includes(id));

const label: AnnotatorLabel = {
  id: 'q1',
  model: 'S,1',
  run: 'r',
  annotator: 'ada',
  label: 'gold-wrong',
  comment: 'the table, not the text',
};

function scoreAll(sources: readonly Source[], mapping: Mapping): ExportInput {
  const dataset = joinAll(sources, mapping);
  return {
    version: '1.2.3',
    settings: DEFAULT_SETTINGS,
    mapping,
    inputs: sources.map(({ info }) => info),
    dataset,
    evaluation: evaluateAll(dataset, DEFAULT_SETTINGS, pinned),
    metrics: pinned,
    labels: { ...NO_LABELS, given: [label] },
    judges: [],
    llmJudgments: null,
  };
}

/** The same input, also with a scorer profile. */
function withProfile(): ExportInput {
  const input = tiny();
  const metrics = [...input.metrics, ...profileMetrics(findProfile('squad1.1')!)];
  return { ...input, metrics, evaluation: evaluateAll(input.dataset, DEFAULT_SETTINGS, metrics) };
}

function write(id: string, input: ExportInput): string {
  return writeFormat(
    EXPORTS.find((format) => format.id === id)!,
    input,
  );
}

const gold = openText(
  'gold.csv',
  'id,question,type,reference,reference_2\n' +
    'q1,Which plan?,Str,"wind, ""offshore""",sea wind\n' +
    'q2,How much?,Float,12.8%,\n' +
    'q3,When?,Str,"two\nlines",\n' +
    'q4,Which?,Float,wind,\n',
);
const predictions = openText(
  'sys.csv',
  'id,model,run,prediction\nq1,"S,1",r,sea wind\nq2,"S,1",r,about 12.9\nq4,"S,1",r,3\nq9,"S,1",r,x\n',
);
const tiny = () => scoreAll([gold, predictions], propose([gold, predictions]).mapping);

test('identifiers and file names are unique', () => {
  expect(new Set(EXPORTS.map(({ id }) => id)).size).toBe(EXPORTS.length);
  expect(new Set(EXPORTS.map(({ fileName }) => fileName)).size).toBe(EXPORTS.length);
});

/** The same input with every metric, including the tiers. */
function withTiers(): ExportInput {
  const input = tiny();
  const evaluation = evaluateAll(input.dataset, DEFAULT_SETTINGS, METRICS);
  return { ...input, metrics: METRICS, evaluation };
}

/** Two runs under every metric and a scorer profile. */
function withEverything(): ExportInput {
  const input = two();
  const metrics = [...METRICS, ...profileMetrics(findProfile('squad1.1')!)];
  return { ...input, metrics, evaluation: evaluateAll(input.dataset, DEFAULT_SETTINGS, metrics) };
}

/** The exports of these results; verdicts of a language model have their own tests. */
const written = EXPORTS.filter(({ needs }) => needs !== 'language-model').map((format) => ({
  ...format,
  start: () => format.write(withEverything()) ?? writeInOneChunk(''),
}));

test.each(written)('$id: the same input gives the same bytes', ({ start, fileName }) => {
  const bytes = writeBytes(start());
  expect(bytes.length).toBeGreaterThan(50);
  expect(writeBytes(start())).toEqual(bytes);
  if (!fileName.endsWith('.xlsx')) expect(writeText(start())).toMatch(/[^\n]\n$/);
});

test.each(written)('$id: progress ends at its total', ({ start }) => {
  const steps = [...start()].flatMap((step) => step ?? []);
  for (const { done, total } of steps) expect(done).toBeLessThanOrEqual(total);
  expect(steps.at(-1)?.done).toBe(steps.at(-1)?.total);
});

/** Two runs: `S` has an exact match for one of three answers, `T` for two. */
function two(): ExportInput {
  const other = openText('t.csv', 'id,model,prediction\nq1,T,sea wind\nq2,T,12.8%\nq4,T,sun\n');
  return scoreAll([gold, predictions, other], propose([gold, predictions, other]).mapping);
}

test('comparison.csv has a row per metric and pair, and only a header if there is one run', () => {
  const [header, exact, ...rest] = write('comparison-csv', two()).trimEnd().split('\n');
  expect(header).toMatch(/^metric,a,b,n,documents,mean_a,mean_b,difference,low,high,interval,/);
  expect(exact).toMatch(
    /^exact_match,"S,1 r",T,4,,0\.25,0\.5,-0\.25,-?[\d.]+,[\d.]+,student,1,exact,1,0,1,1,0,1,3,[\d.]+,0,undecided,"The difference in exact match between S,1 r and T is not testable: 4 questions \(at least 6 needed\)\.",\d+,1\.2\.3$/,
  );
  expect(rest.map((line) => line.split(',')[0])).toEqual(['f1', 'numeric_match']);
  expect(write('comparison-csv', tiny())).toBe(`${header}\n`);
});

test('report.json states a conclusion for every pair', () => {
  const { comparison } = JSON.parse(write('report-json', two())) as Record<string, unknown>;
  expect(comparison).toMatchObject({
    intervals: { level: 0.95, resamples: 10000, documents: null },
    metrics: [
      {
        metric: 'exact_match',
        pairs: [
          { a: 'S,1 r', b: 'T', n: 4, verdict: 'undecided', mcNemar: { onlyA: 0, onlyB: 1 } },
        ],
      },
      { metric: 'f1' },
      { metric: 'numeric_match' },
    ],
  });
});

test('matrix.csv has a row per scorer and run, and is omitted without scored profiles', () => {
  expect(write('matrix-csv', withProfile())).toMatch(
    /^profile,scale,model,run,em,f1,rank,unscored,assay_version,version,source,switches\nsquad1\.1,1,"S,1",r,0\.25,0\.25,1,0,1\.2\.3,1\.1,"SQuAD evaluation script v1\.1 \(.*\)","\{""normaliser"":/,
  );
  expect(EXPORTS.find(({ id }) => id === 'matrix-csv')?.write(tiny())).toBeNull();
});

test('questions.csv is exact to the byte', () => {
  expect(write('questions-csv', tiny())).toBe(
    'question_id,model,run,answer_type,reference,prediction,exact_match,precision,recall,f1,numeric_match,absolute_error,relative_error,human\n' +
      'q1,"S,1",r,Str,"[""wind, \\""offshore\\"""",""sea wind""]",sea wind,1,1,1,1,,,,gold-wrong\n' +
      'q2,"S,1",r,Float,12.8%,about 12.9,0,0,0,0,1,0.1,0.0078125,\n' +
      'q3,"S,1",r,Str,"two\nlines",,0,0,0,0,,,,\n' +
      'q4,"S,1",r,Float,wind,3,0,0,0,0,,,,\n',
  );
});

test('audit.csv contains every row counted by the join', () => {
  const twice = openText('sys.csv', 'id,prediction\nq1,a\nq9,x\nq1,b\nq1,a\nq2,c\nq3,"d, e"\n');
  const input = scoreAll([gold, twice], propose([gold, twice]).mapping);
  expect(write('audit-csv', input)).toBe(
    'figure,run,question_id,file,row,text\n' +
      'missing,sys,q4,,,Which?\n' +
      'extra,sys,q9,sys.csv,2,x\n' +
      'conflicting,sys,q1,sys.csv,3,b\n' +
      'duplicate,sys,q1,sys.csv,4,a\n',
  );
});

test('gaps.csv is exact to the byte', () => {
  expect(write('gaps-csv', withTiers())).toBe(
    'question_id,model,run,answer_type,tier,gap,reason,reference,prediction,assay_version\n' +
      'q2,"S,1",r,Float,typed,percent-sign,12.9 is within the tolerance of 12.8%; only one side has a percent sign,12.8%,about 12.9,1.2.3\n',
  );
  expect(EXPORTS.find(({ id }) => id === 'gaps-csv')?.write(tiny())).toBeNull();
});

test('summary.csv is exact to the byte', () => {
  const settings = `"${JSON.stringify(DEFAULT_SETTINGS).replaceAll('"', '""')}"`;
  // Mean, Wilson's interval and n for 1 of 4, 1 of 2 and 0 of 2.
  const quarter = '0.25,0.0455872608097006,0.6993581574175982,4';
  const half = '0.5,0.09453120573423063,0.9054687942657693,2';
  const none = '0,0,0.657619772493347,2';
  expect(write('summary-csv', tiny())).toBe(
    'model,run,answer_type,questions,matched,missing,extra,duplicate,unscored,exact_match,exact_match_low,exact_match_high,exact_match_n,precision,precision_low,precision_high,precision_n,recall,recall_low,recall_high,recall_n,f1,f1_low,f1_high,f1_n,numeric_match,numeric_match_low,numeric_match_high,numeric_match_n,absolute_error,absolute_error_low,absolute_error_high,absolute_error_n,relative_error,relative_error_low,relative_error_high,relative_error_n,correct,wrong,declined,over_refusals,false_answers,assay_version,settings,scorers\n' +
      `"S,1",r,,4,3,1,1,0,1,${`${quarter},`.repeat(4)}1,,,1,0.1,,,1,0.0078125,,,1,,,,,,1.2.3,${settings},[]\n` +
      `"S,1",r,Str,2,,,,,,${`${half},`.repeat(4)},,,0,,,,0,,,,0,,,,,,,,\n` +
      `"S,1",r,Float,2,,,,,,${`${none},`.repeat(4)}1,,,1,0.1,,,1,0.0078125,,,1,,,,,,,,\n`,
  );
});

test('labels.csv has exactly the expected bytes', () => {
  expect(write('labels-csv', tiny())).toBe(
    'id,model,run,annotator,label,comment\nq1,"S,1",r,ada,gold-wrong,"the table, not the text"\n',
  );
});

describe('report.json', () => {
  const report = () => JSON.parse(write('report-json', tiny())) as Record<string, unknown>;

  test('starts with its schema, followed by everything that the results depend on', () => {
    expect(Object.keys(report())).toEqual([
      'schema',
      'assay',
      'settings',
      'mapping',
      'inputs',
      'questions',
      'metrics',
      'profiles',
      'judges',
      'llmJudge',
      'runs',
      'joinCheck',
      'comparison',
      'gaps',
      'matrix',
      'agreement',
      'problems',
    ]);
    expect(report().schema).toBe('assay-report/2');
  });

  test('has agreement with human labels, if there are any', () => {
    const { agreement } = report() as { agreement: Record<string, unknown> };
    expect(agreement).toMatchObject({
      goldWrong: ['q1'],
      labels: { annotators: [{ name: 'ada' }], verdicts: { 'gold-wrong': 1, correct: 0 } },
      afterDisputes: [
        { metric: 'exact_match', run: 'S,1 r', published: { n: 4 }, afterDisputes: { n: 3 } },
        {},
        {},
      ],
    });
    expect(JSON.parse(write('report-json', { ...tiny(), labels: NO_LABELS }))).toMatchObject({
      agreement: null,
    });
  });

  test('contains all settings, the whole mapping, and the inputs with their SHA-256', () => {
    const { settings, mapping, inputs, assay } = report();
    expect(assay).toEqual({ version: '1.2.3' });
    expect(settings).toEqual(DEFAULT_SETTINGS);
    expect(mapping).toEqual(propose([gold, predictions]).mapping);
    expect(inputs).toEqual([
      {
        name: 'gold.csv',
        sha256: gold.info.sha256,
        rows: 4,
        format: 'csv',
        encoding: 'utf-8',
        options: {},
      },
      {
        name: 'sys.csv',
        sha256: predictions.info.sha256,
        rows: 4,
        format: 'csv',
        encoding: 'utf-8',
        options: {},
      },
    ]);
  });

  test('has the counts and means of every run, and the problems found', () => {
    const { runs, problems, questions } = report();
    expect(questions).toEqual({ total: 4, inferredKinds: 0 });
    expect(runs).toMatchObject([
      {
        model: 'S,1',
        run: 'r',
        counts: { questions: 4, matched: 3, missing: 1, extra: 1, duplicate: 0, unscored: 1 },
        metrics: { exact_match: { mean: 0.25, n: 4 }, numeric_match: { mean: 1, n: 1 } },
        byAnswerType: { Str: { questions: 2 }, Float: { questions: 2 } },
      },
    ]);
    expect(problems).toMatchObject([{ code: 'extra-predictions', file: 'sys.csv', row: 4 }]);
  });

  test('lists the questions that a metric could not score', () => {
    const { runs } = report();
    expect(runs).toMatchObject([{ unscored: { numeric_match: ['q4'] } }]);
  });

  test('contains the number of answers that each tier adds, and the abstentions', () => {
    const { gaps, runs } = JSON.parse(write('report-json', withTiers())) as Record<string, unknown>;
    expect(gaps).toMatchObject({
      runs: [
        {
          model: 'S,1',
          run: 'r',
          questions: 4,
          byTier: { strict: 1, normalised: 0, typed: 1, lexical: 0 },
          headline: { strict: 0.25, normalised: 0.25, typed: 0.5, lexical: 0.5 },
          byGap: { 'percent-sign': { questions: 1, examples: ['q2'] }, capitals: { questions: 0 } },
        },
      ],
      order: { typed: [0] },
      reordered: [],
    });
    expect(runs).toMatchObject([
      { abstentions: { answerableAnswered: 3, missing: 1, precision: null, recall: null } },
    ]);
    expect(report().gaps).toBeNull();
  });

  test('names every published scorer used, with version and switches', () => {
    const { profiles } = JSON.parse(write('report-json', withProfile())) as Record<string, unknown>;
    expect(profiles).toMatchObject([
      {
        id: 'squad1.1',
        label: 'SQuAD 1.1',
        version: '1.1',
        switches: { tokens: 'whitespace', f1: 'bag of tokens', references: 'best' },
      },
    ]);
    expect(report().profiles).toEqual([]);
  });

  test('contains no text of a question, reference or prediction', () => {
    const text = write('report-json', tiny());
    for (const secret of ['Which plan?', 'offshore', 'sea wind', 'about 12.9']) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('questions.csv, when read back', () => {
  const awkward = [
    ['q1', ['wind']],
    ['q2', ['a,b', 'c;d', 'e\tf']],
    ['q3', [' padded ']],
    ['q4', ['say "so"']],
    ['q5', ['two\r\nlines', 'two\nlines', 'a\rb']],
    ['q6', ["['x', 'y']"]],
    ['q7', ['[]']],
    ['q8', ['12,8 %', '(473)']],
    ['q9', ['=1+1', '@x']],
    ['007', ['東京', '\ufeffx']],
    ['__proto__', ['Not answerable']],
    ['1e5', []],
  ] as const;
  const goldFile = openText(
    'gold.json',
    JSON.stringify(awkward.map(([id, references]) => ({ id, type: `t${id}`, references }))),
  );
  const answersOf = (turn: number) =>
    awkward.map(([id], index) => {
      const [, references] = awkward[(index + turn) % awkward.length]!;
      return { id, model: `m "${turn}"`, run: `${turn},`, answer: references.at(-1) ?? '' };
    });
  const runFiles = [0, 1, 5].map((turn) =>
    openText(`run${turn}.json`, JSON.stringify(answersOf(turn))),
  );
  const sources = [goldFile, ...runFiles];
  const byId = { kind: 'columns', columns: ['id'] } as const;
  const first = scoreAll(sources, {
    gold: {
      file: 'gold.json',
      id: byId,
      question: null,
      references: { columns: ['references'], split: 'list', separator: '' },
      answerType: 'type',
      document: null,
    },
    predictions: runFiles.map(({ info }) => ({
      file: info.id,
      id: byId,
      answer: { columns: ['answer'], split: 'none', separator: '' },
      model: 'model',
      run: 'run',
      noAnswerProbability: null,
      name: '',
    })),
  });

  test('gives the same scores and the same bytes', () => {
    const bytes = write('questions-csv', first);
    const readBack = openText('questions.csv', bytes);
    const id = { kind: 'columns', columns: ['question_id'] } as const;
    const second = scoreAll([readBack], {
      gold: {
        file: 'questions.csv',
        id,
        question: null,
        references: { columns: ['reference'], split: 'list', separator: '' },
        answerType: 'answer_type',
        document: null,
      },
      predictions: [
        {
          file: 'questions.csv',
          id,
          answer: { columns: ['prediction'], split: 'none', separator: '' },
          model: 'model',
          run: 'run',
          noAnswerProbability: null,
          name: '',
        },
      ],
    });
    expect(second.dataset.questions.ids).toEqual(first.dataset.questions.ids);
    expect(second.dataset.questions.references).toEqual(first.dataset.questions.references);
    expect(second.evaluation.runs).toEqual(first.evaluation.runs);
    expect(write('questions-csv', second)).toBe(bytes);
  });

  test('is mapped without manual corrections', () => {
    const readBack = openText('questions.csv', write('questions-csv', tiny()));
    const { mapping } = propose([readBack]);
    expect(mapping.gold).toMatchObject({
      id: { columns: ['question_id'] },
      references: { columns: ['reference'] },
      answerType: 'answer_type',
    });
    expect(mapping.predictions).toMatchObject([
      {
        id: { columns: ['question_id'] },
        answer: { columns: ['prediction'] },
        model: 'model',
        run: 'run',
      },
    ]);
  });
});
