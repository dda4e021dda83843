import { EXPORTS } from '../../../core/export';
import { Card } from '../../parts/Card';
import { ExportRow } from './ExportRow';
import { ViewLink } from './ViewLink';
import styles from './TakeAway.module.css';

/** What each file holds, by the export's id. */
const CONTENTS: Readonly<Record<string, string>> = {
  'questions-csv':
    'One row for each question and run: id, reference, prediction, and every score unrounded.',
  'summary-csv':
    'One row for each run, and one for each run and answer type: counts, then mean and n of every metric.',
  'report-json':
    'Everything without the texts: means and counts, all settings, the mapping, and the SHA-256 of every file.',
};

/** The files that can be taken away, and a link back to here. */
export function TakeAway() {
  return (
    <div className={styles.columns}>
      <Card title="Files" note="made in this browser from the results in sight">
        <ul className={styles.list}>
          {EXPORTS.map((format) => (
            <ExportRow key={format.id} format={format} contents={CONTENTS[format.id] ?? ''} />
          ))}
        </ul>
      </Card>
      <ViewLink />
    </div>
  );
}
