import type { DisputedAnswer, LabelSummary } from '../../../core/analysis/agreement/label-summary';
import { LABEL_WORDS } from '../../../core/analysis/agreement/label';
import { Beside } from '../../parts/Beside';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatCount, listWords } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { useAssayStore } from '../../store-context';
import { openQuestion } from '../open-questions';
import { useLabelled } from './use-agreement';

interface DisputedAnswersProps {
  readonly summary: LabelSummary;
  readonly runNames: readonly string[];
}

/** Answers that count for nothing until people agree: each with what was said, and a way to settle it. */
export function DisputedAnswers({ summary, runNames }: DisputedAnswersProps) {
  const store = useAssayStore();
  const labelled = useLabelled();
  const { disputed, contradictions, verdicts } = summary;
  const total = contradictions + verdicts.disputed;
  const settle = ({ id, run }: DisputedAnswer, annotator: string, label: Said) => {
    const named = labelled?.result.runs[run];
    if (!named) return;
    store.getState().resolveLabel({ id, model: named.model, run: named.run }, annotator, label);
  };
  return (
    <FiguresTable
      label="Disputed answers"
      caption={`${formatCount(total)} ${total === 1 ? 'answer counts' : 'answers count'} for nothing: people are divided, or one says two things${total > disputed.length ? `; the first ${formatCount(disputed.length)}` : ''}`}
    >
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">What was said</th>
        </tr>
      </thead>
      <tbody>
        {disputed.map((one) => (
          <tr key={`${one.run} ${one.id} ${one.said.length}`}>
            <th scope="row">
              <LinkButton
                onClick={() => {
                  openQuestion(store, one.run, one.id);
                }}
              >
                {one.id}
              </LinkButton>{' '}
              <Beside>{runNames[one.run]}</Beside>
            </th>
            <td>
              {one.said.map(({ annotator, labels }) => (
                <div key={annotator}>
                  {annotator}: {listWords(labels.map((label) => LABEL_WORDS[label]))}
                  {labels.length > 1 &&
                    labels.map((label) => (
                      <span key={label}>
                        {' '}
                        <LinkButton
                          label={`${annotator} meant ${LABEL_WORDS[label]} for ${one.id}`}
                          onClick={() => {
                            settle(one, annotator, label);
                          }}
                        >
                          meant {LABEL_WORDS[label]}
                        </LinkButton>
                      </span>
                    ))}
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}

type Said = DisputedAnswer['said'][number]['labels'][number];
