import { inferKind } from '../../src/core/answers/kind';
import type { AnswerKind } from '../../src/core/model';
import type { Labeled } from './labeled';

/** As the page infers it: without references there is no answer. */
export function kindOf({
  references,
  answerKind,
}: Pick<Labeled, 'references' | 'answerKind'>): AnswerKind {
  if (answerKind) return answerKind;
  return references.length === 0 ? 'unanswerable' : inferKind(references);
}
