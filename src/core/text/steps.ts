import { PYTHON_WORD, splitWhitespace } from './python';

/** One normalization step: a named, pure function from text to text. */
export interface Step {
  /** Stable id, used in settings and reports. */
  readonly id: string;
  readonly label: string;
  /** What it does, in a sentence with an example. */
  readonly summary: string;
  /** Inputs and outputs, which the contract test checks. */
  readonly examples: readonly (readonly [input: string, output: string])[];
  /** Applies the step; only the step `replacements` uses `replacements`. */
  readonly apply: (text: string, replacements: Replacements) => string;
}

/** The user's literal replacements, applied in order. */
export type Replacements = readonly (readonly [from: string, to: string])[];

const userReplacements: Step = {
  id: 'replacements',
  label: 'Custom replacements',
  summary: 'Replaces the strings you list, literally and in the order listed.',
  examples: [['unchanged', 'unchanged']],
  apply: (text, replacements) =>
    replacements.reduce(
      (done, [from, to]) => (from === '' ? done : done.split(from).join(to)),
      text,
    ),
};

const nfkc: Step = {
  id: 'nfkc',
  label: 'Unicode normalization (NFKC)',
  summary:
    'Maps equivalent characters to one form: “CO₂” becomes “CO2”, and full-width letters become ordinary ones.',
  examples: [
    ['CO₂', 'CO2'],
    ['１２％', '12%'],
  ],
  apply: (text) => text.normalize('NFKC'),
};

/** Independent of locale, like Python's `str.lower`. */
const lowerCase: Step = {
  id: 'lower-case',
  label: 'Lowercase',
  summary: 'Converts letters to lowercase: “Net Zero” becomes “net zero”.',
  examples: [
    ['Net ZERO', 'net zero'],
    ['ΟΔΟΣ', 'οδος'],
  ],
  apply: (text) => text.toLowerCase(),
};

/** A hyphen between two letters, or a letter and a digit; not the one in `2021-2025`. */
const innerHyphen =
  /(?<=\p{L})[-\u2010\u2011](?=[\p{L}\p{N}])|(?<=\p{N})[-\u2010\u2011](?=\p{L})/gu;

const joinHyphens: Step = {
  id: 'hyphens',
  label: 'Join hyphenated words',
  summary: 'Turns “net-zero” into “netzero”; keeps the hyphen of a number range.',
  examples: [
    ['net-zero by 2021-2025', 'netzero by 2021-2025'],
    ['CO2-free', 'CO2free'],
  ],
  apply: (text) => text.replace(innerHyphen, ''),
};

/** The 32 characters of Python's `string.punctuation`. */
const asciiPunctuation = /[!-/:-@[-`{-~]/g;

/** As in the SQuAD scripts. */
const deleteAsciiPunctuation: Step = {
  id: 'delete-ascii-punctuation',
  label: 'Delete ASCII punctuation',
  summary:
    'Deletes the 32 ASCII punctuation marks: “net-zero (2040)” becomes “netzero 2040”, and “12.8%” becomes “128”.',
  examples: [
    ['net-zero (2040)', 'netzero 2040'],
    ['12.8%', '128'],
    ['“so”', '“so”'],
  ],
  apply: (text) => text.replace(asciiPunctuation, ''),
};

const spaceAsciiPunctuation: Step = {
  id: 'space-ascii-punctuation',
  label: 'Replace ASCII punctuation with spaces',
  summary:
    'Replaces each of the 32 ASCII punctuation marks with a space: “wind/solar” becomes “wind solar”.',
  examples: [['wind/solar', 'wind solar']],
  apply: (text) => text.replace(asciiPunctuation, ' '),
};

/** Unicode punctuation and the ASCII symbols in Python's `string.punctuation`. */
const unicodePunctuation = /[\p{P}$+<=>^`|~]/gu;

export const deleteUnicodePunctuation: Step = {
  id: 'delete-unicode-punctuation',
  label: 'Delete all punctuation',
  summary: 'Deletes punctuation of every script: “«oui»” becomes “oui”.',
  examples: [['«oui» — “so”', 'oui  so']],
  apply: (text) => text.replace(unicodePunctuation, ''),
};

const spaceUnicodePunctuation: Step = {
  id: 'space-unicode-punctuation',
  label: 'Replace all punctuation with spaces',
  summary:
    'Replaces each punctuation mark of any script with a space: “2021–2025” becomes “2021 2025”.',
  examples: [['2021–2025', '2021 2025']],
  apply: (text) => text.replace(unicodePunctuation, ' '),
};

const combiningMark = /\p{Mn}/gu;

const removeAccents: Step = {
  id: 'accents',
  label: 'Remove accents',
  summary: 'Removes accents from letters: “Société Générale” becomes “Societe Generale”.',
  examples: [['Société Générale', 'Societe Generale']],
  apply: (text) => text.normalize('NFD').replace(combiningMark, '').normalize('NFC'),
};

/**
 * `\b(a|an|the)\b` with Python's Unicode word boundaries; JavaScript's `\b` is ASCII-only and would
 * remove the `a` of “cần”.
 */
const articles = new RegExp(`(?<![${PYTHON_WORD}])(?:a|an|the)(?![${PYTHON_WORD}])`, 'gu');

/** Case-sensitive, so it comes after `lower-case`. */
export const removeArticles: Step = {
  id: 'articles',
  label: 'Remove a, an, the',
  summary: 'Removes English articles: “the board” becomes “board”.',
  examples: [
    ['the board of a bank', '  board of   bank'],
    ['à la cần', 'à la cần'],
  ],
  apply: (text) => text.replace(articles, ' '),
};

/** Like Python's `' '.join(text.split())`. */
export const collapseWhitespace: Step = {
  id: 'whitespace',
  label: 'Collapse whitespace',
  summary: 'Reduces every run of whitespace to one space and trims the text.',
  examples: [[' net \n zero\t', 'net zero']],
  apply: (text) => splitWhitespace(text).join(' '),
};

/** All normalization steps, in the order in which they run and in which the form lists them. */
export const STEPS: readonly Step[] = [
  userReplacements,
  nfkc,
  lowerCase,
  joinHyphens,
  deleteAsciiPunctuation,
  spaceAsciiPunctuation,
  deleteUnicodePunctuation,
  spaceUnicodePunctuation,
  removeAccents,
  removeArticles,
  collapseWhitespace,
];

const byId = new Map(STEPS.map((step) => [step.id, step]));

/** The step with this id; `undefined` if there is none. */
export function findStep(id: string): Step | undefined {
  return byId.get(id);
}
