import { inferKind } from '../../src/core/answers/kind';
import type { AnswerKind, Dataset } from '../../src/core/model';
import type { Labeled } from './labeled';

/** The parts of a labeled answer that belong to its question. */
type Question = Pick<Labeled, 'question' | 'references' | 'answerKind'>;

/**
 * The answer kind, inferred as on the page if not given: a question without references is
 * unanswerable.
 */
export function kindOf({ references, answerKind }: Question): AnswerKind {
  if (answerKind) return answerKind;
  return references.length === 0 ? 'unanswerable' : inferKind(references);
}

/** A data set of questions, references and predictions (by run) only. */
export function createDataset(
  questions: readonly Question[],
  runs: Readonly<Record<string, readonly (string | null)[]>>,
): Dataset {
  const kinds = questions.map(kindOf);
  return {
    questions: {
      ids: questions.map((_, at) => String(at)),
      texts: questions.map(({ question }) => question),
      documents: questions.map(() => ''),
      references: questions.map(({ references }) => references),
      answerTypes: kinds,
      kinds,
      inferredKinds: questions.length,
      rows: Int32Array.from(questions.keys()),
      columns: [],
    },
    runs: Object.entries(runs).map(([run, predictions]) => ({
      model: '',
      run,
      predictions,
      noAnswerProbabilities: null,
      humanLabels: null,
      columns: [],
      matched: questions.length,
      missing: 0,
      unmatched: [],
      duplicates: [],
    })),
    unjoined: [],
    joinChecks: [],
    problems: [],
  };
}
