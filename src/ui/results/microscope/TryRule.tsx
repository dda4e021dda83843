import { useState } from 'react';
import { triedSettings } from '../../../state/trial';
import { ListOrder } from '../../settings/ListOrder';
import { NumbersForm } from '../../settings/NumbersForm';
import { StepChips } from '../../settings/StepChips';
import { FlipLedger } from '../../settings/trial/FlipLedger';
import { TrialButtons } from '../../settings/trial/TrialButtons';
import { WrappingChoice } from '../../settings/WrappingChoice';
import { useAssay } from '../../store-context';
import type { OpenedQuestion } from '../questions/use-questions';
import { ScoresThen } from './ScoresThen';
import styles from './Microscope.module.css';

/** The rules that bear on this answer, to be changed on trial: what becomes of it, and of all others. */
export function TryRule({ question }: { readonly question: OpenedQuestion }) {
  const tried = useAssay(triedSettings);
  const [isOpen, setIsOpen] = useState(tried !== null);
  const { meaning, wrapping } = question.explanation;
  return (
    <details
      className={styles.rules}
      open={isOpen}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.tryRuleTitle}>Try another rule</summary>
      {isOpen && (
        <div className={styles.stack}>
          {tried && (
            <div className={styles.effect}>
              <div className={styles.tryRuleHead}>
                <h3 className={styles.tryRuleTitle}>What this would change</h3>
                <TrialButtons />
              </div>
              <ScoresThen question={question} settings={tried} />
              <FlipLedger settings={tried} />
            </div>
          )}
          <div>
            <h3 className={styles.tryRuleTitle}>Normalisation</h3>
            <StepChips />
          </div>
          {wrapping && (
            <div>
              <h3 className={styles.tryRuleTitle}>Wrapping</h3>
              <WrappingChoice />
            </div>
          )}
          {meaning?.numbers && (
            <div>
              <h3 className={styles.tryRuleTitle}>Numbers</h3>
              <NumbersForm />
            </div>
          )}
          {meaning?.lists && (
            <div>
              <h3 className={styles.tryRuleTitle}>Lists</h3>
              <ListOrder />
            </div>
          )}
        </div>
      )}
    </details>
  );
}
