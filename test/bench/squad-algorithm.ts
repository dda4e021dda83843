import type { Pair } from './pairs';

/*
 * EM and F1 with the algorithm of the official SQuAD 2.0 script, which normalizes texts anew for
 * each comparison: with three references, the prediction is normalized six times and each reference
 * three times. The counterpart in Python is `squad_reference.py`.
 */

export interface Sums {
  readonly exact: number;
  readonly f1: number;
}

const PUNCTUATION: ReadonlySet<string> = new Set('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~');
const articles = /\b(a|an|the)\b/g;

function normalize(text: string): string {
  let kept = '';
  for (const character of text.toLowerCase()) if (!PUNCTUATION.has(character)) kept += character;
  return splitTokens(kept.replace(articles, ' ')).join(' ');
}

function splitTokens(text: string): string[] {
  return text.split(/\s+/).filter((token) => token !== '');
}

function f1(reference: string, prediction: string): number {
  const own = splitTokens(normalize(reference));
  const given = splitTokens(normalize(prediction));
  if (own.length === 0 || given.length === 0) return Number(own.length === given.length);
  const counts = new Map<string, number>();
  for (const token of own) counts.set(token, (counts.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of given) {
    const left = counts.get(token) ?? 0;
    if (left === 0) continue;
    counts.set(token, left - 1);
    common++;
  }
  if (common === 0) return 0;
  const precision = common / given.length;
  const recall = common / own.length;
  return (2 * precision * recall) / (precision + recall);
}

/** The sums of EM and F1 over all pairs, with the best score over the references of each. */
export function scoreLikeScript(pairs: readonly Pair[]): Sums {
  const sums = { exact: 0, f1: 0 };
  for (const [references, prediction] of pairs) {
    const answered = references.filter((reference) => normalize(reference) !== '');
    const usable = answered.length > 0 ? answered : [''];
    const isEqual = (reference: string) => Number(normalize(reference) === normalize(prediction));
    sums.exact += Math.max(...usable.map(isEqual));
    sums.f1 += Math.max(...usable.map((reference) => f1(reference, prediction)));
  }
  return sums;
}
