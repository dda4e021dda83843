/** The classes of one part of a PEDANTS model, with zero weights. */
export function pedantsHead(classes: readonly string[], rows: number, length: number) {
  return {
    classes,
    coef: Array.from({ length: rows }, () => new Array<number>(length).fill(0)),
    intercept: new Array<number>(rows).fill(0),
  };
}

/** A valid PEDANTS model with a one-word vocabulary. */
export const SOUND_PEDANTS = {
  vocab: ['wind'],
  idf: [1],
  params: {
    lowercase: true,
    token_pattern: '(?u)\\b\\w\\w+\\b',
    ngram_range: [1, 1],
    norm: 'l2',
    use_idf: true,
    sublinear_tf: false,
  },
  type: pedantsHead(['how', 'what'], 2, 1),
  rule: pedantsHead(['1', '2', '3'], 3, 4),
  ac: pedantsHead(['correct', 'incorrect'], 1, 3 + 3 + 2 + 1),
};
