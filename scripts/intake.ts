import { type IntakeRow, intakeSets, takeIn } from '../test/conformance/intake-table';
import { hasShared, printNotRun } from './shared-data';

/*
 * Reads the real files of ../shared/data as if they were dropped (`npm run -s intake`) and prints
 * how each is recognized, how many questions the user is asked, its rows and its warnings.
 */

if (!hasShared) {
  printNotRun('../shared', 'intake');
  process.exit();
}

const rows: IntakeRow[] = [];
for (const set of intakeSets()) rows.push(...(await takeIn(set)).rows);

const header = ['set', 'file', 'taken for', 'decisions', 'rows', 'warnings'];
const lines = rows.map((row) => [
  row.set,
  row.file,
  row.takenFor,
  String(row.decisions),
  String(row.rows),
  row.warnings.join(', '),
]);
const widths = header.map((name, column) =>
  Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)),
);
for (const line of [header, ...lines]) {
  process.stdout.write(
    `${line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()}\n`,
  );
}
const within = rows.filter(({ decisions }) => decisions <= 1).length;
const none = rows.filter(({ decisions }) => decisions === 0).length;
process.stdout.write(
  `\n${rows.length} files: ${none} without a decision, ${within} with one at most.\n`,
);
