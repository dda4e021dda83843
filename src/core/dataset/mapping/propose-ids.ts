import type { IdSource, Table } from '../../model';
import {
  columnOf,
  firstRows,
  idColumns,
  idFrom,
  MIN_OVERLAP,
  readIds,
  ROW_NUMBERS,
  sampleRows,
} from '../cells';
import { findBest, type OptionGroup } from './best-option';
import { nameEvidence } from './column-names';
import {
  findByName,
  findQuestionColumn,
  type ColumnProfile,
  type ProfiledFile,
} from './profile-columns';
import { createSpellingKey, REPAIRS } from '../id-repairs';

/**
 * Does not remove shared prefixes and suffixes: if ids are just row numbers, the numbering can
 * start anywhere, so a match of the bare numbers proves nothing.
 */
const spellingKey = createSpellingKey(REPAIRS.map(({ id }) => id));

/** Ids that consist of a common prefix and a number. */
interface RunningNumbers {
  readonly prefix: string;
  /** In the order of the ids; empty ids are skipped. */
  readonly numbers: readonly number[];
}

/** The ids of the gold file and of each prediction file, chosen so that they match. */
export interface IdProposal {
  readonly gold: IdSource;
  /** In the order of the prediction files. */
  readonly predictions: readonly IdSource[];
}

/**
 * Ranks all ways to identify a question: first by the share of ids that the prediction files have
 * in common with the gold file, then by name, then by length.
 * @param references the cells with reference answers in the gold file, if known
 */
export function proposeIds(
  gold: ProfiledFile,
  predictions: readonly ProfiledFile[],
  references: readonly (readonly string[])[] = [],
): IdProposal {
  const { id } = gold.source.info;
  const containsPredictions = predictions.some(({ source }) => source.info.id === id);
  const compared = references.length > 0 ? references : null;
  const groups = goldOptions(gold, containsPredictions ? [] : compared);
  const weigh = (option: GoldOption) => weighOption(option, gold, predictions);
  const moreGroups = (): OptionGroup<GoldOption>[] => [
    ...groups.map(({ evidence, options }) => ({
      evidence,
      options: () => options().flatMap((one) => [one, ...withOtherSeparators(one)]),
    })),
    {
      evidence: 0,
      options: () =>
        containsPredictions
          ? []
          : sharedPairs(gold, predictions).filter((one) => weigh(one).overlap > 0),
    },
  ];
  const plain = findBest(groups, weigh);
  const best = plain && plain.overlap > 0 ? plain : findBest(moreGroups(), weigh);
  const isMatched = best !== undefined && best.overlap >= MIN_OVERLAP;
  const counted = predictions.length > 0 && !isMatched ? rowOption(gold, predictions) : null;
  if (counted && (best?.overlap ?? 0) < counted.overlap) {
    const own = findRespelledIds(gold, predictions, counted.proposal.predictions);
    return own ? { ...counted.proposal, gold: own } : counted.proposal;
  }
  if (!best || (best.overlap === 0 && canJoinByRowOrder(gold, predictions))) {
    return { gold: ROW_NUMBERS, predictions: predictions.map(() => ROW_NUMBERS) };
  }
  return {
    gold: best.source,
    predictions: best.partners.map(
      (partner, index) => partner?.source ?? fallback(predictions[index], best.source),
    ),
  };
}

interface WeighedOption extends GoldOption {
  readonly partners: readonly ({ readonly source: IdSource } | null)[];
  /**
   * The mean share of known ids over the prediction files; a file below the minimum counts as 0.
   */
  readonly overlap: number;
}

function weighOption(
  option: GoldOption,
  gold: ProfiledFile,
  predictions: readonly ProfiledFile[],
): WeighedOption {
  const known = firstRows(readIds(gold.source.table, option.source));
  const partners = predictions.map((file) => findPartner(option.source, known, gold, file));
  const sum = partners.reduce((total, partner) => total + (partner?.overlap ?? 0), 0);
  return { ...option, partners, overlap: sum / Math.max(1, partners.length) };
}

