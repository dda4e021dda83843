import { gunzipSync } from 'node:zlib';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readIds } from '../../src/core/dataset/cells';
import { evidenceTokens } from '../../src/core/dataset/join/join-evidence';
import { propose } from '../../src/core/dataset/mapping/propose';
import type { Dataset, Mapping, Source, Table } from '../../src/core/model';
import { createRandom } from '../../src/core/random';
import { describeShared, readSharedBytes, sharedUrl } from '../support/shared-data';
import { joinAll, openBytes, openText } from '../support/sources';

interface Joined {
  readonly name: string;
  readonly sources: readonly Source[];
  readonly mapping: Mapping;
}

/** The text of a shared file, decompressed. */
function open(path: string): Source {
  const bytes = readSharedBytes(path);
  const name = path.split('/').at(-1) ?? '';
  return path.endsWith('.gz')
    ? openBytes(name.slice(0, -3), new Uint8Array(gunzipSync(bytes)))
    : openBytes(name, bytes);
}

function list(folder: string): string[] {
  return readdirSync(sharedUrl(folder)).map((file) => `${folder}/${file}`);
}

function openJoin(...paths: string[]): Joined {
  const sources = paths.map(open);
  return { name: paths.at(-1) ?? '', sources, mapping: propose(sources).mapping };
}

const DEV = 'mmesgbench/gold-dev-93.json';
const SYSTEMS = list('mmesgbench/predictions');

/** Every gold file of the shared data with its predictions. */
function trueJoins(): Joined[] {
  return [
    openJoin(DEV, ...SYSTEMS),
    openJoin(DEV, 'mmesgbench/raw/gepa_dev_predictions.json'),
    openJoin('gap-analysis/gold.csv', ...list('gap-analysis').filter(isPredictions)),
    ...list('financebench/predictions').map((path) => openJoin('financebench/gold.jsonl', path)),
    ...list('evidence').map((path) => openJoin(DEV, path)),
    openJoin('squad-v2/references.json', 'squad-v2/predictions.json'),
    openJoin('klue-mrc/references.json', 'klue-mrc/predictions.json'),
    openJoin('intake/squad-nested-gold.json', 'intake/squad-id-to-text-predictions.json'),
    openJoin('intake/evouna-wide.json'),
    openJoin('intake/financebench-gold-inside-predictions.jsonl'),
    openJoin('answer-pairs/open.jsonl'),
    openJoin('answer-correctness/dev.jsonl.gz'),
  ];
}

function isPredictions(path: string): boolean {
  return path.includes('predictions-');
}

/** Gold files without predictions; their first references serve as predictions. */
function goldAgainstGold(): Joined[] {
  const paths = [
    'climate-finance-bench/Climate Finance Bench - Dataset.json',
    'mmesgbench/gold-933.json',
    'intake/tatqa-nested-gold.json',
    'suites/qa-data/nq-open/NQ-open.dev.jsonl.gz',
    ...list('suites/qa-data/xquad').filter((path) => path.endsWith('.gz')),
  ];
  return paths.map((path) => {
    const source = open(path);
    const { gold } = propose([source]).mapping;
    if (!gold) throw new Error(`${path} is not a gold file.`);
    const ids = readIds(source.table, gold.id);
    const column = source.table.columns.indexOf(gold.references.columns[0] ?? '');
    const answers = (source.table.cells[column] ?? []).map((cell, row) => ({
      id: ids[row] ?? '',
      prediction: cell,
    }));
    const sources = [source, openText('run.json', JSON.stringify(answers))];
    const predictions = propose(sources).mapping.predictions.map((one) => ({
      ...one,
      id: { kind: 'columns', columns: ['id'] } as const,
    }));
    return { name: path, sources, mapping: { gold, predictions } };
  });
}

function shuffle<T>(values: readonly T[], seed: number): T[] {
  const random = createRandom(seed);
  const moved = [...values];
  for (let at = moved.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [moved[at], moved[other]] = [moved[other] as T, moved[at] as T];
  }
  return moved;
}

/** The files with the cells of all prediction columns shuffled. */
function shuffleAnswers({ sources, mapping }: Joined, seed: number): Source[] {
  return sources.map((source) => {
    const columns = mapping.predictions
      .filter(({ file }) => file === source.info.id)
      .flatMap(({ answer }) => answer.columns);
    const cells = source.table.cells.map((column, at) =>
      columns.includes(source.table.columns[at] ?? '') ? shuffle(column, seed) : column,
    );
    return { ...source, table: { ...source.table, cells } satisfies Table };
  });
}

