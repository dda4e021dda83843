import { Text } from '@mantine/core';
import type {
  ComparedNumbers,
  NumberCandidate,
  NumberView,
} from '../../../core/explore/explain/numbers';
import type { NumberSettings } from '../../../core/settings';
import { plural } from '../../../core/words/numbers';
import {
  describeConverted,
  describeError,
  describeOutcome,
  describeQuantity,
  describeState,
  describeTolerance,
  nameOutcome,
} from './describe-numbers';
import styles from './inspector.module.css';
import { type Fact, FactList } from '../../parts/Texts';
import { Section } from './Section';
import { ToleranceLine } from './ToleranceLine';

interface QuantityListProps {
  readonly candidates: readonly NumberCandidate[];
  readonly side: 'reference' | 'prediction';
  readonly settings: NumberSettings;
}

/** A long answer may contain hundreds of numbers; more are shown on demand. */
const MAX_SHOWN = 6;

interface NumberComparisonProps {
  readonly comparison: NumberView;
  /** Whether there are several references, so that the compared one is named. */
  readonly isOneOfSeveral: boolean;
  readonly settings: NumberSettings;
}

/** The numbers on both sides, the role of each, and the error of the compared ones. */
export function NumberComparison({ comparison, isOneOfSeveral, settings }: NumberComparisonProps) {
  const { references, predictions, reference } = comparison;
  const words = describeOutcome(comparison);
  const compared = comparison.kind === 'compared' ? comparison : null;
  return (
    <Section title={nameOutcome(comparison)}>
      {words !== null && <p>{words}</p>}
      <FactList
        facts={[
          [
            isOneOfSeveral ? `Reference ${reference + 1}` : 'Reference',
            <QuantityList candidates={references} side="reference" settings={settings} />,
          ],
          [
            'Prediction',
            <QuantityList candidates={predictions} side="prediction" settings={settings} />,
          ],
          ...(compared ? describeCompared(compared, settings) : []),
        ]}
      />
      {compared && <ToleranceLine comparison={compared} />}
    </Section>
  );
}

function describeCompared(
  compared: ComparedNumbers,
  settings: NumberSettings,
): readonly (Fact | false)[] {
  const converted = describeConverted(compared);
  return [
    converted !== null && ['Converted', converted],
    ['Error', describeError(compared)],
    ['Tolerance', describeTolerance(compared, settings)],
    compared.because.length > 1 && ['Reason', compared.because.join('; ')],
  ];
}

/** Every number as written, as parsed, and its role in the comparison. */
function QuantityList({ candidates, side, settings }: QuantityListProps) {
  if (candidates.length === 0) return <span className={styles.muted}>no number found</span>;
  const first = candidates.slice(0, MAX_SHOWN);
  const compared = candidates.find(({ state }) => state === 'compared');
  if (compared && !first.includes(compared)) first.splice(-1, 1, compared);
  const rest = candidates.filter((candidate) => !first.includes(candidate));
  const list = (shown: readonly NumberCandidate[]) => (
    <ul>
      {shown.map((candidate, index) => (
        <li key={index} data-state={candidate.state}>
          <q className={styles.quantity}>{candidate.quantity.text}</q>
          <span className={styles.muted}> read as </span>
          {describeQuantity(candidate.quantity)}
          {candidates.length > 1 && (
            <Text span inherit c={candidate.state === 'compared' ? 'var(--accent)' : 'dimmed'}>
              , {describeState(candidate, side, settings)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary>{plural(rest.length, 'more number')}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
