import type { Problem, Table } from '../../model';
import { joinProblems } from '../../words/problems';
import { columnOf } from '../cells';

const SCALE_COLUMN = 'scale';

const SCALES = ['hundred', 'thousand', 'million', 'billion', 'percent'];

/** Names of columns with the units of answers, in lowercase. */
const UNIT_COLUMNS = [
  ...['unit', 'units', 'unit of measure', 'unit_of_measure', 'currency', 'currencies'],
  ...['einheit', 'einheiten', 'währung', 'maßeinheit', 'unité', 'unités', 'unite', 'devise'],
  ...['unidad', 'unidades', 'moneda', 'unità', 'valuta', 'unidade', 'moeda', 'eenheid'],
  ...['单位', '單位', '货币', '単位', '通貨', '단위'],
];

/** Cells that name no unit: a placeholder, or the type of the answer. */
const NO_UNIT =
  /^(?:|[^\p{L}\p{Sc}%‰°]+|n\/?a|nan|none|null|years?|dates?|numbers?|counts?|text|string|bool(?:ean)?)$/u;

/** A number without a unit, perhaps with a scale word: `2.4`, `(1,200)`, `2.4 billion`. */
const BARE_NUMBER =
  /^[\s\d.,'’()+\-−–]*(?:hundred|thousand|million|billion|trillion|mn|bn|m|k)?\.?$/iu;

/** A column with the scale or unit of the answers, which scoring ignores. */
interface UnreadColumn {
  readonly name: string;
  readonly cells: readonly string[];
  /** The rows, numbered from 1, whose answers lack the scale or unit in this column. */
  readonly rows: number[];
  readonly kind: 'scale' | 'unit';
}

/**
 * Collects rows whose scale or unit, in a column next to the answers, is not part of the answer:
 * TAT-QA multiplies by the scale, and scoring here uses neither.
 */
export function createScaleCheck(table: Table, file: string) {
  const columns = table.columns.flatMap((name) => unreadColumn(table, name));
  return {
    inspect: (row: number, answers: readonly string[]) => {
      for (const { cells, rows, kind } of columns) {
        const cell = cells[row]?.trim().toLowerCase() ?? '';
        const lacks = kind === 'scale' ? lacksScale : lacksUnit;
        if (answers.some((answer) => lacks(answer, cell))) rows.push(row + 1);
      }
    },
    problems: (): Problem[] =>
      columns.flatMap(({ name: column, cells, rows, kind }) => {
        const cell = cells[(rows[0] ?? 0) - 1]?.trim() ?? '';
        return joinProblems.unreadColumn(kind, { file, column, rows, cell });
      }),
  };
}

function unreadColumn(table: Table, name: string): UnreadColumn[] {
  const column = { name, cells: columnOf(table, name) ?? [], rows: [] };
  if (name === SCALE_COLUMN) return [{ ...column, kind: 'scale' }];
  const isUnit = UNIT_COLUMNS.includes(name.normalize('NFC').trim().toLowerCase());
  return isUnit ? [{ ...column, kind: 'unit' }] : [];
}

function lacksScale(answer: string, scale: string): boolean {
  return (
    SCALES.includes(scale) &&
    /\p{N}/u.test(answer) &&
    !answer.toLowerCase().includes(scale) &&
    !(scale === 'percent' && answer.includes('%'))
  );
}

function lacksUnit(answer: string, unit: string): boolean {
  return (
    !NO_UNIT.test(unit) &&
    /\d/.test(answer) &&
    BARE_NUMBER.test(answer.trim()) &&
    !answer.toLowerCase().includes(unit)
  );
}
