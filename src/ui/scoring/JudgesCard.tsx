import { Box, Switch, Text } from '@mantine/core';
import { formatPoints, plural } from '../../core/words/numbers';
import {
  type JudgeCard,
  BUNDLED_JUDGE_BYTES,
  BUNDLED_JUDGE,
} from '../../core/scoring/judge/judge-card';
import { withJudge } from '../../state/choices/choices';
import type { FileEntry } from '../../state/model';
import { Card } from '../parts/Card';
import { ProblemList } from '../parts/ProblemList';
import { useAssay, useSettings } from '../store-context';

/** The learned judges, with a description of each and whether it is used. */
export function JudgesCard() {
  const files = useAssay((state) => state.files);
  const problems = useAssay((state) => state.result?.problems ?? NONE);
  return (
    <Card title="Learned judge" note="probability that an answer is correct, with reasons">
      {availableJudges(files).map((card) => (
        <JudgeSwitch key={card.sha256} card={card} />
      ))}
      <Text size="xs" c="dimmed">
        Runs in this page and uploads nothing. Drop a PEDANTS model file to add that judge.
      </Text>
      <ProblemList problems={problems} />
    </Card>
  );
}

const NONE = [] as const;

function JudgeSwitch({ card }: { readonly card: JudgeCard }) {
  const [{ judges }, change] = useSettings();
  return (
    <Box pb={10}>
      <Switch
        label={card.date === '' ? card.name : `${card.name} dated ${card.date}`}
        description={describeCard(card)}
        checked={judges.some(({ id, sha256 }) => id === card.id && sha256 === card.sha256)}
        onChange={({ currentTarget: { checked } }) =>
          change({
            judges: checked ? withJudge(judges, card) : judges.filter(({ id }) => id !== card.id),
          })
        }
      />
    </Box>
  );
}

/** A description of the judge, with its size and its agreement with human labels. */
function describeCard({ id, trainedOn, measured }: JudgeCard): string {
  if (id === 'pedants') return 'published model, from the open file';
  const pairs = trainedOn.reduce((sum, set) => sum + set.pairs, 0);
  const size = `a linear classifier, ${Math.round(BUNDLED_JUDGE_BYTES / 1000)} kB, loaded when turned on`;
  const source = `trained on ${plural(pairs, 'answer')}, labeled by people or by rule`;
  const agreement = measured.map(
    ({ name, accuracy }) => `${formatPoints(accuracy)}% on ${name.split(' (')[0] ?? name}`,
  );
  return `${size}; ${source}; agreement with human labels: ${agreement.join(', ')}`;
}

/** The judges whose files are open, and the bundled one unless an open one has its id. */
function availableJudges(files: readonly FileEntry[]): readonly JudgeCard[] {
  const opened = files.flatMap((file) => (file.status === 'judge' ? [file.card] : []));
  return opened.some(({ id }) => id === BUNDLED_JUDGE.id) ? opened : [BUNDLED_JUDGE, ...opened];
}
