import { readFileSync } from 'node:fs';
import { SHARED } from '../shared-data';
import { type Labeled, readEvouna, readFinanceBench, readLines, textOf } from './labeled';

/*
 * Answers that were never used for training. `hard-pairs.jsonl` was written for this purpose by the
 * rules in docs/judge.md; its `open` half may be inspected during feature design, and its `kept`
 * half is reported only in totals. The rest is in files of the shared data that were made for other
 * purposes.
 */

/** One half of the hard pairs. */
export type Part = 'open' | 'kept';

/** An answer whose label follows from a written rule. */
export interface HardPair extends Labeled {
  /** The difficulty, such as “unit and scale” or “negation”. */
  readonly kind: string;
  readonly part: Part;
  /** The reason for the label. */
  readonly reason: string;
}

/** The hard pairs, in the order of their file. */
export function readHardPairs(): HardPair[] {
  const text = readFileSync(new URL('hard-pairs.jsonl', import.meta.url), 'utf8');
  return readLines(text).flatMap((row) =>
    (row.answers as readonly (readonly [boolean, string, string])[]).map(
      ([correct, candidate, reason]) => ({
        question: textOf(row.question),
        references: row.references as readonly string[],
        candidate,
        correct,
        system: 'written for Assay',
        kind: textOf(row.kind),
        part: row.part as Part,
        reason,
      }),
    ),
  );
}

/** EVOUNA's answers to questions that are in neither its training split nor its dev split. */
export function readUnseenEvouna(): Labeled[] {
  const seen = new Set(
    [...readEvouna('train'), ...readEvouna('dev')].map(({ question }) => question),
  );
  const text = readFileSync(new URL('intake/evouna-wide.json', SHARED), 'utf8');
  return (JSON.parse(text) as Readonly<Record<string, unknown>>[])
    .filter(({ question }) => !seen.has(textOf(question)))
    .flatMap((row) =>
      Object.keys(row).flatMap((name) => {
        const system = /^answer_(\w+)$/.exec(name)?.[1];
        if (system === undefined) return [];
        return [
          {
            question: textOf(row.question),
            references: textOf(row.golden_answer).split('/'),
            candidate: textOf(row[name]),
            correct: row[`judge_${system}`] === true,
            system,
          },
        ];
      }),
    );
}

/** FinanceBench's answers to questions outside its visible half. */
export function readUnseenFinanceBench(): Labeled[] {
  const seen = new Set(readFinanceBench().map(({ question }) => question));
  const url = new URL('intake/financebench-gold-inside-predictions.jsonl', SHARED);
  return readLines(readFileSync(url, 'utf8'))
    .filter(({ question }) => !seen.has(textOf(question)))
    .map((row) => ({
      question: textOf(row.question),
      references: [textOf(row.gold_answer)],
      candidate: textOf(row.model_answer),
      correct: row.label === 'Correct Answer',
      system: textOf(row.model_name),
    }));
}

/**
 * Answers that a scorer rejected and its authors then judged correct; one of them, `No` for
 * “Not answerable”, is wrong.
 */
export function readWronglyRejected(): Labeled[] {
  const questions = new Map(
    (
      JSON.parse(
        readFileSync(new URL('mmesgbench/gold-dev-93.json', SHARED), 'utf8'),
      ) as readonly Readonly<Record<string, unknown>>[]
    ).map((row, at) => [`q${at}`, textOf(row.question)]),
  );
  const text = readFileSync(new URL('gap-analysis/false-negatives.json', SHARED), 'utf8');
  return (JSON.parse(text) as readonly Readonly<Record<string, unknown>>[]).map((row) => {
    const id = textOf(row.question_id);
    return {
      question: questions.get(id) ?? '',
      references: [textOf(row.gold)],
      candidate: textOf(row.predicted),
      correct: id !== 'q42',
      system: 'ESG systems',
    };
  });
}
