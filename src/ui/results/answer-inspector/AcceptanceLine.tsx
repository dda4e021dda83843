import type { MeaningTrace } from '../../../core/explore/explain/explain';
import type { ListView } from '../../../core/explore/explain/lists';
import { countOf, listWords } from '../../parts/format';
import { nameOutcome } from './describe-numbers';
import { GAP_LABELS, TIER_WORDS } from '../../../core/scoring/tiers/tier';
import styles from './inspector.module.css';

/** Whether the answer counts as right, by which tier, and why. */
export function AcceptanceLine({ meaning }: { readonly meaning: MeaningTrace }) {
  const { acceptance } = meaning;
  if (!acceptance) {
    return (
      <p className={styles.line} data-accepted={false}>
        <span className={styles.badge}>Not accepted</span> by any tier: {describeRejection(meaning)}
        .
      </p>
    );
  }
  const { tier, gap, reason } = acceptance;
  return (
    <p className={styles.line} data-accepted={true}>
      <span className={styles.badge}>Accepted as {TIER_WORDS[tier].label.toLowerCase()}</span>:{' '}
      {reason}.
      {gap !== null && (
        <span className={styles.gap}> Rejection reason: {GAP_LABELS[gap].toLowerCase()}.</span>
      )}
    </p>
  );
}

/** Why no tier accepts an answer, as far as one thing decides. */
function describeRejection({
  subject,
  abstentions,
  verdicts,
  numbers,
  lists,
  evidence,
}: MeaningTrace): string {
  const abstains = abstentions.references[subject] ?? null;
  if (abstains !== null) return 'it answers an unanswerable question';
  if (abstentions.prediction === 'phrase') return 'it abstains although an answer exists';
  if (numbers) return lowerFirst(nameOutcome(numbers));
  if (lists) return describeLists(lists);
  const verdict = verdicts.references[subject] ?? null;
  if (verdict !== null && verdicts.prediction !== null && verdict !== verdicts.prediction) {
    return 'its verdict is the opposite';
  }
  const lacking = evidence?.points.filter(({ met }) => !met).length ?? 0;
  if (lacking > 0) {
    return `it lacks ${lacking} of ${countOf(evidence?.points.length ?? 0, 'fact')} in the reference`;
  }
  return 'neither its wording nor its meaning matches the reference';
}

function describeLists({ rows, matched, orderRequired: orderRequired, inOrder }: ListView): string {
  const missed = rows.filter(({ prediction }) => prediction === null).length;
  const extra = rows.filter(({ reference }) => reference === null).length;
  const counts = [
    ...(missed > 0 ? [`lacks ${countOf(missed, 'item')}`] : []),
    ...(extra > 0 ? [`has ${countOf(extra, 'item')} too many`] : []),
  ];
  if (counts.length > 0) return `the list ${listWords(counts)}`;
  return !matched && orderRequired && !inOrder ? 'the required order differs' : 'the lists differ';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
