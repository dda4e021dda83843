import type { Mapping, RepairId, Source } from '../model';
import { readIds } from './cells';
import { createMatcher } from './match-ids';
import { REPAIRS } from './repairs';

/** Repairs that would let more ids of a file meet questions. Nothing is applied until it stands in the mapping. */
export interface RepairOffer {
  readonly file: string;
  /** What to add to the file's `repairs` in the mapping. */
  readonly repairs: readonly RepairId[];
  readonly label: string;
  /** Distinct ids that would be matched besides those that are. */
  readonly gained: number;
  /** Distinct ids that match nothing at present. */
  readonly unmatched: number;
  /** Distinct ids that would fit several questions, or a question that another id of the file meets. */
  readonly conflicts: number;
  readonly examples: readonly { readonly from: string; readonly to: string }[];
}

const EXAMPLES = 3;

/** The repairs that help each prediction file, the most helpful first; none where every id is matched. */
export function offerRepairs(sources: readonly Source[], mapping: Mapping): RepairOffer[] {
  const tables = new Map(sources.map(({ info, table }) => [info.id, table]));
  const { gold } = mapping;
  const goldTable = gold && tables.get(gold.file);
  if (!goldTable) return [];
  const ids = [...new Set(readIds(goldTable, gold.id))].filter((id) => id !== '');
  const known = new Map(ids.map((id, question) => [id, question]));
  const seen = new Set<string>();
  return mapping.predictions.flatMap((prediction) => {
    const table = tables.get(prediction.file);
    if (!table || seen.has(prediction.file)) return [];
    seen.add(prediction.file);
    return offersFor(
      prediction.file,
      known,
      readIds(table, prediction.id),
      prediction.repairs ?? [],
    );
  });
}

/** The offers for one file. */
export function offersFor(
  file: string,
  known: ReadonlyMap<string, number>,
  fileIds: readonly string[],
  applied: readonly RepairId[],
): RepairOffer[] {
  const ids = [...new Set(fileIds)].filter((id) => id !== '');
  const present = createMatcher(known, ids, applied);
  const unmatched = ids.filter((id) => present.find(id) === undefined);
  if (unmatched.length === 0) return [];
  const questions = [...known.keys()];
  const met = new Set(ids.map(present.find));
  const weigh = (repairs: readonly RepairId[]): RepairOffer => {
    const matcher = createMatcher(known, ids, [...applied, ...repairs]);
    const taken = new Set(met);
    const examples: { from: string; to: string }[] = [];
    let gained = 0;
    let conflicts = 0;
    for (const id of unmatched) {
      const question = matcher.find(id);
      if (question === undefined) {
        if (matcher.isAmbiguous(id)) conflicts++;
        continue;
      }
      gained++;
      if (taken.has(question)) conflicts++;
      taken.add(question);
      if (examples.length < EXAMPLES) examples.push({ from: id, to: questions[question] ?? '' });
    }
    const labels = REPAIRS.filter(({ id }) => repairs.includes(id)).map(({ label }) => label);
    const label = labels.join('; ');
    return { file, repairs, label, gained, unmatched: unmatched.length, conflicts, examples };
  };
  const open = REPAIRS.map(({ id }) => id).filter((id) => !applied.includes(id));
  const single = open.map((id) => weigh([id])).filter(({ gained }) => gained > 0);
  const most = Math.max(0, ...single.map(({ gained }) => gained));
  const together = most < unmatched.length ? fewest(open, weigh) : null;
  const offers = together && together.gained > most ? [together, ...single] : single;
  return offers.sort((a, b) => b.gained - a.gained || a.conflicts - b.conflicts);
}

/** All repairs together, without those that add nothing: what cuts the most off the ids goes first. */
function fewest(
  open: readonly RepairId[],
  weigh: (repairs: readonly RepairId[]) => RepairOffer,
): RepairOffer {
  let best = weigh(open);
  for (const id of [...open].reverse()) {
    const fewer = weigh(best.repairs.filter((one) => one !== id));
    if (fewer.gained >= best.gained) best = fewer;
  }
  return best;
}

/** The mapping with exactly these repairs for the ids of a file; undone by an empty list. */
export function withRepairs(mapping: Mapping, file: string, repairs: readonly RepairId[]): Mapping {
  const predictions = mapping.predictions.map((one) => {
    if (one.file !== file) return one;
    return { ...one, repairs };
  });
  return { ...mapping, predictions };
}
