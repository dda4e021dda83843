import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createScorer } from '../src/core/scoring/scorer';
import { accept } from '../src/core/scoring/tiers/accept';
import { findContradiction } from '../src/core/scoring/tiers/contradiction';
import type { Tier } from '../src/core/scoring/tiers/tier';
import { DEFAULT_SETTINGS } from '../src/core/settings';
import { createDataset } from './judge/data-set';

/*
 * Writes what answer correctness decides about each answer of test/vectors/answer-cases.jsonl
 * (`npm run -s answer-outcomes`), so that a test fails when any of these decisions changes, and the
 * difference of the file lists the changes. A line is a question; its answers are letters in order.
 */

const VECTORS = new URL('../test/vectors/', import.meta.url);
export const OUTCOMES_FILE = new URL('answer-outcomes.txt', VECTORS);

const ACCEPTED: Readonly<Record<Tier, string>> = {
  strict: 's',
  normalised: 'n',
  typed: 't',
  lexical: 'p',
};
const CONTRADICTED = 'c';
const REJECTED = '-';

interface Case {
  readonly question: string;
  readonly references: readonly string[];
  readonly answers: readonly (readonly [correct: boolean, text: string])[];
}

/** The text of the file for the current code. */
export function listOutcomes(): string {
  const lines = readFileSync(new URL('answer-cases.jsonl', VECTORS), 'utf8').trim().split('\n');
  return lines.map((line) => `${outcomesOf(JSON.parse(line) as Case)}\n`).join('');
}

function outcomesOf({ question, references, answers }: Case): string {
  const runs = answers.map(([, text], at): [string, string[]] => [String(at), [text]]);
  const dataset = createDataset([{ question, references }], Object.fromEntries(runs));
  const { compare } = createScorer(dataset, DEFAULT_SETTINGS);
  return answers
    .map((_, run) => {
      const comparison = compare(0, run);
      const acceptance = comparison && accept(comparison);
      if (acceptance) return ACCEPTED[acceptance.tier];
      return comparison?.references.some((one) => findContradiction(comparison, one) !== null)
        ? CONTRADICTED
        : REJECTED;
    })
    .join('');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(OUTCOMES_FILE, listOutcomes());
}
