import { useMemo, useState } from 'react';
import type { Settings } from '../../../core/settings';
import { formatScore } from '../../parts/format';
import { useAssay, useCatalog, useScoredResult } from '../../store-context';
import { WorkerError } from '../../parts/WorkerError';
import { useRequest } from '../../use-request';
import type { ExplainedAnswer } from '../questions/use-questions';
import styles from './inspector.module.css';
import { previewedSettings } from '../../../state/choices/preview';
import { ListOrderChoice, WrapperChoice } from '../../scoring/AnswersForm';
import { NumbersForm } from '../../scoring/NumbersForm';
import { StepChips } from '../../scoring/NormalizationForm';
import { ChangePreview } from '../../scoring/ChangePreview';
import { PreviewButtons } from '../../scoring/PreviewCard';

interface ChangedScoresProps {
  readonly question: ExplainedAnswer;
  readonly settings: Settings;
}

/** The rules that bear on this answer, to be changed on trial: what becomes of it, and of all others. */
export function RulePreview({ question }: { readonly question: ExplainedAnswer }) {
  const tried = useAssay(previewedSettings);
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
      <summary className={styles.tryRuleTitle}>Preview other rules</summary>
      {isOpen && (
        <div className={styles.stack}>
          {tried && (
            <div className={styles.effect}>
              <div className={styles.tryRuleHead}>
                <h3 className={styles.tryRuleTitle}>Preview changes</h3>
                <PreviewButtons />
              </div>
              <ChangedScores question={question} settings={tried} />
              <ChangePreview settings={tried} />
            </div>
          )}
          <div>
            <h3 className={styles.tryRuleTitle}>Normalisation</h3>
            <StepChips />
          </div>
          {wrapping && (
            <div>
              <h3 className={styles.tryRuleTitle}>Wrapping</h3>
              <WrapperChoice />
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
              <ListOrderChoice />
            </div>
          )}
        </div>
      )}
    </details>
  );
}

/** The scores of one answer that other settings would change, before and after. */
function ChangedScores({ question: { row, run, explanation }, settings }: ChangedScoresProps) {
  const ask = useAssay((state) => state.ask);
  const askable = useScoredResult();
  const { metrics } = useCatalog();
  const request = useMemo(
    () => askable && (() => ask.explainUnder(settings, row.question, run)),
    [ask, askable, settings, row.question, run],
  );
  const { answer, failed, isCurrent } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return <p className={styles.scoresThenWords}>Rescoring this answer</p>;
  const moved = metrics.filter(({ id }) => explanation.scores[id] !== answer.scores[id]);
  if (moved.length === 0)
    return <p className={styles.scoresThenWords}>The scores of this answer do not change.</p>;
  return (
    <dl className={styles.scoresThenScores} aria-label="This answer">
      {moved.map((metric) => (
        <div key={metric.id} className={styles.scoresThenScore}>
          <dt>{metric.label}</dt>
          <dd>
            {formatScore(metric, explanation.scores[metric.id] ?? null)} →{' '}
            <b>{formatScore(metric, answer.scores[metric.id] ?? null)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
