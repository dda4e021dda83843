import { splitWhitespace } from '../python';
import { defineStep } from '../step';

/** Collapses runs of white space to one space and trims (as Python's `' '.join(text.split())`). */
export const collapseWhitespace = defineStep({
  id: 'whitespace',
  label: 'Collapse white space',
  summary: 'Makes every run of spaces, tabs and line breaks one space, and none at the ends.',
  examples: [[' net \n zero\t', 'net zero']],
  apply: (text) => splitWhitespace(text).join(' '),
});
