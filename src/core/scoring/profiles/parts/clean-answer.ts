import { PYTHON_SPACE, strip } from '../../../text/python';

/** A bracket with what precedes it of white space; the look-behind keeps long runs of it linear. */
const bracketed = new RegExp(`(?<![${PYTHON_SPACE}])[${PYTHON_SPACE}]*\\([^)]*\\)`, 'gu');
const leadingDollars = /^\$+/;
const outerQuotes = /^['"]|['"]$/g;

/**
 * How MMLongBench-Doc (and MMESGBench after it) cleans an answer: lower case, brackets with their
 * content off, one quote off each end, `$` off the front, `%` off the end. Units stay: the script
 * computes the text without “mile”, “miles” or “million” and throws it away.
 * Source: mayubo2333/MMLongBench-Doc, eval/eval_score.py, `get_clean_string`.
 */
export function cleanAnswer(text: string): string {
  const bare = strip(removeBracketed(strip(text.toLowerCase())));
  return stripPercent(strip(bare.replace(outerQuotes, '')).replace(leadingDollars, ''));
}

/** The text without surrounding white space and the `%` signs at its end. */
export function stripPercent(text: string): string {
  const stripped = strip(text);
  let end = stripped.length;
  while (end > 0 && stripped.charAt(end - 1) === '%') end--;
  return strip(stripped.slice(0, end));
}

/** Nothing after the last `)` can match; looking there would take squared time on `((((`. */
function removeBracketed(text: string): string {
  const end = text.lastIndexOf(')') + 1;
  return text.slice(0, end).replace(bracketed, '') + text.slice(end);
}
