import type { MetricDescription } from '../../../core/scoring/metric';
import type { PairScores } from '../../../core/analysis/pair-questions';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatScore } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { Remark } from '../../parts/Remark';
import { useAssayStore } from '../../store-context';
import { openQuestion } from '../open-questions';

interface QuestionListProps {
  readonly questions: readonly PairScores[];
  readonly metric: MetricDescription;
  /** The run whose answer a question opens with. */
  readonly run: number;
  /** Of that run and the baseline. */
  readonly names: readonly string[];
  /** How many are listed at most. */
  readonly most: number;
  readonly onOpenAll: () => void;
}

/** Questions with the scores of both runs, the largest disagreement first; each opens. */
export function QuestionList({
  questions,
  metric,
  run,
  names,
  most,
  onOpenAll,
}: QuestionListProps) {
  const store = useAssayStore();
  if (questions.length === 0) return <Remark>No question is among these.</Remark>;
  return (
    <FiguresTable
      label="Questions of the pair"
      isLow
      note={
        <>
          {questions.length === most && `The first ${most}. `}
          <LinkButton onClick={onOpenAll}>Show these in the table of questions</LinkButton>
        </>
      }
    >
      <thead>
        <tr>
          <th scope="col">Question</th>
          {names.map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {questions.map(({ question, id, a, b }) => (
          <tr key={question}>
            <th scope="row">
              <LinkButton
                onClick={() => {
                  openQuestion(store, run, id);
                }}
              >
                {id}
              </LinkButton>
            </th>
            <td>{formatScore(metric, a)}</td>
            <td>{formatScore(metric, b)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
