import type { PassageView, PagesView } from '../../../core/explore/explain/pages';
import styles from './inspector.module.css';
import { Section } from './Section';

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
        <dt>Gold</dt>
        <dd>{gold.map((one, at) => draw(one, at, 'retrieved'))}</dd>
        <dt>Retrieved</dt>
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
    <span key={at} data-hit={isHit} title={name === '' ? undefined : name}>
      <b>
        {isHit && <span aria-hidden="true">✓ </span>}
        {page ?? name}
        {isHit && <span className="visually-hidden"> ({hit})</span>}
      </b>
      {score !== null && <small>{Number(score.toFixed(3))}</small>}
    </span>
  );
}
