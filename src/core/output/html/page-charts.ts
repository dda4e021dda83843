import { type OutcomeCounts, OUTCOMES } from '../../scoring/tiers/tier';
import { escapeHtml } from './html-text';
import { RUN_COLORS } from './page-assets';

/*
 * Charts as inline SVG. The content security policy of the page allows no style attributes, so
 * colors come from the classes of its style sheet.
 */

/** A mean with its interval, each from 0 to 1. */
export interface Estimate {
  readonly mean: number;
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/** Means of the runs in one group of questions. */
export interface Panel {
  readonly label: string;
  readonly note: string;
  /** In the order of the runs; `null` without a mean. */
  readonly estimates: readonly (Estimate | null)[];
}

/** A run in the chart; its position in the report gives the color. */
export interface ChartRun {
  readonly name: string;
  readonly index: number;
}

const INTERVAL = { width: 140, height: 14 };

const OUTCOME = { width: 180, height: 16 };

const CHART = { width: 1100, names: 240, panel: 150, gap: 22, head: 40, row: 21, axis: 26 };

export function runClass(index: number): string {
  return index < RUN_COLORS ? `r${index}` : 'rx';
}

/** A mean as a dot over its interval, on a line from 0 to 100. */
export function drawInterval({ mean, interval }: Estimate, index: number): string {
  const { width, height } = INTERVAL;
  const inner = width - 10;
  return `<svg width="${width}" height="${height}" aria-hidden="true"><path class="rule" d="M5 ${height / 2}h${inner}M5 3v8M${width - 5} 3v8"/><g transform="translate(5 ${height / 2})">${drawEstimate({ mean, interval }, index, inner)}</g></svg>`;
}

function drawEstimate({ mean, interval }: Estimate, index: number, width: number): string {
  const at = (share: number) => (width * Math.min(1, Math.max(0, share))).toFixed(1);
  const line = interval
    ? `<path class="range" d="M${at(interval.low)} 0H${at(interval.high)}"/>`
    : '';
  return `<g class="${runClass(index)}">${line}<circle cx="${at(mean)}" cy="0" r="4"/></g>`;
}

/** Correct, wrong, declined and missing answers as one bar with counts. */
export function drawOutcomes(outcomes: OutcomeCounts): string {
  const { width, height } = OUTCOME;
  const total = OUTCOMES.reduce((sum, outcome) => sum + outcomes[outcome], 0);
  let x = 0;
  const present = OUTCOMES.filter((outcome) => outcomes[outcome] > 0);
  const parts = present.map((outcome) => {
    const own = (width * outcomes[outcome]) / total;
    const label =
      own >= 18
        ? `<text x="${(x + own / 2).toFixed(1)}" y="12" text-anchor="middle">${outcomes[outcome]}</text>`
        : '';
    const part = `<g class="${outcome}"><rect x="${x.toFixed(1)}" width="${Math.max(1, own - 1).toFixed(1)}" height="${height}"/>${label}</g>`;
    x += own;
    return part;
  });
  const words = present.map((outcome) => `${outcomes[outcome]} ${outcome}`).join(', ');
  return `<svg class="outcomes" width="${width}" height="${height}" role="img" aria-label="${words}">${parts.join('')}</svg>`;
}

/** A panel for each group, with a line for each run. */
export function drawPanels(
  title: string,
  runs: readonly ChartRun[],
  panels: readonly Panel[],
): string {
  const { width, names, panel, gap, head, row, axis } = CHART;
  const most = Math.floor((width - names + gap) / (panel + gap));
  const perLine = Math.max(1, Math.min(panels.length, most));
  const own = (width - names + gap) / perLine - gap;
  const lineHeight = head + runs.length * row + axis;
  const lines = Math.ceil(panels.length / perLine);
  const middle = (at: number) => head + (at + 0.5) * row;
  const labels = Array.from({ length: lines }, (_, line) =>
    runs
      .map(
        ({ name, index }, at) =>
          `<g transform="translate(0 ${line * lineHeight + middle(at)})"><circle class="${runClass(index)}" cx="5" cy="0" r="4"/><text x="16" y="4">${escapeHtml(shorten(name))}</text></g>`,
      )
      .join(''),
  );
  const drawn = panels.map(({ label, note, estimates }, at) => {
    const [x, y] = [names + (at % perLine) * (own + gap), Math.floor(at / perLine) * lineHeight];
    const end = head + runs.length * row + 4;
    const scale = [0, 50, 100].map((value) => {
      const tick = ((value * own) / 100).toFixed(1);
      const anchor = value === 0 ? 'start' : value === 50 ? 'middle' : 'end';
      return `<path class="rule" d="M${tick} ${head}V${end}"/><text class="quiet" x="${tick}" y="${end + 14}" text-anchor="${anchor}">${value}</text>`;
    });
    const dots = estimates.map((estimate, run) => {
      const index = runs[run]?.index ?? 0;
      return estimate === null
        ? ''
        : `<g transform="translate(0 ${middle(run)})">${drawEstimate(estimate, index, own)}</g>`;
    });
    return `<g transform="translate(${x.toFixed(1)} ${y})"><text y="13" class="head">${escapeHtml(shorten(label))}</text><text y="29" class="quiet">${escapeHtml(note)}</text>${scale.join('')}${dots.join('')}</g>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(title)}"><svg class="chart" viewBox="0 0 ${width} ${lines * lineHeight}" width="${width}" role="img" aria-label="${escapeHtml(title)}">${labels.join('')}${drawn.join('')}</svg></div>`;
}

/** Maximum length of a label in the chart; the table has the full name. */
const MAX_LETTERS = 38;

function shorten(name: string): string {
  return name.length > MAX_LETTERS ? `${name.slice(0, MAX_LETTERS - 1)}…` : name;
}
