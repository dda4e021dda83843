import { basename } from 'node:path';
import type { AgreementReport } from '../src/core/analysis/agreement/agreement';
import {
  describeThreshold,
  describeVerdicts,
  rankMetrics,
  formatKappa,
} from '../src/core/analysis/agreement/conclusion';
import { agreementProblems } from '../src/core/words/agreement-problems';
import { mergeLabels, NO_LABELS } from '../src/core/analysis/agreement/labels';
import type { AnnotatedEstimate } from '../src/core/analysis/agreement/measure';
import type { MetricDescription } from '../src/core/scoring/metric';
import type { AssayApi } from '../src/worker/protocol';
import { alignColumns } from './align-columns';
import { BadInput, readBytes, warn } from './score-files';
import { formatPoints, plural } from '../src/core/words/numbers';

/* What people said of the answers, as `npm run score` reads and prints it. */

/** Reads label files in their order, all into one; what is odd about them is said. */
export async function openLabels(handler: AssayApi, paths: readonly string[]): Promise<void> {
  let given = NO_LABELS.given;
  for (const path of paths) {
    const name = basename(path);
    const read = await handler.readLabels(name, new Uint8Array(readBytes(path)).buffer);
    if (read.kind === 'refused') throw new BadInput(read.problem.message);
    const merged = mergeLabels(given, read.labels);
    warn([...read.problems, agreementProblems.labelsTaken(name, merged)]);
    ({ given } = merged);
  }
  handler.takeLabels({ ...NO_LABELS, given });
}

/** Everything that says right or wrong against people, best first, as the page has it; nothing without labels. */
export function describeAgreementTable(
  { labels, metrics, conclusion }: AgreementReport,
  known: readonly MetricDescription[],
): string[] {
  if (labels.annotators.length === 0) return [];
  const together = metrics.filter(({ run, n }) => run === null && n > 0);
  const rows = rankMetrics(together).map((row) => {
    const metric = known.find(({ id }) => id === row.metric);
    return [
      row.metric,
      metric ? describeThreshold(metric, row.threshold) : '',
      `${row.n}${row.leftOut > 0 ? ` (+ ${row.leftOut} n/a)` : ''}`,
      showFigure(row.accuracy, formatPoints),
      showFigure(row.macroF1, formatPoints),
      showFigure(row.kappa, formatKappa),
    ];
  });
  const head = [
    'agreement with human labels',
    'correct if',
    'answers',
    'accuracy',
    'macro F1',
    'κ',
  ];
  const { count } = labels.strays;
  return [
    ...(rows.length > 0 ? alignColumns([head, ...rows]) : []),
    ...(count > 0
      ? [
          `${plural(count, 'label belongs', 'labels belong')} to a question or run that is not open.`,
        ]
      : []),
    `${conclusion === null ? '' : `${conclusion} `}${describeVerdicts(labels.verdicts)}`,
    '',
  ];
}

function showFigure(
  { value, interval, remark }: AnnotatedEstimate,
  show: (value: number) => string,
) {
  const range = interval ? `[${show(interval.low)}, ${show(interval.high)}]` : (remark ?? '');
  return value === null ? range : `${show(value)} ${range}`;
}
