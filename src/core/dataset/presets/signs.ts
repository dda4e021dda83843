import type { AnswerSource } from '../../model';
import type { PresetSign } from './preset';

/** Cells looked at; a data set is of one piece. */
const SAMPLE = 500;

function share(cells: readonly string[], holds: (cell: string) => boolean): number {
  const sample = cells.slice(0, SAMPLE);
  return sample.filter(holds).length / Math.max(1, sample.length);
}

/** Every cell is one of these labels. */
export function onlyLabels(column: string, labels: readonly string[]): PresetSign {
  return {
    column,
    says: `“${column}” holds nothing but ${labels.join(', ')}`,
    holds: (cells) => share(cells, (cell) => labels.includes(cell)) === 1,
  };
}

/** Nearly every cell is a JSON list. */
export function mostlyLists(column: string): PresetSign {
  return {
    column,
    says: `“${column}” holds lists`,
    holds: (cells) => share(cells, (cell) => /^\s*\[/.test(cell)) >= 0.9,
  };
}

/** Most cells have a letter of this script. */
export function inScript(column: string, script: 'Hangul' | 'Han'): PresetSign {
  const letter = script === 'Hangul' ? /\p{Script=Hangul}/u : /\p{Script=Han}/u;
  return {
    column,
    says: `“${column}” is written in ${script}`,
    holds: (cells) => share(cells, (cell) => letter.test(cell)) >= 0.8,
  };
}

/** Every cell has this form. */
export function matching(column: string, form: RegExp, example: string): PresetSign {
  return {
    column,
    says: `“${column}” is formed like “${example}”`,
    holds: (cells) => share(cells, (cell) => form.test(cell)) === 1,
  };
}

/** References that stand in a cell as they are. */
export function wholeCell(column: string): AnswerSource {
  return { columns: [column], split: 'none', separator: '' };
}

/** References that stand in a cell as a list. */
export function listCell(column: string): AnswerSource {
  return { columns: [column], split: 'list', separator: '' };
}
