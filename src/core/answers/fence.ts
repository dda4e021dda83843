/** The word behind the opening of a code fence: alone on its line, or one that is known. */
const tag = /^(?:\p{L}[\w+-]*[ \t]*(?=\r?\n)|(?:json|python|plaintext|text|markdown)(?=[\s[{]))/iu;

/** The inside of a code fence that holds the whole text (`` ```json … ``` ``); `null` where none does. */
export function insideFence(answer: string): string | null {
  const text = answer.trim();
  if (!text.startsWith('```') || !text.endsWith('```') || text.length < 7) return null;
  const inside = text.slice(3, -3);
  if (inside.includes('```')) return null;
  return inside.slice(tag.exec(inside)?.[0].length ?? 0);
}
