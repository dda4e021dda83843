import type { Mapping, RepairId, Source } from '../../model';
import { readIds, sampleValues } from '../cells';
import { createMatcher, createRepairedMatcher, REPAIRS } from '../id-repairs';
import { visitInBatches } from '../../progress';

/**
 * Repairs that would match more ids of a file. Nothing is applied until the mapping contains them.
 */
export interface RepairSuggestion {
  readonly file: string;
  /** The repairs to add to the file's `repairs` in the mapping. */
  readonly repairs: readonly RepairId[];
  readonly label: string;
  /** Number of additional distinct ids that would match. */
  readonly gained: number;
  /** Number of distinct ids that match nothing at present. */
  readonly unmatched: number;
  /**
   * Number of ids that would match several questions, or a question that another id already
   * matches.
   */
  readonly conflicts: number;
  readonly examples: readonly { readonly from: string; readonly to: string }[];
}

const MAX_EXAMPLES = 3;

/**
 * The repairs that match more ids of each prediction file, most helpful first; no repairs if every
 * id matches. Linear in the number of rows. A generator, so that the caller can pause or stop it.
 */
export function* suggestRepairs(
  sources: readonly Source[],
  mapping: Mapping,
): Generator<undefined, RepairSuggestion[]> {
  const tables = new Map(sources.map(({ info, table }) => [info.id, table]));
  const { gold } = mapping;
  const goldTable = gold && tables.get(gold.file);
  if (!goldTable) return [];
  const known = new Map<string, number>();
  yield* visitInBatches(readIds(goldTable, gold.id), (id) => {
    if (id !== '' && !known.has(id)) known.set(id, known.size);
  });
  const suggestions = new Map<string, readonly RepairSuggestion[]>();
  for (const { file, id, repairs = [] } of mapping.predictions) {
    const table = tables.get(file);
    if (!table || suggestions.has(file)) continue;
    suggestions.set(file, yield* suggestRepairsFor(file, known, readIds(table, id), repairs));
  }
  return [...suggestions.values()].flat();
}

export function* suggestRepairsFor(
  file: string,
  known: ReadonlyMap<string, number>,
  fileIds: readonly string[],
  applied: readonly RepairId[],
): Generator<undefined, RepairSuggestion[]> {
  const find = yield* createMatcher(known, fileIds, applied);
  const matched = new Set<number>();
  const unmatched = new Set<string>();
  yield* visitInBatches(fileIds, (id) => {
    const question = find(id);
    if (typeof question === 'number') matched.add(question);
    else if (id !== '') unmatched.add(id);
  });
  if (unmatched.size === 0) return [];
  const all: Unmatched = { known, applied, matched, fileIds, unmatched: [...unmatched] };

  const open = REPAIRS.map(({ id }) => id).filter((id) => !applied.includes(id));
  const single: RepairEffect[] = [];
  for (const id of open) single.push(yield* tryRepairs(all, [id]));
  const most = Math.max(0, ...single.map(({ gained }) => gained));
  const together = most < unmatched.size ? yield* tryAllTogether(all, open) : null;
  return [...(together && together.gained > most ? [together] : []), ...single]
    .filter(({ gained }) => gained > 0)
    .sort((a, b) => b.gained - a.gained || a.conflicts - b.conflicts)
    .map(({ repairs, gained, conflicts, examples }) => {
      const labels = REPAIRS.filter(({ id }) => repairs.includes(id)).map(({ label }) => label);
      const label = labels.join('; ');
      return { file, repairs, label, gained, unmatched: unmatched.size, conflicts, examples };
    });
}

/** Ids of a file that match no question, and their context. */
interface Unmatched {
  readonly known: ReadonlyMap<string, number>;
  readonly applied: readonly RepairId[];
  /** The questions that the file's other ids match. */
  readonly matched: ReadonlySet<number>;
  readonly fileIds: readonly string[];
  /** Without duplicates. */
  readonly unmatched: readonly string[];
}

type RepairEffect = Pick<RepairSuggestion, 'repairs' | 'gained' | 'conflicts' | 'examples'> & {
  /** Ids that would match at least one question. */
  readonly reachedIds: readonly string[];
};

/** Counts the ids that repairs would match. */
function* tryRepairs(
  context: Unmatched,
  repairs: readonly RepairId[],
): Generator<undefined, RepairEffect> {
  const { known, applied, matched, fileIds, unmatched } = context;
  const find = yield* createRepairedMatcher(known, fileIds, [...applied, ...repairs]);
  const questions = [...known.keys()];
  const matchedQuestions = new Set(matched);
  const reachedIds: string[] = [];
  const examples: { from: string; to: string }[] = [];
  let gained = 0;
  let conflicts = 0;
  yield* visitInBatches(unmatched, (id) => {
    const question = find(id);
    if (question === undefined) return;
    reachedIds.push(id);
    if (question === 'several') {
      conflicts++;
      return;
    }
    gained++;
    if (matchedQuestions.has(question)) conflicts++;
    matchedQuestions.add(question);
    if (examples.length < MAX_EXAMPLES) examples.push({ from: id, to: questions[question] ?? '' });
  });
  return { repairs, gained, conflicts, examples, reachedIds };
}

/**
 * All repairs combined, except those that match no additional ids. This is decided on a
 * sample of the matched ids. A repair that only a few ids need may be dropped here, but it is still
 * suggested once the others are applied.
 */
function* tryAllTogether(
  context: Unmatched,
  open: readonly RepairId[],
): Generator<undefined, RepairEffect> {
  const all = yield* tryRepairs(context, open);
  if (all.reachedIds.length === 0) return all;
  const unmatched = sampleValues(all.reachedIds);
  const fileIds = [...unmatched, ...sampleValues(context.fileIds)];
  const needed = yield* fewestRepairs({ ...context, fileIds, unmatched }, open);
  return needed.length === open.length ? all : yield* tryRepairs(context, needed);
}

/**
 * The repairs except those that match no additional ids; they are tested in reverse order,
 * since prefix and suffix, which come last, remove the most.
 */
function* fewestRepairs(
  context: Unmatched,
  open: readonly RepairId[],
): Generator<undefined, readonly RepairId[]> {
  let best = yield* tryRepairs(context, open);
  for (const id of [...open].reverse()) {
    const fewer = yield* tryRepairs(
      context,
      best.repairs.filter((one) => one !== id),
    );
    if (fewer.gained >= best.gained) best = fewer;
  }
  return best.repairs;
}
