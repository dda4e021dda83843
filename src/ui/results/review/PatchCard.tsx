import { Box, Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { upperFirst } from '../../../core/words/capitals';
import {
  type Decision,
  DECISION_NAMES,
  DECISIONS,
  writePatch,
  findConflicts,
} from '../../../core/analysis/gold/patch';
import { formatCount, formatSignificant, formOf, plural } from '../../../core/words/numbers';
import { patchProblems } from '../../../core/words/review-problems';
import type { ReviewQueue } from '../../../core/analysis/gold/review-queue';
import { AddFilesButton } from '../../parts/AddFilesButton';
import { Card } from '../../parts/Card';
import { saveFile } from '../../parts/save-file';
import { Muted, Note } from '../../parts/Texts';
import { useAssay, useAssayStore } from '../../store-context';
import styles from './review.module.css';
import type { Review } from './use-review';
import { LinkButton } from '../../parts/Buttons';
import { DataTable } from '../../parts/DataTable';

/** Number of upcoming clusters whose expected gain is added up. */
const NEXT = 10;

interface PatchCardProps {
  readonly queue: ReviewQueue;
  readonly review: Review;
}

/** The progress of the review, and controls for exporting or adding gold patches. */
export function PatchCard({ queue, review }: PatchCardProps) {
  const store = useAssayStore();
  const patch = useAssay((state) => state.goldPatch);
  const { clusters, total } = queue;
  const { decisions, open, skipped } = review;
  const exportGold = async () => {
    const { ask, result, addNotice } = store.getState();
    const { fileName, content, added, left } = await ask.writeCompletedGold(
      result?.inputs.mapping.gold?.file ?? '',
    );
    saveFile(fileName, content.type, content);
    addNotice(patchProblems.goldWritten(fileName, added, left));
  };
  const sizeOf = (decision: Decision) =>
    clusters.reduce(
      (sum, { runs }, at) => sum + (decisions[at]?.decision === decision ? runs.length : 0),
      0,
    );
  const effects: Readonly<Record<Decision, string>> = {
    accepted: `${plural(sizeOf('accepted'), 'prediction')} accepted`,
    wrong: 'no change',
    disputed: 'question excluded from the completed scores',
    ambiguous: 'no change',
  };
  return (
    <Card
      title="Progress"
      note={`${formatCount(clusters.length - open.length)} of ${plural(clusters.length, 'cluster')}`}
    >
      <GainStrip queue={queue} review={review} />
      <Box component="ul" mt={12} mb={8} className={styles.variants}>
        {DECISIONS.map((decision) => {
          const count = decisions.filter((one) => one?.decision === decision).length;
          const name = DECISION_NAMES[decision];
          return (
            <Group
              component="li"
              key={decision}
              justify="space-between"
              align="start"
              gap={16}
              wrap="nowrap"
            >
              <span>
                {upperFirst(name)} {count > 0 && <Muted>{effects[decision]}</Muted>}
              </span>
              <b>{formatCount(count)}</b>
            </Group>
          );
        })}
      </Box>
      <Note>
        {skipped > 0 && `${plural(skipped, 'skipped cluster')} will be shown again at the end. `}
        {describeRest(queue, open)}
        {total > clusters.length &&
          ` ${plural(total - clusters.length, 'cluster')} with a smaller expected gain ${formOf(total - clusters.length, 'is', 'are')} not listed.`}
      </Note>
      <Group gap={8} mt={10}>
        <Button
          leftSection={<IconDownload size={14} aria-hidden="true" />}
          disabled={patch.decisions.length === 0}
          onClick={() => saveFile('gold-patch.json', 'application/json', writePatch(patch))}
        >
          Export gold-patch.json, {plural(patch.decisions.length, 'decision')}
        </Button>
        <Button
          leftSection={<IconDownload size={14} aria-hidden="true" />}
          disabled={!patch.decisions.some(({ decision }) => decision === 'accepted')}
          onClick={() => void exportGold()}
        >
          Export completed gold file
        </Button>
        <AddFilesButton accept=".json" onAdd={(file) => store.getState().addPatchFile(file)}>
          Add patch files
        </AddFilesButton>
      </Group>
    </Card>
  );
}

/** The expected gain of each cluster as a bar: decided, shown or open. */
function GainStrip({ queue: { clusters }, review: { decisions, open, at } }: PatchCardProps) {
  const maxGain = Math.max(...clusters.map(({ expectedGain }) => expectedGain));
  if (!(maxGain > 0)) return null;
  const stateOf = (position: number) =>
    position === at ? styles.shown : decisions[position] ? styles.decided : styles.open;
  return (
    <Box component="figure" mt={8} className={`small ${styles.strip}`}>
      <figcaption>
        Expected number of changed predictions per cluster, up to {formatGain(maxGain)}
      </figcaption>
      <svg viewBox={`0 0 ${clusters.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {clusters.map(({ id, representative, expectedGain }, position) => (
          <rect
            key={`${id} ${representative}`}
            className={stateOf(position)}
            x={position + 0.1}
            width={0.8}
            y={1 - expectedGain / maxGain}
            height={expectedGain / maxGain}
          />
        ))}
      </svg>
      <Group justify="space-between" gap={0} wrap="nowrap">
        <span>{formatCount(clusters.length - open.length)} decided</span>
        <span>{formatCount(open.length)} remain</span>
      </Group>
    </Box>
  );
}

const formatGain = (gain: number) => formatSignificant(gain, 2);

/** The expected gain of the remaining clusters. */
function describeRest({ clusters }: ReviewQueue, open: readonly number[]): string {
  if (open.length === 0) return '';
  const gainOf = (positions: readonly number[]) =>
    formatCount(
      Math.round(positions.reduce((sum, at) => sum + (clusters[at]?.expectedGain ?? 0), 0)),
    );
  const next = open.slice(0, NEXT);
  const rest = open.slice(NEXT);
  const first = `Next ${plural(next.length, 'cluster')}: about ${gainOf(next)} of their predictions are expected to become correct.`;
  return rest.length === 0
    ? first
    : `${first} The other ${formatCount(rest.length)}: about ${gainOf(rest)}. You can stop at any time.`;
}

/** Answers on which reviewers disagree, with buttons to choose a decision. */
export function ConflictCard() {
  const store = useAssayStore();
  const patch = useAssay((state) => state.goldPatch);
  const conflicts = findConflicts(patch);
  if (conflicts.length === 0) return null;
  return (
    <Card
      title="Conflicting decisions"
      note={`${plural(conflicts.length, 'answer')}; none of these decisions applies`}
    >
      <DataTable
        label="Conflicting decisions"
        size="text"
        rows={conflicts}
        rowKey={(_, index) => index}
        columns={[
          {
            label: 'Question',
            cell: ({ id, answer }) => (
              <>
                {id} <Muted>{answer}</Muted>
              </>
            ),
          },
          {
            label: 'Decisions',
            cell: (conflict) =>
              DECISIONS.map((decision) => {
                const same = conflict.decisions.filter((one) => one.decision === decision);
                if (same.length === 0) return null;
                const name = DECISION_NAMES[decision];
                return (
                  <div key={decision}>
                    {same.map(({ by }) => by || 'no name').join(', ')}: {name}{' '}
                    <LinkButton
                      label={`Keep ${name} for ${conflict.id}`}
                      onClick={() => store.getState().settleConflict(conflict, decision)}
                    >
                      Keep {name}
                    </LinkButton>
                  </div>
                );
              }),
          },
        ]}
      />
    </Card>
  );
}
