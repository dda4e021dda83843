import { defineStep } from '../step';

/** Unicode punctuation and the ASCII symbols that Python's `string.punctuation` counts as such. */
const unicodePunctuation = /[\p{P}$+<=>^`|~]/gu;

/** Deletes punctuation of every script. */
export const deleteUnicodePunctuation = defineStep({
  id: 'delete-unicode-punctuation',
  label: 'Delete all punctuation',
  summary: 'Removes the marks of every script: “«oui»” becomes “oui”.',
  examples: [['«oui» — “so”', 'oui  so']],
  apply: (text) => text.replace(unicodePunctuation, ''),
});

/** Replaces each punctuation mark of any script by a space. */
export const spaceUnicodePunctuation = defineStep({
  id: 'space-unicode-punctuation',
  label: 'All punctuation to spaces',
  summary: 'Turns the marks of every script into spaces: “2021–2025” becomes “2021 2025”.',
  examples: [['2021–2025', '2021 2025']],
  apply: (text) => text.replace(unicodePunctuation, ' '),
});
