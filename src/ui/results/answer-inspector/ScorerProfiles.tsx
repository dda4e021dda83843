import { formatDecimals } from '../../../core/words/numbers';
import type { ProfileOutcome } from '../../../core/explore/explain/judges';
import { WorkerError } from '../../parts/ScoringStatus';
import { HeadRow } from '../../parts/Term';
import { useCatalog } from '../../store-context';
import { useAnswer } from '../../use-request';
import styles from './inspector.module.css';
import { LazySection } from './Section';

interface ScorerProfilesProps {
  readonly question: number;
  readonly run: number;
}

/** The scores of the answer under every published scorer, computed when the section is opened. */
export function ScorerProfiles({ question, run }: ScorerProfilesProps) {
  return (
    <LazySection title="All scorers">
      <Outcomes question={question} run={run} />
    </LazySection>
  );
}

function Outcomes({ question, run }: ScorerProfilesProps) {
  const { answer, failed } = useAnswer('explainProfiles', [question, run]);
  if (failed) return <WorkerError />;
  if (!answer) return <p role="status">Scoring with every published scorer</p>;
  return (
    <table className={`text-table ${styles.scorers}`}>
      <thead>
        <HeadRow columns={['Scorer', 'EM', 'F1']} areTerms />
      </thead>
      <tbody>
        {answer.map((outcome) => (
          <Row key={outcome.profile} outcome={outcome} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ outcome: { profile, em, f1, scale } }: { readonly outcome: ProfileOutcome }) {
  const { profiles } = useCatalog();
  const { label = profile, knownQuirks = '' } = profiles.find(({ id }) => id === profile) ?? {};
  return (
    <tr>
      <th scope="row">
        {label}
        <span>{knownQuirks}</span>
      </th>
      <Value value={em} scale={1} />
      <Value value={f1} scale={scale} />
    </tr>
  );
}

interface ValueProps {
  readonly value: ProfileOutcome['em'];
  readonly scale: 1 | 100;
}

/** A value on the scorer's own scale. */
function Value({ value, scale }: ValueProps) {
  if (value === null) return <td className={styles.muted}>–</td>;
  if (value === 'fails') return <td data-share="fails">script fails</td>;
  return (
    <td data-share={value === scale ? 'all' : value === 0 ? 'none' : 'some'}>
      {formatDecimals(value, scale === 1 ? 2 : 1)}
      {scale === 100 && <span>of 100</span>}
    </td>
  );
}
