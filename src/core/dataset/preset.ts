import { kindFromLabel } from '../answers/kind-label';
import type { AnswerKind, GoldMapping, Table } from '../model';
import type { Settings } from '../settings';

/** The settings that a data set may change. */
export type PresetSettings = Partial<Pick<Settings, 'answerKinds' | 'tokens'>>;

const WORDS: Readonly<Record<AnswerKind, string>> = {
  text: 'text',
  number: 'a number',
  boolean: 'yes or no',
  list: 'a list',
  unanswerable: 'no answer',
  ranking: 'a ranking',
};

const TOKENS: Readonly<Record<Settings['tokens'], string>> = {
  whitespace: 'tokens are separated by whitespace',
  words: 'tokens are words, regardless of separators',
  mixed: 'every Chinese or Japanese character is a token',
};

/** A known data set: how its gold file is recognized, read and scored. */
export interface DataSetPreset {
  /** Stable identifier: lowercase letters, digits, `.` and hyphens. */
  readonly id: string;
  readonly label: string;
  /** A one-sentence description of the data set. */
  readonly summary: string;
  /** Paper or repository, with its year. */
  readonly source: string;
  /** The formats in which its gold file is published, each with its own columns. */
  readonly forms: readonly PresetForm[];
  /** The settings for its answers. */
  readonly settings: PresetSettings;
  /** The scorer profile that reproduces its official scores; `null` if there is none. */
  readonly profile: string | null;
}

/** One format of a gold file. */
export interface PresetForm {
  /** Columns that must all exist, by exact name. */
  readonly columns: readonly string[];
  /** Columns that must not exist: they belong to similar data sets. */
  readonly lacks?: readonly string[];
  /** Whether the file also contains systems' answers. */
  readonly containsPredictions?: boolean;
  /** Additional conditions on the values; all must be met. */
  readonly conditions: readonly PresetCondition[];
  /**
   * The mapping of the gold file without its id column, which is chosen to match the ids of the
   * predictions.
   */
  readonly gold: Omit<GoldMapping, 'file' | 'id'>;
}

/** A condition on the cells of a column. */
export interface PresetCondition {
  readonly column: string;
  /** Continues the sentence “It has the columns …, and …”. */
  readonly clause: string;
  /** Whether the non-empty cells meet the condition; called with at least one cell. */
  readonly isMet: (cells: readonly string[]) => boolean;
}

/** The preset that a proposal applied, as plain data. */
export interface RecognizedPreset extends Omit<DataSetPreset, 'forms'> {
  /** Why the file was recognized, in a sentence. */
  readonly evidence: string;
}

/** A recognized data set. */
export interface Recognition {
  readonly form: PresetForm;
  readonly recognized: RecognizedPreset;
}

/** The first preset with a format that matches the table, and why; `null` if none matches. */
export function recognizePreset(
  table: Table,
  presets: readonly DataSetPreset[],
): Recognition | null {
  for (const { forms, ...preset } of presets) {
    const form = forms.find((one) => fits(table, one));
    if (!form) continue;
    const columns = form.columns.map((name) => `“${name}”`).join(', ');
    const shown = form.conditions.map(({ clause }) => `, and ${clause}`).join('');
    return { form, recognized: { ...preset, evidence: `It has the columns ${columns}${shown}.` } };
  }
  return null;
}

function fits(table: Table, { columns, lacks = [], conditions, gold: own }: PresetForm): boolean {
  const { question, answerType, document, references } = own;
  const named = [question, answerType, document, ...references.columns];
  return (
    !lacks.some((name) => table.columns.includes(name)) &&
    [...columns, ...named].every((name) => name === null || table.columns.includes(name)) &&
    conditions.every(({ column, isMet }) => {
      const cells = table.cells[table.columns.indexOf(column)] ?? [];
      const filled = cells.filter((cell) => cell !== '');
      return filled.length > 0 && isMet(filled);
    })
  );
}

/** Applies the settings of a data set; kinds chosen for other labels are kept. */
export function withPreset(settings: Settings, { answerKinds, tokens }: PresetSettings): Settings {
  return {
    ...settings,
    answerKinds: { ...settings.answerKinds, ...answerKinds },
    tokens: tokens ?? settings.tokens,
  };
}

/** The effect of `withPreset` on scoring: sentences without a final period, or an empty list. */
export function describePresetChanges(settings: Settings, preset: PresetSettings): string[] {
  const { answerKinds = {}, tokens = settings.tokens } = preset;
  const labels = Object.keys(answerKinds).filter(
    (label) => kindFromLabel(label, settings.answerKinds) !== answerKinds[label],
  );
  return [
    ...labels.map((label) => `“${label}” is scored as ${WORDS[answerKinds[label] ?? 'text']}`),
    ...(tokens === settings.tokens ? [] : [TOKENS[tokens]]),
  ];
}
