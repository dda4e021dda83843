import type { Case } from '../support/score-case';

/** One question with its references and a prediction. */
export type Pair = readonly [references: readonly string[], prediction: string];

const COMMON =
  'the a an emissions of scope target net-zero by 2040 and wind solar board directors report, 12.8% tCO2e was in company (TCFD) reduced approximately million water use energy renewable policy is risk'.split(
    ' ',
  );

const SYLLABLES = 'ka lo mi ran tes vor del sun pa ri'.split(' ');

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/**
 * Pairs of short references and longer predictions, the same every time. Two in three words are
 * common; the rest are chosen from 10,000 names. One of the three references repeats another, since
 * annotators often agree. No phrase consists of articles only: normalization would leave it empty,
 * a case in which the script and Assay differ (docs/known-differences.md).
 */
export function generatePairs(count: number, references?: number): Pair[] {
  const random = createRandom(20261120);
  const below = (limit: number) => Math.floor(random() * limit);
  const name = () => {
    const parts = Array.from({ length: 4 }, () => SYLLABLES[below(SYLLABLES.length)] ?? '').join(
      '',
    );
    return parts.charAt(0).toUpperCase() + parts.slice(1);
  };
  const word = () => (random() < 2 / 3 ? (COMMON[below(COMMON.length)] ?? '') : name());
  const phrase = (longest: number): string => {
    const words = Array.from({ length: 1 + below(longest) }, word);
    return words.every((one) => ARTICLES.has(one)) ? phrase(longest) : words.join(' ');
  };
  return Array.from({ length: count }, (): Pair => {
    const all = Array.from({ length: references ?? 1 + below(3) }, () => phrase(5));
    if (all.length > 2) all[1] = all[0] ?? '';
    return [all, random() < 0.3 ? (all[0] ?? '') : phrase(25)];
  });
}

/** Cases with a question text, in a repeating order of kinds: text, number, text, list. */
export function generateCases(count: number): Case[] {
  return generatePairs(count).map(([references, prediction], index): Case => {
    const question = `What does the report say about topic ${index}?`;
    if (index % 4 === 1) {
      const own = `${index % 977}.5 million t`;
      const given = `In 2023 it was about ${index % 970}.5 million tonnes.`;
      return { references: [own], prediction: given, kind: 'number', question };
    }
    if (index % 4 === 3) {
      const items = references.map((reference) => reference.replaceAll(/[,()]/g, ''));
      const given = [...items.slice(index % 3), ...prediction.split(' ').slice(0, 3)].join(', ');
      return { references: [JSON.stringify(items)], prediction: given, kind: 'list', question };
    }
    return { references, prediction, kind: 'text', question };
  });
}

/** Numbers from 0 to 1 determined by the seed (a linear congruential generator modulo 2^32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
