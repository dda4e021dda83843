import { Box, Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReviewQueue } from '../../../core/analysis/gold/review-queue';
import { Card } from '../../parts/Card';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import { type Result, useAssay, useAssayStore } from '../../store-context';
import { useAnswer } from '../../use-request';
import { CompletedCard } from './CompletedCard';
import { ConflictCard, PatchCard } from './PatchCard';
import { ReviewPanel } from './ReviewPanel';
import { useReview } from './use-review';

/**
 * Maximum number of clusters, which are listed with the largest expected gain first; a reviewer
 * decides only a few of them.
 */
const MAX_CLUSTERS = 1000;

/** Completes the gold file: a reviewer decides on clusters of rejected answers. */
export function ReviewView({ result }: { readonly result: Result }) {
  const { answer: queue, failed } = useAnswer('reviewClusters', [MAX_CLUSTERS]);
  if (failed) return <WorkerError />;
  if (!queue) return <Note>Grouping rejected answers…</Note>;
  return <Reviewing queue={queue} runs={result.runs} />;
}

interface ReviewingProps {
  readonly queue: ReviewQueue;
  readonly runs: Result['runs'];
}

function Reviewing({ queue, runs }: ReviewingProps) {
  const review = useReview(queue);
  const [isNaming, setNaming] = useState(review.reviewer === '');
  return (
    <Box className="columns" __vars={{ '--columns': 'minmax(0, 3fr) minmax(0, 2fr)' }}>
      <Card
        title="Complete the gold"
        note="answers that runs share and the references lack, largest expected gain first"
      >
        {queue.total === 0 && <Note>No answer is rejected, so there is nothing to review.</Note>}
        {queue.total > 0 && isNaming && <ReviewerForm onStart={() => setNaming(false)} />}
        {queue.total > 0 && !isNaming && (
          <ReviewPanel
            queue={queue}
            review={review}
            runs={runs}
            onChangeReviewer={() => setNaming(true)}
          />
        )}
      </Card>
      <Stack>
        <PatchCard queue={queue} review={review} />
        <CompletedCard />
        <ConflictCard />
      </Stack>
    </Box>
  );
}

/** Asks for the reviewer's name. */
function ReviewerForm({ onStart }: { readonly onStart: () => void }) {
  const store = useAssayStore();
  const known = useAssay(({ labels }) => labels.annotator);
  const [name, setName] = useState(known || 'reviewer 1');
  return (
    <Group
      component="form"
      align="end"
      gap="10px 14px"
      onSubmit={(event) => {
        event.preventDefault();
        const reviewer = name.trim() || 'reviewer 1';
        if (reviewer !== known) store.getState().setReviewer(reviewer);
        onStart();
      }}
    >
      <TextInput
        label="Your name"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button variant="filled" size="xs" type="submit">
        Start review
      </Button>
    </Group>
  );
}
