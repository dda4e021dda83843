import { useAssay } from '../store-context';
import { mappingOf } from '../../state/selectors';
import { Card } from '../parts/Card';
import { Evidence } from './Evidence';
import { PredictionLine } from './PredictionLine';
import styles from './PredictionsForm.module.css';

/** How the prediction files are read: a line for each answer column, which opens to be corrected. */
export function PredictionsForm() {
  const mapping = useAssay(mappingOf);
  if (!mapping || mapping.predictions.length === 0) {
    return (
      <Card title="Predictions">
        No predictions yet. Drop one file, or several, with the answers of your systems.
      </Card>
    );
  }
  const files = [...new Set(mapping.predictions.map(({ file }) => file))];
  return (
    <Card title="Predictions" note="open a line to correct it">
      {files.map((file) => (
        <section key={file} className={styles.file}>
          {mapping.predictions.map(
            (line, index) =>
              line.file === file && (
                <PredictionLine key={index} line={line} index={index} mapping={mapping} />
              ),
          )}
          <Evidence file={file} />
        </section>
      ))}
    </Card>
  );
}
