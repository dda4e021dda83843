import { shownSettings } from '../../state/choices/preview';
import { useAssay, useAssayStore } from '../store-context';
import { Choice } from '../parts/Choice';
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
      <div className={styles.ruled}>
        <NumberInput
          size="sm"
          mb="sm"
          maw={260}
          label="List item similarity"
          description="minimum token F1 for two items to match"
          min={LIST_BOUNDS.similarity.min}
          max={LIST_BOUNDS.similarity.max}
          step={0.05}
          clampBehavior="strict"
          value={settings.lists.similarity}
          onChange={(similarity) => {
            if (typeof similarity !== 'number') return;
            store
              .getState()
              .previewSettings({ ...settings, lists: { ...settings.lists, similarity } });
          }}
        />
        <NumberInput
          size="sm"
          mb="sm"
          maw={260}
          label="No-answer threshold"
          description="SQuAD 2.0: abstain above this probability"
          min={0}
          max={1}
          step={0.05}
          clampBehavior="strict"
          value={settings.noAnswerThreshold}
          onChange={(noAnswerThreshold) => {
            if (typeof noAnswerThreshold !== 'number') return;
            store.getState().previewSettings({ ...settings, noAnswerThreshold });
          }}
        />
        <TagsInput
          size="xs"
          label="“No answer” references"
          description="besides empty and a lone dash; a trailing … matches any continuation"
          value={[...settings.noAnswerPhrases]}
          onChange={(noAnswerPhrases) =>
            store.getState().previewSettings({ ...settings, noAnswerPhrases })
          }
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
      label="List order"
      hint="auto: if the question asks for an order"
      options={[
        { value: 'auto', label: 'auto' },
        { value: 'always', label: 'counts' },
        { value: 'never', label: 'ignored' },
      ]}
      value={settings.lists.order}
      onChange={(order) =>
        store.getState().previewSettings({ ...settings, lists: { ...settings.lists, order } })
      }
    />
  );
}

/** Whether answers are taken out of what they stand in before they are read. */
export function WrapperChoice() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  return (
    <Choice
      label="Wrapped answers"
      hint="code fence, JSON, <answer>, \boxed{} …"
      options={[
        { value: 'keep', label: 'keep' },
        { value: 'remove', label: 'unwrap' },
      ]}
      value={settings.wrapping}
      onChange={(wrapping) => store.getState().previewSettings({ ...settings, wrapping })}
    />
  );
}
