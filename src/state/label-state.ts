import type { DrawRequest } from '../core/analysis/agreement/draw-sample';
import type { Label } from '../core/analysis/agreement/label';
import type { AnswerName, GivenLabel } from '../core/analysis/agreement/labels';

export interface LabelActions {
  /** Draws answers to be labelled under this name, in place of those drawn before; labels stay. */
  readonly startLabelling: (annotator: string, request: DrawRequest) => Promise<void>;
  /** Ends the labelling of what was drawn; labels stay. */
  readonly stopLabelling: () => void;
  /** What the present annotator says of an answer; it replaces what was said of it before. */
  readonly labelAnswer: (answer: AnswerName, label: Label, comment: string) => void;
  /** Removes the latest label of the present annotator and returns whose answer it was. */
  readonly takeBackLabel: () => AnswerName | null;
  /** Which of two things an annotator meant. */
  readonly settleLabel: (answer: AnswerName, annotator: string, label: Label) => void;
  /** Adds the labels of a file; what it holds and what is wrong with it is said in notices. */
  readonly takeLabelFile: (file: File) => Promise<void>;
  /** Forgets labels of answers that are not here. */
  readonly removeLabels: (unwanted: readonly GivenLabel[]) => void;
}
