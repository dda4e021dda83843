import { humanVerdictAt } from '../../analysis/agreement/collect';
import type { Evaluation } from '../../evaluate';
import type { Metric } from '../../scoring/metric';
import type { Dataset, Run, ScoreColumn } from '../../model';
import type { ANSWER_STATES } from '../../dataset/exported-tables';
import {
  errorAt,
  gapAt,
  tierAt,
  type VerdictColumns,
  wrappingAt,
} from '../../scoring/tiers/verdict-columns';
import { type TableField, textField } from './table-field';

/** The column of the systems' probabilities that a question has no answer. */
export const NO_ANSWER_PROBABILITY = 'no_answer_probability';

/** The column that says how far the number of an answer is off. */
export const NUMBER_ERROR = 'number_error';

/** What `tier` says of a prediction that no tier accepts. */
const REJECTED = 'rejected';

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
          textField('tier', 'The first tier that accepts it', tier),
          textField('gap', GAP, ofVerdict(gapOf)),
          textField(NUMBER_ERROR, 'How far the number is off', ofVerdict(errorOf)),
        ]
      : []),
    textField(
      'response',
      'Answered or not',
      ofVerdict((columns, run, at) => responseOf(runs[run], columns, at)),
    ),
    ...(verdicts.some(({ wrappings }) => wrappings.some((code) => code > 0))
      ? [textField('wrapping', 'What the answer stands in', ofVerdict(wrappingOf))]
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
      ? [textField('label', 'What people said of it', (run, at) => runs[run]?.humanLabels?.[at])]
      : []),
    ...(runs.some(({ noAnswerProbabilities }) => noAnswerProbabilities !== null)
      ? [probabilityField(runs)]
      : []),
  ];
}

/** What people decided of each answer; no column where nobody labelled one. */
export function humanField(verdicts: readonly Uint8Array[]): TableField[] {
  if (!verdicts.some((ofRun) => ofRun.some((code) => code > 0))) return [];
  const label = 'What people decided: correct, incorrect, unsure, gold-wrong, disputed';
  const nobody = new Uint8Array();
  return [textField('human', label, (run, at) => humanVerdictAt(verdicts[run] ?? nobody, at))];
}

function probabilityField(runs: readonly Run[]): TableField {
  return {
    name: NO_ANSWER_PROBABILITY,
    label: 'Probability, by the system, that there is no answer',
    perRun: true,
    type: 'number',
    better: 'lower',
    read: (run) => (question) => runs[run]?.noAnswerProbabilities?.[question] ?? NaN,
  };
}

/** The other columns of the prediction files. */
export function furtherRunFields({ runs }: Dataset): TableField[] {
  const names = new Set(runs.flatMap(({ columns }) => columns.map(({ name }) => name)));
  return [...names].map((name) => {
    const cells = runs.map(({ columns }) => columns.find((column) => column.name === name)?.cells);
    const label = 'A further column of the predictions';
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
    label: 'The answer',
    perRun: true,
    type: 'text',
    isCategory: false,
    read,
  };
}

const GAP = 'What a strict scorer stumbles over';

function gapOf(columns: VerdictColumns, _: number, question: number): string | null {
  return gapAt(columns, question);
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
