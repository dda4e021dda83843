import { useMemo } from 'react';
import type { ProfileDifference, ProfileDifferences } from '../../../core/analysis/matrix';
import { formatCount, formatFigure } from '../../../core/words/numbers';
import { plural } from '../../../core/words/plurals';
import type { QuestionRow } from '../../../worker/protocol';
import { WorkerError } from '../../parts/WorkerError';
import { useAssay, useCatalog, useScoredResult } from '../../store-context';
import { useRequest } from '../../use-request';
import { AnswerCell, AnswerTable, QuestionCells } from '../AnswerTable';
import styles from './scorers.module.css';

interface DifferencesProps {
  /** Id of the profile. */
  readonly profile: string;
  readonly first: number;
  readonly second: number;
  readonly runs: readonly string[];
}

/** Questions that are listed, the largest differences. */
const MAX_SHOWN = 50;

/** The questions on which one scorer tells two runs apart. */
export function ScoreDifferences({ profile, first, second, runs }: DifferencesProps) {
  const { profiles } = useCatalog();
  const ask = useAssay((state) => state.ask);
  const scored = useScoredResult();
  const request = useMemo(
    () =>
      scored &&
      (async () => {
        const differences = await ask.differences(profile, first, second, MAX_SHOWN);
        if (!differences) return null;
        const questions = differences.questions.map(({ question }) => question);
        const [own, other] = await Promise.all([
          ask.rows(first, questions),
          ask.rows(second, questions),
        ]);
        return { differences, own, other };
      }),
    [ask, scored, profile, first, second],
  );
  const { answer, failed } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!answer) return <p className={styles.note}>Loading questions…</p>;
  const { differences, own, other } = answer;
  const names = [runs[first] ?? '', runs[second] ?? ''] as const;
  const label = profiles.find(({ id }) => id === profile)?.label ?? profile;
  return (
    <div className={styles.differences}>
      <p className={styles.words}>{describe(differences, label, names)}</p>
      {differences.questions.length > 0 && (
        <AnswerTable label={`${label}: ${names.join(' and ')}`} columns={names}>
          {differences.questions.map((difference, index) => (
            <Line
              key={difference.question}
              difference={difference}
              own={own[index]}
              other={other[index]}
              names={names}
              run={first}
            />
          ))}
        </AnswerTable>
      )}
    </div>
  );
}

function describe(
  { more, less, same, questions }: ProfileDifferences,
  label: string,
  [first, second]: readonly [string, string],
): string {
  const counts = `${label}: ${first} scores higher on ${plural(more, 'question')}, ${second} on ${formatCount(less)}, and ${formatCount(same)} are equal.`;
  const hidden = more + less - questions.length;
  return hidden > 0
    ? `${counts} The ${formatCount(questions.length)} largest differences:`
    : counts;
}

interface LineProps {
  readonly difference: ProfileDifference;
  readonly own: QuestionRow | undefined;
  readonly other: QuestionRow | undefined;
  readonly names: readonly [string, string];
  readonly run: number;
}

function Line({ difference, own, other, names, run }: LineProps) {
  if (!own || !other) return null;
  return (
    <tr>
      <QuestionCells row={own} run={run} />
      <AnswerCell label={names[0]} text={own.prediction}>
        <Score score={difference.first} />
      </AnswerCell>
      <AnswerCell label={names[1]} text={other.prediction}>
        <Score score={difference.second} />
      </AnswerCell>
    </tr>
  );
}

function Score({ score }: { readonly score: number }) {
  return (
    <span className={styles.score} data-zero={score === 0}>
      {formatFigure(score)}
    </span>
  );
}
