import { findField, type Vocabulary } from './fields';
import { parseQuery } from './parse';
import type { Query, QueryFault } from './query';
import { readTokens } from './tokens';

/** What a person typed: a query, or plain words that are searched for as they stand. */
export type TypedQuery =
  | { readonly kind: 'query'; readonly query: Query | null; readonly isSearch: boolean }
  | { readonly kind: 'fault'; readonly fault: QueryFault };

/**
 * Reads what was typed. Words alone, the first of which names no column, are looked for: somebody
 * who types `scope 2 emissions` does not mean a query. Everything else is held to the language.
 */
export function readTyped(text: string, vocabulary: Vocabulary): TypedQuery {
  const parsed = parseQuery(text, vocabulary);
  if (parsed.kind === 'query') return { ...parsed, isSearch: false };
  return isPlainWords(text, vocabulary) ? readSearch(text) : parsed;
}

/** A search for a text as it stands. */
function readSearch(text: string): TypedQuery {
  return { kind: 'query', query: { kind: 'search', text: text.trim() }, isSearch: true };
}

function isPlainWords(text: string, vocabulary: Vocabulary): boolean {
  const { tokens, open, stray } = readTokens(text);
  const [first] = tokens;
  if (!first || open || stray !== null || findField(vocabulary, first.text)) return false;
  return tokens.every(({ kind }) => kind === 'word');
}