/** Separators commonly used between the parts of an id. */
const SEPARATORS = ['_', '-', ' - ', ' ', '|', '/', ':', '.', '#', '__', ', ', ''];

/** Composite ids with each common separator and with the parts in either order. */
function withOtherSeparators({ source, evidence }: GoldOption): GoldOption[] {
  if (source.kind !== 'columns' || source.columns.length < 2) return [];
  const orders = [source.columns, [...source.columns].reverse()];
  return SEPARATORS.flatMap((separator) =>
    orders.map((columns) => ({ source: { kind: 'columns', columns, separator }, evidence })),
  );
}

/**
 * Whether files without ids, with as many rows as the gold file, can be joined by row order. They
 * cannot if both sides contain questions and the questions differ.
 */
function canJoinByRowOrder(gold: ProfiledFile, predictions: readonly ProfiledFile[]): boolean {
  const { rowCount } = gold.source.table;
  return (
    predictions.length > 0 &&
    predictions.every(
      (file) =>
        file.source.table.rowCount === rowCount &&
        findByName(file, 'id') === null &&
        !questionsDiffer(gold, file),
    )
  );
}

function questionsDiffer(gold: ProfiledFile, file: ProfiledFile): boolean {
  const questions = (profiled: ProfiledFile) =>
    columnOf(profiled.source.table, findByName(profiled, 'question') ?? '');
  const left = questions(gold);
  const right = questions(file);
  return left !== null && right !== null && left.some((text, row) => text !== right[row]);
}

interface GoldOption {
  readonly source: IdSource;
  readonly evidence: number;
}

/**
 * Columns, or pairs of columns, that identify every question; nearly unique columns if they are
 * named like an id; and, if `references` are given, columns whose values repeat only where the
 * question and its references repeat.
 */
function goldOptions(
  gold: ProfiledFile,
  references: readonly (readonly string[])[] | null,
): OptionGroup<GoldOption>[] {
  const { source, columns } = gold;
  const repeats = references ? repeatsWithQuestions(gold, references) : () => false;
  const single = columns.map((column): OptionGroup<GoldOption> => {
    const { name, filled, codes } = column;
    const named = nameEvidence(name, 'id');
    const evidence = (identifies: boolean) =>
      named + (identifies ? 1 : 0) + 0.5 * codes + shortness(column);
    const options = () => {
      const isUnique = column.isUnique();
      if (!isUnique && named < 0.5) return [];
      const identifies = isUnique || repeats(column);
      if (!identifies && column.countDistinct() <= 0.5 * filled) return [];
      return [{ source: idFrom(name), evidence: evidence(identifies) }];
    };
    return { evidence: evidence(true), options };
  });
  const identity = ({ name }: ColumnProfile) =>
    Math.max(nameEvidence(name, 'id'), nameEvidence(name, 'question') > 0 ? 0.1 : 0);
  const pairs = () => {
    const repeating = columns.filter((column) => !column.isUnique());
    const parts = repeating.filter(
      ({ name, filled, codes }) =>
        filled > 0 &&
        (nameEvidence(name, 'id') >= 0.4 || nameEvidence(name, 'question') > 0 || codes >= 0.9),
    );
    return parts.flatMap((id) =>
      repeating
        .filter((other) => other !== id && other.meanLength < 100)
        .filter((other) => identifiesRows(source.table, [other.name, id.name]))
        .map((other) => ({
          source: idFrom(other.name, id.name),
          evidence: 0.5 + identity(id) + shortness(other),
        })),
    );
  };
  const strongest = 0.5 + Math.max(...columns.map(identity)) + Math.max(...columns.map(shortness));
  return [...single, { evidence: strongest, options: pairs }];
}

/**
 * Pairs of up to 12 columns that every file contains under the same names, with mostly the same
 * values.
 */
