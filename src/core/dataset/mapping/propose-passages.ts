import { NO_PASSAGE, readPassages } from '../../answers/passages';
import type { GoldMapping, PredictionMapping } from '../../model';
import { columnOf, sampleValues } from '../cells';
import { simplifyName } from './column-names';
import { type ColumnProfile, type ProfiledFile } from './profile-columns';
import type { Evidence } from './proposal';

/* Names in the form of `simplifyName`, the most certain first. */

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

/** Minimum share of non-empty cells that name only passages, if the name is not certain. */
const MIN_READ = 0.6;

/**
 * For this many names at the start of a list, one cell with a passage is enough; the other cells
 * are reported.
 */
const CERTAIN_NAMES = 2;

/** Texts shorter than this on average are not contexts. */
const MIN_CONTEXT_LENGTH = 40;

/** The gold mapping with the column of evidence, chosen by its name and values. */
export function withEvidence(file: ProfiledFile, mapping: GoldMapping): GoldMapping {
  const used = [mapping.question, mapping.document, mapping.answerType];
  const taken = [...used, ...mapping.references.columns];
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
  const retrieved = findColumn(file, RETRIEVED, taken, containPassages, runSuffix(mapping));
  const context = findColumn(
    file,
    CONTEXT,
    [...taken, retrieved],
    (_, __, { meanLength }) => meanLength >= MIN_CONTEXT_LENGTH,
  );
  const isScores = (_: readonly string[], __: boolean, { numberLists }: ColumnProfile) =>
    numberLists > MIN_READ;
  const scores = retrieved === null ? null : findColumn(file, SCORES, taken, isScores);
  return {
    ...mapping,
    ...(retrieved !== null && { retrieved }),
    ...(scores !== null && { retrievalScores: scores }),
    ...(context !== null && { context }),
  };
}

/** The suffix of the run’s column names, if each run has its own columns: `@strong r1`. */
function runSuffix({ answer: { columns } }: PredictionMapping): string {
  return /@.*/su.exec(columns[0] ?? '')?.[0] ?? '';
}

/** The column with the most certain name whose cells fit. */
function findColumn(
  { source: { table }, columns }: ProfiledFile,
  names: readonly RegExp[],
  taken: readonly (string | null)[],
  fits: (cells: readonly string[], isCertain: boolean, profile: ColumnProfile) => boolean,
  suffix = '',
): string | null {
  const free = columns.filter(({ name, filled }) => filled > 0 && !taken.includes(name));
  for (const [at, pattern] of names.entries()) {
    const found = free.find(
      (profile) =>
        profile.name.endsWith(suffix) &&
        pattern.test(simplifyName(profile.name.slice(0, profile.name.length - suffix.length))) &&
        fits(columnOf(table, profile.name) ?? [], at < CERTAIN_NAMES, profile),
    );
    if (found) return found.name;
  }
  return null;
}

function containPassages(cells: readonly string[], isCertain: boolean): boolean {
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
