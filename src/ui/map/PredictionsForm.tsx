import { mappingOf } from '../../state/selectors';
import { Card } from '../parts/Card';
import { useAssay } from '../store-context';
import { PredictionLine } from './PredictionLine';

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
  return (
    <Card title="Predictions" note="open a line to correct it">
      {mapping.predictions.map((line, index) => (
        <PredictionLine key={index} line={line} index={index} mapping={mapping} />
      ))}
    </Card>
  );
}
