import { EXPORTS } from '../../../core/output/formats';
import { ShareLink } from '../../links/ShareLink';
import { Card } from '../../parts/Card';
import { PublishCard } from '../../publish/PublishCard';
import type { Result } from '../ask/use-scored';
import { ChartList } from './ChartList';
import { ExportRow } from './ExportRow';
import { RowsLeftOut } from './RowsLeftOut';
import { SpreadsheetOptions } from './SpreadsheetOptions';
import { useFileChoices } from './use-choices';
import styles from './TakeAway.module.css';

/** What every result has; the scorers have a place of their own. */
const OFFERED = EXPORTS.filter(({ needsProfiles }) => !needsProfiles);

type Use = (typeof EXPORTS)[number]['use'];

/** Whom the files are for, in the order of the page. */
const GROUPS: readonly { readonly use: Use; readonly title: string; readonly note: string }[] = [
  { use: 'reader', title: 'To read', note: 'by anyone, without Assay' },
  { use: 'paper', title: 'For a paper', note: 'tables as source, charts at a journal’s widths' },
  { use: 'spreadsheet', title: 'For a spreadsheet or a program', note: 'tables, unrounded' },
  { use: 'assay', title: 'To open again', note: 'drop it onto this page, beside the same files' },
];

/** The files that can be taken away, by whom they are for, and a link back to here. */
export function TakeAway({ result }: { readonly result: Result }) {
  const files = useFileChoices();
  const questions = result.runs[0]?.counts.questions ?? 0;
  return (
    <div className={styles.columns}>
      <div className={styles.groups}>
        {GROUPS.map(({ use, title, note }) => (
          <Card key={use} title={title} note={note}>
            {use === 'spreadsheet' && <SpreadsheetOptions files={files} questions={questions} />}
            {use === 'spreadsheet' && <RowsLeftOut />}
            <ul className={styles.list}>
              {OFFERED.filter((format) => format.use === use).map((format) => (
                <ExportRow key={format.id} format={format} files={files} />
              ))}
            </ul>
            {use === 'paper' && <ChartList result={result} />}
          </Card>
        ))}
      </div>
      <div className={styles.groups}>
        <ShareLink />
        <PublishCard />
      </div>
    </div>
  );
}