function sharedPairs(gold: ProfiledFile, predictions: readonly ProfiledFile[]): GoldOption[] {
  const shared = gold.columns.filter(({ name, filled, meanLength, isUnique }) => {
    if (filled === 0 || meanLength >= 100 || isUnique()) return false;
    const known = firstRows(columnOf(gold.source.table, name) ?? []);
    return predictions.every(
      ({ source: { table } }) =>
        table.columns.includes(name) &&
        shareKnown(sampleRows(table), idFrom(name), known) >= MIN_OVERLAP,
    );
  });
  return shared.flatMap(({ name: first }, at) =>
    shared
      .slice(at + 1, 12)
      .filter(({ name }) => identifiesRows(gold.source.table, [first, name]))
      .map(({ name }) => ({ source: idFrom(first, name), evidence: 0 })),
  );
}

/**
 * Whether a column has equal values exactly where the question and its reference are equal, like
 * the ids of a file with several runs or with one row per page of evidence.
 */
function repeatsWithQuestions(
  gold: ProfiledFile,
  references: readonly (readonly string[])[],
): (column: ColumnProfile) => boolean {
  const question = findQuestionColumn(gold);
  const { table } = gold.source;
  const texts = columnOf(table, question);
  return ({ name, isUnique, filled, rows }) => {
    if (!texts || filled < rows || name === question || isUnique()) return false;
    const cells = columnOf(table, name) ?? [];
    const pairs = new Set(cells.map((cell, row) => JSON.stringify([cell, texts[row]])));
    const answered = new Set(
      cells.map((cell, row) => JSON.stringify([cell, ...references.map((column) => column[row])])),
    );
    const questions = new Set(cells).size;
    return questions === pairs.size && questions === answered.size && questions < rows;
  };
}

/** Short values are better ids: up to 0.5 for very short ones, near 0 for paragraphs. */
function shortness({ meanLength }: ColumnProfile): number {
  return 5 / (10 + meanLength);
}

function identifiesRows(table: Table, columns: readonly string[]): boolean {
  const ids = readIds(table, idFrom(...columns));
  return new Set(ids).size === ids.length;
}

/** The ids of the gold file. */
type KnownIds = Pick<ReadonlySet<string>, 'has'>;

/** The columns of a prediction file whose values are ids of the gold file. */
function findPartner(
  source: IdSource,
  known: KnownIds,
  gold: ProfiledFile,
  file: ProfiledFile,
): { readonly source: IdSource; readonly overlap: number } | null {
  const table = sampleRows(file.source.table);
  const parts = idColumns(source);
  const options: string[][] = table.columns.map((name) => [name]);
  if (parts.length > 1) {
    const partners = parts.map((part) => similarColumn(gold, part, file));
    if (partners.every((name) => name !== null)) options.push(partners);
  }
  let best: { source: IdSource; overlap: number; evidence: number } | null = null;
  for (const columns of options) {
    const candidate = idFrom(...columns);
    const overlap = shareKnown(table, candidate, known);
    const evidence = nameEvidence(columns.at(-1) ?? '', 'id');
    const better =
      !best || overlap > best.overlap || (overlap === best.overlap && evidence > best.evidence);
    if (overlap >= MIN_OVERLAP && better) best = { source: candidate, overlap, evidence };
  }
  return best;
}

/**
 * The column with the same name, otherwise the one that shares the most values with the gold
 * column.
 */
function similarColumn(gold: ProfiledFile, name: string, file: ProfiledFile): string | null {
  const table = sampleRows(file.source.table);
  if (table.columns.includes(name)) return name;
  const values = new Set(columnOf(gold.source.table, name));
  let best: { name: string; share: number } | null = null;
  for (const column of table.columns) {
    const share = shareKnown(table, idFrom(column), values);
    if (share > (best?.share ?? MIN_OVERLAP)) best = { name: column, share };
  }
  return best?.name ?? null;
}

/** Share of the table's distinct ids that occur in the gold file. */
function shareKnown(table: Table, source: IdSource, known: KnownIds): number {
  const ids = new Set(readIds(table, source));
  ids.delete('');
  const shared = [...ids].filter((id) => known.has(id)).length;
  return ids.size === 0 ? 0 : shared / ids.size;
}

/**
 * Predictions with sequential ids (`q0`, `q1`, …) that match the rows of a gold file without ids.
 */
