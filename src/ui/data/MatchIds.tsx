import { lowerFirst } from '../../core/words/capitals';
import type { Mapping, Problem, RepairId } from '../../core/model';
import type { Assay } from '../../state/model';
import { Banner } from '../parts/Banner';
import { Card } from '../parts/Card';
import { ProblemList } from '../parts/ProblemList';
import { useAssay, useAssayStore, useDeferredAssay } from '../store-context';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { REPAIRS } from '../../core/dataset/id-repairs';
import type { RepairEvidence, RepairWithEvidence } from '../../core/dataset/join/repair-evidence';
import { spellOutInvisible } from '../../core/words/invisible';
import { formatCount, formatPoints, plural } from '../../core/words/numbers';
import { mappingOf } from '../../state/selectors';
import { WorkerError } from '../parts/ScoringStatus';
import { useAnswer } from '../use-request';

const NONE: readonly Problem[] = [];

/** Milliseconds after which a running search is announced; most finish earlier. */
const SEARCH_NOTICE_DELAY_MS = 300;

interface MatchIdsProps {
  /** The title of a card around the suggestions; without a title there is no card. */
  readonly title?: string;
}

/**
 * Ways to match more ids, each with the matches it would add. None is applied automatically, and
 * each can be undone.
 */
export function MatchIds({ title }: MatchIdsProps) {
  const store = useAssayStore();
  const mapping = useAssay(mappingOf);
  const hasExtra = useAssay(mayNeedRepair);
  /** No search starts during scoring, since it would slow scoring down. */
  const isScoring = useAssay(({ run }) => run.phase === 'running');
  const wanted: [Mapping] | null = mapping && hasExtra && !isScoring ? [mapping] : null;
  const { answer, isCurrent, failed } = useAnswer('suggestRepairs', wanted, store);
  const isSearching = wanted !== null && !isCurrent;
  const [wasSearching] = useDebouncedValue(isSearching, SEARCH_NOTICE_DELAY_MS);
  const isLong = isSearching && wasSearching;
  const hasFailed = wanted !== null && isCurrent && failed;
  const suggestions = answer ?? [];
  const repaired = new Map(
    (mapping?.predictions ?? []).map(({ file, repairs = [] }) => [file, repairs]),
  );
  const applied = [...repaired].filter(([, repairs]) => repairs.length > 0);
  const open = hasExtra ? suggestions.filter((one) => !isPartOfAnother(one, suggestions)) : [];
  if (applied.length + open.length === 0 && !isLong && !hasFailed) return null;
  const list = (
    <Stack component="ul" gap={6} mt={12} mb={4} fz="sm" aria-label="Ways to match ids">
      {applied.map(([file, repairs]) => (
        <Banner
          key={file}
          isItem
          text={
            <>
              <strong>Ids matched:</strong> {labelsOf(repairs)} in {file}. The report records this.
            </>
          }
        >
          <Button variant="subtle" onClick={() => store.getState().repairIds(file, [])}>
            Undo id matching
          </Button>
        </Banner>
      ))}
      {open.map((suggestion) => (
        <Suggestion
          key={suggestion.file + suggestion.label}
          suggestion={suggestion}
          onApply={() => {
            const before = repaired.get(suggestion.file) ?? [];
            store.getState().repairIds(suggestion.file, [...before, ...suggestion.repairs]);
          }}
        />
      ))}
    </Stack>
  );
  const shown = (
    <>
      {applied.length + open.length > 0 && list}
      {isLong && (
        <Text size="sm" c="var(--ink-2)" mt={12} role="status">
          Looking for ways to match more ids
        </Text>
      )}
      {hasFailed && <WorkerError />}
    </>
  );
  return title === undefined ? shown : <Card title={title}>{shown}</Card>;
}

/**
 * Whether some predictions match no question; `true` if this is unknown because the join failed.
 */
function mayNeedRepair({ joined, run }: Assay): boolean {
  if (!joined) return run.phase === 'failed';
  return joined.unjoined.length > 0 || joined.runs.some(({ counts }) => counts.extra > 0);
}

/** Whether another suggestion includes all repairs of this one, and more. */
function isPartOfAnother(own: RepairWithEvidence, all: readonly RepairWithEvidence[]): boolean {
  return all.some(
    ({ file, repairs, gained, conflicts }) =>
      file === own.file &&
      gained > own.gained &&
      conflicts <= own.conflicts &&
      own.repairs.every((id) => repairs.includes(id)),
  );
}

function labelsOf(repairs: readonly RepairId[]): string {
  return REPAIRS.filter(({ id }) => repairs.includes(id))
    .map(({ label }) => lowerFirst(label))
    .join('; ');
}

interface SuggestionProps {
  readonly suggestion: RepairWithEvidence;
  readonly onApply: () => void;
}

function Suggestion({ suggestion, onApply }: SuggestionProps) {
  const { file, label, gained, unmatched, conflicts, examples, evidence } = suggestion;
  return (
    <Banner
      isItem
      tone="plain"
      text={
        <>
          <strong>{label}</strong> in {file}: would match {formatCount(gained)} of{' '}
          {plural(unmatched, 'unmatched id')}
          {conflicts > 0 && `, ${formatCount(conflicts)} of them ambiguous`}.
          <Group component="span" gap="2px 14px" c="var(--ink-2)">
            {examples.map(({ from, to }) => (
              <span key={from}>
                “{spellOutInvisible(from)}” → “{spellOutInvisible(to)}”
              </span>
            ))}
          </Group>
          {evidence && (
            <Text span display="block" size="sm" c="var(--ink-2)">
              {describeEvidence(evidence)}
            </Text>
          )}
        </>
      }
    >
      <Button
        aria-label={`Match ${plural(gained, 'id')} in ${file}: ${lowerFirst(label)}`}
        onClick={onApply}
      >
        Match {plural(gained, 'id')}
      </Button>
    </Banner>
  );
}

/** Whether the matches may be due to chance, in a sentence or two. */
function describeEvidence({ matched, shuffled, mayBeChance }: RepairEvidence): string {
  const agreement = `On average, a matched answer contains ${formatPoints(matched)}% of the words and numbers of its reference; with shuffled answers, ${formatPoints(shuffled)}%.`;
  if (mayBeChance === null) return `${agreement} Too few answers to rule out chance.`;
  return mayBeChance
    ? `${agreement} The matches may be due to chance.`
    : `${agreement} Random matches would rarely agree this well (p ≤ 0.05).`;
}

/** Runs that match no question, with ways to match them; shown first, since they are not scored. */
export function UnmatchedRuns() {
  const problems = useDeferredAssay((state) => state.joined?.problems ?? NONE);
  const isPartial = useAssay(({ joined }) => (joined?.unjoined.length ?? 0) > 0);
  const hasFailed = useAssay(({ joined, run }) => !joined && run.phase === 'failed');
  // `ScoringStatus` shows why the join failed.
  if (hasFailed) return <MatchIds title="Match ids" />;
  if (!isPartial) return null;
  return (
    <Card title="Unmatched runs" note="not scored; all other runs are scored">
      <ProblemList problems={problems.filter(isAboutUnmatchedRun)} />
      <MatchIds />
    </Card>
  );
}

/** Whether the card of unmatched runs shows this problem. */
export function isAboutUnmatchedRun({ code }: Problem): boolean {
  return code === 'nothing-matches' || code === 'unjoined-run';
}
