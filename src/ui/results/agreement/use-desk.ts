import { useState } from 'react';
import type { Label } from '../../../core/analysis/agreement/label';
import {
  type DrawnAnswer,
  type GivenLabel,
  keyOfAnswer,
  type LabelSample,
} from '../../../core/analysis/agreement/labels';
import { labelsOfSample } from '../../../state/choices/labels';
import { useAssay, useAssayStore } from '../../store-context';

/** Where somebody stands in the answers that were drawn. */
export interface Desk {
  /** Position of the answer in sight; `null` where all are labelled. */
  readonly at: number | null;
  readonly answer: DrawnAnswer | null;
  /** What was said of it before. */
  readonly said: GivenLabel | null;
  readonly done: number;
  readonly give: (label: Label, comment: string) => void;
  /** Looks at the answer so many before or behind, without labelling. */
  readonly move: (by: number) => void;
  /** Removes the latest label and shows its answer. */
  readonly takeBack: () => void;
}

/**
 * The first answer without a label is in sight, so that labelling goes on where it was left, until
 * another is chosen.
 */
export function useDesk(sample: LabelSample): Desk {
  const store = useAssayStore();
  const labels = useAssay((state) => state.labels);
  const [chosen, setChosen] = useState<number | null>(null);
  const given = labelsOfSample(labels, sample);
  const open = sample.answers.findIndex((one) => !given.has(keyOfAnswer(one)));
  const at = chosen ?? (open < 0 ? null : open);
  const answer = at === null ? null : (sample.answers[at] ?? null);
  return {
    at,
    answer,
    said: answer && (given.get(keyOfAnswer(answer)) ?? null),
    done: given.size,
    give: (label, comment) => {
      if (!answer) return;
      store.getState().labelAnswer(answer, label, comment);
      setChosen(null);
    },
    move: (by) => {
      const from = at ?? sample.answers.length;
      setChosen(Math.min(sample.answers.length - 1, Math.max(0, from + by)));
    },
    takeBack: () => {
      const taken = store.getState().undoLabel();
      if (!taken) return;
      const key = keyOfAnswer(taken);
      setChosen(sample.answers.findIndex((one) => keyOfAnswer(one) === key));
    },
  };
}
