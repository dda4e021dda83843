import { showKappa } from '../../../core/analysis/agreement/conclusion';
import type { LabelSummary } from '../../../core/analysis/agreement/label-summary';
import { LABEL_WORDS, LABELS } from '../../../core/analysis/agreement/label';
import { Card } from '../../parts/Card';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatCount, formatShare, NOT_APPLICABLE } from '../../parts/format';
import { DisputedAnswers } from './DisputedAnswers';

interface AnnotatorCardProps {
  readonly summary: LabelSummary;
  readonly runNames: readonly string[];
}

/** Who labelled what, how far they agree, and the answers on which they do not. */
export function AnnotatorCard({ summary, runNames }: AnnotatorCardProps) {
  const { annotators, between, verdicts, contradictions } = summary;
  const { pairs, alpha } = between;
  return (
    <Card
      title="The people"
      note={
        annotators.length > 1
          ? `an answer counts as most of them say; Krippendorff’s α ${alpha === null ? NOT_APPLICABLE : showKappa(alpha)} over correct and incorrect`
          : 'who said what'
      }
    >
      <FiguresTable label="The people">
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
      </FiguresTable>
      {pairs.length > 0 && (
        <FiguresTable label="Pairs of annotators">
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Labelled by both</th>
              <th scope="col">Agree</th>
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
                <td>{agreement === null ? NOT_APPLICABLE : formatShare(agreement)}</td>
                <td>{kappa === null ? NOT_APPLICABLE : showKappa(kappa)}</td>
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
      {verdicts.disputed + contradictions > 0 && (
        <DisputedAnswers summary={summary} runNames={runNames} />
      )}
    </Card>
  );
}
