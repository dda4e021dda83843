import { exactMatch } from '../metrics/exact-match';
import type { Metric } from '../metrics/metric';
import { numericMatch } from '../metrics/numeric-match';
import { f1 } from '../metrics/token-f1';
import type { Dataset, RunScores } from '../model';
import { isUnscored } from './summarise';

/** What a filter may look at. */
export interface FilterContext {
  readonly dataset: Dataset;
  readonly scores: readonly RunScores[];
  readonly run: number;
}

/** A filter offered as a chip with its count. */
export interface QuestionFilter {
  readonly id: string;
  readonly label: string;
  readonly holds: (context: FilterContext, question: number) => boolean;
}

const valueOf = ({ scores }: FilterContext, run: number, { id }: Metric, question: number) =>
  scores[run]?.[id]?.values[question] ?? NaN;

/** Every filter, in the order of the chips. They speak of the run that is looked at. */
export const FILTERS: readonly QuestionFilter[] = [
  {
    id: 'wrong',
    label: 'not an exact match',
    holds: (context, question) => valueOf(context, context.run, exactMatch, question) < 1,
  },
  {
    id: 'no-overlap',
    label: 'nothing in common',
    holds: (context, question) => valueOf(context, context.run, f1, question) === 0,
  },
  {
    id: 'number-missed',
    label: 'number missed',
    holds: (context, question) => valueOf(context, context.run, numericMatch, question) === 0,
  },
  {
    id: 'number-only',
    label: 'right number, other words',
    holds: (context, question) =>
      valueOf(context, context.run, numericMatch, question) === 1 &&
      valueOf(context, context.run, exactMatch, question) < 1,
  },
  {
    id: 'disagree',
    label: 'runs disagree',
    holds: (context, question) =>
      new Set(context.scores.map((_, run) => valueOf(context, run, exactMatch, question))).size > 1,
  },
  {
    id: 'all-wrong',
    label: 'no run is exact',
    holds: (context, question) =>
      context.scores.every((_, run) => valueOf(context, run, exactMatch, question) < 1),
  },
  {
    id: 'unscored',
    label: 'could not be scored',
    holds: ({ scores, run }, question) => isUnscored(scores[run] ?? {}, question),
  },
  {
    id: 'missing',
    label: 'no prediction',
    holds: ({ dataset, run }, question) => dataset.runs[run]?.predictions[question] === null,
  },
];
