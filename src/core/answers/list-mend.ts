import { strip } from '../text/python';
import { readListLiteral } from './list-literal';

/**
 * Reads what was meant as a list literal and is none: a bracket or quote that is never closed
 * (`['a', 'b'`), a quote inside its own kind (`['it's', 'b']`), words without quotes (`[a, b]`).
 * @returns the items, or `null` for a text that does not begin with a bracket.
 */
export function mendListLiteral(text: string): string[] | null {
  const source = strip(text);
  if (!source.startsWith('[')) return null;
  for (const closing of [']', '"]', "']"]) {
    const items = readListLiteral(source + closing);
    if (items) return items;
  }
  const inside = strip(source.slice(1).replace(/\]$/, ''));
  return inside === '' ? [] : splitItems(inside);
}

/** Where one quoted item ends and the next begins; arrays are printed without commas. */
const betweenQuotes = /["'](?:[,;]\s*|\s)["']/;

function splitItems(inside: string): string[] | null {
  if (inside.includes('[') || inside.includes(']')) return null;
  const items = /^["']/.test(inside) ? inside.split(betweenQuotes) : inside.split(/,(?!\d{3}\b)/);
  return items.map(unquote);
}

function unquote(item: string): string {
  return strip(item)
    .replace(/^["']/, '')
    .replace(/["'],?$/, '');
}
