import type { Settings } from '../../settings';
import { createNormalizer } from '../../text/normalize';
import { tokenize } from '../../text/tokenize';

/** A piece of an answer. `dropped`: removed by normalization; `plain`: not marked. */
export interface TextMark {
  readonly text: string;
  readonly state: 'matched' | 'unmatched' | 'dropped' | 'plain';
}

/**
 * Marks the pieces of both raw texts. Pieces are split at whitespace; if normalizing them one by
 * one would give different tokens than the full text (a step joins words), the tokens are marked
 * instead.
 */
export function markTokens(
  reference: string,
  prediction: string,
  settings: Settings,
): [TextMark[], TextMark[]] {
  const normalize = createNormalizer(settings.normalisation, settings.replacements);
  const tokensOf = (text: string) => tokenize(normalize(text), settings.tokens);
  const referenceTokens = tokensOf(reference);
  const predictionTokens = tokensOf(prediction);
  const mark = (text: string, own: readonly string[], other: readonly string[]): TextMark[] => {
    const left = countOf(other);
    const pieces = text.split(/(\s+)/).map((piece) => ({ piece, tokens: tokensOf(piece) }));
    const whole = pieces.flatMap(({ tokens }) => tokens);
    const faithful = whole.length === own.length && whole.every((token, i) => token === own[i]);
    const parts = faithful ? pieces : own.map((token) => ({ piece: `${token} `, tokens: [token] }));
    return parts
      .filter(({ piece }) => piece !== '')
      .map(({ piece, tokens }) => ({ text: piece, state: stateOf(tokens, left) }));
  };
  return [
    mark(reference, referenceTokens, predictionTokens),
    mark(prediction, predictionTokens, referenceTokens),
  ];
}

function stateOf(tokens: readonly string[], left: Map<string, number>): TextMark['state'] {
  if (tokens.length === 0) return 'dropped';
  const found = tokens.filter((token) => {
    const count = left.get(token) ?? 0;
    if (count > 0) left.set(token, count - 1);
    return count > 0;
  });
  return found.length === tokens.length ? 'matched' : 'unmatched';
}

function countOf(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
