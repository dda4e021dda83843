import { Box, Progress, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { countRanks, type RunRanks } from '../../../core/analysis/matrix';
import { runName } from '../../../core/model';
import { listWords } from '../../../core/words/lists';
import {
  formatCount,
  formatDecimals,
  formatRank,
  formOf,
  plural,
} from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { type Column, DataTable } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { WorkerError } from '../../parts/ScoringStatus';
import { Conclusion } from '../../parts/Texts';
import { useAssay, useAssayStore, useScoredResult, useVisibleRuns } from '../../store-context';
import { useRequest } from '../../use-request';
import { RankOrder } from './RankOrder';
import styles from './scorers.module.css';
import { ScorerTable } from './ScorerTable';

/** The runs under every published scorer, and how their order depends on the scorer. */
export function ScorersView() {
  const store = useAssayStore();
  const scored = useScoredResult();
  const preset = useAssay(({ proposal }) => proposal?.preset ?? null);
  const own = preset?.profile ? { label: preset.label, profile: preset.profile } : null;
  const [share, setShare] = useState(0);
  const request = useMemo(
    () =>
      scored &&
      (() => store.getState().ask.matrix((done, total) => setShare((100 * done) / total))),
    [store, scored],
  );
  const { answer, failed, isCurrent } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!scored || !isCurrent || !answer) {
    return (
      <Stack gap={8} maw={420} c="var(--ink-2)" role="status">
        <span>Scoring with every published scorer</span>
        <Progress value={share} aria-label="Progress" />
      </Stack>
    );
  }
  const published = answer.rows.filter(({ external }) => !external).length;
  const runs = scored.runs.map(runName);
  const ranks = countRanks(answer.rows);
  const { headline, further } = describeRanks(ranks, runs, answer.rows.length);
  return (
    <Stack>
      {runs.length > 1 && (
        <>
          <Conclusion headline={headline}>{further}</Conclusion>
          <Box className="columns" __vars={{ '--columns': 'fit-content(46%) minmax(0, 1fr)' }}>
            <Card title="Rank distribution" note="number of scorers that give each rank to a run">
              <RankTable ranks={ranks} scorers={answer.rows.length} />
            </Card>
            <Card
              title="Pairwise order"
              note="by each scorer’s F1, or exact match where it has no F1; select an exception to see its questions"
            >
              <RankOrder matrix={answer} />
            </Card>
          </Box>
        </>
      )}
      <Card
        title={`${published} published scorers${published < answer.rows.length ? ` and ${answer.rows.length - published} from the files` : ''}`}
        note={`reproduced behavior on raw text, 0–100${runs.length > 1 ? '; best in bold, with ranks; ↑ and ↓ mark a rank that differs from the most common one' : ''}`}
      >
        <ScorerTable rows={answer.rows} runRanks={ranks} own={own} />
      </Card>
    </Stack>
  );
}

/** The number of scorers that give each rank to each run, shaded by the number. */
function RankTable({
  ranks,
  scorers,
}: {
  readonly ranks: readonly RunRanks[];
  readonly scorers: number;
}) {
  const visible = useVisibleRuns();
  return (
    <DataTable
      label="Rank distribution"
      size="close"
      rows={ranks.filter(({ run }) => visible.includes(run))}
      rowKey={({ run }) => run}
      columns={[
        { label: 'Run', cell: ({ run }) => <RunName index={run} /> },
        ...ranks.map((_, index): Column<RunRanks> => ({
          label: formatRank(index + 1),
          term: 'Rank',
          cellProps: ({ counts }) => ({
            className: styles.count,
            'data-none': !counts[index] || undefined,
            style: { background: shade((counts[index] ?? 0) / scorers) },
          }),
          cell: ({ counts }) => formatCount(counts[index] ?? 0),
        })),
      ]}
    />
  );
}

function shade(share: number): string {
  return `color-mix(in oklab, var(--accent) ${formatDecimals(45 * share, 1)}%, var(--card))`;
}

/** Describes whether the best run depends on the scorer, and how stable the other ranks are. */
export function describeRanks(
  ranks: readonly RunRanks[],
  runs: readonly string[],
  scorers: number,
): { readonly headline: string; readonly further: string } {
  const nameOf = ({ run }: RunRanks) => runs[run] ?? '';
  const winners = ranks
    .filter(({ counts }) => (counts[0] ?? 0) > 0)
    .toSorted((a, b) => (b.counts[0] ?? 0) - (a.counts[0] ?? 0));
  const [first] = winners;
  const hasTies = winners.reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0) > scorers;
  const all = formatCount(scorers);
  const always = winners.filter(({ counts }) => counts[0] === scorers);
  const sharing = winners.filter((winner) => winner !== first);
  const headline =
    always.length === ranks.length && ranks.length > 1
      ? `All runs tie for first rank with all ${all} scorers.`
      : always.length === 1 && first
        ? `${nameOf(first)} ranks first with all ${all} scorers${describeSharing(sharing, nameOf)}.`
        : `Which run ranks first depends on the scorer: ${nameWinners(winners, (winner, index) => {
            const count = formatCount(winner.counts[0] ?? 0);
            return `${nameOf(winner)} with ${count}${index === 0 ? ` of ${all}` : ''}`;
          })}${hasTies ? '; ties count for every tied run' : ''}.`;
  const consistent = ranks.filter(({ counts }) => counts.includes(scorers));
  const further =
    consistent.length === ranks.length
      ? 'The runs rank in the same order with every scorer.'
      : consistent.length === 0
        ? 'No run has the same rank with all scorers.'
        : consistent.length === 1 && always.length === 1
          ? 'The ranks of the other runs depend on the scorer.'
          : `${listWords(consistent.map(nameOf))} ${formOf(consistent.length, 'has', 'have')} the same rank with all scorers.`;
  return { headline, further };
}

/** Describes runs that tie for first place under some scorers. */
function describeSharing(
  sharing: readonly RunRanks[],
  nameOf: (ranks: RunRanks) => string,
): string {
  if (sharing.length === 0) return '';
  const shares = nameWinners(
    sharing,
    (one) => `${nameOf(one)} with ${formatCount(one.counts[0] ?? 0)}`,
  );
  return `, tied for first with ${shares}`;
}

/** If more runs than this rank first under some scorer, the rest are counted, not named. */
const MAX_NAMED_WINNERS = 4;

function nameWinners(
  winners: readonly RunRanks[],
  name: (winner: RunRanks, index: number) => string,
): string {
  if (winners.length <= MAX_NAMED_WINNERS) return listWords(winners.map(name));
  const named = winners.slice(0, MAX_NAMED_WINNERS - 1);
  return listWords([...named.map(name), plural(winners.length - named.length, 'other run')]);
}
