import type { RunRanks } from '../../../core/analysis/matrix';
import { listWords } from '../../../core/words/lists';
import { formatCount } from '../../../core/words/numbers';

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
      ? `All runs tie for first place with all ${all} scorers.`
      : always.length === 1 && first
        ? `${nameOf(first)} ranks first with all ${all} scorers${describeSharing(sharing, nameOf)}.`
        : `Which run ranks first depends on the scorer: ${listWords(
            winners.map(
              (winner, index) =>
                `${nameOf(winner)} with ${formatCount(winner.counts[0] ?? 0)}${index === 0 ? ` of ${all}` : ''}`,
            ),
          )}${hasTies ? '; ties count for each run' : ''}.`;
  const settled = places.filter(({ counts }) => counts.includes(scorers));
  const further =
    settled.length === places.length
      ? 'Every run has the same rank with every scorer.'
      : settled.length === 0
        ? 'No run has the same rank with all scorers.'
        : `${listWords(settled.map(nameOf))} ${settled.length === 1 ? 'has' : 'have'} the same rank with all scorers.`;
  return { news, further };
}

/** Runs that are first as well, under some of the scorers. */
function describeSharing(
  sharing: readonly RunRanks[],
  nameOf: (places: RunRanks) => string,
): string {
  if (sharing.length === 0) return '';
  const shares = sharing.map((one) => `${nameOf(one)} with ${formatCount(one.counts[0] ?? 0)}`);
  return `, tied for first with ${listWords(shares)}`;
}
