import { defineStep } from '../step';

/** A hyphen between two letters, or between a letter and a digit; `2021-2025` keeps its own. */
const innerHyphen =
  /(?<=\p{L})[-\u2010\u2011](?=[\p{L}\p{N}])|(?<=\p{N})[-\u2010\u2011](?=\p{L})/gu;

/** Joins hyphenated words. */
export const joinHyphens = defineStep({
  id: 'hyphens',
  label: 'Join hyphenated words',
  summary: 'Reads “net-zero” as “netzero”; the hyphen of a range of numbers stays.',
  examples: [
    ['net-zero by 2021-2025', 'netzero by 2021-2025'],
    ['CO2-free', 'CO2free'],
  ],
  apply: (text) => text.replace(innerHyphen, ''),
});
