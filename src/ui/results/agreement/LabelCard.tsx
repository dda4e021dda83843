import { Button, FileButton, Group, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { SamplingMethod } from '../../../core/analysis/agreement/labels';
import { plural } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { useAssay, useAssayStore } from '../../store-context';
import { ExportButton } from '../export/ExportButton';
import { LabelingPanel } from './LabelingPanel';

const DRAW_WORDS: Readonly<Record<SamplingMethod, string>> = {
  random: 'Random sample of all runs',
  disagreement: 'Half from answers where metrics disagree',
  all: 'All, in random order',
};

/** The first seed; another one draws other answers. */
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
          <FileButton
            multiple
            onChange={(files) => {
              for (const file of files) void store.getState().addLabelFile(file);
            }}
          >
            {(props) => (
              <Button leftSection={<IconUpload size={14} aria-hidden="true" />} {...props}>
                Add label files
              </Button>
            )}
          </FileButton>
        </Group>
      }
    >
      {sample ? <LabelingPanel key={sample.seed} sample={sample} /> : <SampleForm />}
    </Card>
  );
}

/** Asks who labels, and which answers. */
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
        <NumberInput
          w={96}
          label="Sample size"
          min={1}
          max={5000}
          allowDecimal={false}
          value={count}
          onChange={(value) => {
            if (typeof value === 'number') setCount(value);
          }}
        />
      )}
      <NumberInput
        w={96}
        label="Seed"
        min={0}
        max={2 ** 31}
        allowDecimal={false}
        value={seed}
        onChange={(value) => {
          if (typeof value === 'number') setSeed(value);
        }}
      />
      <Button variant="filled" size="xs" type="submit">
        Start labeling
      </Button>
    </Group>
  );
}
