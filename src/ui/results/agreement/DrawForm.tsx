import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Draw } from '../../../core/analysis/agreement/labels';
import { useAssay, useAssayStore } from '../../store-context';
import styles from './DrawForm.module.css';

const DRAW_WORDS: Readonly<Record<Draw, string>> = {
  random: 'at random, over all runs',
  disagreement: 'half where metrics disagree',
  all: 'all, in random order',
};

/** The first seed; another one draws other answers. */
const SEED = 1;

/** Asks who labels, and which answers. */
export function DrawForm() {
  const store = useAssayStore();
  const known = useAssay(({ labels }) => labels.annotator);
  const [annotator, setAnnotator] = useState(known || 'annotator 1');
  const [draw, setDraw] = useState<Draw>('random');
  const [count, setCount] = useState(50);
  const [seed, setSeed] = useState(SEED);
  const start = () => {
    const name = annotator.trim() || 'annotator 1';
    void store.getState().startLabelling(name, { draw, count, seed });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <TextInput
        size="xs"
        label="Your name"
        value={annotator}
        onChange={({ currentTarget }) => {
          setAnnotator(currentTarget.value);
        }}
      />
      <NativeSelect
        size="xs"
        label="Draw"
        value={draw}
        data={(Object.keys(DRAW_WORDS) as Draw[]).map((id) => ({
          value: id,
          label: DRAW_WORDS[id],
        }))}
        onChange={({ currentTarget }) => {
          setDraw(currentTarget.value as Draw);
        }}
      />
      {draw !== 'all' && (
        <NumberInput
          size="xs"
          className={styles.number}
          label="Answers"
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
        size="xs"
        className={styles.number}
        label="Seed"
        min={0}
        max={2 ** 31}
        allowDecimal={false}
        value={seed}
        onChange={(value) => {
          if (typeof value === 'number') setSeed(value);
        }}
      />
      <Button size="xs" type="submit">
        Start labelling
      </Button>
    </form>
  );
}