const verdictsOf = ({ joinChecks }: Dataset) => joinChecks.map(({ verdict }) => verdict);

/**
 * The runs without any prediction that contains most of a reference, as if the systems were always
 * wrong. All questions get ids in a column, since matching by row number would itself be a reason
 * for doubt.
 */
function onlyWrong({ sources, mapping }: Joined): Omit<Joined, 'name'> {
  const dataset = joinAll(sources, mapping);
  const { ids, texts, documents, references } = dataset.questions;
  const questions = ids.map((id, question) => ({
    id,
    question: texts[question] ?? '',
    document: documents[question] ?? '',
    references: JSON.stringify(references[question] ?? []),
  }));
  const isWrong = (prediction: string | null, question: number) => {
    const said = new Set(evidenceTokens(prediction ?? ''));
    return (references[question] ?? []).every((reference) => {
      const tokens = evidenceTokens(reference);
      return tokens.filter((token) => said.has(token)).length < 0.6 * tokens.length;
    });
  };
  const predictions = dataset.runs.flatMap(({ model, run, predictions: answers }) =>
    answers.flatMap((answer, question) =>
      answer !== null && isWrong(answer, question)
        ? [{ id: ids[question], model, run, prediction: answer }]
        : [],
    ),
  );
  const id = { kind: 'columns', columns: ['id'] } as const;
  return {
    sources: [
      openText('questions.json', JSON.stringify(questions)),
      openText('wrong.json', JSON.stringify(predictions)),
    ],
    mapping: {
      gold: {
        file: 'questions.json',
        id,
        question: 'question',
        references: { columns: ['references'], split: 'list', separator: '' },
        answerType: null,
        document: 'document',
      },
      predictions: [
        {
          file: 'wrong.json',
          id,
          answer: { columns: ['prediction'], split: 'none', separator: '' },
          model: 'model',
          run: 'run',
          noAnswerProbability: null,
          name: 'wrong',
        },
      ],
    },
  };
}

describeShared('the join check on real files', () => {
  const joins = trueJoins();

  test('finds every correct join plausible', () => {
    const found = joins.map(({ name, sources, mapping }) => ({
      name,
      verdicts: verdictsOf(joinAll(sources, mapping)),
    }));
    const runs = found.flatMap(({ verdicts }) => verdicts);
    expect(found.filter(({ verdicts }) => verdicts.some((one) => one !== 'plausible'))).toEqual([]);
    expect(runs.length).toBeGreaterThanOrEqual(41);
  });

  test.each(goldAgainstGold().map((joined) => [joined.name, joined] as const))(
    'finds %s plausible against itself',
    (_, { sources, mapping }) => {
      expect(verdictsOf(joinAll(sources, mapping))).toEqual(['plausible']);
    },
  );

  test('does not doubt a join just because the system’s answers are wrong', () => {
    const doubted = joins.flatMap((joined) => {
      const { sources, mapping } = onlyWrong(joined);
      const { joinChecks } = joinAll(sources, mapping);
      return joinChecks.filter(({ verdict }) => verdict === 'doubtful');
    });
    expect(doubted).toEqual([]);
  });

  test.each([1, 2, 3])(
    'detects every shuffled file of more than 15 questions (seed %i)',
    (seed) => {
      const found = joins.map((joined) => {
        const sources = shuffleAnswers(joined, seed);
        return { name: joined.name, ...joinAll(sources, joined.mapping) };
      });
      const missed = found.filter(({ questions, joinChecks }) =>
        joinChecks.some(
          ({ verdict }) =>
            verdict === 'plausible' || (verdict === 'untestable' && questions.ids.length > 15),
        ),
      );
      expect(missed.map(({ name }) => name)).toEqual([]);
    },
  );

  test('detects predictions for the dev split that are joined to the gold file of all 933 questions', () => {
    const { sources, mapping } = openJoin('mmesgbench/gold-933.json', ...SYSTEMS);
    const { joinChecks, problems } = joinAll(sources, mapping);
    expect(joinChecks.map(({ verdict }) => verdict)).toEqual(SYSTEMS.map(() => 'doubtful'));
    expect(problems.filter(({ code }) => code === 'doubtful-join')).toHaveLength(SYSTEMS.length);
  });
});
