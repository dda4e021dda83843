import { TagsInput } from '@mantine/core';
import { LIST_BOUNDS, PENALTY_BOUNDS } from '../../core/settings';
import { Choice } from '../parts/Choice';
import { NumberField } from '../parts/Fields';
import { useSettings } from '../store-context';

/** Wrappers, lists and abstentions. The setting for missing predictions is in the join report. */
export function AnswersForm() {
  const [{ lists, noAnswerThreshold, wrongPenalty, noAnswerPhrases }, change] = useSettings();
  return (
    <>
      <WrapperChoice />
      <ListOrderChoice />
      <FiguresChoice />
      <div className="ruled">
        <NumberField
          size="sm"
          mb="sm"
          maw={260}
          label="List item similarity"
          hint="minimum token F1 for two items to match"
          {...LIST_BOUNDS.similarity}
          step={0.05}
          value={lists.similarity}
          onChange={(similarity) => change({ lists: { ...lists, similarity } })}
        />
        <NumberField
          size="sm"
          mb="sm"
          maw={260}
          label="No-answer threshold"
          hint="SQuAD 2.0: abstain above this probability"
          min={0}
          max={1}
          step={0.05}
          value={noAnswerThreshold}
          onChange={(threshold) => change({ noAnswerThreshold: threshold })}
        />
        <NumberField
          size="sm"
          mb="sm"
          maw={260}
          label="Penalty for wrong answers"
          hint="where a correct answer scores 1 and a declined one 0"
          {...PENALTY_BOUNDS}
          step={0.25}
          value={wrongPenalty}
          onChange={(penalty) => change({ wrongPenalty: penalty })}
        />
        <TagsInput
          size="xs"
          label="“No answer” references"
          description="in addition to empty cells, a lone dash and common refusals such as “unknown”; a trailing … matches any continuation"
          value={[...noAnswerPhrases]}
          onChange={(phrases) => change({ noAnswerPhrases: phrases })}
        />
      </div>
    </>
  );
}

/** Whether list items must keep their order. */
export function ListOrderChoice() {
  const [{ lists }, change] = useSettings();
  return (
    <Choice
      label="List order"
      hint="auto: if the question asks for an order"
      options={{ auto: 'auto', always: 'counts', never: 'ignored' }}
      value={lists.order}
      onChange={(order) => change({ lists: { ...lists, order } })}
    />
  );
}

/** Whether the figures of answers are compared with those of their references. */
function FiguresChoice() {
  const [{ figures = 'auto' }, change] = useSettings();
  return (
    <Choice
      label="Figures in long answers"
      hint="precision, recall and F1 of their numbers; auto: if many references are long texts with figures"
      options={{ auto: 'auto', always: 'score', never: 'skip' }}
      value={figures}
      onChange={(value) => change({ figures: value === 'auto' ? undefined : value })}
    />
  );
}

/** Whether answers are unwrapped before they are parsed. */
export function WrapperChoice() {
  const [{ wrapping }, change] = useSettings();
  return (
    <Choice
      label="Wrapped answers"
      hint="code fence, JSON, <answer>, \boxed{} …"
      options={{ keep: 'keep', remove: 'unwrap' }}
      value={wrapping}
      onChange={(value) => change({ wrapping: value })}
    />
  );
}
