import { Button, Group, SimpleGrid, Slider, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { type JudgeTally, readTallies } from '../../../core/scoring/judge/tally';
import { runName } from '../../../core/model';
import { formatProbability, plural } from '../../../core/words/numbers';
import { LlmJudgeCard } from '../../llm-judge/LlmJudgeCard';
import { Card } from '../../parts/Card';
import { WorkerError } from '../../parts/ScoringStatus';
import { useAssayStore, useRuns, useVisibleRuns } from '../../store-context';
import { RuleAndTypeFigures, useTallies } from './TallyFigure';
import { TallyTable } from './TallyTable';

interface ThresholdProps {
  readonly tally: JudgeTally;
  readonly threshold: number;
  readonly onMove: (threshold: number) => void;
}

/** The verdicts of the learned judges, and of the LLM judge. */
export function JudgeView() {
  const { answer, failed, isJudged } = useTallies();
  if (failed) return <WorkerError />;
  if (isJudged === false) {
    return (
      <Stack>
        <Invitation />
        <LlmJudgeCard />
      </Stack>
    );
  }
  if (!answer) return <p role="status">Loading judge results…</p>;
  return (
    <Stack>
      {answer.map((tally) => (
        <JudgeResults key={`${tally.card.sha256} ${tally.threshold}`} tally={tally} />
      ))}
      <LlmJudgeCard />
    </Stack>
  );
}

function Invitation() {
  const store = useAssayStore();
  return (
    <Card title="Learned judge">
      <Text c="var(--ink-2)" mb={10}>
        No learned judge is enabled. It runs in this page, uploads nothing, and estimates the
        probability that each answer is correct, with reasons.
      </Text>
      <Button size="compact-md" onClick={() => store.getState().go('scoring')}>
        Enable in Scoring
      </Button>
    </Card>
  );
}

/** One judge: its threshold, and its answers by rule and question type. */
function JudgeResults({ tally }: { readonly tally: JudgeTally }) {
  const { card, runs } = tally;
  const [threshold, setThreshold] = useState(tally.threshold);
  const reports = useRuns();
  const visible = useVisibleRuns();
  const { labeled } = readTallies(
    runs.map(({ all }) => all),
    threshold,
  );
  const note =
    labeled > 0
      ? `${plural(labeled, 'answer')} with human labels`
      : 'no human labels, so agreement is not measured';
  const isLabeled = labeled > 0;
  return (
    <>
      <Card title={card.date === '' ? card.name : `${card.name} dated ${card.date}`} note={note}>
        <Threshold tally={tally} threshold={threshold} onMove={setThreshold} />
        <TallyTable
          caption={`Judged correct at threshold ${formatProbability(threshold)}`}
          head="Run"
          rows={visible.flatMap((run) => {
            const [report, found] = [reports[run], runs[run]];
            if (!report || !found) return [];
            const label = runName(report);
            const { n = 0 } = report.metrics[`${card.id}.correct`] ?? {};
            const { answers } = readTallies([found.all], threshold);
            return [
              { label, short: label, tallies: [found.all], missing: Math.max(0, n - answers) },
            ];
          })}
          threshold={threshold}
          isLabeled={isLabeled}
        />
      </Card>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={16}>
        <RuleAndTypeFigures
          tally={tally}
          threshold={threshold}
          wrap={(title, explanation, figure) => (
            <Card title={title} note={explanation}>
              {figure}
            </Card>
          )}
        />
      </SimpleGrid>
    </>
  );
}

/** Moving the slider previews a threshold; the button uses it for scoring. */
function Threshold({ tally: { card, threshold: used }, threshold, onMove }: ThresholdProps) {
  const store = useAssayStore();
  const id = useId();
  return (
    <Group gap="8px 14px" mb={12} fz="sm">
      <span id={id}>Decision threshold</span>
      <Slider
        flex="1 1 180px"
        maw={360}
        size="sm"
        min={0.01}
        max={0.99}
        step={0.01}
        value={threshold}
        label={formatProbability}
        marks={[{ value: card.threshold }]}
        thumbProps={{ 'aria-labelledby': id }}
        onChange={(value) => onMove(Math.round(100 * value) / 100)}
      />
      <b className="tabular">
        <output>{formatProbability(threshold)}</output>
      </b>
      <Button
        size="compact-xs"
        disabled={threshold === used}
        onClick={() => {
          const own = threshold === card.threshold ? null : threshold;
          void store.getState().setJudgeThreshold(card.id, own);
        }}
      >
        Apply threshold
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        disabled={threshold === card.threshold}
        onClick={() => onMove(card.threshold)}
      >
        Default, {formatProbability(card.threshold)}
      </Button>
    </Group>
  );
}
