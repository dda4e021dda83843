import { describeVerdicts } from '../../analysis/agreement/conclusion';
import { runName } from '../../model';
import { describePair } from '../../analysis/describe-comparison';
import { TIER_WORDS, TIERS } from '../../scoring/tiers/tier';
import type { ExportInput, ExportOptions } from '../export/export-format';
import type { Report } from '../export/report-json';
import { buildResultsTable, headlineOf, type ResultsCell } from '../export/results-table';
import { escapeHtml } from './html-text';
import { DOUBTFUL_JOIN } from '../../words/problems';
import { formatMean } from '../../words/numbers';

/** Headline scores, conclusions, human labels, and scores by answer type and tier. */
export function writeResults(
  input: ExportInput,
  { agreement }: Report,
  options: ExportOptions,
): string {
  return [
    doubtfulJoins(input),
    headlineTable(input, options),
    verdicts(input, options),
    people(agreement),
    typeTable(input),
    tierTable(input),
  ].join('\n');
}

/** Warnings about runs that may be joined to the wrong questions. */
function doubtfulJoins({ dataset: { problems } }: ExportInput): string {
  const doubts = problems.filter(({ code }) => code === DOUBTFUL_JOIN);
  return doubts.length === 0
    ? ''
    : `<div role="note">${list(doubts.map(({ message }) => message))}</div>`;
}

function headlineTable(input: ExportInput, options: ExportOptions): string {
  const { metrics, rows, caption } = buildResultsTable(input, options);
  const { runs } = input.evaluation;
  const heads = [
    '<th scope="col">Run</th>',
    ...metrics.map(({ label }) => number(escapeHtml(label), 'th')),
    number('Missing', 'th'),
    number('Unscored', 'th'),
  ];
  const lines = rows.map(({ run, index, cells }) => {
    const { missing = 0, unscored = 0 } = runs[index]?.counts ?? {};
    const figures = [...cells.map(writeCell), String(missing), String(unscored)];
    return `<tr><th scope="row">${escapeHtml(run)}</th>${figures.map((figure) => number(figure)).join('')}</tr>`;
  });
  return table('Summary', heads, lines, caption.join(' '));
}

function writeCell({ mean, interval, isBest, isWorse }: ResultsCell): string {
  if (mean === null) return 'n/a';
  const value = `<span${isBest ? ' class="best"' : ''}>${mean}</span>${isWorse ? ' †' : ''}`;
  return interval
    ? `${value} <span class="interval">${interval.low}–${interval.high}</span>`
    : value;
}

function verdicts(input: ExportInput, options: ExportOptions): string {
  const { runs, uncertainty } = input.evaluation;
  const compared = uncertainty.comparisons.flatMap(({ metric: id, pairs }) => {
    const metric = input.metrics.find((one) => one.id === id);
    return metric ? [{ id, sentences: pairs.map((pair) => describePair(pair, runs, metric)) }] : [];
  });
  const headline = headlineOf(input, options).metric?.id;
  const main = compared.find(({ id }) => id === headline) ?? compared[0];
  if (!main) return '';
  const others = compared.filter((one) => one !== main).flatMap(({ sentences }) => sentences);
  const fold = `<details><summary>Other metrics</summary>${list(others)}</details>`;
  return `<h2>Conclusions</h2>\n${list(main.sentences)}${others.length > 0 ? fold : ''}`;
}

/** Which metric agrees best with the human labels; empty without labels. */
function people(agreement: Report['agreement']): string {
  if (!agreement) return '';
  const { conclusion, labels } = agreement;
  const sentences = [
    ...(conclusion === null ? [] : [conclusion]),
    describeVerdicts(labels.verdicts),
  ];
  return `<h2>Agreement with human labels</h2>\n${list(sentences)}`;
}

function list(sentences: readonly string[]): string {
  return `<ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`;
}

/** Headline metrics by answer type; empty for a single type. */
function typeTable({ evaluation: { runs }, metrics }: ExportInput): string {
  const types = Object.keys(runs[0]?.byAnswerType ?? {});
  if (types.length < 2) return '';
  const headline = metrics.filter((metric) => metric.headline);
  const heads = ['Answer type', 'Run'].map((name) => `<th scope="col">${name}</th>`);
  const figures = ['Questions', ...headline.map(({ label }) => escapeHtml(label))];
  const lines = types.flatMap((type) =>
    runs.map((run) => {
      const group = run.byAnswerType[type];
      const means = headline.map((metric) =>
        formatMean(metric, group?.metrics[metric.id]?.mean ?? null),
      );
      const cells = [String(group?.questions ?? 0), ...means].map((figure) => number(figure));
      return `<tr><td>${escapeHtml(type)}</td><td>${escapeHtml(runName(run))}</td>${cells.join('')}</tr>`;
    }),
  );
  return table('By answer type', [...heads, ...figures.map((name) => number(name, 'th'))], lines);
}

function tierTable({ dataset, evaluation: { gaps } }: ExportInput): string {
  if (!gaps) return '';
  const heads = TIERS.map((tier) => number(escapeHtml(TIER_WORDS[tier].label), 'th'));
  const lines = gaps.runs.map(({ headline }, index) => {
    const run = dataset.runs[index];
    const shares = TIERS.map((tier) => {
      const share = headline[tier];
      return number(formatMean({ display: 'share' }, share));
    });
    return `<tr><th scope="row">${escapeHtml(run ? runName(run) : '')}</th>${shares.join('')}</tr>`;
  });
  const caption = TIERS.map((tier) => `${TIER_WORDS[tier].label}: ${TIER_WORDS[tier].accepts}`);
  return table(
    'Accepted up to each tier',
    ['<th scope="col">Run</th>', ...heads],
    lines,
    `Share of questions in points of 100. ${caption.join('; ')}.`,
  );
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
): string {
  const note = caption === '' ? '' : `<caption>${escapeHtml(caption)}</caption>`;
  return `<h2>${title}</h2>\n<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>${note}<thead><tr>${heads.join('')}</tr></thead>\n<tbody>\n${lines.join('\n')}\n</tbody></table></div>`;
}
