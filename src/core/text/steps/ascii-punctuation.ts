import { defineStep } from '../step';

/** The 32 characters of Python's `string.punctuation`. */
const asciiPunctuation = /[!-/:-@[-`{-~]/g;

/** Deletes ASCII punctuation, as the SQuAD scripts do; `12.8%` becomes `128`. */
export const deleteAsciiPunctuation = defineStep({
  id: 'delete-ascii-punctuation',
  label: 'Delete ASCII punctuation',
  summary:
    'Removes the 32 ASCII marks and leaves others: “net-zero (2040)” becomes “netzero 2040”.',
  examples: [
    ['net-zero (2040)', 'netzero 2040'],
    ['12.8%', '128'],
    ['“so”', '“so”'],
  ],
  apply: (text) => text.replace(asciiPunctuation, ''),
});

/** Replaces each ASCII punctuation mark by a space. */
export const spaceAsciiPunctuation = defineStep({
  id: 'space-ascii-punctuation',
  label: 'ASCII punctuation to spaces',
  summary: 'Turns each of the 32 ASCII marks into a space: “wind/solar” becomes “wind solar”.',
  examples: [['wind/solar', 'wind solar']],
  apply: (text) => text.replace(asciiPunctuation, ' '),
});
