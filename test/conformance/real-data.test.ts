import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evaluateAll } from '../../src/core/evaluate';
import { propose } from '../../src/core/dataset/mapping/propose';
import { METRICS } from '../../src/core/scoring/metrics';
import type { Dataset, IdSource, PredictionMapping, Source } from '../../src/core/model';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { describeShared, openShared, sharedUrl } from '../support/shared-data';
import { joinAll, openBytes } from '../support/sources';

const byColumns = (...columns: string[]): IdSource => ({ kind: 'columns', columns });
const byRow = (prefix: string, from: number): IdSource => ({ kind: 'row', prefix, from });
const whole = (column: string) => ({ columns: [column], split: 'none', separator: '' });
const list = (column: string) => ({ columns: [column], split: 'list', separator: '' });

function openFolder(path: string): Source[] {
  return readdirSync(sharedUrl(path))
    .sort()
    .map((name) => openShared(`${path}/${name}`));
}

/**
 * Joins a gold file with its own answers as predictions; if a question has several answers, the
 * first is used.
 */
function feedBack(source: Source): Dataset {
  const { gold } = propose([source]).mapping;
  if (!gold) throw new Error(`${source.info.id} was not recognized as gold.`);
  const { file, id, references } = gold;
  const run = {
    file,
    id,
    answer: references,
    model: null,
    run: null,
    noAnswerProbability: null,
    name: 'gold',
  };
  return joinAll([source], { gold, predictions: [run] });
}

function expectPerfect(source: Source, questions: number): void {
  const dataset = feedBack(source);
  const [report] = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS).runs;
  expect(report?.counts).toMatchObject({ questions, matched: questions, missing: 0, extra: 0 });
  expect(report?.counts.duplicate).toBe(0);
  for (const metric of ['exact_match', 'precision', 'recall', 'f1']) {
    expect(report?.metrics[metric]).toMatchObject({ mean: 1, n: questions });
  }
  expect(report?.metrics.numeric_match?.mean ?? 1).toBe(1);
  expect(report?.metrics.absolute_error?.mean ?? 0).toBe(0);
}

/** Expects runs without missing, unmatched or duplicate rows. */
function expectComplete({ runs, questions }: Dataset, count: number): void {
  expect(questions.ids).toHaveLength(count);
  expect(new Set(questions.ids).size).toBe(count);
  for (const run of runs) {
    expect(run).toMatchObject({ matched: count, missing: 0, unmatched: [], duplicates: [] });
  }
}

test('the example scores perfectly against itself', () => {
  const bytes = readFileSync('public/examples/gold.json');
  expectPerfect(openBytes('gold.json', new Uint8Array(bytes)), 32);
});

describeShared('Climate Finance Bench', () => {
  const source = openShared('climate-finance-bench/Climate Finance Bench - Dataset.json');

  test('needs no manual mapping: the id combines company and question', () => {
    const { mapping, roles } = propose([source]);
    expect(roles).toEqual({ [source.info.id]: 'gold' });
    expect(mapping).toEqual({
      gold: {
        file: source.info.id,
        id: byColumns("Company's name", 'Question ID'),
        question: 'Question',
        references: whole('Answer'),
        answerType: 'Type of question',
        document: 'Documents',
        evidence: 'Pages',
      },
      predictions: [],
    });
  });

  test('has 330 questions of three types', () => {
    const { questions } = feedBack(source);
    expect(new Set(questions.ids).size).toBe(330);
    expect([...new Set(questions.answerTypes)].sort()).toEqual(['LR', 'NR', 'PE']);
  });

  test('scores perfectly against itself', () => expectPerfect(source, 330));
});

describeShared('MMESGBench', () => {
  const dev = openShared('mmesgbench/gold-dev-93.json');
  const systems = openFolder('mmesgbench/predictions');
  const gold = {
    file: dev.info.id,
    id: byRow('q', 0),
    question: 'question',
    references: whole('answer'),
    answerType: 'answer_format',
    document: 'doc_id',
    evidence: 'evidence_pages',
  };

  test('gold without ids and the predictions of six systems need no manual correction', () => {
    const { mapping, warnings } = propose([...systems, dev]);
    expect(mapping.gold).toEqual(gold);
    expect(warnings).toEqual([]);
    expect(systems).toHaveLength(6);
    const runs = systems.map(({ info }): PredictionMapping => ({
      file: info.id,
      id: byColumns('question_id'),
      answer: { columns: ['predicted_answer'], split: 'none', separator: '' },
      model: 'model_name',
      run: null,
      noAnswerProbability: null,
      name: info.name.replace('.jsonl', ''),
    }));
    expect(mapping.predictions).toEqual(runs);
  });

  test('has six complete runs', () => {
    const dataset = joinAll([dev, ...systems], propose([dev, ...systems]).mapping);
    expect(dataset.runs).toHaveLength(6);
    expectComplete(dataset, 93);
    expect(dataset.questions.inferredKinds).toBe(0);
    expect(dataset.problems.map(({ code }) => code)).toEqual(['row-number-ids']);
  });

  test('a raw prediction file with a column `answer` needs no manual correction', () => {
    const raw = openShared('mmesgbench/raw/gepa_dev_predictions.json');
    const { mapping } = propose([raw, dev]);
    expect(mapping.gold).toEqual(gold);
    expect(mapping.predictions).toMatchObject([{ id: byColumns('id'), answer: whole('answer') }]);
    expectComplete(joinAll([raw, dev], mapping), 93);
  });

  test('the 93 questions score perfectly against themselves', () => expectPerfect(dev, 93));
  test('the 933 questions score perfectly against themselves', () =>
    expectPerfect(openShared('mmesgbench/gold-933.json'), 933));
});

