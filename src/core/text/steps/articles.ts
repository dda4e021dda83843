import { PYTHON_WORD } from '../python';
import { defineStep } from '../step';

/**
 * `\b(a|an|the)\b` with Unicode word edges, as Python has them: with JavaScript's ASCII `\b` the
 * `a` of “cần” would go.
 */
const articles = new RegExp(`(?<![${PYTHON_WORD}])(?:a|an|the)(?![${PYTHON_WORD}])`, 'gu');

/** Replaces the English articles by a space; case matters, so it follows lower case. */
export const removeArticles = defineStep({
  id: 'articles',
  label: 'Remove a, an, the',
  summary: 'Takes out English articles that stand alone: “the board” becomes “board”.',
  examples: [
    ['the board of a bank', '  board of   bank'],
    ['à la cần', 'à la cần'],
  ],
  apply: (text) => text.replace(articles, ' '),
});
