import { agreementProblems } from '../../core/words/review-problems';
import {
  addLabel,
  answerKey,
  type AnnotatorLabel,
  LABEL_NAMES,
  type Labels,
  type LabelSample,
  mergeLabels,
  removeLabel,
} from '../../core/analysis/agreement/labels';
import type { Client } from '../../worker/client';
import type { GetState, LabelActions } from '../model';

/* Human labels, given here or read from label files. Each change is a step of the history; nothing
   is scored again. */

export function createLabelActions(client: Client, get: GetState): LabelActions {
  const change = (step: string, labels: Partial<Labels>) =>
    void get().choose(step, { labels: { ...get().labels, ...labels } });
  const recordLabel = (label: AnnotatorLabel) => {
    const given = addLabel(get().labels.given, label);
    // Numbered, so that labels in quick succession are separate steps.
    change(`label ${given.length}: ${LABEL_NAMES[label.label]}, for ${label.id}`, { given });
  };
  return {
    startLabeling: async (annotator, request) => {
      const sample = await client.drawSample(request);
      change('sample for labeling', { annotator, sample });
    },
    stopLabeling: () => change('end of labeling', { sample: null }),
    labelAnswer: ({ id, model, run }, label, comment) => {
      const { annotator } = get().labels;
      recordLabel({ id, model, run, annotator, label, comment });
    },
    undoLabel: () => {
      const { given, annotator, sample } = get().labels;
      const sampled = new Set(sample?.answers.map(answerKey));
      const last = given.findLast(
        (one) => one.annotator === annotator && sampled.has(answerKey(one)),
      );
      if (!last) return null;
      change(`removal of label ${given.length} for ${last.id}`, {
        given: removeLabel(given, last, annotator),
      });
      return last;
    },
    resolveLabel: ({ id, model, run }, annotator, label) =>
      recordLabel({ id, model, run, annotator, label, comment: '' }),
    addLabelFile: async (file) => {
      const read = await client.readLabels(file);
      if (read.kind === 'refused') {
        get().addNotice(read.problem);
        return;
      }
      for (const problem of read.problems) get().addNotice(problem);
      const { given, ...merged } = mergeLabels(get().labels.given, read.labels);
      if (merged.added > 0) change(`labels from ${file.name}`, { given });
      get().addNotice(agreementProblems.labelsTaken(file.name, merged));
    },
    removeLabels: (removed) => {
      const out = new Set(removed);
      change('removal of labels for other answers', {
        given: get().labels.given.filter((one) => !out.has(one)),
      });
    },
  };
}

/** The annotator's labels for the sampled answers, by `answerKey`. */
export function labelsOfSample(
  { given, annotator }: Pick<Labels, 'given' | 'annotator'>,
  sample: LabelSample,
): ReadonlyMap<string, AnnotatorLabel> {
  const sampled = new Set(sample.answers.map(answerKey));
  return new Map(
    given
      .filter((one) => one.annotator === annotator)
      .map((one) => [answerKey(one), one] as const)
      .filter(([key]) => sampled.has(key)),
  );
}
