import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeShared, readSharedBytes, readSharedJson } from '../support/shared-data';
import { readShape } from '../read/shapes/read-shape';

/**
 * The number of objects with this field anywhere in a value: an independent count of the questions.
 */
function countWith(field: string, value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = !Array.isArray(value) && Object.hasOwn(value, field) ? 1 : 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + countWith(field, inner), own);
}

function open(path: string) {
  const bytes = readSharedBytes(path);
  const plain = path.endsWith('.gz') ? new Uint8Array(gunzipSync(bytes)) : bytes;
  const name = path.replace(/^.*\//, '').replace(/\.gz$/, '');
  return { read: readShape(plain, name), text: new TextDecoder().decode(plain) };
}

function valuesIn(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): unknown => JSON.parse(line));
  }
}

describeShared('data/intake, JSON', () => {
  const manifest = readSharedJson('intake/manifest.json') as Record<string, { records: number }>;

  test.each([
    ['evouna-wide.json', 'evouna'],
    ['financebench-gold-inside-predictions.jsonl', 'financebench'],
    ['tatqa-nested-gold.json', 'tat-qa'],
    ['squad-nested-gold.json', 'squad'],
    ['squad-id-to-text-predictions.json', 'texts-by-id'],
    ['squad-na-probs.json', 'numbers-by-id'],
  ])('%s is %s, with as many rows as the manifest states', (name, shape) => {
    const { read } = open(`intake/${name}`);
    expect(read).toMatchObject({ shape, rowCount: manifest[name]?.records, problems: [] });
  });
});

describeShared('suites/qa-data', () => {
  const languages = 'ar de el en es hi ro ru th tr vi zh'.split(' ');

  test.each([
    ...languages.map((language) => [`xquad/xquad.${language}.json.gz`, 'squad', 'answers']),
    ['allennlp-rc/squad.json', 'squad', 'answers'],
    ['allennlp-rc/quac_sample.json', 'squad', 'answers'],
    ['allennlp-rc/quoref/quoref_sample.json', 'squad', 'answers'],
    ['allennlp-rc/drop.json', 'drop', 'query_id'],
    ['allennlp-rc/orb/sample_input.jsonl', 'passages', 'qid'],
    ['triviaqa/triviaqa_sample.json', 'trivia-qa', 'Filename'],
    ['nq-open/NQ-open.dev.jsonl.gz', 'nq-open', 'question'],
    ['tydi/small_gold_annotation.jsonl', 'tydi', 'example_id'],
    ['tydi/sample_prediction.jsonl', 'tydi-predictions', 'example_id'],
  ])('%s is %s, with a row for each object that has “%s”', (path, shape, field) => {
    const { read, text } = open(`suites/qa-data/${path}`);
    expect(read).toMatchObject({ shape, rowCount: countWith(field, valuesIn(text)), problems: [] });
  });

  test.each([
    ['triviaqa/sample_predictions.json', 'texts-by-id'],
    ['allennlp-rc/orb/sample_predictions.json', 'lists-by-id'],
    ['allennlp-rc/quoref/quoref_sample_predictions.json', 'lists-by-id'],
  ])('%s is %s, with a row for each key', (path, shape) => {
    const { read, text } = open(`suites/qa-data/${path}`);
    const keys = Object.keys(JSON.parse(text) as object);
    expect(read).toMatchObject({ shape, columns: { id: keys }, problems: [] });
  });

  test('ids beyond 2^53 keep every digit', () => {
    const { read, text } = open('suites/qa-data/tydi/sample_prediction.jsonl');
    const written = [...text.matchAll(/"example_id": (\d+)/g)].map(([, id]) => id);
    expect(read.columns.example_id).toEqual(written);
    expect(written).toContain('4973857530487275520');
  });
});

describeShared('the other data sets', () => {
  test.each([
    ['mmesgbench/gold-933.json', 'mmesgbench', 933],
    ['mmesgbench/gold-dev-93.json', 'mmesgbench', 93],
    ['mmesgbench/raw/gepa_dev_predictions.json', 'records-by-id', 93],
    ['mmesgbench/predictions/deepseek-v3.1-raw.jsonl', 'records', 93],
    ['climate-finance-bench/Climate Finance Bench - Dataset.json', 'climate-finance-bench', 330],
    ['financebench/gold.jsonl', 'financebench', 65],
    ['financebench/predictions/gpt-4_oracle.jsonl', 'financebench', 65],
    ['squad-v2/references.json', 'hugging-face-answers', 2000],
    ['squad-v2/predictions.json', 'squad-predictions', 2000],
    ['answer-correctness/dev.jsonl.gz', 'records', 2305],
  ])('%s is %s with %i rows', (path, shape, rowCount) => {
    const { read } = open(path);
    expect(read).toMatchObject({ shape, rowCount });
    // FinanceBench contains double-encoded text, which is reported when read from bytes.
    expect(read.problems.filter(({ code }) => code !== 'mojibake')).toEqual([]);
  });

  test('predictions under a key keep the metadata of their run', () => {
    const { columns } = open('mmesgbench/raw/gepa_dev_predictions.json').read;
    expect(Object.keys(columns)).toEqual([
      ...['id', 'answer', 'analysis', 'success', 'score', 'correct'],
      ...['correct_count', 'total', 'accuracy', 'error_count'],
    ]);
    expect(columns.id?.slice(0, 2)).toEqual(['q0', 'q1']);
  });
});
