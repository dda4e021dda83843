import type { Step } from '../step';
import { removeAccents } from './accents';
import { removeArticles } from './articles';
import { deleteAsciiPunctuation, spaceAsciiPunctuation } from './ascii-punctuation';
import { joinHyphens } from './hyphens';
import { lowerCase } from './lower-case';
import { nfkc } from './nfkc';
import { userReplacements } from './replacements';
import { deleteUnicodePunctuation, spaceUnicodePunctuation } from './unicode-punctuation';
import { collapseWhitespace } from './whitespace';

/** Every normalisation step, in the order in which a form offers and runs them. */
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

/** The step of that identifier, or `undefined`. */
export function findStep(id: string): Step | undefined {
  return byId.get(id);
}
