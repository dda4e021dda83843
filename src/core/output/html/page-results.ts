import { describeVerdicts } from '../../analysis/agreement/conclusion';
import { runName } from '../../model';
import {
  conclusionOf,
  describePair,
  describeRun,
  findPair,
} from '../../analysis/describe-comparison';
import { describeChange, describeCompletion } from '../../analysis/gold/describe';
import type { GoldScore } from '../../analysis/gold/gold-scores';
import { describeConclusion } from '../../analysis/describe-conclusion';
import type { Metric } from '../../scoring/metric';
import { OUTCOMES, TIER_WORDS, TIERS } from '../../scoring/tiers/tier';
import type { ExportInput, ExportOptions } from '../export/export-format';
import type { Report } from '../export/report-json';
import { buildResultsTable, headlineOf, type ResultsCell } from '../export/results-table';
import { escapeHtml } from './html-text';
import { drawInterval, drawOutcomes, drawPanels, runClass } from './page-charts';
import { DOUBTFUL_JOIN } from '../../words/problems';
import {
  formatCount,
  formatDifference,
  formatMean,
  formatP,
  formatRange,
  SHARE,
} from '../../words/numbers';

/** Scores, a chart by answer type, conclusions, human labels, and scores by tier. */
export function writeResults(
  input: ExportInput,
  { agreement }: Report,
  options: ExportOptions,
): string {
  return [
    doubtfulJoins(input),
    headlineTable(input, options),
    completedGold(input, options),
    types(input, options),
    verdicts(input, options),
    people(agreement),
    tierTable(input),
  ].join('\n');
}

/** Warnings about runs that may be joined with the wrong questions. */
function doubtfulJoins({ dataset: { problems } }: ExportInput): string {
  const doubts = problems.filter(({ code }) => code === DOUBTFUL_JOIN);
  return doubts.length === 0
    ? ''
    : `<div role="note">${list(doubts.map(({ message }) => message))}</div>`;
}

/** The conclusion under the headline metric, in a sentence; empty if there is no conclusion. */
export function writeConclusion(input: ExportInput, options: ExportOptions): string {
  const { runs, uncertainty } = input.evaluation;
  const { metric } = headlineOf(input, options);
  const sentence = metric
    ? describeConclusion(runs, metric, uncertainty, options.runs ?? undefined)
    : '';
  return sentence === '' ? '' : `<p class="headline">${escapeHtml(sentence)}</p>`;
}

/** Counts of questions, listed in the table unless they are 0 for every run. */
const COUNTS = [
  { id: 'missing', label: 'Missing' },
  { id: 'unscored', label: 'Unscored' },
] as const;

function headlineTable(input: ExportInput, options: ExportOptions): string {
  const { metrics, heads: labels, rows, caption } = buildResultsTable(input, options);
  const { runs, uncertainty } = input.evaluation;
  const [headline] = metrics;
  const [first, ...others] = labels.map((label) => number(escapeHtml(label), 'th'));
  const hasOutcomes = rows.some(({ index }) => runs[index]?.outcomes);
  const isShare = headline?.display === 'share';
  const best = rows.find(({ cells }) => cells[0]?.isBest)?.index;
  const pairs = uncertainty.comparisons.find((one) => one.metric === headline?.id)?.pairs ?? [];
  const isCompared = rows.length > 1 && pairs.length > 0;
  const counts = COUNTS.filter(({ id }) =>
    rows.some(({ index }) => (runs[index]?.counts[id] ?? 0) > 0),
  );
  const heads = [
    '<th scope="col">Run</th>',
    ...(first ? [first] : []),
    ...(hasOutcomes ? ['<th scope="col">Outcome</th>'] : []),
    ...(isShare ? ['<th scope="col">0 to 100</th>'] : []),
    ...(isCompared ? [number('vs. best', 'th'), number('Holm p', 'th')] : []),
    ...others,
    ...counts.map(({ label }) => number(label, 'th')),
  ];
  const lines = rows.map(({ run, index, cells: [first, ...rest] }) => {
    const report = runs[index];
    const { mean = null, interval = null } = (headline && report?.metrics[headline.id]) ?? {};
    const pair = findPair(pairs, best, index);
    const difference = pair?.difference ?? null;
    const versus =
      index === best
        ? ['best', '']
        : [
            headline && pair && difference !== null
              ? formatDifference(headline, pair.a === index ? difference : 0 - difference)
              : '–',
            !headline || !pair
              ? '–'
              : conclusionOf(pair, headline, runs) === 'untestable'
                ? 'not testable'
                : formatP(pair.pHolm),
          ];
    return [
      `<tr><th scope="row"><span class="dot ${runClass(index)}"></span>${escapeHtml(run)}</th>`,
      ...(first ? [number(writeCell(first))] : []),
      ...(hasOutcomes ? [`<td>${report?.outcomes ? drawOutcomes(report.outcomes) : ''}</td>`] : []),
      ...(isShare
        ? [`<td>${mean === null ? '' : drawInterval({ mean, interval }, index)}</td>`]
        : []),
      ...(isCompared ? versus.map((text) => number(text)) : []),
      ...rest.map((cell) => number(writeCell(cell))),
      ...counts.map(({ id }) => number(formatCount(report?.counts[id] ?? 0))),
      '</tr>',
    ].join('');
  });
  const legend = hasOutcomes
    ? `<p class="legend">${OUTCOMES.filter((outcome) =>
        rows.some(({ index }) => (runs[index]?.outcomes?.[outcome] ?? 0) > 0),
      )
        .map((outcome) => `<span class="${outcome}">${outcome}</span>`)
        .join('')}</p>`
    : '';
  return table('Runs', heads, lines, caption.join(' '), legend);
}

