import { Group, Text } from '@mantine/core';
import { lowerFirst } from '../../../core/words/capitals';
import type { Explanation, MeaningTrace } from '../../../core/explore/explain/explain';
import type { Abstention, DateView } from '../../../core/explore/explain/meaning';
import { FactList } from '../../parts/Texts';
import { Section } from './Section';
import { Token } from './MarkedText';
import styles from './inspector.module.css';
import type { ListView } from '../../../core/explore/explain/lists';
import { listWords } from '../../../core/words/lists';
import { plural } from '../../../core/words/numbers';
import { nameOutcome } from './describe-numbers';
import { REJECTION_LABELS, TIER_WORDS } from '../../../core/scoring/tiers/tier';

interface MeaningProps {
  readonly meaning: MeaningTrace;
  readonly kind: Explanation['kind'];
}

/** Verdicts, abstentions and dates of both sides, and the key points of the reference. */
export function Meaning({ meaning, kind }: MeaningProps) {
  const { subject, verdicts, abstentions, dates, evidence, form } = meaning;
  const own = { verdict: verdicts.references[subject], abstains: abstentions.references[subject] };
  const haveVerdicts = typeof own.verdict === 'boolean' && verdicts.prediction !== null;
  const hasVerdict = kind === 'boolean' || form === 'boolean' || haveVerdicts;
  const anyAbstains = Boolean(own.abstains ?? abstentions.prediction);
  const hasDates = dates.reference.length > 0 && form !== 'number';
  return (
    <>
      {hasVerdict && (
        <Section title={titleVerdicts(own.verdict ?? null, verdicts.prediction)}>
          <FactList
            facts={[
              ['Reference', nameVerdict(own.verdict ?? null)],
              ['Prediction', nameVerdict(verdicts.prediction)],
            ]}
          />
        </Section>
      )}
      {anyAbstains && (
        <Section title={nameAbstentions(Boolean(own.abstains), Boolean(abstentions.prediction))}>
          <FactList
            facts={[
              ['Reference', nameAbstention(own.abstains ?? null)],
              ['Prediction', nameAbstention(abstentions.prediction)],
            ]}
          />
        </Section>
      )}
      {hasDates && (
        <Section title="Dates">
          <FactList
            facts={[
              ['Reference', <Dates dates={dates.reference} />],
              ['Prediction', <Dates dates={dates.prediction} />],
            ]}
          />
        </Section>
      )}
      {evidence && evidence.points.length > 0 && (
        <Section
          title={
            evidence.fromQuestion
              ? 'Facts in the reference'
              : 'Facts the reference adds to the question'
          }
        >
          <Group component="p" gap="4px 6px">
            {evidence.points.map(({ text, found }, index) => (
              <Token
                key={index}
                text={text}
                state={found ? 'matched' : 'unmatched'}
                side="reference"
              />
            ))}
          </Group>
        </Section>
      )}
    </>
  );
}

function Dates({ dates }: { readonly dates: readonly DateView[] }) {
  if (dates.length === 0) return <span className={styles.muted}>no date found</span>;
  return (
    <ul>
      {dates.map(({ text, date, alternative, found }, index) => (
        <li key={index}>
          <q>{text}</q>
          <span className={styles.muted}> read as </span>
          {date}
          {alternative !== null && ` or ${alternative} (ambiguous)`}
          {found && (
            <Text span inherit c="var(--correct)">
              , matches
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Only a verdict at the beginning of an answer is found; without one, there is nothing to compare.
 */
function titleVerdicts(reference: boolean | null, prediction: boolean | null): string {
  if (reference === null && prediction === null) return 'Neither side begins with a verdict';
  if (reference === null) return 'The reference does not begin with a verdict';
  if (prediction === null) return 'The prediction does not begin with a verdict';
  return reference === prediction ? 'The verdicts match' : 'The verdicts differ';
}

function nameVerdict(verdict: boolean | null) {
  if (verdict === null) return <span className={styles.muted}>no verdict</span>;
  return verdict ? 'yes' : 'no';
}

function nameAbstention(abstention: Abstention): string {
  if (abstention === null) return 'gives an answer';
  return abstention === 'phrase'
    ? 'abstains: the answer means “no answer”'
    : 'abstains: one of its sentences says that there is no answer';
}

function nameAbstentions(reference: boolean, prediction: boolean): string {
  if (reference && prediction) return 'Both abstain';
  return reference ? 'Answers an unanswerable question' : 'Abstains although an answer exists';
}

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

/** Why no tier accepts an answer: the first reason that applies. */
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
  if (numbers && (numbers.kind !== 'compared' || !numbers.matched)) {
    return lowerFirst(nameOutcome(numbers));
  }
  if (numbers && numbers.absoluteError !== 0) {
    return `the numbers are not the same (${numbers.given.text} for ${numbers.expected.text}), though within tolerance`;
  }
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
    ...(extra > 0 ? [`has ${plural(extra, 'extra item')}`] : []),
  ];
  if (counts.length > 0) return `the list ${listWords(counts)}`;
  return !matched && orderRequired && !inOrder ? 'the required order differs' : 'the lists differ';
}
