import { traceNormalization } from '../../core/text/normalize';
import { shownSettings, previewedSettings } from '../../state/choices/preview';
import { Card } from '../parts/Card';
import { useAssay, useAssayStore } from '../store-context';
import styles from './scoring.module.css';
import type { RunReport } from '../../core/analysis/run-report';
import { headlinesOf } from '../../state/results/result-metrics';
import { isStale } from '../../state/selectors';
import { formatMean } from '../parts/format';
import { RunsTable } from '../parts/RunsTable';
import { Button } from '@mantine/core';
import { DEFAULT_SETTINGS } from '../../core/settings';
import { writeSettings } from '../../state/schemas/settings-schema';
import { LlmJudgeCard } from '../llm-judge/LlmJudgeCard';
import { saveFile } from '../parts/save-file';
import { AnswersForm } from './AnswersForm';
import { JudgesCard } from './JudgesCard';
import { NormalizationForm } from './NormalizationForm';
import { NumbersForm } from './NumbersForm';
import { PreviewCard } from './PreviewCard';

/** Rows of the person's own data shown. */
const ROWS = 3;

/** Every choice about scoring; changing one scores again, and what it does is shown beside it. */
export function ScoringView() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const tried = useAssay(previewedSettings);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>Scoring</h1>
          <p className={styles.lead}>Changes are previewed. Apply to use them.</p>
        </div>
        <div className={styles.buttons}>
          <Button
            variant="default"
            size="compact-md"
            disabled={JSON.stringify(settings) === JSON.stringify(DEFAULT_SETTINGS)}
            onClick={() => {
              store.getState().previewSettings(DEFAULT_SETTINGS);
            }}
          >
            Reset to defaults
          </Button>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => {
              saveFile('settings.assay.json', 'application/json', writeSettings(settings));
            }}
          >
            Save settings
          </Button>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Card title="Normalization" note="applied to both texts before they are compared">
            <NormalizationForm />
          </Card>
          <Card title="Numbers" note="when two numbers match">
            <NumbersForm />
          </Card>
          <Card title="Answers" note="wrappers, lists and abstentions">
            <AnswersForm />
          </Card>
          <JudgesCard />
          <LlmJudgeCard />
        </div>
        <div className={`${styles.stack} ${styles.effect}`}>
          {tried ? <PreviewCard settings={tried} /> : <CurrentScores />}
          <NormalizedSample />
        </div>
      </div>
    </>
  );
}

/** The headline of every run under the present settings. */
function CurrentScores() {
  const result = useAssay((state) => state.result);
  const stale = useAssay(isStale);
  const headlines = useAssay(headlinesOf);
  if (!result)
    return (
      <Card title="Scores">Add gold and prediction files to see the effect of a setting.</Card>
    );
  return (
    <Card title="Scores" note={stale ? 'rescoring' : 'current settings, in points'}>
      <div className={styles.scores} data-stale={stale || undefined}>
        <RunsTable
          label="Scores under current settings"
          runs={result.runs}
          columns={headlines.map((metric) => ({
            id: metric.id,
            label: metric.label,
            cell: (run: RunReport) => formatMean(metric, run.metrics[metric.id]?.mean ?? null),
          }))}
        />
      </div>
    </Card>
  );
}

/** What normalisation makes of the first differing answers of one's own data. */
function NormalizedSample() {
  const sample = useAssay((state) => state.joined?.sample ?? null);
  const settings = useAssay(shownSettings);
  if (!sample) return null;
  const normalise = (text: string) =>
    traceNormalization(text, settings.normalisation, settings.replacements).at(-1)?.text ?? text;
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
    <Card title="Examples from your data" note="before and after normalization">
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