/** The headline metric as published and with the completed gold; empty without a gold patch. */
function completedGold(input: ExportInput, options: ExportOptions): string {
  const { completion } = input;
  const { metrics, rows } = buildResultsTable(input, options);
  const [headline] = metrics;
  if (!completion || !headline) return '';
  const show = (figure: GoldScore) => number(writeMean(headline, figure));
  const lines = rows.flatMap(({ run, index }) => {
    const figures = completion.runs[index]?.metrics[headline.id];
    if (!figures) return [];
    const { published, completed, better, worse } = figures;
    const change = describeChange(headline, figures);
    const changed = `${better} better, ${worse} worse`;
    return [
      `<tr><th scope="row">${escapeHtml(run)}</th>${show(published)}${show(completed)}${number(escapeHtml(change))}${number(changed)}</tr>`,
    ];
  });
  const heads = ['Published gold', 'Completed gold', 'Change', 'Answers changed'];
  return table(
    `${escapeHtml(headline.label)}, published and completed gold`,
    ['<th scope="col">Run</th>', ...heads.map((name) => number(name, 'th'))],
    lines,
    describeCompletion(completion).join(' '),
  );
}

function writeCell({ mean, interval, isBest, isWorse }: ResultsCell): string {
  if (mean === null) return 'n/a';
  const value = `<span${isBest ? ' class="best"' : ''}>${mean}</span>${isWorse ? ' †' : ''}`;
  return interval
    ? `${value} <span class="interval">${interval.low}–${interval.high}</span>`
    : value;
}

/** With at least this many runs, there is a sentence for each run instead of one for each pair. */
const MANY_RUNS = 7;

function verdicts(input: ExportInput, options: ExportOptions): string {
  const { runs, uncertainty } = input.evaluation;
  const compared = uncertainty.comparisons.flatMap(({ metric: id, pairs }) => {
    const metric = input.metrics.find((one) => one.id === id);
    return metric
      ? [{ id, pairs, sentences: pairs.map((pair) => describePair(pair, runs, metric)) }]
      : [];
  });
  const headline = headlineOf(input, options).metric?.id;
  const main = compared.find(({ id }) => id === headline) ?? compared[0];
  if (!main) return '';
  const others = compared.filter((one) => one !== main).flatMap(({ sentences }) => sentences);
  const shown = options.runs ?? [...runs.keys()];
  const metric = input.metrics.find(({ id }) => id === main.id);
  if (metric && shown.length >= MANY_RUNS) {
    const sentences = shown.map((run) => describeRun(run, shown, main, metric, runs));
    return `<h2>Conclusions</h2>\n${list(sentences)}`;
  }
  const fold = `<details><summary>Other metrics</summary>${list(others)}</details>`;
  return `<h2>Conclusions</h2>\n${list(main.sentences)}${others.length > 0 ? fold : ''}`;
}

/** Which metric agrees best with the human labels; empty without labels. */
function people(agreement: Report['agreement']): string {
  if (!agreement) return '';
  const { conclusion, labels } = agreement;
  const counts = describeVerdicts(labels.verdicts);
  const sentences = conclusion === null ? [counts] : [conclusion, counts];
  return `<h2>Agreement with human labels</h2>\n${list(sentences)}`;
}

