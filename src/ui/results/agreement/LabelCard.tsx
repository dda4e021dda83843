import { Button, Group, NativeSelect, TextInput, Progress, Stack, Text } from '@mantine/core';
import { clamp } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type SamplingMethod,
  answerKey,
  type Label,
  LABEL_NAMES,
  type LabelSample,
  type SampledAnswer,
} from '../../../core/analysis/agreement/labels';
import { plural, formatCount } from '../../../core/words/numbers';
import { AddFilesButton } from '../../parts/AddFilesButton';
import { Card } from '../../parts/Card';
import { NumberField } from '../../parts/Fields';
import { useAssay, useAssayStore, useRuns } from '../../store-context';
import { ExportButton } from '../export/ExportButton';
import { labelsOfSample } from '../../../state/choices/labels';
import type { ViewCalls } from '../../../state/model';
import { WorkerError } from '../../parts/ScoringStatus';
import { Muted, Note } from '../../parts/Texts';
import { useAnswers } from '../../use-request';
import { ChoiceButton, QuestionPanel, useKeyboardPanel } from './KeyboardPanel';

const DRAW_WORDS: Readonly<Record<SamplingMethod, string>> = {
  random: 'Random sample of all runs',
  disagreement: 'Half from answers where metrics disagree',
  all: 'All, in random order',
};

/** The first seed; other seeds draw other answers. */
const SEED = 1;

/** Labels answers: sampling, labeling, and exporting or adding label files. */
export function LabelCard() {
  const store = useAssayStore();
  const { sample, given } = useAssay(({ labels }) => labels);
  return (
    <Card
      title="Label answers"
      note={
        sample
          ? 'blind: systems are hidden and answers shuffled across runs'
          : 'judge a sample of answers without seeing the system'
      }
      controls={
        <Group gap={6}>
          {given.length > 0 && (
            <ExportButton
              format="labels-csv"
              leftSection={<IconDownload size={14} aria-hidden="true" />}
            >
              Export labels.csv, {plural(given.length, 'label')}
            </ExportButton>
          )}
          <AddFilesButton onAdd={(file) => store.getState().addLabelFile(file)}>
            Add label files
          </AddFilesButton>
        </Group>
      }
    >
      {sample ? <LabelingPanel key={sample.seed} sample={sample} /> : <SampleForm />}
    </Card>
  );
}

/** Asks for the annotator's name, and which answers to label. */
function SampleForm() {
  const store = useAssayStore();
  const known = useAssay(({ labels }) => labels.annotator);
  const [annotator, setAnnotator] = useState(known || 'annotator 1');
  const [sampling, setSampling] = useState<SamplingMethod>('random');
  const [count, setCount] = useState(50);
  const [seed, setSeed] = useState(SEED);
  const start = () => {
    const name = annotator.trim() || 'annotator 1';
    void store.getState().startLabeling(name, { draw: sampling, count, seed });
  };
  return (
    <Group
      component="form"
      align="end"
      gap="10px 14px"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <TextInput
        label="Your name"
        value={annotator}
        onChange={({ currentTarget }) => setAnnotator(currentTarget.value)}
      />
      <NativeSelect
        label="Sample"
        value={sampling}
        data={(Object.keys(DRAW_WORDS) as SamplingMethod[]).map((id) => ({
          value: id,
          label: DRAW_WORDS[id],
        }))}
        onChange={({ currentTarget }) => setSampling(currentTarget.value as SamplingMethod)}
      />
      {sampling !== 'all' && (
        <NumberField
          w={96}
          label="Sample size"
          isInteger
          min={1}
          max={5000}
          value={count}
          onChange={setCount}
        />
      )}
      <NumberField
        w={96}
        label="Seed"
        isInteger
        min={0}
        max={2 ** 31}
        value={seed}
        onChange={setSeed}
      />
      <Button variant="filled" size="xs" type="submit">
        Start labeling
      </Button>
    </Group>
  );
}

const CHOICES = [
  { key: 'a', label: 'correct', words: 'Accept', tone: 'correct' },
  { key: 'r', label: 'incorrect', words: 'Reject', tone: 'incorrect' },
  { key: 'u', label: 'unsure', words: 'Unsure', tone: undefined },
  { key: 'g', label: 'gold-wrong', words: 'Reference wrong', tone: 'caution' },
] as const satisfies readonly { readonly label: Label; readonly [key: string]: unknown }[];

