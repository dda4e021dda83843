import { Fragment } from 'react';
import type { Matrix, MatrixPair } from '../../../core/analysis/matrix';
import { listWords } from '../../../core/words/lists';
import { formatCount } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/LinkButton';
import { useAssay, useAssayStore } from '../../store-context';
import { ScoreDifferences } from './ScoreDifferences';
import styles from './scorers.module.css';

interface PairListProps {
  readonly matrix: Matrix;
  readonly runs: readonly string[];
}

/** Who is ahead of whom: the pairs on which scorers disagree, the most contested first, then the others. */
export function RankOrder({ matrix: { pairs, rows }, runs }: PairListProps) {
  const contested = pairs
    .filter(({ exceptions }) => exceptions.length > 0)
    .toSorted((a, b) => a.count - b.count);
  const settled = pairs.filter(({ exceptions }) => exceptions.length === 0);
  return (
    <>
      {contested.length > 0 && (
        <ul className={styles.pairs}>
          {contested.map((pair) => (
            <Contested key={`${pair.ahead} ${pair.behind}`} pair={pair} runs={runs} />
          ))}
        </ul>
      )}
      {settled.length > 0 && (
        <p className={styles.settled}>
          With all {formatCount(rows.length)} scorers {describeSettled(settled, runs)}.
        </p>
      )}
    </>
  );
}

interface ContestedProps {
  readonly pair: MatrixPair;
  readonly runs: readonly string[];
}

/** A pair with the scorers that do not agree; each opens the questions behind its verdict. */
function Contested({ pair: { ahead, behind, count, total, exceptions }, runs }: ContestedProps) {
  const store = useAssayStore();
  const opened = useAssay(({ openException }) =>
    openException?.ahead === ahead && openException.behind === behind
      ? openException.profile
      : null,
  );
  const open = (profile: string | null) =>
    store.getState().show({ openException: profile === null ? null : { ahead, behind, profile } });
  return (
    <li>
      {runs[ahead]} outranks {runs[behind]} with {count} of {total} scorers;{' '}
      <span className={styles.exceptions}>
        exceptions:{' '}
        {exceptions.map((profile, index) => (
          <Fragment key={profile}>
            <span className={styles.exception}>
              <LinkButton
                expanded={opened === profile}
                onClick={() => open(opened === profile ? null : profile)}
              >
                {profile}
              </LinkButton>
              {index < exceptions.length - 1 ? ',' : '.'}
            </span>{' '}
          </Fragment>
        ))}
      </span>
      {opened !== null && exceptions.includes(opened) && (
        <ScoreDifferences key={opened} profile={opened} first={ahead} second={behind} runs={runs} />
      )}
    </li>
  );
}

/** Runs behind each run, by the run that is ahead. */
function describeSettled(pairs: readonly MatrixPair[], runs: readonly string[]): string {
  const behind = new Map<number, string[]>();
  for (const pair of pairs) {
    behind.set(pair.ahead, [...(behind.get(pair.ahead) ?? []), runs[pair.behind] ?? '']);
  }
  return [...behind]
    .map(([ahead, others]) => `${runs[ahead] ?? ''} outranks ${listWords(others)}`)
    .join('; ');
}
