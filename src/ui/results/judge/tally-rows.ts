import { RULE_WORDS, RULES } from '../../../core/scoring/judge/rules';
import {
  type JudgeTally,
  readTallies,
  type RunTally,
  type Tally,
  type TallyAt,
} from '../../../core/scoring/judge/tally';

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
