import type { RunRanks } from '../../../core/analysis/matrix';
import { formatCount, listWords } from '../../parts/format';

/**
 * Whether the choice of the scorer decides which run is first: the news, and how stable the other
 * places are.
 */
export function describeRanks(
  places: readonly RunRanks[],
  runs: readonly string[],
  scorers: number,
): { readonly news: string; readonly further: string } {
  const nameOf = ({ run }: RunRanks) => runs[run] ?? '';
  const winners = places
    .filter(({ counts }) => (counts[0] ?? 0) > 0)
    .toSorted((a, b) => (b.counts[0] ?? 0) - (a.counts[0] ?? 0));
  const [first] = winners;
  const hasTies = winners.reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0) > scorers;
  const all = formatCount(scorers);
  const always = winners.filter(({ counts }) => counts[0] === scorers);
  const sharing = winners.filter((winner) => winner !== first);
  const news =
    always.length === places.length && places.length > 1
      ? `All runs share the first place under all ${all} scorers.`
      : always.length === 1 && first
        ? `${nameOf(first)} is first under all ${all} scorers${describeSharing(sharing, nameOf)}.`
        : `The scorer decides who is first: ${listWords(
            winners.map(
              (winner, index) =>
                `${nameOf(winner)} under ${formatCount(winner.counts[0] ?? 0)}${index === 0 ? ` of ${all}` : ''}`,
            ),
          )}${hasTies ? ', a tie counted for each' : ''}.`;
  const settled = places.filter(({ counts }) => counts.includes(scorers));
  const further =
    settled.length === places.length
      ? 'Every run keeps its place under every scorer.'
      : settled.length === 0
        ? 'No run keeps its place under all of them.'
        : `${listWords(settled.map(nameOf))} ${settled.length === 1 ? 'keeps its place' : 'keep their places'} under all of them.`;
  return { news, further };
}

/** Runs that are first as well, under some of the scorers. */
function describeSharing(
  sharing: readonly RunRanks[],
  nameOf: (places: RunRanks) => string,
): string {
  if (sharing.length === 0) return '';
  const shares = sharing.map((one) => `${formatCount(one.counts[0] ?? 0)} with ${nameOf(one)}`);
  return `, sharing the place under ${listWords(shares)}`;
}
