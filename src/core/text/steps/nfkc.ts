import { defineStep } from '../step';

/** Unicode normalisation form KC. */
export const nfkc = defineStep({
  id: 'nfkc',
  label: 'Unicode form (NFKC)',
  summary:
    'Gives characters that mean the same one form: “CO₂” becomes “CO2”, full-width letters plain ones.',
  examples: [
    ['CO₂', 'CO2'],
    ['１２％', '12%'],
  ],
  apply: (text) => text.normalize('NFKC'),
});
