import { nameOfRun } from '../../../core/model';
import { InTurn } from '../../parts/InTurn';
import { type Result, useAssayStore } from '../../store-context';
import { WorkerError } from '../../parts/WorkerError';
import { openView } from '../open-questions';
import { BaselineTable } from './BaselineTable';
import { CompareControls } from './CompareControls';
import styles from './CompareView.module.css';
import type { PairKind } from './pair-kinds';
import { viewOfPair } from './pair-view';
import { PairCard } from './PairCard';
import { PatternCard } from './PatternCard';
import { SentenceCard } from './SentenceCard';
import { useCompared, useComparison } from './use-comparison';

/** Which run is better, by how much, on which questions, and whether that can be believed. */
export function CompareView({ result }: { readonly result: Result }) {
  const compared = useCompared(result);
  if (!compared) {
    return <p className={styles.words}>There is one run only; add the predictions of another.</p>;
  }
  return <Comparison result={result} {...compared} />;
}

interface ComparisonProps extends NonNullable<ReturnType<typeof useCompared>> {
  readonly result: Result;
}

function Comparison({ result, ...compared }: ComparisonProps) {
  const { comparison, failed } = useComparison(result, compared.metric);
  const { runs } = result;
  const store = useAssayStore();
  const open = (run: number, kind: PairKind) => {
    const [own, baseline] = [runs[run], runs[compared.baseline]];
    if (!own || !baseline) return;
    const names = [nameOfRun(own), nameOfRun(baseline)] as const;
    openView(store, run, viewOfPair(kind, compared.metric, names));
  };
  return (
    <div className={styles.view}>
      <CompareControls result={result} {...compared} />
      {failed && <WorkerError />}
      {!comparison && !failed && <p className={styles.words}>The pairs are being compared.</p>}
      {comparison && (
        <>
          <BaselineTable runs={runs} comparison={comparison} onOpen={open} {...compared} />
          <InTurn>
            <SentenceCard runs={runs} comparison={comparison} metric={compared.metric} />
          </InTurn>
          <InTurn>
            <PairCard runs={runs} onOpen={open} {...compared} />
          </InTurn>
          <InTurn>
            <PatternCard runs={runs} metric={compared.metric} />
          </InTurn>
        </>
      )}
    </div>
  );
}
