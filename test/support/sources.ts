import { join } from '../../src/core/dataset/join/join';
import type { Dataset, Mapping, Source } from '../../src/core/model';
import { DEFAULT_SETTINGS, type Settings } from '../../src/core/settings';
import { readText } from '../../src/read/read';

/** Reads a file with this content; fails if it cannot be read. */
export function openText(name: string, text: string): Source {
  return openBytes(name, new TextEncoder().encode(text));
}

export function openBytes(name: string, bytes: Uint8Array): Source {
  const read = readText(bytes, name);
  if (read.kind === 'refused') throw new Error(read.problem.message);
  return read.source;
}

const whole = (column: string) => ({ columns: [column], split: 'none', separator: '' }) as const;

/** `gold.csv` with the columns id and answer, `pred.csv` with id and prediction, matched by id. */
export const idMapping: Mapping = {
  gold: {
    file: 'gold.csv',
    id: { kind: 'columns', columns: ['id'] },
    question: null,
    references: whole('answer'),
    answerType: null,
    document: null,
  },
  predictions: [
    {
      file: 'pred.csv',
      id: { kind: 'columns', columns: ['id'] },
      answer: whole('prediction'),
      model: null,
      run: null,
      noAnswerProbability: null,
      name: 'pred',
    },
  ],
};

/** Joins sources; throws if the join fails. */
export function joinAll(
  sources: readonly Source[],
  mapping: Mapping,
  settings: Settings = DEFAULT_SETTINGS,
): Dataset {
  const joined = join(sources, mapping, settings);
  if (joined.kind === 'failed') {
    throw new Error(joined.problems.map(({ message }) => message).join('\n'));
  }
  return joined.dataset;
}
