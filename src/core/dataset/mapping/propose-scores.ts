import type { PredictionMapping, ScoreScale, ScoreSource } from '../../model';
import { describeScale } from '../../words/column-problems';
import { columnOf, idColumns, sampleValues } from '../cells';
import { isExportedTable } from '../exported-tables';
import { metricIdOf, readScore } from '../join/external-scores';
import { simplifyName, systemOf } from './column-names';
import type { ProfiledFile } from './profile-columns';
import type { Evidence } from './proposal';

/**
 * Names of automatic evaluators and of grades by a language model, in the form that `simplifyName`
 * returns. A bare `score` is excluded: it may be a retriever's.
 */
const EVALUATOR =
  /^(?:(?:bert|bart|mover) ?score|bleurt|bem|lerc|prometheus|comet|meteor|chrf|(?:sacre ?)?bleu|rouge(?: ?(?:1|2|l|l ?sum))?|ter|sas|(?:semantic(?: answer)?|answer) similarity|answer (?:relevancy|relevance)|g eval|(?:llm|judge|grader|gpt[\w ]*|claude[\w ]*|gemini[\w ]*|llama[\w ]*) (?:score|grade|rating))(?: (?:f1?|p|r|precision|recall|score|base|large))?$/u;

/** Evaluators that grade from 1 to 5. */
const FIVE_POINT = /^(?:prometheus|lerc|g eval)/u;

/** Evaluators that count errors, so that a very bad answer can exceed the usual range. */
const COUNTS_ERRORS = /^ter\b/u;

/** Prefixes of metric names in files; the first is the one that Assay exports. */
const PREFIX = /^(?:external|scores?|metrics?|evals?) (?=\w)/u;

/** Usual scales, narrowest first. */
const SCALES = [
  [0, 1],
  [-1, 1],
  [1, 5],
  [0, 5],
  [1, 10],
  [0, 10],
  [0, 100],
] as const;

/** A column with a smaller share of numbers than this does not contain scores. */
const MIN_NUMBERS = 0.5;

/**
 * A scale fits a column if this share of the numbers is within it; numbers outside it are reported.
 */
const MIN_IN_RANGE = 0.9;

/** The mapping of an answer column with the scores that the names of other columns indicate. */
export function withScores(
  file: ProfiledFile,
  mapping: PredictionMapping,
  isOneOfSeveral: boolean,
): PredictionMapping {
  const system = simplifyName(systemOf(mapping.answer.columns[0] ?? '') ?? mapping.name);
  const scores = listScoreColumns(file, [mapping]).flatMap((source): ScoreSource[] => {
    const metric = nameMetric(source.column, isOneOfSeveral ? system : null);
    const isExport = isExportedTable(file.source.table);
    if (metric === null || (isExport && !source.column.startsWith('external.'))) return [];
    return [{ ...source, name: isOneOfSeveral ? metric : source.name }];
  });
  return scores.length === 0 ? mapping : { ...mapping, scores };
}

/**
 * The evaluator that a column name indicates, without the system's name; `null` if there is none.
 */
function nameMetric(column: string, system: string | null): string | null {
  const plain = simplifyName(column).replace(PREFIX, '');
  const isOf = (one: string) => EVALUATOR.test(one);
  if (system === null) return isOf(plain) ? plain : null;
  const ofSystem = plain.endsWith(` ${system}`)
    ? plain.slice(0, -system.length - 1)
    : plain.startsWith(`${system} `)
      ? plain.slice(system.length + 1)
      : '';
  return isOf(ofSystem) ? ofSystem : null;
}

/**
 * Every column that may contain scores: its values are numbers, and it is not used for anything
 * else.
 */
export function listScoreColumns(
  { source: { table }, columns }: ProfiledFile,
  mappings: readonly PredictionMapping[],
): readonly ScoreSource[] {
  const used = new Set(mappings.flatMap(usedColumns));
  return columns.flatMap(({ name: column, filled }) => {
    if (filled === 0 || used.has(column)) return [];
    const cells = sampleValues(columnOf(table, column) ?? []).filter((cell) => cell.trim() !== '');
    const values = cells.map(readScore).filter((value) => value !== null);
    if (values.length < MIN_NUMBERS * cells.length) return [];
    return [{ column, name: column.replace(/^external\./, ''), ...findScale(column, values) }];
  });
}

function usedColumns(one: PredictionMapping): readonly (string | null | undefined)[] {
  const { id, answer, model, run, noAnswerProbability, humanLabel, state } = one;
  return [...idColumns(id), ...answer.columns, model, run, noAnswerProbability, humanLabel, state];
}

/**
 * The narrowest usual scale that nearly all values fit or, if there is none, the smallest scale
 * with integer ends that includes 0 and all values.
 */
function findScale(column: string, values: readonly number[]): ScoreScale {
  const plain = simplifyName(column).replace(PREFIX, '');
  const countsErrors = COUNTS_ERRORS.test(plain);
  const fits = ([lowest, highest]: readonly [number, number]) =>
    values.filter((value) => value >= lowest && value <= highest).length >=
    (countsErrors ? 1 : MIN_IN_RANGE) * values.length;
  const usual = FIVE_POINT.test(plain) ? [[1, 5] as const, ...SCALES] : SCALES;
  const [lowest, highest] = usual.find(fits) ?? [
    values.reduce((least, value) => Math.min(least, Math.floor(value)), 0),
    values.reduce((most, value) => Math.max(most, Math.ceil(value)), 0),
  ];
  return { lowest, highest, better: countsErrors ? 'lower' : 'higher' };
}

/** The mappings with one scale for each metric: the widest that any file suggests. */
export function withCommonScales(mappings: readonly PredictionMapping[]): PredictionMapping[] {
  const all = mappings.flatMap(({ scores = [] }) => scores);
  const common = ({ name, ...source }: ScoreSource): ScoreSource => {
    const same = all.filter((other) => metricIdOf(other.name) === metricIdOf(name));
    return {
      ...source,
      name,
      lowest: Math.min(...same.map(({ lowest }) => lowest)),
      highest: Math.max(...same.map(({ highest }) => highest)),
    };
  };
  return mappings.map((one) => (one.scores ? { ...one, scores: one.scores.map(common) } : one));
}

/** Describes which columns are read as scores, and on what scale. */
export function describeScores({ file, scores = [] }: PredictionMapping): Evidence[] {
  return scores.map(({ column, ...scale }) => ({
    file,
    sentence: `${file} contains scores computed elsewhere: “${column}”, ${describeScale(scale)}. Correct the range or the direction if either is wrong.`,
  }));
}
