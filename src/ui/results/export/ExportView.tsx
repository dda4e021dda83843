import { Group, Stack } from '@mantine/core';
import type { ExportAudience } from '../../../core/output/export/export-format';
import { formatCount, plural } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { Choice } from '../../parts/Choice';
import { Caution } from '../../parts/Texts';
import { PublishCard } from '../../project/PublishCard';
import { AboutCard, ShareLink } from '../../project/ShareLink';
import { type Result, useAssay, useCatalog } from '../../store-context';
import { ChartList } from './ChartList';
import styles from './export.module.css';
import { ExportRow, type ExportSettings, useExportSettings } from './ExportRow';

interface SpreadsheetOptionsProps {
  readonly files: ExportSettings;
  readonly questions: number;
}

/** The uses of the files, in the order of the page. */
const GROUPS: readonly {
  readonly use: ExportAudience;
  readonly title: string;
  readonly note: string;
}[] = [
  { use: 'reader', title: 'Reports', note: 'readable without Assay' },
  { use: 'paper', title: 'For a paper', note: 'tables as source, charts at column width' },
  { use: 'spreadsheet', title: 'Data', note: 'unrounded tables for spreadsheets and programs' },
  { use: 'assay', title: 'Re-import', note: 'drop it onto this page with the same files' },
];

/** The files to export by their use, and ways to share the results. */
export function ExportView({ result }: { readonly result: Result }) {
  const files = useExportSettings();
  // The files about published scorers are exported from their own tab.
  const formats = useCatalog().exports.filter(({ needs }) => needs !== 'profiles');
  const questions = result.runs[0]?.counts.questions ?? 0;
  return (
    <div className={styles.columns}>
      <Stack>
        {GROUPS.map(({ use, title, note }) => (
          <Card key={use} title={title} note={note}>
            {use === 'spreadsheet' && <SpreadsheetOptions files={files} questions={questions} />}
            {use === 'spreadsheet' && <UnexportedRows />}
            <ul>
              {formats
                .filter((format) => format.use === use)
                .map((format) => (
                  <ExportRow key={format.id} format={format} files={files} />
                ))}
            </ul>
            {use === 'paper' && <ChartList result={result} />}
          </Card>
        ))}
      </Stack>
      <Stack>
        <AboutCard />
        <ShareLink />
        <PublishCard />
      </Stack>
    </div>
  );
}

/** Rows of the opened files that no exported table contains. */
function UnexportedRows() {
  const { extra, duplicate } = useAssay(({ joined }) => {
    const sum = (figure: 'extra' | 'duplicate') =>
      joined?.runs.reduce((total, { counts }) => total + counts[figure], 0) ?? 0;
    const unjoined =
      joined?.unjoined.reduce((total, { predictions }) => total + predictions, 0) ?? 0;
    return { extra: sum('extra') + unjoined, duplicate: sum('duplicate') };
  });
  const all = extra + duplicate;
  if (all === 0) return null;
  const kinds = [
    ...(extra > 0 ? [`${formatCount(extra)} whose id matches no question`] : []),
    ...(duplicate > 0 ? [`${formatCount(duplicate)} duplicating another prediction`] : []),
  ];
  return (
    <Caution mt={12}>
      {plural(all, 'row')} of your files {all === 1 ? 'is' : 'are'} not in the tables of questions
      (CSV, workbook and page): {kinds.join(', ')}. audit.csv lists {all === 1 ? 'it' : 'them'} with
      file and row.
    </Caution>
  );
}

/** Options of several files: the CSV format and the questions. */
function SpreadsheetOptions({ files, questions }: SpreadsheetOptionsProps) {
  const { choices, change, filtered, isFiltered, setFiltered } = files;
  return (
    <Group
      align="start"
      gap="12px 28px"
      pt={4}
      pb={14}
      style={{ borderBottom: '1px solid var(--line)' }}
    >
      <Choice
        layout="column"
        label="CSV format"
        hint={
          choices.csv === 'exact'
            ? 'Cells are exact, for programs. A spreadsheet would run an answer such as =1+1 as a formula.'
            : 'An apostrophe prefix keeps cells from running as formulas. Assay removes it on import.'
        }
        options={{ exact: 'exact', safe: 'spreadsheet-safe' }}
        value={choices.csv}
        onChange={(csv) => change({ csv })}
      />
      {filtered !== null && (
        <Choice
          layout="column"
          label="Questions"
          hint="The filter of the Questions view, applied to every file that lists questions."
          options={{
            all: `all (${formatCount(questions)})`,
            filtered: `filtered (${formatCount(filtered)})`,
          }}
          value={isFiltered ? 'filtered' : 'all'}
          onChange={(value) => setFiltered(value === 'filtered')}
        />
      )}
    </Group>
  );
}
