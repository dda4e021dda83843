import { inferKind } from '../src/core/answers/kind';
import { numericMatch } from '../src/core/scoring/metrics/numeric';
import { DEFAULT_SETTINGS, type NumberSettings } from '../src/core/settings';
import { compareAll, type Labeled, readEvouna, readFinanceBench } from './judge/labeled';
import { hasShared, printNotRun } from './shared-data';

/*
 * Measures how often numeric_match agrees with human labels on questions whose reference is a
 * number, under each policy for choosing among several numbers: on the labels of FinanceBench
 * (Patronus AI, 2023), which were used to choose the default, and on EVOUNA (Wang et al., 2023),
 * which played no part in the choice. `npm run -s number-policy [-- --list]`; the results are in
 * docs/decisions/numbers.md.
 */

interface Tally {
  readonly agreed: number;
  readonly falseMatches: readonly Labeled[];
  readonly falseMisses: readonly Labeled[];
}

/** Names for the table, each with the settings that differ from the default. */
const POLICIES: readonly (readonly [string, Partial<NumberSettings>])[] = [
  ['default', {}],
  ...(['any', 'conclusion', 'first', 'last', 'only'] as const).map(
    (choice) => [choice, { choice }] as const,
  ),
  ['exact', { absoluteTolerance: null, relativeTolerance: null }],
  ['digits', { combine: 'digits' }],
  ['units strict', { units: 'strict' }],
];

function main(): void {
  if (!hasShared) {
    printNotRun('../shared', 'number-policy');
    return;
  }
  for (const [name, answers] of [
    ['FinanceBench', readFinanceBench().filter(isNumeric)],
    ['EVOUNA', [...readEvouna('train'), ...readEvouna('dev')].filter(isNumeric)],
  ] as const) {
    compare(name, answers);
    if (process.argv.includes('--list')) list(answers);
  }
}

function compare(name: string, answers: readonly Labeled[]): void {
  const questions = new Set(answers.map(({ question }) => question)).size;
  const right = answers.filter(({ correct }) => correct).length;
  print(
    `${name}: ${answers.length} answers to ${questions} questions whose reference is a number, ${right} labeled correct`,
  );
  print('policy'.padEnd(16) + 'agreement   false matches   false misses');
  for (const [policy, numbers] of POLICIES) {
    const { agreed, falseMatches, falseMisses } = tally(answers, numbers);
    const share = `${((100 * agreed) / answers.length).toFixed(2)} %`.padStart(9);
    const [over, under] = [falseMatches, falseMisses].map(({ length }) => String(length));
    print(`${policy.padEnd(16)}${share}${over?.padStart(16)}${under?.padStart(15)}`);
  }
  print('');
}

function isNumeric({ references }: Labeled): boolean {
  return references.length > 0 && inferKind(references) === 'number';
}

function tally(answers: readonly Labeled[], numbers: Partial<NumberSettings>): Tally {
  const settings = { ...DEFAULT_SETTINGS, numbers: { ...DEFAULT_SETTINGS.numbers, ...numbers } };
  const matches = compareAll(answers, settings).map((one) => numericMatch.score(one) === 1);
  const falseMatches = answers.filter(({ correct }, at) => matches[at] === true && !correct);
  const falseMisses = answers.filter(({ correct }, at) => matches[at] !== true && correct);
  const agreed = answers.length - falseMatches.length - falseMisses.length;
  return { agreed, falseMatches, falseMisses };
}

function list(answers: readonly Labeled[]): void {
  const { falseMatches, falseMisses } = tally(answers, {});
  for (const [title, group] of [
    ['Matched, but labeled wrong', falseMatches],
    ['Missed, but labeled correct', falseMisses],
  ] as const) {
    print(`\n${title}:`);
    for (const { system, references, question, candidate } of group) {
      print(`\n- ${system}\n  reference: ${references.join(' | ')}\n  question: ${question}`);
      print(`  prediction: ${candidate.replace(/\s+/g, ' ').trim()}`);
    }
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main();
