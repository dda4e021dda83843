import { hasShared } from '../../scripts/shared-data';
import { readSharedJson } from '../support/shared-data';

/** One question: its references and a prediction. */
export type Pair = readonly [references: readonly string[], prediction: string];

export interface Pairs {
  readonly from: string;
  readonly pairs: readonly Pair[];
}

/** The 2,000 of squad-v2 where they lie beside the project, else as many made up. */
export function loadPairs(): Pairs {
  if (!hasShared) {
    return { from: 'generated', pairs: generatePairs(2000) };
  }
  const references = readSharedJson('squad-v2/references.json') as {
    readonly id: string;
    readonly answers: { readonly text: readonly string[] };
  }[];
  const predictions = readSharedJson('squad-v2/predictions.json') as {
    readonly id: string;
    readonly prediction_text: string;
  }[];
  const textOf = new Map(predictions.map(({ id, prediction_text: text }) => [id, text]));
  return {
    from: 'squad-v2',
    pairs: references.map(({ id, answers }) => [answers.text, textOf.get(id) ?? '']),
  };
}

const WORDS =
  'the a an emissions of scope target net-zero by 2040 and wind solar board directors report, 12.8% tCO2e was in company (TCFD) reduced approximately million water use energy renewable policy is risk'.split(
    ' ',
  );

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/**
 * Pairs of short references and longer predictions; always the same ones. No phrase consists of
 * articles only: normalization leaves nothing of it, and there the script and Assay differ
 * (docs/known-differences.md), so the sums would differ too.
 */
export function generatePairs(count: number): Pair[] {
  const random = createRandom(20261120);
  const phrase = (longest: number): string => {
    const words = Array.from(
      { length: 1 + Math.floor(random() * longest) },
      () => WORDS[Math.floor(random() * WORDS.length)] ?? '',
    );
    return words.every((word) => ARTICLES.has(word)) ? phrase(longest) : words.join(' ');
  };
  return Array.from({ length: count }, (): Pair => {
    const references = Array.from({ length: 1 + Math.floor(random() * 3) }, () => phrase(5));
    const isRight = random() < 0.3;
    return [references, isRight ? (references[0] ?? '') : phrase(25)];
  });
}

/** Numbers from 0 to 1 that follow from the seed (a linear congruence modulo 2^32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
