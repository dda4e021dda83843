import type { Explanation } from '../../../core/explore/explain/explain';
import { HeadRow } from '../../parts/Term';
import styles from './inspector.module.css';
import { LongText } from './MarkedText';
import { Section } from './Section';

interface ExactMatchProps {
  readonly score: number;
  readonly label: string;
  readonly explanation: Explanation;
}

/** Both texts after each normalization step, and whether they end up equal. */
export function ExactMatch({ score, label, explanation }: ExactMatchProps) {
  const { references, prediction, bestReference, steps } = explanation;
  const given = {
    label: 'original',
    reference: references[bestReference] ?? '',
    prediction: prediction ?? '',
  };
  const last = steps.at(-1) ?? given;
  return (
    <Section title={`Why ${label.toLowerCase()} is ${score}`}>
      <p>{reasonOf(score === 1, last.reference === last.prediction)}</p>
      <table className={`text-table ${styles.steps}`}>
        <thead>
          <HeadRow columns={['Step', 'Reference', 'Prediction']} />
        </thead>
        <tbody>
          {[given, ...steps].map((step) => (
            <tr key={step.label}>
              <th scope="row">{step.label}</th>
              <td>{shown(step.reference)}</td>
              <td>{shown(step.prediction)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function reasonOf(isExact: boolean, isSame: boolean): string {
  if (!isExact) return 'After normalization the texts differ.';
  return isSame
    ? 'After normalization the texts are identical.'
    : 'After normalization the prediction is identical to another reference.';
}

function shown(text: string) {
  if (text === '') return <span className={styles.muted}>(empty)</span>;
  return <LongText text={text}>{text}</LongText>;
}
