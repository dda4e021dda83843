import { Group, Text } from '@mantine/core';
import type { Explanation, MeaningTrace } from '../../../core/explore/explain/explain';
import type { Abstention, DateView } from '../../../core/explore/explain/meaning';
import { FactList } from '../../parts/Texts';
import { Section } from './Section';
import { Token } from './MarkedText';
import styles from './inspector.module.css';

interface MeaningProps {
  readonly meaning: MeaningTrace;
  readonly kind: Explanation['kind'];
}

/** Verdicts, abstentions and dates of both sides, and the facts of the reference. */
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
        <Section
          title={
            own.verdict === verdicts.prediction && own.verdict !== null
              ? 'The verdicts match'
              : 'The verdicts differ'
          }
        >
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

function nameVerdict(verdict: boolean | null) {
  if (verdict === null) return <span className={styles.muted}>no verdict</span>;
  return verdict ? 'yes' : 'no';
}

function nameAbstention(abstention: Abstention): string {
  if (abstention === null) return 'gives an answer';
  return abstention === 'phrase'
    ? 'abstains: the answer means “no answer”'
    : 'abstains within a sentence';
}

function nameAbstentions(reference: boolean, prediction: boolean): string {
  if (reference && prediction) return 'Both abstain';
  return reference ? 'Answers an unanswerable question' : 'Abstains although an answer exists';
}
