import { isStale } from '../../state/selectors';
import { PreviewPanel } from '../scoring/PreviewCard';
import { useAssay } from '../store-context';
import { NothingScored } from './NothingScored';
import { ResultsHead } from './ResultsHead';
import { ResultsTabs } from './ResultsTabs';
import styles from './ResultsPlace.module.css';

/** The place of the results; those of the last scoring stay in sight while the next one runs. */
export function ResultsPlace() {
  const result = useAssay((state) => state.result);
  const isOld = useAssay((state) => isStale(state) || state.run.phase === 'running');
  /** An open question shows what its own rules would change. */
  const isShownBeside = useAssay(
    ({ tab, openQuestion }) => tab === 'questions' && openQuestion !== null,
  );
  if (!result) return <NothingScored />;
  return (
    <>
      {isOld && (
        <p className={styles.word} role="status">
          These are the earlier results; the new ones are being scored.
        </p>
      )}
      <div className={isOld ? styles.old : undefined} aria-busy={isOld}>
        <ResultsHead result={result} />
        <ResultsTabs result={result} />
      </div>
      {!isShownBeside && <PreviewPanel />}
    </>
  );
}
