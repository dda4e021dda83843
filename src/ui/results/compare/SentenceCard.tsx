import { useId } from 'react';
import type { MetricDescription } from '../../../core/scoring/metric';
import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';
import type { RunComparison } from '../../../core/analysis/compare-runs';
import {
  describeMethod,
  describePair,
  describeUndecided,
  verdictOf,
} from '../../../core/analysis/verdict-sentence';
import { Card } from '../../parts/Card';
import { CopyText } from '../../parts/CopyText';
import styles from './SentenceCard.module.css';
import { UndecidedPairs } from './UndecidedPairs';

interface SentenceCardProps {
  readonly runs: readonly RunReport[];
  readonly comparison: RunComparison;
  readonly metric: MetricDescription;
}

/** More undecided pairs than these are told in one sentence, with a table of them behind it. */
const FEW_UNDECIDED = 3;

/** The verdicts as a paper can quote them, the decided ones first, and how they were found. */
export function SentenceCard({ runs, comparison, metric }: SentenceCardProps) {
  const id = useId();
  const names = runs.map(nameOfRun);
  const method = describeMethod(comparison);
  const areUndecided = (undecided: boolean) =>
    comparison.pairs.filter((pair) => (verdictOf(pair, metric) === 'undecided') === undecided);
  const [decided, undecided] = [areUndecided(false), areUndecided(true)];
  const areFew = undecided.length <= FEW_UNDECIDED;
  const sentencesOf = (pairs: typeof decided) =>
    pairs.map((pair) => describePair(pair, names, metric));
  const plain = areFew ? sentencesOf(undecided) : [describeUndecided(comparison, metric)];
  return (
    <Card
      title="What can be said"
      note="for a paper: each sentence with its figures"
      controls={
        <CopyText
          label="Copy all with method"
          text={[...sentencesOf(decided), ...sentencesOf(undecided), method].join('\n')}
        />
      }
    >
      <ul className={styles.sentences}>
        {[...sentencesOf(decided), ...plain].map((text, index) => (
          <li key={text} className={styles.sentence} data-undecided={index >= decided.length}>
            <span id={`${id}${index}`}>{text}</span>{' '}
            <CopyText
              label="Copy sentence"
              text={`${text} ${method}`}
              describedBy={`${id}${index}`}
            />
          </li>
        ))}
      </ul>
      {!areFew && (
        <UndecidedPairs pairs={undecided} names={names} metric={metric} method={method} />
      )}
      <p className={styles.method}>{method}</p>
    </Card>
  );
}
