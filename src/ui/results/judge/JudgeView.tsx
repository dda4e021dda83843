import { Button } from '@mantine/core';
import { LlmJudgeCard } from '../../llm-judge/LlmJudgeCard';
import { Card } from '../../parts/Card';
import { WorkerError } from '../../parts/WorkerError';
import { useAssayStore } from '../../store-context';
import styles from './judge.module.css';
import { JudgeResults } from './JudgeResults';
import { useTallies } from './RuleAndTypeFigures';

/** What the learned judges found: where the threshold is, by rule and by question type. */
export function JudgeView() {
  const { answer, failed, isJudged } = useTallies();
  if (failed) return <WorkerError />;
  if (isJudged === false) {
    return (
      <div className={styles.stack}>
        <Invitation />
        <LlmJudgeCard />
      </div>
    );
  }
  if (!answer) return <p role="status">Loading judge results…</p>;
  return (
    <div className={styles.stack}>
      {answer.map((tally) => (
        <JudgeResults key={`${tally.card.sha256} ${tally.threshold}`} tally={tally} />
      ))}
      <LlmJudgeCard />
    </div>
  );
}

function Invitation() {
  const store = useAssayStore();
  return (
    <Card title="Learned judge">
      <p className={styles.judgeViewNote}>
        No learned judge is enabled. It runs in this page, uploads nothing, and estimates the
        probability that each answer is correct, with reasons.
      </p>
      <Button size="compact-md" variant="default" onClick={() => store.getState().go('scoring')}>
        Enable in Scoring
      </Button>
    </Card>
  );
}
