import { formatKappa } from '../../../core/analysis/agreement/conclusion';
import type { DisputedAnswer, LabelSummary } from '../../../core/analysis/agreement/label-summary';
import { LABEL_WORDS, LABELS } from '../../../core/analysis/agreement/labels';
import { listWords } from '../../../core/words/lists';
import { formatCount, formatPoints, NOT_APPLICABLE } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { TableFrame } from '../../parts/DataTable';
import { Muted } from '../../parts/Texts';
import { useAssayStore } from '../../store-context';
import { openQuestion } from '../open-questions';
import { useLabeled } from './use-agreement';

interface DisputedAnswersProps {
  readonly summary: LabelSummary;
  readonly runNames: readonly string[];
}

type Said = DisputedAnswer['said'][number]['labels'][number];

interface AnnotatorCardProps {
  readonly summary: LabelSummary;
  readonly runNames: readonly string[];
}

/** Who labeled what, how far they agree, and the answers on which they do not. */
export function AnnotatorCard({ summary, runNames }: AnnotatorCardProps) {
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
      <TableFrame label="Annotators">
        <thead>
          <tr>
            <th scope="col">Annotator</th>
            {LABELS.map((label) => (
              <th key={label} scope="col">
                {LABEL_WORDS[label]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {annotators.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {LABELS.map((label) => (
                <td key={label}>{formatCount(counts[label])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {pairs.length > 0 && (
        <TableFrame label="Pairs of annotators">
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Labeled by both</th>
              <th scope="col">Agreement</th>
              <th scope="col">κ</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ a, b, n, agreement, kappa }) => (
              <tr key={`${a} ${b}`}>
                <th scope="row">
                  {a} and {b}
                </th>
                <td>{formatCount(n)}</td>
                <td>{agreement === null ? NOT_APPLICABLE : formatPoints(agreement)}</td>
                <td>{kappa === null ? NOT_APPLICABLE : formatKappa(kappa)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
      {verdicts.disputed + contradictions > 0 && (
        <DisputedAnswers summary={summary} runNames={runNames} />
      )}
    </Card>
  );
}

/** Answers that count for nothing until people agree: each with what was said, and a way to settle it. */
function DisputedAnswers({ summary, runNames }: DisputedAnswersProps) {
  const store = useAssayStore();
  const labelled = useLabeled();
  const { disputed, contradictions, verdicts } = summary;
  const total = contradictions + verdicts.disputed;
  const settle = ({ id, run }: DisputedAnswer, annotator: string, label: Said) => {
    const named = labelled?.result.runs[run];
    if (!named) return;
    store.getState().resolveLabel({ id, model: named.model, run: named.run }, annotator, label);
  };
  return (
    <TableFrame
      label="Disputed answers"
      caption={`${formatCount(total)} ${total === 1 ? 'answer is' : 'answers are'} excluded: annotators disagree, or one gave two labels${total > disputed.length ? `; the first ${formatCount(disputed.length)}` : ''}`}
    >
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">Labels</th>
        </tr>
      </thead>
      <tbody>
        {disputed.map((one) => (
          <tr key={`${one.run} ${one.id} ${one.said.length}`}>
            <th scope="row">
              <LinkButton onClick={() => openQuestion(store, one.run, one.id)}>{one.id}</LinkButton>{' '}
              <Muted>{runNames[one.run]}</Muted>
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
                          onClick={() => settle(one, annotator, label)}
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
    </TableFrame>
  );
}
