import { Paper, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import type { Matrix, MatrixPair, ProfileDifferences } from '../../../core/analysis/matrix';
import { listWords } from '../../../core/words/lists';
import { formatCount, formatValue, plural } from '../../../core/words/numbers';
import type { ViewCalls } from '../../../state/model';
import { LinkButton } from '../../parts/Buttons';
import { RunName } from '../../parts/RunName';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import {
  useAssay,
  useAssayStore,
  useCatalog,
  useRunNames,
  useVisibleRuns,
} from '../../store-context';
import { useAnswers } from '../../use-request';
import { AnswerCell, AnswerTable, QuestionCells } from '../AnswerTable';
import partStyles from '../../parts/parts.module.css';

interface DifferencesProps {
  readonly profile: string;
  readonly first: number;
  readonly second: number;
}

/** Number of pairs listed before the rest are collapsed. */
const MAX_PAIRS = 12;

/** Maximum number of questions listed, largest differences first. */
const MAX_SHOWN = 50;

/** The order of every pair of runs, starting with the pairs on which scorers disagree. */
export function RankOrder({ matrix: { pairs, rows } }: { readonly matrix: Matrix }) {
  const runs = useRunNames();
  const visible = useVisibleRuns();
  const shown = pairs.filter(({ ahead, behind }) =>
    [ahead, behind].every((run) => visible.includes(run)),
  );
  const contested = shown
    .filter(({ count, total }) => count < total)
    .toSorted((a, b) => b.exceptions.length - a.exceptions.length || a.count - b.count);
  const consistent = shown.filter(({ count, total }) => count === total);
  const [first, rest] = [contested.slice(0, MAX_PAIRS), contested.slice(MAX_PAIRS)];
  return (
    <>
      {first.length > 0 && <ContestedList pairs={first} />}
      {rest.length > 0 && (
        <details className="disclosure">
          <summary>{plural(rest.length, 'other pair')}</summary>
          <ContestedList pairs={rest} />
        </details>
      )}
      {consistent.length > 0 && (
        <Text c="var(--ink-2)" mt={contested.length > 0 ? 10 : 0}>
          With all {formatCount(rows.length)} scorers {describeSettled(consistent, runs)}.
        </Text>
      )}
    </>
  );
}

function ContestedList({ pairs }: { readonly pairs: readonly MatrixPair[] }) {
  return (
    <Stack component="ul" gap={8} pl={18} style={{ listStyle: 'disc' }}>
      {pairs.map((pair) => (
        <Contested key={`${pair.ahead} ${pair.behind}`} pair={pair} />
      ))}
    </Stack>
  );
}

/**
 * A pair with the scorers that disagree; clicking a scorer opens the questions that decide its
 * ranking.
 */
function Contested({ pair }: { readonly pair: MatrixPair }) {
  const runs = useRunNames();
  const { ahead, behind, count, total, ties, exceptions } = pair;
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
      {count === 0
        ? `${runs[ahead] ?? ''} and ${runs[behind] ?? ''} rank the same with all ${total} scorers.`
        : `${runs[ahead] ?? ''} outranks ${runs[behind] ?? ''} with ${count} of ${total} scorers${ties.length > 0 ? `; they tie with ${ties.length}` : ''}${exceptions.length > 0 ? ';' : '.'}`}{' '}
      <Text component="span" display="block" size="xs" c="var(--ink-2)" lh={1.7}>
        {exceptions.length > 0 && 'exceptions: '}
        {exceptions.map((profile, index) => (
          <Fragment key={profile}>
            <span style={{ whiteSpace: 'nowrap' }}>
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
      </Text>
      {opened !== null && exceptions.includes(opened) && (
        <ScoreDifferences key={opened} profile={opened} first={ahead} second={behind} />
      )}
    </li>
  );
}

/** Describes, for each run, the runs that rank behind it. */
function describeSettled(pairs: readonly MatrixPair[], runs: readonly string[]): string {
  const behind = new Map<number, string[]>();
  for (const pair of pairs) {
    behind.set(pair.ahead, [...(behind.get(pair.ahead) ?? []), runs[pair.behind] ?? '']);
  }
  return [...behind]
    .map(([ahead, others]) => `${runs[ahead] ?? ''} outranks ${listWords(others)}`)
    .join('; ');
}

async function readDifferences(ask: ViewCalls, profile: string, first: number, second: number) {
  const differences = await ask.differences(profile, first, second, MAX_SHOWN);
  if (!differences) return null;
  const questions = differences.questions.map(({ question }) => question);
  const [own, other] = await Promise.all([ask.rows(first, questions), ask.rows(second, questions)]);
  return { differences, own, other };
}

/** The questions on which two runs have different scores under one scorer. */
function ScoreDifferences({ profile, first, second }: DifferencesProps) {
  const runs = useRunNames();
  const { profiles } = useCatalog();
  const { answer, failed } = useAnswers(readDifferences, [profile, first, second]);
  if (failed) return <WorkerError />;
  if (!answer) return <Note>Loading questions…</Note>;
  const { differences, own, other } = answer;
  const names = [runs[first] ?? '', runs[second] ?? ''] as const;
  const label = profiles.find(({ id }) => id === profile)?.label ?? profile;
  return (
    <Paper bg="var(--hover)" mt={6} mb={10} px={14} py={8}>
      <Text mb={4}>{describe(differences, label, names)}</Text>
      {differences.questions.length > 0 && (
        <AnswerTable
          label={`${label}: ${names.join(' and ')}`}
          columns={[first, second].map((run) => (
            <RunName key={run} index={run} />
          ))}
        >
          {differences.questions.map((difference, at) => {
            const sides = [
              { row: own[at], score: difference.first },
              { row: other[at], score: difference.second },
            ];
            return (
              own[at] &&
              other[at] && (
                <tr key={difference.question}>
                  <QuestionCells row={own[at]} run={first} />
                  {sides.map(({ row, score }, side) => (
                    <AnswerCell key={side} label={names[side] ?? ''} text={row?.prediction ?? null}>
                      <Text
                        span
                        size="xs"
                        ta="right"
                        miw={34}
                        className={partStyles.score}
                        data-share={score === 0 ? 0 : 1}
                      >
                        {formatValue(score)}
                      </Text>
                    </AnswerCell>
                  ))}
                </tr>
              )
            );
          })}
        </AnswerTable>
      )}
    </Paper>
  );
}

function describe(
  { more, less, same, questions }: ProfileDifferences,
  label: string,
  [first, second]: readonly [string, string],
): string {
  const counts = `${label}: ${first} scores higher on ${plural(more, 'question')}, ${second} on ${formatCount(less)}, and ${formatCount(same)} are tied.`;
  const hidden = more + less - questions.length;
  return hidden > 0
    ? `${counts} The ${formatCount(questions.length)} largest differences:`
    : counts;
}
