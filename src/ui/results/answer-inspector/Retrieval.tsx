import { HeadRow } from '../../parts/Term';
import styles from './inspector.module.css';
import { Section } from './Section';
import type {
  PagesView,
  PassageView,
  RankedPassage,
  RankingView,
} from '../../../core/explore/explain/passages';
import { formatCount, formatValue, plural } from '../../../core/words/numbers';

/** The gold pages and the retrieved ones in their order, and the text of one of them. */
export function Pages({ pages }: { readonly pages: PagesView }) {
  const { gold, retrieved, rank, offset, context } = pages;
  const where = rank === null ? 'No gold page was retrieved' : `First gold page at rank ${rank}`;
  const shift = offset === 0 ? '' : `; ${offset > 0 ? '+' : '−'}1 added to retrieved pages`;
  return (
    <Section title="Pages">
      <p>
        {where}
        {shift}.
      </p>
      <dl className={styles.pages}>
        <dt className="small">Gold</dt>
        <dd>{gold.map((one, at) => draw(one, at, 'retrieved'))}</dd>
        <dt className="small">Retrieved</dt>
        <dd>{retrieved.map((one, at) => draw(one, at, 'gold page'))}</dd>
      </dl>
      {context && (
        <>
          <h4>{context.page === null ? 'Context' : `Context, page ${context.page}`}</h4>
          <blockquote className={styles.context} tabIndex={0} aria-label="Context">
            {context.text}
          </blockquote>
        </>
      )}
    </Section>
  );
}

function draw({ name, page, score, isHit }: PassageView, at: number, hit: string) {
  return (
    <span key={at} data-tone={isHit ? 'correct' : undefined} title={name === '' ? undefined : name}>
      <b>
        {isHit && <span aria-hidden="true">✓ </span>}
        {page ?? name}
        {isHit && <span className="visually-hidden"> ({hit})</span>}
      </b>
      {score !== null && <small>{formatValue(score)}</small>}
    </span>
  );
}

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
            <HeadRow columns={['Rank', 'Passage', 'Score', 'Relevance']} />
          </thead>
          <tbody>
            {passages.map((one) => (
              <tr key={one.id} data-state={stateOf(one)}>
                <td className="tabular">{one.rank ?? '–'}</td>
                <td>{one.id}</td>
                <td className="tabular">{one.score ?? '–'}</td>
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
