import { PYTHON_SPACE, PYTHON_WORD, splitWhitespace, strip } from '../../../text/python';

/** A replacement; words are then split at the spaces that it inserts. */
type Rule = readonly [pattern: RegExp, replacement: string];

const space = `[${PYTHON_SPACE}]`;
const edgeBefore = `(?<![${PYTHON_WORD}])`;
const edgeAfter = `(?![${PYTHON_WORD}])`;

const openingQuotes: readonly Rule[] = [
  [/([«“‘„]|`+)/g, ' $1 '],
  [/^"/, '``'],
  [/(``)/g, ' $1 '],
  [/([ ([{<])(?:"|'{2})/g, '$1 `` '],
  [
    new RegExp(`${edgeBefore}'(?!(?:re|ve|ll|m|t|s|d|n)${edgeAfter})(?=[${PYTHON_WORD}])`, 'giu'),
    "' ",
  ],
];

const marks: readonly Rule[] = [
  [/([:,])(\P{Nd})/gu, ' $1 $2'],
  [/([:,])(?=\n?$)/g, ' $1 '],
  [/\.{2,}/g, ' $& '],
  [/[;@#$%&]/g, ' $& '],
  [/[\u2012-\u2015]/g, ' $& '],
];

const laterMarks: readonly Rule[] = [
  [/[?!]/g, ' $& '],
  [/([^'])' /g, "$1 ' "],
  [/[*]/g, ' $& '],
  [/[\][(){}<>]/g, ' $& '],
  [/--/g, ' -- '],
];

const closingQuotes: readonly Rule[] = [
  [/[»”’]/g, ' $& '],
  [/''/g, " '' "],
  [/"/g, " '' "],
  [new RegExp(`${space}+`, 'gu'), ' '],
  [/([^' ])('[sSmMdD]|') /g, '$1 $2 '],
  [/([^' ])('ll|'LL|'re|'RE|'ve|'VE|n't|N'T) /g, '$1 $2 '],
];

/** `cannot` becomes `can not`, `gonna` becomes `gon na`. */
const contractions: readonly Rule[] = [
  ...[
    '(can)(not)',
    "(d)('ye)",
    '(gim)(me)',
    '(gon)(na)',
    '(got)(ta)',
    '(lem)(me)',
    "(more)('n)",
  ].map((words): Rule => [new RegExp(`${edgeBefore}${words}${edgeAfter}`, 'giu'), ' $1 $2 ']),
  [new RegExp(`${edgeBefore}(wan)(na)(?=${space})`, 'giu'), ' $1 $2 '],
  [new RegExp(` ('t)(is|was)${edgeAfter}`, 'giu'), ' $1 $2 '],
];

/**
 * The words and punctuation marks of a text, as in NLTK's word tokenizer, without splitting
 * sentences first: only the final period is separated. Source: NLTK 3.9, `NLTKWordTokenizer`, based
 * on the Penn Treebank's script.
 */
export function tokenizeTreebank(text: string): string[] {
  let done = rewrite(text, openingQuotes);
  done = splitFinalStop(done, ' ])}>"\'»”’', ' . ');
  done = rewrite(done, marks);
  done = splitFinalStop(done, '])}>"\'', ' .');
  done = rewrite(done, laterMarks);
  done = rewrite(` ${done} `, closingQuotes);
  return splitWhitespace(rewrite(done, contractions));
}

function rewrite(text: string, rules: readonly Rule[]): string {
  return rules.reduce((done, [pattern, replacement]) => done.replace(pattern, replacement), text);
}

/**
 * Replaces the period that ends the text, if only closing quotes or brackets follow it and no
 * period precedes it. Searches from the end, since a pattern would try every period.
 */
function splitFinalStop(text: string, closing: string, written: string): string {
  const end = strip(`.${text}`).length - 1;
  let at = end;
  while (at > 0 && closing.includes(text.charAt(at - 1))) at--;
  const isFinal = at >= 2 && text.charAt(at - 1) === '.' && text.charAt(at - 2) !== '.';
  return isFinal ? `${text.slice(0, at - 1)}${written}${text.slice(at, end)} ` : text;
}
