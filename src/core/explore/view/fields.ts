import type { Stance } from '../../answers/abstention';
import { humanVerdictAt } from '../../analysis/agreement/collect';
import {
  FIGURE_STATES,
  createFigureCounter,
  type FigureState,
  hasContexts,
  stateOfAnswer,
} from '../../analysis/grounding';
import type { Evaluation } from '../../evaluate';
import type { Metric } from '../../scoring/metric';
import { ANSWER_KINDS, type Dataset, type Note, type Questions, type Run } from '../../model';
import type { ANSWER_STATES } from '../../dataset/exported-tables';
import { stanceOf } from '../../scoring/content/abstain';
import { outcomeAt } from '../../scoring/acceptance/abstentions';
import type { Scorer } from '../../scoring/scorer';
import {
  errorAt,
  rejectionReasonAt,
  stanceAt,
  tierAt,
  type VerdictColumns,
  wrapperAt,
} from '../../scoring/acceptance/verdict-columns';

import type { JudgedRuns } from '../../scoring/judge/tally';
import { REJECTION_LABELS, REJECTION_REASONS, TIER_WORDS, TIERS } from '../../scoring/tiers/tier';
import type { Field } from '../query/query';
import { RULE_WORDS } from '../../scoring/judge/rules';

export const NO_ANSWER_PROBABILITY = 'no_answer_probability';

/** The column that contains the kind of numeric error. */
export const NUMBER_ERROR = 'number_error';

/** The value of `tier` for a prediction that no tier accepts. */
const REJECTED = 'rejected';

/** A column of the question table. */
export type TableField = FieldHead & (NumberReader | TextReader);

/** No other column has the same name, ignoring case. */
type FieldHead = Pick<Field, 'name' | 'label' | 'aliases' | 'perRun'>;

interface NumberReader extends Pick<Field, 'isShare'> {
  readonly type: 'number';
  readonly better: 'higher' | 'lower';
  /** The numeric value for a question in a run; NaN if there is no value. */
  readonly read: (run: number) => (question: number) => number;
}

interface TextReader extends Pick<Field, 'valueLabels'> {
  readonly type: 'text';
  /** The text values for a question in a run, usually one; an empty cell has no values. */
  readonly read: (run: number) => (question: number) => readonly string[];
  /** Whether its values are categories, at most one per question. */
  readonly isCategory: boolean;
  /** All possible values, if computing the value of every question takes a long time. */
  readonly values?: readonly string[];
}

const NOTHING: readonly string[] = [];

function textsOf(text: string | null | undefined): readonly string[] {
  return text ? [text] : NOTHING;
}

/** A text column with one value per run; the cell is empty if the value is `null` or empty. */
function textField(
  name: string,
  label: string,
  read: (run: number, question: number) => string | null | undefined,
): FieldHead & TextReader {
  const readRun = (run: number) => (question: number) => textsOf(read(run, question));
  return { name, label, perRun: true, type: 'text', isCategory: true, read: readRun };
}

/** A column with a number for each run. */
function numberField(
  name: string,
  label: string,
  better: 'higher' | 'lower',
  read: (run: number) => (question: number) => number,
): TableField {
  return { name, label, perRun: true, type: 'number', better, read };
}

/** A text column of the gold file. */
function goldField(
  name: string,
  label: string,
  read: (question: number) => readonly string[],
  isCategory = false,
): TableField {
  return { name, label, perRun: false, type: 'text', isCategory, read: () => read };
}

/** The columns of the gold file that the mapping uses. */
export function goldFields(questions: Questions): TableField[] {
  const kindHelp = `Answer kind, which decides how an answer is scored: ${ANSWER_KINDS.join(', ')}`;
  return [
    goldField('id', 'Id of the question', (at) => textsOf(questions.ids[at])),
    goldField('question', 'Text of the question', (at) => textsOf(questions.texts[at])),
    goldField('reference', 'Reference answers', (at) => questions.references[at] ?? NOTHING),
    goldField('document', 'Document', (at) => textsOf(questions.documents[at]), true),
    goldField('type', 'Answer type', (at) => textsOf(questions.answerTypes[at]), true),
    goldField('kind', kindHelp, (at) => textsOf(questions.kinds[at]), true),
  ];
}

