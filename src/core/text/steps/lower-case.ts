import { defineStep } from '../step';

/** Unicode lower case, without regard to locale (as Python's `str.lower`). */
export const lowerCase = defineStep({
  id: 'lower-case',
  label: 'Lower case',
  summary: 'Writes every letter small: “Net Zero” becomes “net zero”.',
  examples: [
    ['Net ZERO', 'net zero'],
    ['ΟΔΟΣ', 'οδος'],
  ],
  apply: (text) => text.toLowerCase(),
});
