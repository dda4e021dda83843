import { traceNormalisation } from '../../core/text/normalise';
import { shownSettings } from '../../state/trial';
import { Card } from '../parts/Card';
import { useAssay } from '../store-context';
import styles from './ScoringPlace.module.css';

/** Rows of the person's own data shown. */
const ROWS = 3;

/** What normalisation makes of the first differing answers of one's own data. */
export function OwnRows() {
  const sample = useAssay((state) => state.joined?.sample ?? null);
  const settings = useAssay(shownSettings);
  if (!sample) return null;
  const normalise = (text: string) =>
    traceNormalisation(text, settings.normalisation, settings.replacements).at(-1)?.text ?? text;
  const rows = sample
    .filter(({ references }) => references.length === 1)
    .map(({ id, references, predictions }) => ({
      id,
      reference: references[0] ?? '',
      prediction: predictions.find((one) => one !== null && one !== references[0]) ?? '',
    }))
    .filter(({ reference, prediction }) => reference !== '' && prediction !== '')
    .sort((a, b) => Number(b.prediction.length < 80) - Number(a.prediction.length < 80))
    .slice(0, ROWS);
  if (rows.length === 0) return null;
  return (
    <Card title="On your own data" note="as it stands, then normalised">
      {rows.map(({ id, reference, prediction }) => {
        const sides = [
          { side: 'Reference', text: reference, normalised: normalise(reference) },
          { side: 'Prediction', text: prediction, normalised: normalise(prediction) },
        ];
        const equal = sides[0]?.normalised === sides[1]?.normalised;
        return (
          <div key={id} className={styles.row}>
            <div className={styles.id}>
              {id} <span data-equal={equal}>{equal ? 'equal' : 'not equal'}</span>
            </div>
            {sides.map(({ side, text, normalised }) => (
              <div key={side} className={styles.side}>
                <span className={styles.label}>{side}</span>
                <span>{shorten(text)}</span>
                <code className={styles.normalised}>{shorten(normalised)}</code>
              </div>
            ))}
          </div>
        );
      })}
    </Card>
  );
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 118)}…` : text;
}
