import { RULE_WORDS, RULES } from '../../../core/scoring/judge/rules';
import {
  type JudgeTally,
  readTallies,
  type RunTally,
  type Tally,
  type ThresholdTally,
} from '../../../core/scoring/judge/tally';
import { formatCount, formatPoints } from '../../../core/words/numbers';
import { type Column, DataTable } from '../../parts/DataTable';
import { ShareBar } from '../../parts/IntervalBar';

/** A group of answers: those of one rule or question type. */
export interface TallyRow {
  readonly label: string;
  /** Short form for charts, columns and queries. */
  readonly short: string;
  readonly tallies: readonly Tally[];
  /** Number of missing predictions that the settings score as incorrect. */
  readonly missing?: number;
}

export interface RowAtThreshold extends ThresholdTally {
  readonly row: TallyRow;
}

export interface TallyTableProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly TallyRow[];
  readonly threshold: number;
  readonly isLabeled: boolean;
}

/**
 * The answers of each row, their verdicts, and their agreement with human labels if there are any.
 */
export function TallyTable({ caption, head, rows, threshold, isLabeled }: TallyTableProps) {
  const found = rowsAtThreshold(rows, threshold);
  const total = sumOf(found, 'answers');
  return (
    <DataTable
      label={caption}
      caption={`${caption}, percent`}
      rows={found}
      rowKey={({ row }) => row.label}
      columns={[
        { label: head, cell: ({ row }) => row.label },
        { label: 'Answers', cell: ({ answers }) => formatCount(answers) },
        ...(found.some(({ row }) => (row.missing ?? 0) > 0) ? MISSING_COLUMNS : []),
        { label: 'Share', cell: ({ answers }) => percent(answers, total) },
        {
          label: 'Judged correct',
          cell: ({ row, correct, answers }) => percent(correct, answers + (row.missing ?? 0)),
        },
        ...(isLabeled ? LABEL_COLUMNS : []),
      ]}
    />
  );
}

const MISSING_COLUMNS: readonly Column<RowAtThreshold>[] = [
  { label: 'Missing', cell: ({ row }) => formatCount(row.missing ?? 0) },
];

const LABEL_COLUMNS: readonly Column<RowAtThreshold>[] = [
  { label: 'Labeled', cell: ({ labeled }) => formatCount(labeled) },
  {
    label: 'Human: correct',
    cell: ({ labeledCorrect, labeled }) => percent(labeledCorrect, labeled),
  },
  {
    label: 'Agreement',
    cell: ({ agreed, labeled }) => (
      <>
        {percent(agreed, labeled)}
        <ShareBar share={labeled === 0 ? 0 : agreed / labeled} />
      </>
    ),
  },
];

function percent(part: number, total: number): string {
  return total === 0 ? '–' : formatPoints(part / total);
}

/** The answers of all runs, grouped by their most likely rule. */
export function ruleRows({ runs, rules }: Pick<JudgeTally, 'runs' | 'rules'>): TallyRow[] {
  return rules.map((id, at) => ({
    label: RULES[id] ?? id,
    short: RULE_WORDS[id] ?? id,
    tallies: collectTallies(runs, ({ byRule }) => byRule[at]),
  }));
}

/** The answers of all runs, grouped by their most likely question type. */
export function typeRows({ runs, types }: Pick<JudgeTally, 'runs' | 'types'>): TallyRow[] {
  return types.map((type, at) => ({
    ...{ label: type, short: type },
    tallies: collectTallies(runs, ({ byType }) => byType[at]),
  }));
}

function collectTallies(
  runs: readonly RunTally[],
  pick: (run: RunTally) => Tally | undefined,
): readonly Tally[] {
  return runs.flatMap((run) => pick(run) ?? []);
}

/** The rows that have answers, at a threshold. */
export function rowsAtThreshold(rows: readonly TallyRow[], threshold: number): RowAtThreshold[] {
  return rows
    .map((row) => ({ row, ...readTallies(row.tallies, threshold) }))
    .filter(({ answers }) => answers > 0);
}

/** The sum of a count over the rows. */
export function sumOf(rows: readonly RowAtThreshold[], figure: keyof ThresholdTally): number {
  return rows.reduce((sum, row) => sum + row[figure], 0);
}
