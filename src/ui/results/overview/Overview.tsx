import { InTurn } from '../../parts/InTurn';
import type { Result } from '../../store-context';
import { DistributionCard } from './DistributionCard';
import { LookAt } from './LookAt';
import { NoAnswerCard } from './NoAnswerCard';
import { NumericErrorCard } from './NumericErrorCard';
import styles from './Overview.module.css';
import { RunTable } from './RunTable';
import { SliceCard } from './SliceCard';
import { ThrownAway } from './ThrownAway';
import { TypeCard } from './TypeCard';
import { Verdict } from './Verdict';

/** The result at a glance: a sentence, the table, the picture, and where to look next. */
export function Overview({ result }: { readonly result: Result }) {
  return (
    <div className={styles.overview}>
      <Verdict result={result} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <RunTable result={result} />
          <InTurn>
            <TypeCard runs={result.runs} />
          </InTurn>
          <InTurn>
            <SliceCard runs={result.runs} />
          </InTurn>
          <InTurn>
            <DistributionCard runs={result.runs} />
          </InTurn>
          <InTurn>
            <NumericErrorCard runs={result.runs} />
          </InTurn>
          <InTurn>
            <NoAnswerCard result={result} />
          </InTurn>
        </div>
        <div className={styles.side}>
          <LookAt runs={result.runs} />
          {result.gaps && (
            <InTurn>
              <ThrownAway gaps={result.gaps} />
            </InTurn>
          )}
        </div>
      </div>
    </div>
  );
}
