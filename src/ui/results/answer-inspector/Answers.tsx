import { Stack } from '@mantine/core';
import { WRAPPER_LABELS } from '../../../core/answers/unwrap';
import type { Explanation, WrapperView } from '../../../core/explore/explain/explain';
import type { TextMark } from '../../../core/explore/explain/marks';
import { listWords } from '../../../core/words/lists';
import styles from './inspector.module.css';
import { LongText, MarkedText, MarkLegend, type AnswerSide } from './MarkedText';
import { CopyableText } from '../../parts/Buttons';
import { type Fact, FactList } from '../../parts/Texts';

/** If there are more extra words than this, they are counted instead of marked. */
const MAX_EXTRA = 25;

/** References and prediction, with the compared pair marked token by token. */
export function Answers({ explanation }: { readonly explanation: Explanation }) {
  const { references, prediction, bestReference, referenceMarks, predictionMarks, wrapping } =
    explanation;
  const isCompared = prediction !== null;
  const extra = predictionMarks.filter(({ state }) => state === 'unmatched').length;
  const shownMarks = extra > MAX_EXTRA ? predictionMarks.map(withoutExtra) : predictionMarks;
  const several = references.length > 1;
  const compared = explanation.tokens.common > 0 ? 'compared (highest F1)' : 'compared';
  const shown = references.map((reference, index): Fact => [
    several ? `Reference ${index + 1}` : 'Reference',
    <CopyableText name={several ? `reference ${index + 1}` : 'reference'} text={reference}>
      {isCompared && index === bestReference ? (
        <>
          <LongText text={reference}>
            <MarkedText marks={referenceMarks} side="reference" />
          </LongText>
          {several && <span className={styles.muted}> {compared}</span>}
        </>
      ) : (
        reference
      )}
    </CopyableText>,
  ]);
  return (
    <Stack gap={8}>
      <FactList
        facts={[
          references.length === 0 && [
            'Reference',
            <span className={styles.muted}>none: only an abstention is correct</span>,
          ],
          ...shown,
          ['Prediction', <PredictionText text={prediction} marks={shownMarks} />],
          wrapping && describeWrapping(wrapping, prediction ?? ''),
        ]}
      />
      {isCompared && (
        <MarkLegend
          states={[...statesOf(referenceMarks, 'reference'), ...statesOf(shownMarks, 'prediction')]}
          unmarked={extra > MAX_EXTRA ? extra : 0}
        />
      )}
    </Stack>
  );
}

function withoutExtra(mark: TextMark): TextMark {
  return mark.state === 'unmatched' ? { ...mark, state: 'plain' } : mark;
}

interface PredictionTextProps {
  readonly text: string | null;
  readonly marks: Explanation['predictionMarks'];
}

function PredictionText({ text, marks }: PredictionTextProps) {
  if (text === null) return <span className={styles.muted}>no prediction</span>;
  if (text.trim() === '') return <span className={styles.muted}>(empty)</span>;
  return (
    <CopyableText name="prediction" text={text}>
      <LongText text={text}>
        <MarkedText marks={marks} side="prediction" />
      </LongText>
    </CopyableText>
  );
}

/**
 * The other form of a wrapped answer: as written if it is scored unwrapped, otherwise unwrapped.
 */
function describeWrapping({ wrappers, text, isRemoved }: WrapperView, written: string): Fact {
  const where = listWords(wrappers.map((wrapping) => WRAPPER_LABELS[wrapping]));
  return [
    isRemoved ? 'As written' : 'Unwrapped',
    <>
      {isRemoved ? written : text}{' '}
      <span className={styles.muted}>
        {isRemoved ? `in ${where}, unwrapped` : `in ${where}, scored as written`}
      </span>
    </>,
  ];
}

function statesOf(marks: Explanation['referenceMarks'], side: AnswerSide) {
  return marks.filter(({ text }) => text.trim() !== '').map(({ state }) => ({ state, side }));
}
