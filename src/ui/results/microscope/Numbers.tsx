import type { Explanation, NumberView } from '../../../core/explain/explain';
import type { NumberSettings } from '../../../core/settings';
import { FactList } from './FactList';
import {
  describeError,
  describeOutcome,
  describeTolerance,
  nameOutcome,
  placeNumbers,
} from './number-words';
import { QuantityList } from './QuantityList';
import styles from './Numbers.module.css';
import { Section } from './Section';
import { ToleranceLine } from './ToleranceLine';

interface NumbersProps {
  readonly comparison: NumberView;
  readonly explanation: Explanation;
  readonly settings: NumberSettings;
}

/** The numbers that were read on both sides, and how far apart the compared ones are. */
export function Numbers({ comparison, explanation, settings }: NumbersProps) {
  const { referenceQuantities, predictionQuantities } = explanation;
  const words = describeOutcome(comparison);
  const isCompared = comparison.kind === 'compared';
  return (
    <Section title={nameOutcome(comparison, settings)}>
      {words !== null && <p className={styles.words}>{words}</p>}
      <FactList
        facts={[
          {
            name: 'Reference',
            value: (
              <QuantityList
                quantities={referenceQuantities}
                compared={isCompared ? comparison.reference : null}
              />
            ),
          },
          {
            name: 'Prediction',
            value: (
              <QuantityList
                quantities={predictionQuantities}
                compared={isCompared ? comparison.prediction : null}
              />
            ),
          },
          ...(isCompared
            ? [
                { name: 'Error', value: describeError(comparison) },
                { name: 'Allowed', value: describeTolerance(comparison, settings) },
              ]
            : []),
        ]}
      />
      {isCompared && (
        <ToleranceLine places={placeNumbers(comparison, settings)} isInside={comparison.matched} />
      )}
    </Section>
  );
}
