import { Group, Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Settings } from '../../../core/settings';
import { formatScore } from '../../../core/words/numbers';
import { previewedSettings } from '../../../state/choices/choices';
import { WorkerError } from '../../parts/ScoringStatus';
import { ListOrderChoice, WrapperChoice } from '../../scoring/AnswersForm';
import { ChangePreview } from '../../scoring/ChangePreview';
import { StepChips } from '../../scoring/NormalizationForm';
import { NumbersForm } from '../../scoring/NumbersForm';
import { PreviewButtons } from '../../scoring/PreviewCard';
import { useAssay, useCatalog } from '../../store-context';
import { useAnswer } from '../../use-request';
import type { ExplainedAnswer } from '../questions/use-questions';
import styles from './inspector.module.css';
import { LazySection } from './Section';

interface ChangedScoresProps {
  readonly question: ExplainedAnswer;
  readonly settings: Settings;
}

/** Previews other rules for this answer: the changes to its scores and to all other scores. */
export function RulePreview({ question }: { readonly question: ExplainedAnswer }) {
  const previewed = useAssay(previewedSettings);
  const { meaning, wrapping } = question.explanation;
  return (
    <LazySection title="Preview other rules" opensItself={previewed !== null}>
      <Stack gap={14} pt={10}>
        {previewed && (
          <Paper p="10px 12px" style={{ borderColor: 'var(--accent)' }} withBorder>
            <Group justify="space-between" wrap="nowrap" align="start">
              <h3>Preview changes</h3>
              <PreviewButtons />
            </Group>
            <ChangedScores question={question} settings={previewed} />
            <ChangePreview settings={previewed} />
          </Paper>
        )}
        <Rule title="Normalization">
          <StepChips />
        </Rule>
        {wrapping && (
          <Rule title="Wrapper">
            <WrapperChoice />
          </Rule>
        )}
        {meaning?.numbers && (
          <Rule title="Numbers">
            <NumbersForm />
          </Rule>
        )}
        {meaning?.lists && (
          <Rule title="Lists">
            <ListOrderChoice />
          </Rule>
        )}
      </Stack>
    </LazySection>
  );
}

function Rule({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={6}>
      <h3>{title}</h3>
      {children}
    </Stack>
  );
}

/**
 * The scores of one answer that other settings would change, each with its old and its new value.
 */
function ChangedScores({ question: { row, run, explanation }, settings }: ChangedScoresProps) {
  const { metrics } = useCatalog();
  const { answer, failed, isCurrent } = useAnswer('explainUnder', [settings, row.question, run]);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return <p>Rescoring this answer</p>;
  const moved = metrics.filter(({ id }) => explanation.scores[id] !== answer.scores[id]);
  if (moved.length === 0) return <p>The scores of this answer do not change.</p>;
  return (
    <dl className={styles.scores} aria-label="This answer">
      {moved.map((metric) => (
        <Group key={metric.id} justify="space-between" align="baseline" gap={8} wrap="nowrap">
          <dt className="small">{metric.label}</dt>
          <dd>
            {formatScore(metric, explanation.scores[metric.id] ?? null)} →{' '}
            <b>{formatScore(metric, answer.scores[metric.id] ?? null)}</b>
          </dd>
        </Group>
      ))}
    </dl>
  );
}
