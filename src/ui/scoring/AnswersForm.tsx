import { shownSettings } from '../../state/trial';
import { useAssay, useAssayStore } from '../store-context';
import { Choice } from './Choice';
import { NumberInput, TagsInput } from '@mantine/core';
import { LIST_BOUNDS } from '../../core/settings';
import styles from './scoring.module.css';

/**
 * How answers are read out of what they stand in, how lists are compared, and what declines to
 * answer. What a missing prediction counts as is chosen beside their number, under Data.
 */
export function AnswersForm() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  return (
    <>
      <WrapperChoice />
      <ListOrderChoice />
      <div className={styles.phrases}>
        <NumberInput
          size="sm"
          mb="sm"
          maw={260}
          label="List items are the same from"
          description="least token F1 of two items"
          min={LIST_BOUNDS.similarity.min}
          max={LIST_BOUNDS.similarity.max}
          step={0.05}
          clampBehavior="strict"
          value={settings.lists.similarity}
          onChange={(similarity) => {
            if (typeof similarity !== 'number') return;
            store.getState().trySettings({ ...settings, lists: { ...settings.lists, similarity } });
          }}
        />
        <NumberInput
          size="sm"
          mb="sm"
          maw={260}
          label="No-answer threshold"
          description="SQuAD 2.0: a probability above it abstains"
          min={0}
          max={1}
          step={0.05}
          clampBehavior="strict"
          value={settings.noAnswerThreshold}
          onChange={(noAnswerThreshold) => {
            if (typeof noAnswerThreshold !== 'number') return;
            store.getState().trySettings({ ...settings, noAnswerThreshold });
          }}
        />
        <TagsInput
          size="xs"
          label="References that mean “no answer”"
          description="besides an empty one and a lone dash; a phrase that ends in … stands for all that begin so"
          value={[...settings.noAnswerPhrases]}
          onChange={(noAnswerPhrases) => {
            store.getState().trySettings({ ...settings, noAnswerPhrases });
          }}
        />
      </div>
    </>
  );
}

/** Whether the items of a list must keep their order. */
export function ListOrderChoice() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  return (
    <Choice
      label="The order of a list"
      hint="auto: where the question’s words ask for one"
      options={[
        { value: 'auto', label: 'auto' },
        { value: 'always', label: 'counts' },
        { value: 'never', label: 'does not' },
      ]}
      value={settings.lists.order}
      onChange={(order) => {
        store.getState().trySettings({ ...settings, lists: { ...settings.lists, order } });
      }}
    />
  );
}

/** Whether answers are taken out of what they stand in before they are read. */
export function WrapperChoice() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  return (
    <Choice
      label="Answers in a wrapping"
      hint="a code fence, JSON, <answer>, \boxed{} …"
      options={[
        { value: 'keep', label: 'as written' },
        { value: 'remove', label: 'taken out' },
      ]}
      value={settings.wrapping}
      onChange={(wrapping) => {
        store.getState().trySettings({ ...settings, wrapping });
      }}
    />
  );
}