function rowOption(gold: ProfiledFile, predictions: readonly ProfiledFile[]) {
  const rows = gold.source.table.rowCount;
  const found = predictions.map((file) => numberedColumn(file, rows));
  const first = found.find((one) => one !== null);
  if (!first) return null;
  const source: IdSource = { kind: 'row', prefix: first.prefix, from: first.from };
  const fits = found.map((one) => one?.prefix === first.prefix && one.from === first.from);
  const proposal: IdProposal = {
    gold: source,
    predictions: found.map((one, index) =>
      one && fits[index] ? idFrom(one.column) : fallback(predictions[index], source),
    ),
  };
  return { proposal, overlap: (MIN_OVERLAP * fits.filter(Boolean).length) / fits.length };
}

function numberedColumn({ source, columns }: ProfiledFile, rows: number) {
  for (const { name, filled, countDistinct, isUnique } of columns) {
    if (filled < 0.9 * rows || countDistinct() < 0.9 * rows) continue;
    if (nameEvidence(name, 'id') === 0 && !isUnique()) continue;
    const numbered = readSequentialNumbers(columnOf(source.table, name) ?? []);
    if (!numbered) continue;
    const { prefix, numbers } = numbered;
    const from = numbers.includes(0) ? 0 : 1;
    const inRange = numbers.filter((number) => number < rows + from).length;
    if (inRange >= 0.9 * numbers.length) return { column: name, prefix, from };
  }
  return null;
}

/** The most likely id column of the file, for the user to correct if nothing matches. */
function fallback(file: ProfiledFile | undefined, gold: IdSource): IdSource {
  const named = file && findByName(file, 'id');
  if (named) return idFrom(named);
  const has = (name: string) => file?.columns.some((column) => column.name === name);
  if (gold.kind === 'row' || gold.columns.every(has)) return gold;
  const unlike = file?.columns.find(({ isUnique, codes }) => codes >= 0.5 && isUnique());
  const first = unlike ?? file?.columns.find(({ isUnique }) => isUnique());
  return first ? idFrom(first.name) : ROW_NUMBERS;
}

/** Parses ids as a prefix and a number without leading zeros (`q0`, `q1`, …); else `null`. */
export function readSequentialNumbers(ids: readonly string[]): RunningNumbers | null {
  let prefix: string | null = null;
  const numbers: number[] = [];
  for (const id of ids) {
    if (id === '') continue;
    const start = startOfNumber(id);
    if (start === id.length) return null;
    prefix ??= id.slice(0, start);
    if (start !== prefix.length || !id.startsWith(prefix)) return null;
    numbers.push(Number(id.slice(start)));
  }
  return { prefix: prefix ?? '', numbers };
}

/** Start of the number at the end of an id, after leading zeros. */
function startOfNumber(id: string): number {
  const isDigit = (at: number) => id.charAt(at) >= '0' && id.charAt(at) <= '9';
  let start = id.length;
  while (start > 0 && isDigit(start - 1)) start--;
  while (start < id.length - 1 && id[start] === '0') start++;
  return start;
}

/**
 * The ids in the gold file, if they match those of every file when spelling differences are ignored
 * (`Q-AB7` and `q-ab7`), so that a repair can be suggested instead of joining by row order;
 * otherwise `null`. `sources` gives the id columns of each prediction file.
 */
function findRespelledIds(
  gold: ProfiledFile,
  predictions: readonly ProfiledFile[],
  sources: readonly IdSource[],
): IdSource | null {
  const matchesAll = (source: IdSource) => {
    const known = new Set(readIds(gold.source.table, source).map(spellingKey));
    return predictions.every((file, index) => {
      const own = sources[index];
      if (own?.kind !== 'columns') return false;
      const ids = readIds(sampleRows(file.source.table), own);
      return ids.filter((id) => known.has(spellingKey(id))).length >= MIN_OVERLAP * ids.length;
    });
  };
  const named = gold.columns
    .filter(({ isUnique, name }) => nameEvidence(name, 'id') >= 0.5 && isUnique())
    .map(({ name }) => idFrom(name));
  return named.find(matchesAll) ?? null;
}
