import { formatKappa } from '../../../core/analysis/agreement/conclusion';
import type { DisputedAnswer, LabelSummary } from '../../../core/analysis/agreement/label-summary';
import { LABEL_NAMES, LABELS } from '../../../core/analysis/agreement/labels';
import { listWords } from '../../../core/words/lists';
import { formatCount, formatPoints, NOT_APPLICABLE, plural } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { Muted } from '../../parts/Texts';
import { useAssayStore, useRunNames, useRuns } from '../../store-context';
import { openQuestion } from '../open-questions';

type LabelOfAnnotator = DisputedAnswer['said'][number]['labels'][number];

/** The labels of each annotator, their agreement, and the answers they disagree on. */
export function AnnotatorCard({ summary }: { readonly summary: LabelSummary }) {
  const { annotators, between, verdicts, contradictions } = summary;
  const { pairs, alpha } = between;
  return (
    <Card
      title="Annotators"
      note={
        annotators.length > 1
          ? `majority label per answer; Krippendorff’s α ${alpha === null ? NOT_APPLICABLE : formatKappa(alpha)} over correct and incorrect`
          : 'labels by annotator'
      }
    >
      <DataTable
        label="Annotators"
        rows={annotators}
        rowKey={({ name }) => name}
        columns={[
          { label: 'Annotator', cell: ({ name }) => name },
          ...LABELS.map((label) => ({
            label: LABEL_NAMES[label],
            term: 'Human label',
            cell: ({ counts }: (typeof annotators)[number]) => formatCount(counts[label]),
          })),
        ]}
      />
      {pairs.length > 0 && (
        <DataTable
          label="Pairs of annotators"
          caption="Pairs of annotators"
          rows={pairs}
          rowKey={({ a, b }) => `${a} ${b}`}
          columns={[
            { label: 'Pair', cell: ({ a, b }) => `${a} and ${b}` },
            { label: 'Labeled by both', cell: ({ n }) => formatCount(n) },
            {
              label: 'Agreement',
              cell: ({ agreement }) =>
                agreement === null ? NOT_APPLICABLE : formatPoints(agreement),
            },
            {
              label: 'κ',
              cell: ({ kappa }) => (kappa === null ? NOT_APPLICABLE : formatKappa(kappa)),
            },
          ]}
        />
      )}
      {verdicts.disputed + contradictions > 0 && <DisputedAnswers summary={summary} />}
    </Card>
  );
}

/**
 * Answers that are excluded until annotators agree, with their labels and a way to resolve a
 * contradiction.
 */
function DisputedAnswers({ summary }: { readonly summary: LabelSummary }) {
  const store = useAssayStore();
  const runs = useRuns();
  const runNames = useRunNames();
  const { disputed, contradictions, verdicts } = summary;
  const total = contradictions + verdicts.disputed;
  const settle = ({ id, run }: DisputedAnswer, annotator: string, label: LabelOfAnnotator) => {
    const named = runs[run];
    if (!named) return;
    store.getState().resolveLabel({ id, model: named.model, run: named.run }, annotator, label);
  };
  return (
    <DataTable
      label="Disputed answers"
      caption={`${plural(total, 'answer is', 'answers are')} excluded: annotators disagree, or one gave two labels${total > disputed.length ? `; the first ${formatCount(disputed.length)}` : ''}`}
      rows={disputed}
      rowKey={({ run, id, said }) => `${run} ${id} ${said.length}`}
      columns={[
        {
          label: 'Answer',
          cell: ({ id, run }) => (
            <>
              <LinkButton onClick={() => openQuestion(store, run, id)}>{id}</LinkButton>{' '}
              <Muted>{runNames[run]}</Muted>
            </>
          ),
        },
        {
          label: 'Labels',
          cell: (answer) =>
            answer.said.map(({ annotator, labels }) => (
              <div key={annotator}>
                {annotator}: {listWords(labels.map((label) => LABEL_NAMES[label]))}
                {labels.length > 1 &&
                  labels.map((label) => (
                    <span key={label}>
                      {' '}
                      <LinkButton
                        label={`Keep ${LABEL_NAMES[label]} of ${annotator} for ${answer.id}`}
                        onClick={() => settle(answer, annotator, label)}
                      >
                        Keep {LABEL_NAMES[label]}
                      </LinkButton>
                    </span>
                  ))}
              </div>
            )),
        },
      ]}
    />
  );
}
