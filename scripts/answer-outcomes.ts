import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createScorer } from '../src/core/scoring/scorer';
import { accept } from '../src/core/scoring/acceptance/accept';
import { findContradiction } from '../src/core/scoring/contradictions/contradiction';
import type { Tier } from '../src/core/scoring/tiers/tier';
import { DEFAULT_SETTINGS } from '../src/core/settings';
import { createDataset } from './judge/data-set';

/*
 * Writes answer correctness's decision on each answer in test/vectors/answer-cases.jsonl, and its
 * reason (`npm run -s answer-outcomes`), so that a test fails when any of them changes and a diff
 * of the files lists the changes. Each line is a question, with a letter or a reason for each of
 * its answers, in their order in answer-cases.jsonl.
 */

const VECTORS = new URL('../test/vectors/', import.meta.url);
export const CASES_FILE = new URL('answer-cases.jsonl', VECTORS);
export const OUTCOMES_FILE = new URL('answer-outcomes.txt', VECTORS);
export const REASONS_FILE = new URL('answer-reasons.txt', VECTORS);

/** The letter for an accepted answer, by tier. */
export const ACCEPTED: Readonly<Record<Tier, string>> = {
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

/** The text of both files for the current code. */
export function listOutcomes(): { readonly outcomes: string; readonly reasons: string } {
  const lines = readFileSync(CASES_FILE, 'utf8').trim().split('\n');
  const decided = lines.map((line) => decide(JSON.parse(line) as Case));
  return {
    outcomes: decided.map((some) => `${some.map(({ letter }) => letter).join('')}\n`).join(''),
    reasons: decided.map((some) => `${some.map(({ reason }) => reason).join(' | ')}\n`).join(''),
  };
}

/** The decision about each answer to a question. */
function decide({ question, references, answers }: Case) {
  const runs = answers.map(([, text], at): [string, string[]] => [String(at), [text]]);
  const dataset = createDataset([{ question, references }], Object.fromEntries(runs));
  const { compare } = createScorer(dataset, DEFAULT_SETTINGS);
  return answers.map((_, run) => {
    const comparison = compare(0, run);
    const acceptance = comparison && accept(comparison);
    if (acceptance) return { letter: ACCEPTED[acceptance.tier], reason: acceptance.reason };
    const [contradiction] =
      comparison?.references.flatMap((one) => findContradiction(comparison, one) ?? []) ?? [];
    return contradiction === undefined
      ? { letter: REJECTED, reason: REJECTED }
      : { letter: CONTRADICTED, reason: contradiction };
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { outcomes, reasons } = listOutcomes();
  writeFileSync(OUTCOMES_FILE, outcomes);
  writeFileSync(REASONS_FILE, reasons);
}
