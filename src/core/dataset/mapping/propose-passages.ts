import { NO_PASSAGE, readPassages } from '../../answers/passages';
import type { GoldMapping, PredictionMapping, Table } from '../../model';
import { columnOf, sampleValues } from '../cells';
import { simplifyName } from './column-names';
import { type ColumnProfile, type ProfiledFile } from './profile-columns';
import type { Evidence } from './proposal';

/* Names in the form that `simplifyName` returns, most certain first. */

const EVIDENCE = [
  /^(?:gold |relevant |reference |true )?evidence (?:pages?|page (?:nums?|numbers?))$/,
  /^(?:gold|relevant|reference|true|source|answer) (?:pages?|page (?:nums?|numbers?)|passages?)$/,
  /^evidences?$/,
  /^(?:pages?|page (?:nums?|numbers?))$/,
];

const RETRIEVED = [
  /^retriev(?:ed|al) (?:pages?|page (?:nums?|numbers?)|passages?|chunks?|docs?|documents?|ids|results?)$/,
  /^(?:retrieved|retrieval|(?:context|source|cited|predicted) pages?|page (?:nums?|numbers?)|pages?)$/,
  /^(?:sources|source documents|citations?|passages|chunks|evidences?)$/,
];

const SCORES = [/^(?:retriev(?:al|ed)|similarity) scores?$/, /^scores$/];

const CONTEXT = [/^(?:retrieved )?contexts?(?: texts?)?$/, /^retrieved texts?$/];

/** Number of cells sampled. */
const SAMPLE = 200;

/**
 * Minimum share of the non-empty cells that must name passages and nothing else, if the column name
 * is not conclusive.
 */
const MIN_READ = 0.6;

/**
 * How many names at the start of a list are so certain that one cell with a passage is enough;
 * cells without a passage are then reported.
 */
const CERTAIN_NAMES = 2;

/** A column whose cells are shorter than this on average does not contain contexts. */
const MIN_CONTEXT_LENGTH = 40;

/** The gold mapping with the evidence column, chosen by its name and values. */
export function withEvidence(file: ProfiledFile, mapping: GoldMapping): GoldMapping {
  const { question, document, answerType, references } = mapping;
  const taken = [question, document, answerType, ...references.columns];
  const evidence = findColumn(file, EVIDENCE, taken, containPassages);
  return evidence === null ? mapping : { ...mapping, evidence };
}

/** The prediction mapping with the columns of retrieved passages, scores and context. */
export function withRetrieved(
  file: ProfiledFile,
  mapping: PredictionMapping,
  gold: GoldMapping | null,
): PredictionMapping {
  const ofGold = gold?.file === mapping.file ? [gold.evidence ?? null, gold.document] : [];
  const taken = [...mapping.answer.columns, mapping.model, mapping.run, ...ofGold];
  // Each run may have its own columns, marked by a suffix such as `@strong r1`.
  const suffix = /@.*/su.exec(mapping.answer.columns[0] ?? '')?.[0] ?? '';
  const retrieved = findColumn(file, RETRIEVED, taken, containPassages, suffix);
  const isContext = ({ meanLength }: ColumnProfile) => meanLength >= MIN_CONTEXT_LENGTH;
  const context = findColumn(file, CONTEXT, [...taken, retrieved], isContext);
  const areScores = ({ numberLists }: ColumnProfile) => numberLists > MIN_READ;
  const scores = retrieved === null ? null : findColumn(file, SCORES, taken, areScores);
  return {
    ...mapping,
    ...(retrieved !== null && { retrieved }),
    ...(scores !== null && { retrievalScores: scores }),
    ...(context !== null && { context }),
  };
}

/** The column with the most certain name among those whose cells fit. */
function findColumn(
  { source: { table }, columns }: ProfiledFile,
  names: readonly RegExp[],
  taken: readonly (string | null)[],
  fits: (profile: ColumnProfile, table: Table, isCertain: boolean) => boolean,
  suffix = '',
): string | null {
  const free = columns.filter(
    ({ name, filled }) => filled > 0 && !taken.includes(name) && name.endsWith(suffix),
  );
  const plainName = ({ name }: ColumnProfile) =>
    simplifyName(name.slice(0, name.length - suffix.length));
  for (const [at, pattern] of names.entries()) {
    const found = free.find(
      (one) => pattern.test(plainName(one)) && fits(one, table, at < CERTAIN_NAMES),
    );
    if (found) return found.name;
  }
  return null;
}

function containPassages({ name }: ColumnProfile, table: Table, isCertain: boolean): boolean {
  const cells = columnOf(table, name) ?? [];
  const stated = cells.filter((cell) => cell.trim() !== '' && !NO_PASSAGE.test(cell.trim()));
  const filled = sampleValues(stated).slice(0, SAMPLE);
  const read = filled.map((cell) => readPassages(cell, 'gold'));
  const whole = read.filter(({ unread }) => unread.length === 0).length;
  const isUsual = whole >= MIN_READ * filled.length;
  return read.some(({ passages }) => passages) && (isCertain || isUsual);
}

/** Describes which columns contain the evidence and the retrieved passages. */
export function describePassages(
  gold: GoldMapping | null,
  predictions: readonly PredictionMapping[],
): Evidence[] {
  const sentences = predictions.flatMap(({ file, retrieved, context }): Evidence[] => {
    const column = retrieved ?? context;
    if (typeof column !== 'string' || !gold?.evidence) return [];
    return [{ file, sentence: `${file} names the retrieved passages in “${column}”.` }];
  });
  if (!gold?.evidence) return sentences;
  const { file, evidence } = gold;
  return [{ file, sentence: `${file} names the evidence in “${evidence}”.` }, ...sentences];
}
