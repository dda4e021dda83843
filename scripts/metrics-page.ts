import { format, resolveConfig } from 'prettier';
import { METRICS } from '../src/core/scoring/metrics';
import type { Metric } from '../src/core/scoring/metric';
import { OPTIONAL_METRICS } from '../src/core/scoring/metrics/optional';
import type { Score } from '../src/core/model';
import { NORMALISATION_PRESETS } from '../src/core/settings';
import { STEPS } from '../src/core/text/steps';
import { markdownTable } from './markdown-table';

/** `docs/metrics.md`, made from the registries of metrics and normalisation steps. */
export async function metricsPage(): Promise<string> {
  const text = [
    '# Metrics and normalisation',
    'Made by `npm run docs` from the registries in `src/core/metrics` and `src/core/text/steps`; a test fails when it is out of date. Every example below is executed by the tests under the default settings.',
    ...METRICS.map(describeMetric),
    '# Metrics of single benchmarks',
    'Scored only where they are asked for: `npm run -s score -- --metrics mmesgbench_published`.',
    ...OPTIONAL_METRICS.map(describeMetric),
    '# Normalisation steps',
    'Run in this order, each on or off.',
    markdownTable(
      ['step', 'what it does', 'example', 'presets'],
      STEPS.map(({ id, summary, examples: [first] }) => [
        code(id),
        summary,
        first ? `${quote(first[0])} → ${quote(first[1])}` : '',
        presetsWith(id).join(', '),
      ]),
    ),
  ].join('\n\n');
  return format(text, { ...(await resolveConfig('docs/metrics.md')), parser: 'markdown' });
}

function describeMetric(metric: Metric): string {
  const { id, label, summary, source, better, range, appliesTo, whenMissing, examples } = metric;
  const { whenUnscored } = metric;
  return [
    `## ${label} (${code(id)})`,
    summary,
    markdownTable(
      ['', ''],
      [
        ['better', better],
        ['range', `${range[0]} to ${range[1] === Infinity ? 'any size' : range[1]}`],
        ['applies to', appliesTo.join(', ')],
        ['without a prediction', whenMissing === null ? 'does not apply' : String(whenMissing)],
        ...(whenUnscored === undefined
          ? []
          : [['where it cannot be computed', `${whenUnscored} in the mean`]]),
        ['source', source],
      ],
    ),
    markdownTable(
      ['references', 'prediction', 'score'],
      examples.map(({ references, prediction, question, answerType, score }) => [
        `${references.map(quote).join(' or ') || 'none'}${question === undefined ? '' : ` (asked: ${question})`}${answerType === undefined ? '' : ` (labelled ${answerType})`}`,
        quote(prediction),
        showScore(score),
      ]),
    ),
  ].join('\n\n');
}

function presetsWith(id: string): string[] {
  return Object.entries(NORMALISATION_PRESETS)
    .filter(([, steps]) => (steps as readonly string[]).includes(id))
    .map(([name]) => name);
}

function showScore(score: Score): string {
  if (score === null) return 'does not apply';
  return score === 'unscored' ? 'not scored' : String(Number(score.toFixed(4)));
}

function quote(text: string): string {
  return `“${text}”`;
}

function code(text: string): string {
  return `\`${text}\``;
}
