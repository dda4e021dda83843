import { format, resolveConfig } from 'prettier';
import { PROFILES } from '../src/core/scoring/profiles';
import { NORMALISERS } from '../src/core/scoring/profiles/normalisers';
import type { Profile } from '../src/core/scoring/profiles/profile';
import { markdownTable } from './markdown-table';

interface Case {
  readonly about: string;
  readonly references: readonly string[];
  readonly prediction: string;
}

/** Cases of the scorers' catalogue on which they disagree most. */
const CASES: readonly Case[] = [
  { about: 'only an article', references: ['A'], prediction: 'The' },
  { about: 'full stops', references: ['U.S.'], prediction: 'US' },
  { about: 'hyphen', references: ['12-month'], prediction: '12 month' },
  { about: 'per cent', references: ['5%'], prediction: '5' },
  { about: 'minus', references: ['-5'], prediction: '5' },
  { about: 'thousands', references: ['1,000'], prediction: '1000' },
  { about: 'decimal zero', references: ['12.0'], prediction: '12' },
  { about: 'lost point', references: ['1.5'], prediction: '15' },
  { about: 'longer number', references: ['5'], prediction: '25' },
  { about: 'in a sentence', references: ['42'], prediction: 'The answer is 42 apples.' },
  { about: 'verdict', references: ['yes'], prediction: 'Yes, it is' },
  { about: 'both empty', references: [''], prediction: '' },
  { about: 'repeated word', references: ['bora bora'], prediction: 'bora' },
  { about: 'accent', references: ['café'], prediction: 'cafe' },
  { about: 'Chinese, a part', references: ['北京大学'], prediction: '北京' },
];

/** `docs/scorers.md`, made from the registry of profiles. */
export async function scorersPage(): Promise<string> {
  const text = [
    '# Scorers',
    'Made by `npm run docs` from the registry in `src/core/profiles`; a test fails when it is out of date. Each profile reproduces a published scorer in one configuration: `test/conformance/profiles.test.ts` compares it with what the official script gives, pair by pair. Every score here is executed.',
    '## What each is',
    markdownTable(
      ['id', 'scorer', 'gives', 'what is odd', 'source'],
      PROFILES.map((profile) => [
        code(profile.id),
        profile.label,
        describeValues(profile),
        profile.odd,
        profile.source,
      ]),
    ),
    'EM is out of 1 everywhere; F1 out of 1 except where the table says 100. A profile without an EM or an F1 gives none. Where the official script ends in an error, a profile gives no score (`–` below); in a run such a question is counted as unscored, and as 0 in the mean, as a published accuracy counts it. MMESGBench’s score is graded and stands in the place of EM; its profiles go by the answer’s form (`Int`, `Float`, `Str`, `None`, anything else a list), here `Str`.',
    '## How each is set',
    'These words stand in `report.json`, `summary.csv` and `matrix.csv` beside every value. A script without a number of its own is pinned by the version of Assay. How a question without a prediction counts is a setting of Assay’s, alike for all.',
    markdownTable(
      ['id', 'version', 'normaliser', 'tokens', 'EM', 'F1', 'numbers', 'decimals', 'references'],
      PROFILES.map(({ id, version, switches }) => [
        code(id),
        version ?? '',
        switches.normaliser.join(', ') || 'none',
        switches.tokens,
        switches.em ?? '',
        switches.f1 ?? '',
        switches.numbers,
        switches.decimals === null ? '' : String(switches.decimals),
        switches.references,
      ]),
    ),
    '## What each says',
    `EM, then F1, of one prediction. The cases:\n\n${CASES.map(describeCase).join('\n')}`,
    markdownTable(
      ['', ...CASES.map((_, at) => String(at + 1))],
      PROFILES.map((profile) => [code(profile.id), ...CASES.map((one) => showScore(profile, one))]),
    ),
    '## Normalisers without a profile',
    'Published with scorers that need more than the two texts.',
    markdownTable(
      ['id', 'normaliser', 'what is odd', 'source'],
      NORMALISERS.map(({ id, label, odd, source }) => [code(id), label, odd, source]),
    ),
  ].join('\n\n');
  return format(text, { ...(await resolveConfig('docs/scorers.md')), parser: 'markdown' });
}

function describeValues({ gives, scale }: Profile): string {
  return gives
    .map((value) => (value === 'em' ? 'EM' : `F1${scale === 100 ? ' (of 100)' : ''}`))
    .join(', ');
}

function describeCase({ about, references, prediction }: Case, at: number): string {
  const asked = references.map((reference) => `“${reference}”`).join(' or ');
  return `${at + 1}. ${about}: ${asked}, answered “${prediction}”`;
}

function showScore(profile: Profile, { references, prediction }: Case): string {
  const score = profile.score({ references, prediction, answerType: 'Str' });
  return profile.gives.map((value) => showNumber(score[value])).join(' · ');
}

function showNumber(value: number | null): string {
  return value === null ? '–' : String(Number(value.toFixed(2)));
}

function code(text: string): string {
  return `\`${text}\``;
}
