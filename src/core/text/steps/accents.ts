import { defineStep } from '../step';

const combiningMark = /\p{Mn}/gu;

/** Removes accents by decomposing and dropping non-spacing marks. */
export const removeAccents = defineStep({
  id: 'accents',
  label: 'Remove accents',
  summary: 'Takes the marks off letters: “Société Générale” becomes “Societe Generale”.',
  examples: [['Société Générale', 'Societe Generale']],
  apply: (text) => text.normalize('NFD').replace(combiningMark, '').normalize('NFC'),
});