/** Shows one answer at a time, labeled by a key while the panel has the focus. */
function LabelingPanel({ sample }: { readonly sample: LabelSample }) {
  const store = useAssayStore();
  const annotator = useAssay(({ labels }) => labels.annotator);
  const queue = useLabelingQueue(sample);
  const { at, answer, given, done } = queue;
  const { row, isMissing, failed } = useAnswerRow(answer);
  const [comment, setComment] = useState('');
  const total = sample.answers.length;
  const give = (label: Label) => {
    // An answer that is not loaded yet cannot be labeled.
    if (!row) return;
    queue.give(label, comment);
    setComment('');
    panel.focus();
  };
  const panel = useKeyboardPanel({
    ...Object.fromEntries(CHOICES.map(({ key, label }) => [key, () => give(label)])),
    ArrowLeft: () => queue.move(-1),
    ArrowRight: () => queue.move(1),
    Backspace: queue.undo,
  });
  return (
    <Stack {...panel.props} gap={12} aria-label="Labeling">
      <Group gap="6px 12px" fz="sm">
        <span role="status">
          {formatCount(done)} of {formatCount(total)} labeled by {annotator}
        </span>
        <Progress flex="1 1 120px" value={(100 * done) / total} aria-label="Labeling progress" />
        <Muted>seed {sample.seed}</Muted>
        <Button variant="subtle" onClick={() => store.getState().stopLabeling()}>
          Stop labeling
        </Button>
      </Group>
      {failed && <WorkerError />}
      {answer && !failed && !row && !isMissing && <Note>Loading answer…</Note>}
      {isMissing && (
        <Note>
          This answer is no longer in the open files. Press → to continue, or draw a new sample.
        </Note>
      )}
      {row && at !== null && (
        <QuestionPanel
          position={`Answer ${formatCount(at + 1)} of ${formatCount(total)}`}
          text={row.text}
          document={row.document}
          references={row.references}
          answerName="Prediction"
          answer={<p>{row.prediction}</p>}
          isBlank={row.prediction === null || row.prediction.trim() === ''}
        />
      )}
      {!answer && (
        <Note>All sampled answers are labeled. Press Backspace to undo the last label.</Note>
      )}
      <Group gap={8}>
        {CHOICES.map(({ key, label, words, tone }) => (
          <ChoiceButton
            key={label}
            shortcut={key}
            tone={tone}
            isChosen={given?.label === label}
            disabled={!row}
            onClick={() => give(label)}
          >
            {words}
          </ChoiceButton>
        ))}
        <TextInput
          flex="1 1 180px"
          aria-label="Comment on this answer"
          placeholder="Comment (optional)"
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </Group>
      <Text size="xs" c="dimmed" visibleFrom="sm">
        {given && `Labeled ${LABEL_NAMES[given.label]}. `}
        <kbd>←</kbd> <kbd>→</kbd> browse answers, <kbd>Backspace</kbd> removes the last label,{' '}
        <kbd>Ctrl</kbd> <kbd>Z</kbd> undoes any change.
      </Text>
    </Stack>
  );
}

async function readRow(ask: ViewCalls, run: number, id: string) {
  const question = run < 0 ? null : await ask.find(id);
  const rows = question === null ? [] : await ask.rows(run, [question]);
  return { row: rows[0] ?? null };
}

/** The answer with its question; missing if its files are no longer open. */
function useAnswerRow(answer: SampledAnswer | null) {
  const run = useRuns().findIndex((one) => one.model === answer?.model && one.run === answer.run);
  const { answer: found, isCurrent, failed } = useAnswers(readRow, answer && [run, answer.id]);
  const loaded = isCurrent && answer ? found : null;
  return { row: loaded?.row ?? null, isMissing: loaded?.row === null, failed };
}

/** The queue of sampled answers; it starts at the first one without a label. */
function useLabelingQueue(sample: LabelSample) {
  const store = useAssayStore();
  const labels = useAssay((state) => state.labels);
  const [chosen, setChosen] = useState<number | null>(null);
  const labeled = labelsOfSample(labels, sample);
  const firstUnlabeled = sample.answers.findIndex((one) => !labeled.has(answerKey(one)));
  /** Position of the shown answer; `null` if all are labeled. */
  const at = chosen ?? (firstUnlabeled < 0 ? null : firstUnlabeled);
  const answer = at === null ? null : (sample.answers[at] ?? null);
  return {
    at,
    answer,
    given: answer && (labeled.get(answerKey(answer)) ?? null),
    done: labeled.size,
    give: (label: Label, comment: string) => {
      if (!answer) return;
      store.getState().labelAnswer(answer, label, comment);
      setChosen(null);
    },
    /** Shows another answer without labeling. */
    move: (by: number) => {
      const total = sample.answers.length;
      setChosen(clamp((at ?? total) + by, 0, total - 1));
    },
    /** Removes the latest label and shows its answer. */
    undo: () => {
      const undone = store.getState().undoLabel();
      if (!undone) return;
      const key = answerKey(undone);
      setChosen(sample.answers.findIndex((one) => answerKey(one) === key));
    },
  };
}
