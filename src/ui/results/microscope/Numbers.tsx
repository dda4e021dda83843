import type { NumberView } from '../../../core/explore/explain/numbers';
import type { NumberSettings } from '../../../core/settings';
import { FactList } from './FactList';
import {
  describeConverted,
  describeError,
  describeOutcome,
  describeTolerance,
  nameOutcome,
} from './number-words';
import { QuantityList } from './QuantityList';
import styles from './Microscope.module.css';
import { Section } from './Section';
import { ToleranceLine } from './ToleranceLine';

interface NumbersProps {
  readonly comparison: NumberView;
  /** Whether there are several references, so that it must be said which one these numbers are of. */
  readonly isOneOfSeveral: boolean;
  readonly settings: NumberSettings;
}

/** The numbers that were read on both sides, what became of each, and how far apart the compared ones are. */
export function Numbers({ comparison, isOneOfSeveral, settings }: NumbersProps) {
  const { references, predictions, reference } = comparison;
  const words = describeOutcome(comparison);
  const converted = comparison.kind === 'compared' ? describeConverted(comparison) : null;
  return (
    <Section title={nameOutcome(comparison)}>
      {words !== null && <p className={styles.numbersWords}>{words}</p>}
      <FactList
        facts={[
          {
            name: isOneOfSeveral ? `Reference ${reference + 1}` : 'Reference',
            value: <QuantityList candidates={references} side="reference" settings={settings} />,
          },
          {
            name: 'Prediction',
            value: <QuantityList candidates={predictions} side="prediction" settings={settings} />,
          },
          ...(converted === null ? [] : [{ name: 'Converted', value: converted }]),
          ...(comparison.kind === 'compared'
            ? [
                { name: 'Error', value: describeError(comparison) },
                { name: 'Allowed', value: describeTolerance(comparison, settings) },
                ...(comparison.because.length > 1
                  ? [{ name: 'Because', value: comparison.because.join('; ') }]
                  : []),
              ]
            : []),
        ]}
      />
      {comparison.kind === 'compared' && <ToleranceLine comparison={comparison} />}
    </Section>
  );
}
