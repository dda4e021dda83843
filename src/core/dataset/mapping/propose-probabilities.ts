import type { PredictionMapping, ProbabilitySource } from '../../model';
import { columnOf, idFrom, readIds } from '../cells';
import { nameEvidence, simplifyName } from './column-names';
import { findByName, type ProfiledFile } from './profile-columns';

/**
 * The columns of a file that contains only an id and a probability; `null` for other files. A
 * column of only 0 and 1 contains outcomes, not probabilities. Percentages from 0 to 100 look like
 * numeric answers, so the name of the column or of the file must identify them.
 */
export function findProbabilityColumns({
  source,
  columns,
}: ProfiledFile): { readonly id: string; readonly probability: string } | null {
  const [a, b] = columns;
  if (columns.length !== 2 || !a || !b) return null;
  for (const [id, probability] of [
    [a, b],
    [b, a],
  ] as const) {
    const isWhole = probability.filled === probability.rows && probability.probabilities === 1;
    const cells = columnOf(source.table, probability.name) ?? [];
    const hasFractions = cells.some((cell) => Number(cell) % 1 !== 0);
    const isNamed =
      nameEvidence(probability.name, 'noAnswerProbability') > 0 ||
      PROBABILITY_FILE.test(simplifyName(source.info.name));
    const arePercent = isNamed && id.filled === id.rows && cells.every(isPercentage);
    if (((isWhole && hasFractions) || arePercent) && id.probabilities < 1 && id.isUnique()) {
      return { id: id.name, probability: probability.name };
    }
  }
  return null;
}

/**
 * The name of a file of no-answer probabilities: `na_prob.json`, `sys-no-answer-probabilities.csv`.
 */
const PROBABILITY_FILE = /\b(?:na|no ans|no answer) prob(?:s|ability|abilities)?\b/;

function isPercentage(cell: string): boolean {
  const value = cell.trim() === '' ? NaN : Number(cell);
  return value >= 0 && value <= 100;
}

/** A probability file and the prediction files that it may belong to, most likely first. */
export interface ProbabilityOwners {
  readonly source: ProbabilitySource;
  readonly owners: readonly string[];
  /** Whether the first two are distinguished only by the order of the files. */
  readonly isClose: boolean;
}

/**
 * Finds the owners of a probability file: predictions with the same ids and no probabilities, then
 * those whose file name shares the most words with it.
 */
export function findOwners(
  file: ProfiledFile,
  predictions: readonly PredictionMapping[],
  files: readonly ProfiledFile[],
): ProbabilityOwners | null {
  const found = findProbabilityColumns(file) ?? namedColumns(file);
  if (!found) return null;
  const id = idFrom(found.id);
  const ids = new Set(readIds(file.source.table, id));
  const ranked = [...new Set(predictions.map((one) => one.file))]
    .map((name) => {
      const mapping = predictions.find((one) => one.file === name);
      const owner = files.find(({ source }) => source.info.id === name);
      const theirs =
        owner && mapping ? new Set(readIds(owner.source.table, mapping.id)) : new Set();
      const shared = [...theirs].filter((one) => ids.has(String(one))).length;
      const overlap = shared / Math.max(1, theirs.size);
      const own = mapping?.noAnswerProbability ? -1 : 0;
      return { name, score: overlap + own, alike: commonWords(name, file.source.info.name) };
    })
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.alike - a.alike || b.score - a.score);
  const [first, second] = ranked;
  return {
    source: { file: file.source.info.id, id, column: found.probability },
    owners: ranked.map(({ name }) => name),
    isClose: second !== undefined && first?.alike === second.alike,
  };
}

/** The columns of a file that the user chose as probabilities although it contains others. */
function namedColumns(
  file: ProfiledFile,
): { readonly id: string; readonly probability: string } | null {
  const id = findByName(file, 'id') ?? file.columns.find(({ isUnique }) => isUnique())?.name;
  const probability =
    findByName(file, 'noAnswerProbability') ??
    file.columns.find(({ name, probabilities }) => name !== id && probabilities >= 0.95)?.name;
  return id !== undefined && probability !== undefined ? { id, probability } : null;
}

function commonWords(a: string, b: string): number {
  const words = new Set(simplifyName(a).split(' '));
  return simplifyName(b)
    .split(' ')
    .filter((word) => words.has(word) && !KIND_WORDS.has(word)).length;
}

/** Words in file names that describe the file rather than a system. */
const KIND_WORDS = new Set(['json', 'csv', 'tsv', 'jsonl', 'predictions', 'prediction', 'squad']);
