import type { RankedPassage, RankingView } from '../../../core/explore/explain/ranking';
import { formatCount, plural } from '../../../core/words/numbers';
import styles from './inspector.module.css';
import { Section } from './Section';

/** The ranked passages with their grades, then the relevant ones that were not retrieved. */
export function Ranking({ ranking }: { readonly ranking: RankingView }) {
  const { passages, retrieved, relevant, relevantRetrieved } = ranking;
  const listed = passages.filter(({ rank }) => rank !== null).length;
  const missed = passages.length - listed;
  const hidden = [
    [retrieved - listed, 'more retrieved passage'] as const,
    [relevant - relevantRetrieved - missed, 'more relevant passage'] as const,
  ].filter(([count]) => count > 0);
  return (
    <Section title="Ranking">
      <p>
        {formatCount(relevantRetrieved)} of {plural(relevant, 'relevant passage')} among{' '}
        {formatCount(retrieved)} retrieved.
      </p>
      {passages.length > 0 && (
        <table className={`text-table ${styles.ranking}`}>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Passage</th>
              <th scope="col">Score</th>
              <th scope="col">Relevance</th>
            </tr>
          </thead>
          <tbody>
            {passages.map((one) => (
              <tr key={one.id} data-state={stateOf(one)}>
                <td className="figure">{one.rank ?? '–'}</td>
                <td>{one.id}</td>
                <td className="figure">{one.score ?? '–'}</td>
                <td>{describeRelevance(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hidden.map(([count, words]) => (
        <p key={words}>{plural(count, words)} not shown.</p>
      ))}
    </Section>
  );
}

function stateOf({ rank, isRelevant }: RankedPassage): 'paired' | 'missed' | undefined {
  if (!isRelevant) return undefined;
  return rank === null ? 'missed' : 'paired';
}

function describeRelevance({ rank, grade, isRelevant }: RankedPassage): string {
  if (grade === null) return 'not judged';
  if (!isRelevant) return `${grade}, not relevant`;
  return rank === null ? `${grade}, relevant, not retrieved` : `${grade}, relevant`;
}
