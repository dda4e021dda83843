/**
 * The nouns for the parts of a data set, each in its singular and plural form, as arguments of
 * `plural`.
 */
export interface Nouns {
  readonly question: readonly [string, string];
  readonly prediction: readonly [string, string];
}

const OF_ANSWERS: Nouns = {
  question: ['question', 'questions'],
  prediction: ['prediction', 'predictions'],
};

const OF_RANKINGS: Nouns = {
  question: ['query', 'queries'],
  prediction: ['ranking', 'rankings'],
};

/** The nouns of question answering, or of a retrieval benchmark. */
export function nounsOf(isRanking: boolean): Nouns {
  return isRanking ? OF_RANKINGS : OF_ANSWERS;
}
