import { Box, Button, Group, SimpleGrid, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { Problem } from '../../core/model';
import { formatCount, plural } from '../../core/words/numbers';
import { DOUBTFUL_JOIN } from '../../core/words/problems';
import type { JoinCount } from '../../worker/join-outcome';
import partStyles from '../parts/parts.module.css';
import { ProblemList } from '../parts/ProblemList';
import { Muted } from '../parts/Texts';
import { nounsIn } from '../../state/selectors';
import { useAssay, useAssayStore, useDeferredAssay } from '../store-context';
import styles from './data.module.css';
import { JOIN_COUNTS, sumOf } from './join-counts';
import { JoinRowsDialog } from './JoinRowsDialog';
import { isAboutUnmatchedRun, MatchIds } from './MatchIds';

/** Whether no other card shows the problem. */
function belongsHere(problem: Problem): boolean {
  return !isAboutUnmatchedRun(problem) && problem.code !== DOUBTFUL_JOIN;
}

/** The match counts, the problems and how to fix them, and a link to the results. */
export function StatusCard() {
  const store = useAssayStore();
  const joined = useDeferredAssay((state) => state.joined);
  const nouns = useAssay(nounsIn);
  const hasScores = useAssay(
    ({ run, result }) => result !== null && (run.phase === 'done' || result.stage !== 'complete'),
  );
  const [open, setOpen] = useState<JoinCount | null>(null);
  if (!joined) return null;
  const { questions, runs, problems, unjoined } = joined;
  const asked = questions * runs.length;
  const matched = sumOf(joined, 'matched');
  const unmatched = sumOf(joined, 'extra');
  return (
    <section className={`surface ${partStyles.card}`} aria-labelledby="data-status">
      <Group justify="space-between" gap="8px 16px" mb={12} wrap="wrap">
        <Box>
          <Title order={2} size="lg" id="data-status">
            {plural(questions, ...nouns.question)}, {plural(runs.length, 'run')};{' '}
            {matched === asked
              ? unmatched === 0
                ? `all ${nouns.prediction[1]} matched`
                : `every ${nouns.question[0]} has a ${nouns.prediction[0]}, ${plural(unmatched, ...nouns.prediction)} unmatched`
              : `${formatCount(matched)} of ${plural(asked, ...nouns.prediction)} matched`}
          </Title>
          <Muted>Select a count to see its rows.</Muted>
        </Box>
        <Button
          size="md"
          variant="filled"
          disabled={!hasScores}
          onClick={() => store.getState().go('results')}
        >
          See results
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 2, xs: 5 }} spacing={8} className="tabular">
        {JOIN_COUNTS.map(({ id, words, caution }) => (
          <UnstyledButton
            key={id}
            className={`hoverable small ${styles.count}`}
            data-caution={(caution && sumOf(joined, id) > 0) || undefined}
            onClick={() => setOpen(id)}
          >
            <strong>{formatCount(sumOf(joined, id))}</strong>
            <span>
              {words(nouns)}
              {id === 'matched' && ` of ${formatCount(asked)}`}
            </span>
          </UnstyledButton>
        ))}
      </SimpleGrid>
      <ProblemList problems={problems.filter(belongsHere)} />
      {unjoined.length === 0 && <MatchIds />}
      <JoinRowsDialog count={open} onClose={() => setOpen(null)} />
    </section>
  );
}