function list(sentences: readonly string[]): string {
  return `<ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`;
}

/**
 * A chart of the headline metric by answer type, and a table of all metrics; empty if there is only
 * one type.
 */
function types(input: ExportInput, options: ExportOptions): string {
  const { runs } = input.evaluation;
  const labels = Object.keys(runs[0]?.byAnswerType ?? {});
  if (labels.length < 2) return '';
  const { metrics, rows } = buildResultsTable(input, options);
  const [headline] = metrics;
  const summaryOf = (index: number, label: string, id: string) =>
    runs[index]?.byAnswerType[label]?.metrics[id];
  const chart =
    headline?.display === 'share'
      ? drawPanels(
          `${headline.label} by answer type`,
          rows.map(({ run, index }) => ({ name: run, index })),
          labels.map((label) => ({
            label,
            note: `n = ${Math.max(...rows.map(({ index }) => summaryOf(index, label, headline.id)?.n ?? 0))}`,
            estimates: rows.map(({ index }) => {
              const { mean = null, interval = null } = summaryOf(index, label, headline.id) ?? {};
              return mean === null ? null : { mean, interval };
            }),
          })),
        )
      : '';
  const heads = ['Answer type', 'Run'].map((name) => `<th scope="col">${name}</th>`);
  const figures = ['Questions', ...metrics.map(({ label }) => escapeHtml(label))];
  const lines = labels.flatMap((label) =>
    rows.map(({ run, index }) => {
      const means = metrics.map((metric) => {
        const { mean = null, interval = null } = summaryOf(index, label, metric.id) ?? {};
        return number(writeMean(metric, { mean, interval }));
      });
      const questions = number(String(runs[index]?.byAnswerType[label]?.questions ?? 0));
      return `<tr><td>${escapeHtml(label)}</td><td>${escapeHtml(run)}</td>${questions}${means.join('')}</tr>`;
    }),
  );
  const title = headline ? `${headline.label} by answer type` : 'Scores by answer type';
  const columns = [...heads, ...figures.map((name) => number(name, 'th'))];
  const marks = chart === '' ? 'Mean with 95% interval' : 'Dot: mean; line: 95% interval';
  const note = `${marks}, not adjusted for multiple comparisons.`;
  const data = frame('Scores by answer type', columns, lines);
  return `<h2>${escapeHtml(title)}</h2>\n<p class="quiet">${note}</p>${chart}\n<details${chart === '' ? ' open' : ''}><summary>Data table</summary>${data}</details>`;
}

function tierTable({ dataset, evaluation: { rejections } }: ExportInput): string {
  if (!rejections) return '';
  const heads = TIERS.map((tier) => number(escapeHtml(TIER_WORDS[tier].label), 'th'));
  const lines = rejections.runs.map(({ headline }, index) => {
    const shares = TIERS.map((tier) => number(formatMean(SHARE, headline[tier])));
    return `<tr><th scope="row">${escapeHtml(runName(dataset.runs[index]))}</th>${shares.join('')}</tr>`;
  });
  const caption = TIERS.map((tier) => `${TIER_WORDS[tier].label}: ${TIER_WORDS[tier].accepts}`);
  return table(
    'Accepted through each tier',
    ['<th scope="col">Run</th>', ...heads],
    lines,
    `Percentage of questions. ${caption.join('; ')}.`,
  );
}

function writeMean(metric: Metric, { mean, interval }: Pick<GoldScore, 'mean' | 'interval'>) {
  const range = interval ? ` <span class="interval">${formatRange(metric, interval)}</span>` : '';
  return `${formatMean(metric, mean)}${range}`;
}

function number(content: string, element: 'th' | 'td' = 'td'): string {
  const scope = element === 'th' ? ' scope="col"' : '';
  return `<${element} class="number"${scope}>${content}</${element}>`;
}

function table(
  title: string,
  heads: readonly string[],
  lines: readonly string[],
  caption = '',
  lead = '',
): string {
  return `<h2>${title}</h2>\n${lead}${frame(title, heads, lines, caption)}`;
}

function frame(
  title: string,
  heads: readonly string[],
  lines: readonly string[],
  caption = '',
): string {
  const note = caption === '' ? '' : `<caption>${escapeHtml(caption)}</caption>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>${note}<thead><tr>${heads.join('')}</tr></thead>\n<tbody>\n${lines.join('\n')}\n</tbody></table></div>`;
}
