import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { AnswerKind } from '../../src/core/model';
import type { Comparison } from '../../src/core/scoring/comparison';
import { createScorer } from '../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS, type Settings } from '../../src/core/settings';
import { SHARED } from '../shared-data';
import { createDataset } from './data-set';

/** One answer with its human label. */
export interface Labeled {
  readonly question: string;
  readonly references: readonly string[];
  readonly candidate: string;
  readonly correct: boolean;
  /** The name of the system, for display. */
  readonly system: string;
  /** The data set's own label; if it has none, the kind is inferred from the references. */
  readonly answerKind?: AnswerKind | undefined;
  /** The rule that decides, `1` to `7`, if the author of the answer named it. */
  readonly rule?: string;
}

/**
 * Answers to Natural Questions and TriviaQA with human labels: EVOUNA (Wang et al., 2023),
 * Apache-2.0.
 */
export function readEvouna(part: 'train' | 'dev'): Labeled[] {
  const bytes = readFileSync(new URL(`answer-correctness/${part}.jsonl.gz`, SHARED));
  return readLines(gunzipSync(bytes).toString('utf8')).map((row) => ({
    question: textOf(row.question),
    references: Array.isArray(row.references) ? row.references.map(textOf) : [],
    candidate: textOf(row.candidate),
    correct: row.correct === true,
    system: `${textOf(row.dataset)} ${textOf(row.system)}`,
  }));
}

/**
 * FinanceBench (Patronus AI, 2023), CC BY-NC 4.0: only for measuring, never for training. The
 * references are those of the gold file (`$1577.00`), or those repeated in the prediction files
 * (`1577`).
 */
export function readFinanceBench(reference: 'gold' | 'repeated' = 'gold'): Labeled[] {
  const folder = new URL('financebench/', SHARED);
  const gold = new Map(
    readLines(readFileSync(new URL('gold.jsonl', folder), 'utf8')).map((row) => [
      textOf(row.financebench_id),
      row,
    ]),
  );
  return readdirSync(new URL('predictions/', folder))
    .sort()
    .flatMap((file) =>
      readLines(readFileSync(new URL(`predictions/${file}`, folder), 'utf8')).flatMap((row) => {
        const question = gold.get(textOf(row.financebench_id));
        if (!question || row.label === undefined) return [];
        return [
          {
            question: textOf(question.question),
            references: [textOf(reference === 'gold' ? question.answer : row.gold_answer)],
            candidate: textOf(row.model_answer),
            correct: row.label === 'Correct Answer',
            system: file.replace('.jsonl', ''),
          },
        ];
      }),
    );
}

/**
 * Written for Assay: `examples.jsonl` contains questions with answers as `[rule, correct,
 * candidate]`, where `rule` is whichever of the seven rules decides.
 */
export function readExamples(): Labeled[] {
  const text = readFileSync(new URL('examples.jsonl', import.meta.url), 'utf8');
  return readLines(text).flatMap(({ question, references, answers }) =>
    (answers as readonly (readonly [number, boolean, string])[]).map(
      ([rule, correct, candidate]) => ({
        question: textOf(question),
        references: references as readonly string[],
        candidate,
        correct,
        system: 'written for Assay',
        rule: String(rule),
      }),
    ),
  );
}

/** The content of the PEDANTS model file with the published weights. */
export function readReference(): string {
  const bytes = readFileSync(new URL('pedants/reference-model.json.gz', SHARED));
  return gunzipSync(bytes).toString('utf8');
}

export type Row = Readonly<Record<string, unknown>>;

/** The objects in a JSONL string. */
export function readLines(text: string): Row[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}

/** A string as it is; any other value as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

/**
 * Every answer as the pipeline compares it, in the given order. Each system is a run, with one
 * decimal convention for all its answers.
 */
export function compareAll(
  answers: readonly Labeled[],
  settings: Settings = DEFAULT_SETTINGS,
): Comparison[] {
  const comparisons: Comparison[] = [];
  for (const system of new Set(answers.map((answer) => answer.system))) {
    const own = [...answers.entries()].filter(([, answer]) => answer.system === system);
    const ofSystem = own.map(([, answer]) => answer);
    const predictions = ofSystem.map(({ candidate }) => candidate);
    const scorer = createScorer(createDataset(ofSystem, { [system]: predictions }), settings);
    own.forEach(([position], question) => {
      const comparison = scorer.compare(question, 0);
      if (comparison) comparisons[position] = comparison;
    });
  }
  return comparisons;
}