describeShared('FinanceBench', () => {
  const gold = openShared('financebench/gold.jsonl');
  const systems = openFolder('financebench/predictions');

  test('gold and 16 runs need no correction, although each run repeats the gold', () => {
    const { mapping, roles } = propose([...systems, gold]);
    expect(roles[gold.info.id]).toBe('gold');
    expect(mapping.gold).toMatchObject({
      file: gold.info.id,
      id: byColumns('financebench_id'),
      question: 'question',
      references: whole('answer'),
      document: 'doc_name',
    });
    expect(mapping.predictions).toHaveLength(16);
    for (const one of mapping.predictions) {
      expect(one).toMatchObject({
        id: byColumns('financebench_id'),
        answer: whole('model_answer'),
        model: 'model_name',
        run: 'eval_mode',
      });
    }
  });

  test('has 16 complete runs, distinguished by model and mode', () => {
    const sources = [gold, ...systems];
    const dataset = joinAll(sources, propose(sources).mapping);
    expectComplete(dataset, 65);
    expect(new Set(dataset.runs.map(({ model, run }) => `${model}_${run}.jsonl`))).toEqual(
      new Set(systems.map(({ info }) => info.name)),
    );
    expect(dataset.problems).toEqual([]);
  });

  test('scores perfectly against itself', () => expectPerfect(gold, 65));
});

describeShared('gap-analysis', () => {
  const names = ['gold', 'predictions-baseline', 'predictions-optimized'];
  const sources = names.map((name) => openShared(`gap-analysis/${name}.csv`));

  test('needs no manual correction', () => {
    const { mapping } = propose(sources);
    expect(mapping.gold).toEqual({
      file: 'gold.csv',
      id: byColumns('question_id'),
      question: 'question',
      references: whole('gold_answer'),
      answerType: 'answer_format',
      document: 'document',
    });
    expect(mapping.predictions).toMatchObject([
      { id: byColumns('question_id'), answer: whole('predicted_answer'), model: 'model_name' },
      { id: byColumns('question_id'), answer: whole('predicted_answer'), model: 'model_name' },
    ]);
    const dataset = joinAll(sources, mapping);
    expectComplete(dataset, 93);
    expect(dataset.runs.map(({ model }) => model)).toEqual(['baseline', 'optimized']);
  });

  test('scores perfectly against itself', () => expectPerfect(sources[0]!, 93));
});

describeShared('squad-v2', () => {
  const sources = ['references', 'predictions'].map((name) => openShared(`squad-v2/${name}.json`));

  test('needs no manual correction', () => {
    const { mapping } = propose(sources);
    expect(mapping).toEqual({
      gold: {
        file: 'references.json',
        id: byColumns('id'),
        question: 'question',
        references: list('answers.text'),
        answerType: null,
        document: null,
      },
      predictions: [
        {
          file: 'predictions.json',
          id: byColumns('id'),
          answer: whole('prediction_text'),
          model: null,
          run: null,
          noAnswerProbability: 'no_answer_probability',
          name: 'predictions',
        },
      ],
    });
    const dataset = joinAll(sources, mapping);
    expectComplete(dataset, 2000);
    const without = dataset.questions.references.filter((references) => references.length === 0);
    expect(without).toHaveLength(533);
  });

  test('the first of several references scores perfectly', () => {
    expectPerfect(sources[0]!, 2000);
  });
});

describeShared('intake', () => {
  test('scores Spanish and French gold in Windows-1252 with predictions in UTF-16', () => {
    const sources = ['utf16-bom.tsv', 'semicolon-windows1252.csv'].map((name) =>
      openShared(`intake/${name}`),
    );
    const { mapping } = propose(sources);
    expect(mapping.gold).toMatchObject({
      file: 'semicolon-windows1252.csv',
      id: byColumns('Nº'),
      question: 'Pregunta',
      references: whole('Réponse'),
    });
    expect(mapping.predictions).toMatchObject([
      { id: byColumns('question_id'), answer: whole('predicted_answer'), model: 'model' },
    ]);
    expectComplete(joinAll(sources, mapping), 30);
  });

  test('finds gold and predictions in one file', () => {
    const source = openShared('intake/financebench-gold-inside-predictions.jsonl');
    const { mapping, roles } = propose([source]);
    expect(roles).toEqual({ [source.info.id]: 'both' });
    expect(mapping.gold).toMatchObject({
      id: byColumns('financebench_id'),
      question: 'question',
      references: whole('gold_answer'),
    });
    expect(mapping.predictions).toMatchObject([
      { answer: whole('model_answer'), model: 'model_name', run: 'eval_mode' },
    ]);
    expectComplete(joinAll([source], mapping), 40);
  });

  test('finds gold and five systems in one table', () => {
    const source = openShared('intake/evouna-wide.json');
    const { mapping } = propose([source]);
    expect(mapping.gold).toMatchObject({
      id: byColumns('question'),
      question: 'question',
      references: { columns: ['golden_answer'] },
    });
    const names = ['fid', 'gpt35', 'chatgpt', 'gpt4', 'newbing'];
    expect(mapping.predictions.map(({ answer, name }) => [answer.columns, name])).toEqual(
      names.map((name) => [[`answer_${name}`], name]),
    );
    const dataset = joinAll([source], mapping);
    expect(dataset.runs).toHaveLength(5);
    expectComplete(dataset, 60);
  });
});
