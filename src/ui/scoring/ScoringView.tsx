import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { RunReport } from '../../core/analysis/run-report';
import {
  DEFAULT_SETTINGS,
  RELEVANCE_BOUNDS,
  type RetrievalSettings,
  retrievalSettings,
} from '../../core/settings';
import { traceNormalization } from '../../core/text/normalize';
import { formatMean } from '../../core/words/numbers';
import { previewedSettings, shownSettings } from '../../state/choices/choices';
import { areRankings, headlinesOf, isStale } from '../../state/selectors';
import { writeSettings } from '../../state/schemas/settings-schema';
import { LlmJudgeCard } from '../llm-judge/LlmJudgeCard';
import { Card } from '../parts/Card';
import { RunsTable } from '../parts/DataTable';
import { saveFile } from '../parts/save-file';
import { useAssay, useAssayStore, useSettings } from '../store-context';
import { AnswersForm } from './AnswersForm';
import { JudgesCard } from './JudgesCard';
import { NormalizationForm } from './NormalizationForm';
import { NumbersForm } from './NumbersForm';
import { PreviewCard } from './PreviewCard';
import styles from './scoring.module.css';
import { Choice } from '../parts/Choice';
import { NumberField } from '../parts/Fields';

/** Maximum number of examples shown. */
const MAX_EXAMPLES = 3;

/** All scoring settings, with a preview of the effect of a change. */
export function ScoringView() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const previewed = useAssay(previewedSettings);
  const isRanking = useAssay(areRankings);
  return (
    <>
      <Group justify="space-between" align="start">
        <div>
          <Title order={1}>Scoring</Title>
          <Text c="var(--ink-2)" mt={2} mb="md">
            Changes are previewed. Apply to use them.
          </Text>
        </div>
        <Group gap={8} mb={12}>
          <Button
            size="compact-md"
            disabled={JSON.stringify(settings) === JSON.stringify(DEFAULT_SETTINGS)}
            onClick={() => store.getState().previewSettings(DEFAULT_SETTINGS)}
          >
            Reset to defaults
          </Button>
          <Button
            size="compact-md"
            onClick={() =>
              saveFile('settings.assay.json', 'application/json', writeSettings(settings))
            }
          >
            Save settings
          </Button>
        </Group>
      </Group>
      <Box className="columns" __vars={{ '--columns': 'repeat(2, minmax(0, 1fr))' }}>
        <Stack miw={0}>
          {isRanking && (
            <Card
              title="Retrieval"
              note="conventions on which tools disagree; trec_eval’s by default"
            >
              <RetrievalForm />
            </Card>
          )}
          {!isRanking && <AnswerSettings />}
        </Stack>
        <Stack miw={0} className={styles.effect}>
          {previewed ? <PreviewCard settings={previewed} /> : <CurrentScores />}
          {!isRanking && <NormalizedSample />}
        </Stack>
      </Box>
    </>
  );
}

/** How answers are compared. */
function AnswerSettings() {
  return (
    <>
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
    </>
  );
}

/** The headline metrics of every run under the current settings. */
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
      <Box opacity={stale ? 0.6 : 1}>
        <RunsTable
          label="Scores under current settings"
          runs={result.runs}
          columns={headlines.map((metric) => ({
            id: metric.id,
            label: metric.label,
            cell: (run: RunReport) => formatMean(metric, run.metrics[metric.id]?.mean ?? null),
          }))}
        />
      </Box>
    </Card>
  );
}

/** Normalized examples from the user's own data. */
function NormalizedSample() {
  const sample = useAssay((state) => state.joined?.sample ?? null);
  const settings = useAssay(shownSettings);
  if (!sample) return null;
  const normalize = (text: string) =>
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
    .slice(0, MAX_EXAMPLES);
  if (rows.length === 0) return null;
  return (
    <Card title="Examples from your data" note="before and after normalization">
      {rows.map(({ id, reference, prediction }) => {
        const sides = [
          { side: 'Reference', text: reference, normalized: normalize(reference) },
          { side: 'Prediction', text: prediction, normalized: normalize(prediction) },
        ];
        const equal = sides[0]?.normalized === sides[1]?.normalized;
        return (
          <div key={id} className="ruled">
            <Text size="xs" c="dimmed" mb={4}>
              {id}{' '}
              <Box
                component="span"
                px={7}
                py={1}
                bdrs={999}
                data-tone={equal ? 'correct' : 'incorrect'}
              >
                {equal ? 'equal' : 'not equal'}
              </Box>
            </Text>
            {sides.map(({ side, text, normalized }) => (
              <div key={side} className={styles.side}>
                <Text inherit c="dimmed">
                  {side}
                </Text>
                <span>{shorten(text)}</span>
                <Text component="code" ff="monospace" size="xs" c="var(--ink-2)">
                  {shorten(normalized)}
                </Text>
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

/** The conventions of retrieval metrics on which tools disagree. */
function RetrievalForm() {
  const [settings, changeSettings] = useSettings();
  const retrieval = retrievalSettings(settings);
  const change = (part: Partial<RetrievalSettings>) =>
    changeSettings({ retrieval: { ...retrieval, ...part } });
  return (
    <>
      <NumberField
        size="sm"
        mb="sm"
        maw={260}
        label="Relevance threshold"
        hint="lowest grade of a relevant passage; nDCG uses all grades"
        {...RELEVANCE_BOUNDS}
        step={1}
        value={retrieval.relevanceThreshold}
        onChange={(relevanceThreshold) => change({ relevanceThreshold })}
      />
      <Choice
        label="Passages with the same score"
        hint="trec_eval: by id, descending"
        options={{ document: 'by id', rank: 'by rank in the file' }}
        value={retrieval.ties}
        onChange={(ties) => change({ ties })}
      />
      <Choice
        label="Passages without a judgment"
        hint="removed: ranks count judged passages only"
        options={{ 'not-relevant': 'not relevant', removed: 'removed' }}
        value={retrieval.unjudged}
        onChange={(unjudged) => change({ unjudged })}
      />
      <Choice
        label="Queries in the means"
        hint="all judged: a query without a ranking counts as 0"
        options={{ returned: 'with a ranking', judged: 'all judged' }}
        value={retrieval.queries}
        onChange={(queries) => change({ queries })}
      />
      <Choice
        label="nDCG ideal ranking"
        options={{ judged: 'all judged', retrieved: 'retrieved only' }}
        value={retrieval.ideal}
        onChange={(ideal) => change({ ideal })}
      />
      <Choice
        label="nDCG gain"
        options={{ linear: 'grade', exponential: '2^grade − 1' }}
        value={retrieval.gain}
        onChange={(gain) => change({ gain })}
      />
    </>
  );
}
