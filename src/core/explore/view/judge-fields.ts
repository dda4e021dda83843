import type { JudgedRuns } from '../../scoring/judge/judged-runs';
import { RULE_WORDS } from '../../scoring/judge/rules';
import { type TableField, textField } from './table-field';

/** The rule and the question type that each judge takes an answer for; none where nobody judged. */
export function judgeFields(judged: readonly JudgedRuns[]): TableField[] {
  return judged.flatMap(({ card: { id, name }, rules, types, columns }) => {
    const rule = (run: number, at: number) => rules[(columns[run]?.rule[at] ?? 0) - 1] ?? null;
    const named = (run: number, at: number) => {
      const found = rule(run, at);
      return found === null ? null : (RULE_WORDS[found] ?? found);
    };
    const type = (run: number, at: number) => types[(columns[run]?.type[at] ?? 0) - 1];
    return [
      textField(`${id}.rule`, `The rule that bears on the answer most, by ${name}`, named),
      textField(`${id}.type`, `The type of the question, by ${name}`, type),
    ];
  });
}
