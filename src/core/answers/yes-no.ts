import { createHint } from '../text/hints';
import { cacheByText } from '../text/text-cache';

/** The verdict of `Y` or `N`, or of `1` or `0` as programs write them; `null` for other texts. */
export function readCodedVerdict(answer: string): boolean | null {
  const code = answer.trim().toLowerCase();
  if (code === 'y' || code === '1') return true;
  return code === 'n' || code === '0' ? false : null;
}

/** Quotes, bullets, and words that only introduce an answer. */
const lead = String.raw`^[\s"'“‘«(*_>-]*(?:\d{1,2}[.)] |(?:the )?(?:final |short )?answer(?: is)?[:,]?[\s"'“*_]+)?`;
const YES = new Set('yes true correct oui ja jawohl sí sì sim 是的 是 有 예 네 はい'.split(' '));
const NO = new Set('no false non nein nee não 否 不是 没有 沒有 아니요 아니오 いいえ'.split(' '));
const leadingWord = new RegExp(`${lead}(${[...YES, ...NO].join('|')})(?![\\p{L}\\p{N}-])`, 'iu');
/** Finds the verdict word, even at the end of an answer (“so yes”) or in “not really”. */
export const mayBeVerdict = createHint(
  'yes true correct oui ja jawohl sim no false non nein nee not',
);
/** If both words occur, there is no verdict: “yes or no”, “Yes/No”. */
const undecided = /^\s*(?:\/|or\s|and\s)\s*(?:yes|no|true|false)(?!\p{L})/iu;
const number = /^\.?\s*\d/u;
/** The next word on the same line; a reason can follow `No` on a new line. */
const word = /^[^\S\r\n]+(\p{L}+)/u;
/** Words that can begin a reason: “No the company has none”, but not “No data”. */
const CLAUSES = new Set(
  `the it its they their we our he she i you this that these those there because since as but not according
  although however while based`.split(/\s+/),
);

/**
 * The verdict that an answer begins with: `Yes, …` and `True` are true, and `No.` and `False` are
 * false; also in French, German, Spanish, Italian, Portuguese, Dutch, Chinese, Korean and Japanese.
 * `No data`, `No. 5` and `Yes or no` are not verdicts.
 */
export const readYesNo = cacheByText((answer): boolean | null => {
  const found = mayBeVerdict(answer) ? leadingWord.exec(answer) : null;
  const verdict = found?.[1]?.toLowerCase();
  if (!found || verdict === undefined) return null;
  const rest = answer.slice(found[0].length, found[0].length + 40);
  if (undecided.test(rest)) return null;
  if (verdict === 'no' && number.test(rest)) return null;
  const next = word.exec(rest)?.[1]?.toLowerCase();
  const isAdjective = next !== undefined && !CLAUSES.has(next);
  if (isAdjective && ['no', 'non', 'true', 'false', 'correct'].includes(verdict)) return null;
  return YES.has(verdict);
});
