import { humanVerdictAt } from '../../analysis/agreement/collect';
import type { Evaluation } from '../../evaluate';
import type { Metric } from '../../scoring/metric';
import {
  ANSWER_KINDS,
  type Dataset,
  type ExtraColumn,
  type Questions,
  type Run,
  type ScoreColumn,
} from '../../model';
import type { ANSWER_STATES } from '../../dataset/exported-tables';
import {
  errorAt,
  rejectionReasonAt,
  tierAt,
  type VerdictColumns,
  wrappingAt,
} from '../../scoring/tiers/verdict-columns';

import type { JudgedRuns } from '../../scoring/judge/tally';
import { RULE_WORDS } from '../../scoring/judge/rules';

/** The column of the systems' probabilities that a question has no answer. */
export const NO_ANSWER_PROBABILITY = 'no_answer_probability';

/** The column that says how far the number of an answer is off. */
export const NUMBER_ERROR = 'number_error';

/** What `tier` says of a prediction that no tier accepts. */
const REJECTED = 'rejected';

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
    text('reference', 'Reference answers', (at) => questions.references[at] ?? NOTHING),
    text('document', 'Document', (at) => textsOf(questions.documents[at]), true),
    text('type', 'Answer type', (at) => textsOf(questions.answerTypes[at]), true),
    text('kind', kindHelp, (at) => textsOf(questions.kinds[at]), true),
  ];
}

/** The gold file's other columns. */
export function extraGoldFields({ columns }: Questions): TableField[] {
  return columns.map((column) => {
    const read = readCell(column);
    const label = 'Extra column of the gold file';
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
export function makeNamesUnique<Field extends { readonly name: string }>(
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
      textField(`${id}.rule`, `Most relevant rule, by ${name}`, named),
      textField(`${id}.type`, `Question type, by ${name}`, type),
    ];
  });
}

/** The columns that each run has of its own: its answers, their scores and what became of them. */
export function runFields(
  { runs }: Dataset,
  { scores, verdicts }: Pick<Evaluation, 'scores' | 'verdicts'>,
  metrics: readonly Metric[],
  triesTiers: boolean,
): TableField[] {
  const hasLabels = runs.some(({ humanLabels }) => humanLabels !== null);
  const ofVerdict = (read: (columns: VerdictColumns, run: number, at: number) => string | null) => {
    return (run: number, at: number) => {
      const columns = verdicts[run];
      return columns ? read(columns, run, at) : null;
    };
  };
  const tier = ofVerdict((columns, run, at) =>
    (runs[run]?.predictions[at] ?? null) === null ? null : (tierAt(columns, at) ?? REJECTED),
  );
  const wrappingOf = (columns: VerdictColumns, run: number, at: number) =>
    (runs[run]?.predictions[at] ?? null) === null ? null : (wrappingAt(columns, at) ?? 'none');
  return [
    predictionField(runs),
    ...metrics.map((metric) => metricField(metric, (run) => scores[run]?.[metric.id])),
    ...(triesTiers
      ? [
          textField('tier', 'First tier that accepts the answer', tier),
          textField('gap', 'Rejection reason', ofVerdict(gapOf)),
          textField(NUMBER_ERROR, 'Kind of numeric error', ofVerdict(errorOf)),
        ]
      : []),
    textField(
      'response',
      'Answered or not',
      ofVerdict((columns, run, at) => responseOf(runs[run], columns, at)),
    ),
    ...(verdicts.some(({ wrappings }) => wrappings.some((code) => code > 0))
      ? [textField('wrapping', 'Wrapper of the answer', ofVerdict(wrappingOf))]
      : []),
    {
      name: 'unscored',
      label: 'Metrics that could not be computed',
      perRun: true,
      type: 'number',
      better: 'lower',
      read: (run) => countUnscored(Object.values(scores[run] ?? {})),
    },
    ...(hasLabels
      ? [textField('label', 'Human label in the file', (run, at) => runs[run]?.humanLabels?.[at])]
      : []),
    ...(runs.some(({ noAnswerProbabilities }) => noAnswerProbabilities !== null)
      ? [probabilityField(runs)]
      : []),
  ];
}

/** What people decided of each answer; no column where nobody labeled one. */
export function humanField(verdicts: readonly Uint8Array[]): TableField[] {
  if (!verdicts.some((ofRun) => ofRun.some((code) => code > 0))) return [];
  const label = 'Decision of the annotators: correct, incorrect, unsure, gold-wrong, disputed';
  const nobody = new Uint8Array();
  return [textField('human', label, (run, at) => humanVerdictAt(verdicts[run] ?? nobody, at))];
}

function probabilityField(runs: readonly Run[]): TableField {
  return {
    name: NO_ANSWER_PROBABILITY,
    label: 'No-answer probability of the system',
    perRun: true,
    type: 'number',
    better: 'lower',
    read: (run) => (question) => runs[run]?.noAnswerProbabilities?.[question] ?? NaN,
  };
}

/** The other columns of the prediction files. */
export function extraRunFields({ runs }: Dataset): TableField[] {
  const names = new Set(runs.flatMap(({ columns }) => columns.map(({ name }) => name)));
  return [...names].map((name) => {
    const cells = runs.map(({ columns }) => columns.find((column) => column.name === name)?.cells);
    const label = 'Extra column of the predictions';
    return textField(name, label, (run, at) => cells[run]?.[at]);
  });
}

/** A prediction that is there and blank is a text, unlike one that is missing. */
function predictionField(runs: readonly Run[]): TableField {
  const read = (run: number) => (question: number) => {
    const prediction = runs[run]?.predictions[question] ?? null;
    return prediction === null ? [] : [prediction];
  };
  return {
    name: 'prediction',
    label: 'Prediction',
    perRun: true,
    type: 'text',
    isCategory: false,
    read,
  };
}

function gapOf(columns: VerdictColumns, _: number, question: number): string | null {
  return rejectionReasonAt(columns, question);
}

function errorOf(columns: VerdictColumns, _: number, question: number): string | null {
  return errorAt(columns, question);
}

function responseOf(
  run: Run | undefined,
  { abstained }: VerdictColumns,
  question: number,
): (typeof ANSWER_STATES)[number] {
  const prediction = run?.predictions[question] ?? null;
  if (prediction === null) return 'missing';
  if (prediction.trim() === '') return 'empty';
  return abstained[question] === 1 ? 'abstained' : 'answered';
}

function metricField(
  { id, label, better }: Metric,
  columnOf: (run: number) => ScoreColumn | undefined,
): TableField {
  return {
    name: id,
    label,
    perRun: true,
    type: 'number',
    better,
    read: (run) => {
      const values = columnOf(run)?.values;
      return (question) => values?.[question] ?? NaN;
    },
  };
}

function countUnscored(columns: readonly ScoreColumn[]): (question: number) => number {
  return (question) => columns.reduce((sum, { unscored }) => sum + (unscored[question] ?? 0), 0);
}
