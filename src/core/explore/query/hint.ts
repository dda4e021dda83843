import { findFieldByName, type Query, type Vocabulary } from './query';

/** A hint about a query that is valid but probably not meant so; `null` without one. */
export function hintAt(query: Query | null, vocabulary: Vocabulary): string | null {
  switch (query?.kind) {
    case 'and':
    case 'or':
      return (
        query.parts.map((part) => hintAt(part, vocabulary)).find((hint) => hint !== null) ?? null
      );
    case 'not':
      return hintAt(query.part, vocabulary);
    case 'compare': {
      const { field, value } = query;
      const isShare = findFieldByName(vocabulary, field.name)?.isShare ?? false;
      return isShare && typeof value === 'number' ? hintAtShare(field.name, value) : null;
    }
    default:
      return null;
  }
}

/** Tables show shares from 0 to 100, so a query may use that scale by mistake. */
function hintAtShare(name: string, value: number): string | null {
  if (value <= 1) return null;
  const scale = `${name} is from 0 to 1`;
  return value > 100 ? `${scale}.` : `${scale}; for ${value} of 100, write ${value}%.`;
}
