import type { Problem, Table } from '../../model';
import { joinProblems } from '../../words/problems';
import { columnOf } from '../cells';

const SCALE_COLUMN = 'scale';

const SCALES = ['hundred', 'thousand', 'million', 'billion', 'percent'];

/**
 * Collects rows whose scale, in a column next to the answers, is not part of the answer: TAT-QA
 * multiplies by it, and the scores here do not.
 */
export function createScaleCheck(table: Table, file: string) {
  const scales = columnOf(table, SCALE_COLUMN);
  const rows: number[] = [];
  return {
    inspect: (row: number, answers: readonly string[]) => {
      const scale = scales?.[row]?.trim().toLowerCase() ?? '';
      if (!SCALES.includes(scale)) return;
      const isScaled = (answer: string) =>
        !/\p{N}/u.test(answer) ||
        answer.toLowerCase().includes(scale) ||
        (scale === 'percent' && answer.includes('%'));
      if (!answers.every(isScaled)) rows.push(row);
    },
    problems: (): Problem[] => {
      const [first] = rows;
      if (first === undefined) return [];
      const scale = scales?.[first] ?? '';
      return [joinProblems.unreadScale(file, SCALE_COLUMN, rows.length, first + 1, scale)];
    },
  };
}
