/**
 * The terms and symbols of the page, each in a sentence. The heading of a column that is a term shows
 * its sentence and opens it in the “?” sheet, which lists all of them.
 */
export const TERMS: Readonly<Record<string, string>> = {
  bold: 'Best value of a column, or a significant difference.',
  '≈': 'No significant difference from the best, although the test could have found one.',
  '†': 'Significantly different from the best run (in exported tables).',
  '62.4 52–73': 'Mean of all questions from 0 to 100, and its 95% interval.',
  'underlined number': 'Opens its questions or rows.',
  '● ○': 'Correct and incorrect, run by run.',
  'n/a': 'The metric does not apply to the question.',
  n: 'Number of questions that count.',
  Run: 'System and run, as named in the files.',
  Mean: 'Mean of the metric over all questions that count.',
  Outcome:
    'Correct, wrong (answered, but not correct) and declined answers, by answer correctness; a declined unanswerable question is correct.',
  declined:
    'The answer says that there is none; this is correct only if the question has no answer.',
  Missing: 'Questions without a prediction.',
  Unscored: 'Questions on which an applicable metric could not be computed.',
  Unmatched: 'Predictions that match no question in the gold file; not scored.',
  Duplicate: 'Additional predictions for the same question in one run.',
  Range: 'Best run minus worst run.',
  'vs. overall': 'Mean of the runs on this slice minus their mean on all questions.',
  'Difference, unadjusted 95% interval':
    'Mean of the run minus that of the baseline, with an interval that is not adjusted for multiple comparisons.',
  Improved: 'Questions with a better score than the baseline.',
  Regressed: 'Questions with a worse score than the baseline.',
  Same: 'Questions with the same score as the baseline.',
  p: 'Probability of a difference at least this large if the runs were equal, by a paired permutation test.',
  'Holm p': 'Holm-adjusted p over all compared pairs.',
  'McNemar p': 'Exact p of McNemar’s test, for scores of 0 and 1.',
  'Min. detectable':
    'Minimum detectable difference: smallest true difference that this number of questions detects with 80% power, before adjustment for multiple comparisons.',
  'not testable': 'Too few documents or questions for any test to find a difference.',
  'Not accepted': 'Answers that no acceptance tier accepts.',
  EM: 'Exact match: the share of answers equal to a reference, as the scorer normalizes them.',
  F1: 'Harmonic mean of the precision and recall of tokens, as the scorer counts them.',
  precision: 'Share of abstentions whose question is unanswerable.',
  recall: 'Share of unanswerable questions on which the run abstains.',
  Accuracy: 'Share of labeled answers on which metric and humans agree.',
  'Macro F1': 'Mean F1 of the classes correct and incorrect.',
  κ: 'Cohen’s κ: agreement beyond chance; 1 is full agreement, 0 is chance.',
  'Best κ, threshold': 'The highest κ of any threshold, found on these same labels.',
  Threshold: 'The score from which the metric counts an answer as correct.',
  Labeled: 'Answers with a human label.',
  'From labels': 'Share of correct answers, estimated from the human labels alone.',
  Agreement: 'Share of answers on which both agree.',
};
