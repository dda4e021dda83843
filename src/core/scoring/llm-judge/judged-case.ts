/** One answer as a language model is asked about it. */
export interface JudgedCase {
  readonly question: string;
  /** Accepted answers; none marks a question that cannot be answered. */
  readonly references: readonly string[];
  /** The answer to be judged. */
  readonly candidate: string;
  readonly document: string;
  /** The data set's own label of the answer. */
  readonly answerType: string;
}

/** What may be sent beside the candidate, which always is. */
export type CaseField = 'question' | 'references' | 'document' | 'answerType';

/** In the order in which they are sent. */
export const CASE_FIELDS: readonly CaseField[] = [
  'question',
  'references',
  'document',
  'answerType',
];

/** Tells cases apart by everything in them, whatever of it is sent: a changed gold file is another case. */
export function caseKey(one: JudgedCase): string {
  const { question, references, candidate, document, answerType } = one;
  return JSON.stringify([question, references, candidate, document, answerType]);
}

/** The case that a key of `caseKey` stands for. */
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