export function extraGoldFields({ columns }: Questions): TableField[] {
  return columns.map(({ name, cells }) =>
    goldField(name, 'Extra column of the gold file', (at) => textsOf(cells[at]), true),
  );
}

/** Makes names unique, ignoring case, by appending numbers. */
export function makeNamesUnique(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    let name = given;
    for (let at = 2; taken.has(name.toLowerCase()); at++) name = `${given} ${at}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** The most likely rule and question type of each answer, by judge. */
export function judgeFields(judged: readonly JudgedRuns[]): TableField[] {
  return judged.flatMap(({ card: { id, name }, rules, types, columns }) => {
    const rule = (run: number, at: number) => {
      const found = rules[(columns[run]?.rule[at] ?? 0) - 1];
      return found && (RULE_WORDS[found] ?? found);
    };
    const type = (run: number, at: number) => types[(columns[run]?.type[at] ?? 0) - 1];
    return [
      textField(`${id}.rule`, `Most relevant rule according to ${name}`, rule),
      textField(`${id}.type`, `Question type according to ${name}`, type),
    ];
  });
}

/** The columns with a value for each run: its answers, their scores and verdicts. */
export function runFields(
  { runs }: Dataset,
  { scorer, scores, verdicts }: Pick<Evaluation, 'scorer' | 'scores' | 'verdicts'>,
  metrics: readonly Metric[],
  triesTiers: boolean,
): TableField[] {
  const predictionAt = (run: number, at: number) => runs[run]?.predictions[at] ?? null;
  const verdictField = (
    name: string,
    label: string,
    read: (columns: VerdictColumns, at: number, run: number) => string | null,
  ) =>
    textField(name, label, (run, at) => {
      const columns = verdicts[run];
      return columns && read(columns, at, run);
    });
  /** Empty for a missing prediction. */
  const predicted =
    (read: (columns: VerdictColumns, at: number) => string) =>
    (columns: VerdictColumns, at: number, run: number) =>
      predictionAt(run, at) === null ? null : read(columns, at);
  const isWrapped = verdicts.some(({ wrappers }) => wrappers.some((code) => code > 0));
  return [
    predictionField(runs),
    ...metrics.map(({ id, label, short, better, display }) => ({
      ...numberField(id, label, better, (run) => {
        const values = scores[run]?.[id]?.values;
        return (question) => values?.[question] ?? NaN;
      }),
      aliases: [short, label],
      isShare: display === 'share',
    })),
    ...(triesTiers
      ? [
          verdictField('outcome', 'Correct, wrong, declined or missing', (columns, at, run) => {
            const answers = runs[run];
            return answers ? outcomeAt(answers, columns, at) : null;
          }),
          {
            ...verdictField(
              'tier',
              'First tier that accepts the answer',
              predicted((columns, at) => tierAt(columns, at) ?? REJECTED),
            ),
            valueLabels: TIERS.map((tier) => ({ value: tier, label: TIER_WORDS[tier].label })),
          },
          {
            ...verdictField('gap', 'Rejection reason', rejectionReasonAt),
            aliases: ['Reason', 'Rejection reason'],
            valueLabels: REJECTION_REASONS.map((value) => ({
              value,
              label: REJECTION_LABELS[value],
            })),
          },
          verdictField(NUMBER_ERROR, 'Kind of numeric error', errorAt),
        ]
      : []),
    verdictField('response', 'Answered, hedged, abstained, empty or missing', (columns, at, run) =>
      responseOf(predictionAt(run, at), columns, at),
    ),
    {
      ...verdictField(
        'abstention',
        'Sentence in which the answer declines or hedges',
        (columns, at, run) => {
          const comparison = stanceAt(columns, at) === 'answers' ? null : scorer.compare(at, run);
          return comparison && stanceOf(comparison, comparison.prediction).sentence;
        },
      ),
      isCategory: false,
    },
    ...(isWrapped
      ? [
          verdictField(
            'wrapping',
            'Wrapper around the answer',
            predicted((columns, at) => wrapperAt(columns, at) ?? 'none'),
          ),
        ]
      : []),
    numberField('unscored', 'Metrics that could not be computed', 'lower', (run) => {
      const columns = Object.values(scores[run] ?? {});
      return (at) => columns.reduce((sum, { unscored }) => sum + (unscored[at] ?? 0), 0);
    }),
    ...(runs.some(({ humanLabels }) => humanLabels !== null)
      ? [textField('label', 'Human label in the file', (run, at) => runs[run]?.humanLabels?.[at])]
      : []),
    ...(runs.some(({ noAnswerProbabilities }) => noAnswerProbabilities !== null)
      ? [
          numberField(
            NO_ANSWER_PROBABILITY,
            'No-answer probability reported by the system',
            'lower',
            (run) => (question) => runs[run]?.noAnswerProbabilities?.[question] ?? NaN,
          ),
        ]
      : []),
  ];
}

/** The columns of figure counts, with their labels. */
const FIGURE_COUNTS = [
  ['found', 'Figures in the answer that are also in its context'],
  ['derivable', 'Figures in the answer that can be derived from two numbers in its context'],
  ['nowhere', 'Figures in the answer that are not in its context'],
] as const satisfies readonly (readonly [FigureState, string])[];

/**
 * Columns that show whether the figures of each answer are in its context; no columns if there are
 * no contexts.
 */
export function figureFields(dataset: Dataset, scorer: Scorer): TableField[] {
  if (!hasContexts(dataset)) return [];
  const count = createFigureCounter(dataset, scorer);
  const label =
    'Least grounded figure in the answer: found in its context, derivable from it, or nowhere';
  return [
    {
      ...textField('figures', label, (run, at) => {
        const counts = count(at, run);
        return counts && stateOfAnswer(counts);
      }),
      values: FIGURE_STATES,
    },
    ...FIGURE_COUNTS.map(([state, countLabel]) =>
      numberField(
        `figures_${state}`,
        countLabel,
        state === 'nowhere' ? 'lower' : 'higher',
        (run) => (question) => count(question, run)?.[state] ?? NaN,
      ),
    ),
  ];
}

/** A column with the human labels of each answer; no column if there are no labels. */
export function humanField(verdicts: readonly Uint8Array[]): TableField[] {
  if (!verdicts.some((ofRun) => ofRun.some((code) => code > 0))) return [];
  const label = 'The annotators’ decision: correct, incorrect, unsure, gold-wrong, disputed';
  const nobody = new Uint8Array();
  return [textField('human', label, (run, at) => humanVerdictAt(verdicts[run] ?? nobody, at))];
}

export function noteField({ ids }: Questions, notes: readonly Note[]): TableField {
  const textOf = new Map(notes.map(({ id, text }) => [id, text]));
  return goldField('note', 'Your note on the question', (at) => textsOf(textOf.get(ids[at] ?? '')));
}

/** The other columns of the prediction files. */
export function extraRunFields({ runs }: Dataset): TableField[] {
  const names = new Set(runs.flatMap(({ columns }) => columns.map(({ name }) => name)));
  return [...names].map((name) => {
    const cells = runs.map(({ columns }) => columns.find((column) => column.name === name)?.cells);
    const label = 'Extra column of the prediction files';
    return textField(name, label, (run, at) => cells[run]?.[at]);
  });
}

/** A blank prediction counts as text; a missing one does not. */
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

const STATE_OF_STANCE = {
  answers: 'answered',
  hedges: 'hedged',
  declines: 'abstained',
} as const satisfies Readonly<Record<Stance, (typeof ANSWER_STATES)[number]>>;

function responseOf(
  prediction: string | null,
  columns: VerdictColumns,
  question: number,
): (typeof ANSWER_STATES)[number] {
  if (prediction === null) return 'missing';
  if (prediction.trim() === '') return 'empty';
  return STATE_OF_STANCE[stanceAt(columns, question)];
}
