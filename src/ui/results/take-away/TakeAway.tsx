import { EXPORTS } from '../../../core/export';
import { Card } from '../../parts/Card';
import { ExportRow } from './ExportRow';
import { ViewLink } from './ViewLink';
import styles from './TakeAway.module.css';

/** The files that can be taken away, and a link back to here. */
export function TakeAway() {
  return (
    <div className={styles.columns}>
      <Card title="Files" note="made in this browser from the results in sight">
        <ul className={styles.list}>
          {EXPORTS.map((format) => (
            <ExportRow key={format.id} format={format} contents={format.summary} />
          ))}
        </ul>
      </Card>
      <ViewLink />
    </div>
  );
}
