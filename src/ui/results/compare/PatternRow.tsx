import type { MetricDescription } from '../../../core/scoring/metric';
import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';
import type { OutcomePattern } from '../../../core/analysis/outcome-patterns';
import { EVERYTHING } from '../../../core/explore/view/view';
import { countOf, formatCount } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { useAssayStore } from '../../store-context';
import { describePattern, queryOfPattern } from './describe-pattern';
import styles from './PatternCard.module.css';

interface PatternRowProps {
  readonly pattern: OutcomePattern;
  readonly runs: readonly RunReport[];
  readonly metric: MetricDescription;
  /** Questions of all patterns. */
  readonly total: number;
}

/** One pattern of right and wrong; its count opens its questions. */
export function PatternRow({ pattern: { right, count }, runs, metric, total }: PatternRowProps) {
  const store = useAssayStore();
  const names = runs.map(nameOfRun);
  return (
    <tr>
      <th scope="row">{describePattern(right, names)}</th>
      {right.map((isRight, index) => (
        <td key={index} className={styles.mark} data-right={isRight}>
          <span aria-hidden="true">{isRight ? '●' : '○'}</span>
          <span className="visually-hidden">{isRight ? 'right' : 'wrong'}</span>
        </td>
      ))}
      <td className={styles.count}>
        <LinkButton
          label={`Open ${countOf(count, 'question')}: ${describePattern(right, names)}`}
          onClick={() => {
            const query = queryOfPattern(right, names, metric);
            store.getState().changeView({ ...EVERYTHING, query });
            store.getState().go('results', 'questions');
          }}
        >
          {formatCount(count)}
        </LinkButton>
        <span className={styles.track} aria-hidden="true">
          <span style={{ width: `${(100 * count) / total}%` }} />
        </span>
      </td>
    </tr>
  );
}
