import { itemsOf, type JsonValue } from '../json/value';
import { keyedRecords, valuesOf } from './keyed';
import type { JsonShape } from './shape';

/** What may stand beside an answer of TAT-QA's predictions. */
const SCALES = new Set(['', 'thousand', 'million', 'billion', 'percent', 'hundred', 'none']);

/** Source: the predictions that TAT-QA's script reads (Zhu et al., 2021). */
export const tatQaPredictions: JsonShape = {
  id: 'tat-qa-predictions',
  label: 'TAT-QA predictions',
  holds: 'predictions: `id`, `answer`, `scale`',
  recognize: (value) => {
    const values = valuesOf(value);
    return values.length > 0 && values.every(isAnswerWithScale);
  },
  toRecords: (value) => ({
    records: keyedRecords(value, (own) => {
      const [answer, scale] = itemsOf(own);
      return answer && scale
        ? [
            ['answer', answer],
            ['scale', scale],
          ]
        : [];
    }),
  }),
};

function isAnswerWithScale(value: JsonValue): boolean {
  const [answer, scale, ...more] = itemsOf(value);
  return (
    answer !== undefined &&
    scale?.kind === 'text' &&
    SCALES.has(scale.text.toLowerCase()) &&
    more.length === 0
  );
}
