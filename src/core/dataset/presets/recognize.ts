import type { Table } from '../../model';
import type { DataSetPreset, PresetForm, RecognizedPreset } from './preset';

/** A data set that a table was recognized as. */
export interface Recognition {
  readonly form: PresetForm;
  readonly recognized: RecognizedPreset;
}

/** The first of the presets of which a table has a form, and why; `null` where none fits. */
export function recognizePreset(
  table: Table,
  presets: readonly DataSetPreset[],
): Recognition | null {
  for (const { forms, id, label, summary, source, settings, profile } of presets) {
    const form = forms.find((one) => fits(table, one));
    if (!form) continue;
    const there = form.columns.map((name) => `“${name}”`).join(', ');
    const shown = form.signs.map(({ says }) => `, and ${says}`).join('');
    const evidence = `It has the columns ${there}${shown}.`;
    return { form, recognized: { id, label, summary, source, evidence, settings, profile } };
  }
  return null;
}

function fits(table: Table, { columns, lacks = [], signs, gold }: PresetForm): boolean {
  const cellsOf = (name: string) => table.cells[table.columns.indexOf(name)] ?? [];
  const { question, answerType, document, references } = gold;
  const named = [question, answerType, document, ...references.columns];
  return (
    !lacks.some((name) => table.columns.includes(name)) &&
    [...columns, ...named].every((name) => name === null || table.columns.includes(name)) &&
    signs.every(({ column, holds }) => {
      const cells = cellsOf(column).filter((cell) => cell !== '');
      return cells.length > 0 && holds(cells);
    })
  );
}
