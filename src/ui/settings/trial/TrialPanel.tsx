import { triedSettings } from '../../../state/trial';
import { useAssay } from '../../store-context';
import { TrialCard } from './TrialCard';
import styles from '../ScoringPlace.module.css';

/** What a setting that was touched would do, in sight wherever on the page it was touched. */
export function TrialPanel() {
  const tried = useAssay(triedSettings);
  return (
    tried && (
      <div className={styles.panel}>
        <TrialCard settings={tried} />
      </div>
    )
  );
}
