import { RULE_WORDS, RULES } from '../../../core/scoring/judge/rules';
import {
  type JudgeTally,
  readTallies,
  type RunTally,
  type Tally,
  type TallyAt,
} from '../../../core/scoring/judge/tally';
import { formatCount } from '../../../core/words/numbers';
import { TableFrame } from '../../parts/DataTable';
import styles from './judge.module.css';

/** Answers that are counted together under a name. */
export interface TallyRow {
  readonly label: string;
  /** In a word or two, as charts, columns and queries have it. */
  readonly short: string;
  readonly tallies: readonly Tally[];
}

/** A row as a threshold divides it. */
export interface RowAt extends TallyAt {
  readonly row: TallyRow;
}

interface TallyTableProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly TallyRow[];
  readonly threshold: number;
  readonly isLabeled: boolean;
}

/** How many answers each row has, how they are judged, and where labels exist how far people agree. */
export function TallyTable({ caption, head, rows, threshold, isLabeled }: TallyTableProps) {
  const found = readRows(rows, threshold);
  const total = sumOf(found, 'answers');
  return (
    <TableFrame label={caption} caption={`${caption}, percent`}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Answers</th>
          <th scope="col">Share</th>
          <th scope="col">Judged correct</th>
          {isLabeled && (
            <>
              <th scope="col">Labeled</th>
              <th scope="col">Human: correct</th>
              <th scope="col">Agreement</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {found.map(({ row: { label }, answers, correct, labelled, right, agreed }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatCount(answers)}</td>
            <td>{points(answers, total)}</td>
            <td>{points(correct, answers)}</td>
            {isLabeled && (
              <>
                <td>{formatCount(labelled)}</td>
                <td>{points(right, labelled)}</td>
                <td>
                  <Bar share={labelled === 0 ? 0 : agreed / labelled} />
                  {points(agreed, labelled)}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ width: `${(100 * share).toFixed(1)}%` }} />
    </span>
  );
}

function points(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);
}

/** The answers of all runs together by the likeliest rule. */
export function ruleRows({ runs, rules }: Pick<JudgeTally, 'runs' | 'rules'>): TallyRow[] {
  return rules.map((id, at) => ({
    label: RULES[id] ?? id,
    short: RULE_WORDS[id] ?? id,
    tallies: gather(runs, ({ byRule }) => byRule[at]),
  }));
}

/** The same by the likeliest question type. */
export function typeRows({ runs, types }: Pick<JudgeTally, 'runs' | 'types'>): TallyRow[] {
  return types.map((type, at) => ({
    ...{ label: type, short: type },
    tallies: gather(runs, ({ byType }) => byType[at]),
  }));
}

function gather(
  runs: readonly RunTally[],
  pick: (run: RunTally) => Tally | undefined,
): readonly Tally[] {
  return runs.flatMap((run) => pick(run) ?? []);
}

/** The rows that have answers, at a threshold. */
export function readRows(rows: readonly TallyRow[], threshold: number): RowAt[] {
  return rows
    .map((row) => ({ row, ...readTallies(row.tallies, threshold) }))
    .filter(({ answers }) => answers > 0);
}

/** The sum of some figure over the rows. */
export function sumOf(rows: readonly RowAt[], figure: keyof TallyAt): number {
  return rows.reduce((sum, row) => sum + row[figure], 0);
}
