import type { MeaningTrace } from '../../../core/explore/explain/explain';
import type { ListView } from '../../../core/explore/explain/lists';
import { listWords } from '../../../core/words/lists';
import { plural } from '../../../core/words/numbers';
import { nameOutcome } from './describe-numbers';
import { REJECTION_LABELS, TIER_WORDS } from '../../../core/scoring/tiers/tier';
import styles from './inspector.module.css';

/** Whether the answer is accepted, by which tier, and why. */
export function AcceptanceLine({ meaning }: { readonly meaning: MeaningTrace }) {
  const { acceptance } = meaning;
  if (!acceptance) {
    return (
      <p className={styles.acceptance} data-accepted={false}>
        <b>Not accepted</b> by any tier: {describeRejection(meaning)}.
      </p>
    );
  }
  const { tier, rejection, reason } = acceptance;
  return (
    <p className={styles.acceptance} data-accepted={true}>
      <b>Accepted as {TIER_WORDS[tier].label.toLowerCase()}</b>: {reason}.
      {rejection !== null &&
        ` A strict scorer rejects it: ${REJECTION_LABELS[rejection].toLowerCase()}.`}
    </p>
  );
}

/** Why no tier accepts an answer; the first reason that applies. */
function describeRejection({
  subject,
  contradiction,
  abstentions,
  verdicts,
  numbers,
  lists,
  evidence,
}: MeaningTrace): string {
  const abstains = abstentions.references[subject] ?? null;
  if (abstains !== null) return 'it answers an unanswerable question';
  if (abstentions.prediction === 'phrase') return 'it abstains although an answer exists';
  const isOutsideTolerance = numbers?.kind === 'compared' && !numbers.matched;
  if (contradiction !== null && !isOutsideTolerance) return contradiction;
  if (numbers) return lowerFirst(nameOutcome(numbers));
  if (lists) return describeLists(lists);
  const verdict = verdicts.references[subject] ?? null;
  if (verdict !== null && verdicts.prediction !== null && verdict !== verdicts.prediction) {
    return 'its verdict is the opposite';
  }
  const missing = evidence?.points.filter(({ found }) => !found).length ?? 0;
  if (missing > 0) {
    return `it lacks ${missing} of ${plural(evidence?.points.length ?? 0, 'fact')} in the reference`;
  }
  return 'neither its wording nor its meaning matches the reference';
}

function describeLists({ rows, matched, orderRequired, inOrder }: ListView): string {
  const missed = rows.filter(({ prediction }) => prediction === null).length;
  const extra = rows.filter(({ reference }) => reference === null).length;
  const counts = [
    ...(missed > 0 ? [`lacks ${plural(missed, 'item')}`] : []),
    ...(extra > 0 ? [`has ${plural(extra, 'item')} too many`] : []),
  ];
  if (counts.length > 0) return `the list ${listWords(counts)}`;
  return !matched && orderRequired && !inOrder ? 'the required order differs' : 'the lists differ';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
