/**
 * The seven rules of quiz adjudication, by number. Source: Z. Li et al., PEDANTS (2024), based on
 * the rules of NAQT and Jeopardy!.
 */
export const RULES: Readonly<Record<string, string>> = {
  '1': 'a widely known alias is accepted',
  '2': 'dates, years and numbers must be exact unless the question asks for an estimate',
  '3': 'less detail is accepted only if the answer has what the question asks for',
  '4': 'more detail is accepted if it contradicts nothing',
  '5': 'shared words do not imply shared meaning',
  '6': 'anything irrelevant to the question, or false, is incorrect',
  '7': 'a correct answer that the references lack is accepted',
};

/** A short name for each rule, by number, for the values of columns and in queries. */
export const RULE_WORDS: Readonly<Record<string, string>> = {
  '1': 'alias',
  '2': 'numbers',
  '3': 'less detail',
  '4': 'more detail',
  '5': 'shared words',
  '6': 'off topic',
  '7': 'not in the references',
};

export const RULE_IDS: readonly string[] = Object.keys(RULES);

/** The question types of PEDANTS, in the order of its classes. */
export const QUESTION_TYPES: readonly string[] = [
  'how',
  'what',
  'when',
  'where',
  'which',
  'who',
  'whose',
  'why',
];
