import { ANSWER_KINDS, type ExtraColumn, type Questions } from '../../model';

/** A column of the question table: how a query calls it and how its cells are read. */
export type TableField = FieldHead & (NumberReader | TextReader);

interface FieldHead {
  /** As a query names it; no two fields share a name, whatever the case. */
  readonly name: string;
  /** What it holds, in some words. */
  readonly label: string;
  /** Whether each run has its own values. */
  readonly perRun: boolean;
}

interface NumberReader {
  readonly type: 'number';
  readonly better: 'higher' | 'lower';
  /** The number of a question in a run; NaN where there is none. */
  readonly read: (run: number) => (question: number) => number;
}

interface TextReader {
  readonly type: 'text';
  /** The texts of a question in a run, mostly one; none where the cell is empty. */
  readonly read: (run: number) => (question: number) => readonly string[];
  /** Whether its values sort questions into kinds: each question has one at most. */
  readonly isCategory: boolean;
}

const NOTHING: readonly string[] = [];

/** A cell as the texts that it holds: the empty one holds none. */
function textsOf(text: string | null | undefined): readonly string[] {
  return text ? [text] : NOTHING;
}

/** A column of each run whose texts sort questions into kinds; `null` and nothing leave a cell empty. */
export function textField(
  name: string,
  label: string,
  read: (run: number, question: number) => string | null | undefined,
): TableField {
  return {
    name,
    label,
    perRun: true,
    type: 'text',
    isCategory: true,
    read: (run) => (question) => textsOf(read(run, question)),
  };
}

/** The columns of the gold file that have a use. */
export function goldFields(questions: Questions): TableField[] {
  const text = (
    name: string,
    label: string,
    read: (question: number) => readonly string[],
    isCategory = false,
  ): TableField => ({ name, label, perRun: false, type: 'text', isCategory, read: () => read });
  return [
    text('id', 'Id of the question', (at) => textsOf(questions.ids[at])),
    text('question', 'Text of the question', (at) => textsOf(questions.texts[at])),
    text('reference', 'The accepted answers', (at) => questions.references[at] ?? NOTHING),
    text('document', 'Document', (at) => textsOf(questions.documents[at]), true),
    text('type', 'Answer type', (at) => textsOf(questions.answerTypes[at]), true),
    text('kind', kindHelp, (at) => textsOf(questions.kinds[at]), true),
  ];
}

/** The gold file's other columns. */
export function furtherFields({ columns }: Questions): TableField[] {
  return columns.map((column) => {
    const read = readCell(column);
    const label = 'A further column of the gold file';
    return {
      name: column.name,
      label,
      perRun: false,
      type: 'text',
      isCategory: true,
      read: () => read,
    };
  });
}

const kindHelp = `How it is scored: ${ANSWER_KINDS.join(', ')}`;

function readCell({ cells }: ExtraColumn): (question: number) => readonly string[] {
  return (question) => textsOf(cells[question]);
}

/** The fields with names that differ: one whose name is taken gets a number behind it. */
export function nameApart<Field extends { readonly name: string }>(
  fields: readonly Field[],
): Field[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    let name = field.name;
    for (let at = 2; taken.has(name.toLowerCase()); at++) name = `${field.name} ${at}`;
    taken.add(name.toLowerCase());
    return { ...field, name };
  });
}
