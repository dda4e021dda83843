import { defineStep } from '../step';

/** The person's own literal replacements, in order; an empty `from` does nothing. */
export const userReplacements = defineStep({
  id: 'replacements',
  label: 'Your replacements',
  summary: 'Replaces texts you list, letter for letter; never a pattern.',
  examples: [['unchanged', 'unchanged']],
  apply: (text, replacements) =>
    replacements.reduce(
      (done, [from, to]) => (from === '' ? done : done.split(from).join(to)),
      text,
    ),
});
