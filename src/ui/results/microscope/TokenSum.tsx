import type { Explanation } from '../../../core/explore/explain/explain';
import { countOf } from '../../parts/format';
import { Section } from './Section';
import styles from './Microscope.module.css';

/** The sum that precision, recall and F1 are made of, in figures. */
export function TokenSum({ tokens }: { readonly tokens: Explanation['tokens'] }) {
  const { common, reference, prediction } = tokens;
  return (
    <Section title="Token precision, recall and F1">
      <p className={styles.tokenSumWords}>
        {common} in common, of {countOf(prediction, 'prediction token')} and{' '}
        {countOf(reference, 'reference token')}.
      </p>
      <p className={styles.sum}>{sumOf(common, prediction, reference)}</p>
    </Section>
  );
}

function sumOf(common: number, prediction: number, reference: number): string {
  if (prediction === 0 && reference === 0) return 'Both sides are empty: all three are 1.';
  if (prediction === 0 || reference === 0) return 'One side is empty: all three are 0.';
  if (common === 0) return 'Nothing in common: all three are 0.';
  const f1 = (2 * common) / (prediction + reference);
  return `precision ${common}/${prediction}, recall ${common}/${reference}, F1 ${f1.toFixed(3)}`;
}
