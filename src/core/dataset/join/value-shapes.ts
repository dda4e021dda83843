/*
 * What single cells look like, whatever their column is called. Each is linear in the length of the
 * cell and looks only at its first thousand characters.
 */

const LOOKED_AT = 1000;

/** How questions begin that are typed without a question mark, as people type into a search box. */
const INTERROGATIVE =
  /^(?:who|whom|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|can|could|has|have|in (?:what|which)|wer|was|wann|wo|warum|wie|welche[rs]?|qui|que|quoi|quand|où|pourquoi|comment|quel(?:le)?s?|qué|quién|cuándo|cuántos|dónde|cuál|chi|cosa|quando|dove|perché|quale)\s/iu;

/** Whether a text ends or begins as questions do, in any script with a question mark. */
export function isQuestion(cell: string): boolean {
  const text = cell.trim();
  // U+037E and the semicolon that stands for it end Greek questions.
  const end = text.slice(-3).replace(/["'”’»)\]\s]+$/u, '');
  if (/[?？؟;;]$/.test(end)) return true;
  return text.length < LOOKED_AT && INTERROGATIVE.test(text);
}

/** Whether a text is one decimal number from 0 to 1. */
export function isProbability(cell: string): boolean {
  if (cell.length > 30 || !/^\s*[+-]?[\d.]+(?:e[+-]?\d+)?\s*$/i.test(cell)) return false;
  const value = Number(cell);
  return value >= 0 && value <= 1;
}

const JUDGEMENTS = new Set([
  'correct answer',
  'incorrect answer',
  'refusal',
  'failed to answer',
  'correct',
  'incorrect',
  'partially correct',
  'not attempted',
  'right',
  'wrong',
]);

/** Whether a text is one of the words in which people judge answers. */
export function isJudgement(cell: string): boolean {
  return JUDGEMENTS.has(cell.trim().toLowerCase());
}

const TRUTHS = new Set(['true', 'false', '0', '1', 'yes', 'no']);

/** Whether a text is one side of a yes-or-no mark. */
export function isTruth(cell: string): boolean {
  return TRUTHS.has(cell.trim().toLowerCase());
}

/** Whether a text is the name or address of a file. */
export function isFileName(cell: string): boolean {
  return /\.(?:pdf|txt|html?|docx?|xlsx?|json|md)\s*$/i.test(cell.slice(-LOOKED_AT));
}

/** Whether a text is a list of nothing but numbers, as offsets and page numbers are. */
export function isNumberList(cell: string): boolean {
  const text = cell.slice(0, LOOKED_AT).trim();
  return text.startsWith('[') && /\d/.test(text) && /^[[\]\d\s,.-]*$/.test(text);
}

/** Whether a text looks made to identify: no white space, and a digit beside letters or signs. */
export function isCode(cell: string): boolean {
  return cell.length <= 80 && /^\S+$/.test(cell) && /\d/.test(cell) && /[^\d.,%$€£()-]/.test(cell);
}
