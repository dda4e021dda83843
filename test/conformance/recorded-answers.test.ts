import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ACCEPTED,
  CASES_FILE,
  listOutcomes,
  OUTCOMES_FILE,
  REASONS_FILE,
} from '../../scripts/answer-outcomes';

/* The answers written for this project, labeled before the code was run on them. */

interface Row {
  readonly round: number;
  readonly answers: readonly (readonly [isCorrect: boolean, answer: string])[];
}

const rows = readFileSync(CASES_FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const { outcomes, reasons } = listOutcomes();
const isAccepted = outcomes
  .split('\n')
  .map((letters) => Array.from(letters, (letter) => Object.values(ACCEPTED).includes(letter)));

test.each([
  ['rounds 1 to 7', 95, (round: number) => round < 8, 1200],
  ['round 8, with the hardest kinds', 88, (round: number) => round === 8, 300],
  ['round 9, in the style of systems', 90, (round: number) => round === 9, 200],
  ['round 10', 93, (round: number) => round === 10, 300],
  ['round 11', 82, (round: number) => round === 11, 100],
  ['rounds 12 and 13', 84, (round: number) => round === 12 || round === 13, 700],
  ['rounds 14 to 29', 90, (round: number) => round > 13, 3800],
])('%s: at least %i percent of the outcomes agree with the labels', (_, percent, isIn, least) => {
  const agreements = rows.flatMap(({ round, answers }, row) =>
    isIn(round) ? answers.map(([isCorrect], at) => isAccepted[row]?.[at] === isCorrect) : [],
  );
  expect(agreements.length).toBeGreaterThan(least);
  expect(agreements.filter(Boolean).length / agreements.length).toBeGreaterThanOrEqual(
    percent / 100,
  );
});

test('each decision and its reason are as recorded (npm run answer-outcomes)', () => {
  const linesOf = (file: URL) => readFileSync(file, 'utf8').split('\n');
  expect(outcomes.split('\n')).toEqual(linesOf(OUTCOMES_FILE));
  expect(reasons.split('\n')).toEqual(linesOf(REASONS_FILE));
});
