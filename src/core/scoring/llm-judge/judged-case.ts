/** One answer to be judged by a language model. */
export interface JudgedCase {
  readonly question: string;
  /** Accepted answers; none for an unanswerable question. */
  readonly references: readonly string[];
  /** The prediction. */
  readonly candidate: string;
  readonly document: string;
  /** The data set's own label of the answer. */
  readonly answerType: string;
}

/** What may be sent in addition to the candidate. */
export type CaseField = 'question' | 'references' | 'document' | 'answerType';

/** In the order in which they are sent. */
export const CASE_FIELDS: readonly CaseField[] = [
  'question',
  'references',
  'document',
  'answerType',
];

/** Identifies a case by all its fields, whether sent or not: a changed gold file gives other cases. */
export function caseKey(one: JudgedCase): string {
  const { question, references, candidate, document, answerType } = one;
  return JSON.stringify([question, references, candidate, document, answerType]);
}

/** The inverse of `caseKey`. */
export function readCaseKey(key: string): JudgedCase {
  const [question, references, candidate, document, answerType] = JSON.parse(key) as readonly [
    string,
    readonly string[],
    string,
    string,
    string,
  ];
  return { question, references, candidate, document, answerType };
}

/** Whether there is anything to judge the candidate by. */
export function canBeJudged(sends: readonly CaseField[]): boolean {
  return sends.includes('question') || sends.includes('references');
}
