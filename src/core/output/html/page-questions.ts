import { answerCorrect } from '../../scoring/metrics/answer-correct';
import { runName } from '../../model';
import { scoreAt } from '../../scoring/scorer';
import type { ExportInput, ExportOptions } from '../export/export-format';
import { escapeHtml, isolateText } from './html-text';
import { formatScore } from '../../words/numbers';

/** Number of rows that browsers still show without delay. */
const MAX_ROWS = 20_000;

/** The table of questions and runs: headline scores, outcome, and optionally the texts. */
export function writeQuestions(
  input: ExportInput,
  { questions: chosen, texts }: Pick<ExportOptions, 'questions' | 'texts'>,
): string {
  const { dataset, evaluation, metrics } = input;
  const { questions, runs } = dataset;
  const shown = chosen ?? [...questions.ids.keys()];
  const headline = metrics.filter((metric) => metric.headline);
  const hasOutcome = metrics.some(({ id }) => id === answerCorrect.id);
  const lines: string[] = [];
  for (const question of shown) {
    for (const [index, run] of runs.entries()) {
      if (lines.length === MAX_ROWS) break;
      const scores = evaluation.scores[index] ?? {};
      const own = scores[answerCorrect.id];
      const outcome = hasOutcome && own ? outcomeOf(scoreAt(own, question)) : null;
      const prediction = run.predictions[question] ?? null;
      const cells = [
        `<td>${escapeHtml(questions.ids[question] ?? '')}</td>`,
        `<td>${escapeHtml(runName(run))}</td>`,
        `<td>${escapeHtml(questions.answerTypes[question] ?? '')}</td>`,
        ...(texts
          ? [
              text(questions.texts[question] ?? ''),
              text((questions.references[question] ?? []).join('\n')),
              prediction === null ? '<td class="quiet">no prediction</td>' : text(prediction),
            ]
          : []),
        ...(hasOutcome ? [`<td class="${outcome ?? 'quiet'}">${outcome ?? 'n/a'}</td>`] : []),
        ...headline.map((metric) => {
          const column = scores[metric.id];
          const score = column ? scoreAt(column, question) : null;
          return `<td class="number">${formatScore(metric, score)}</td>`;
        }),
      ];
      const marks = `data-run="${index}" data-outcome="${outcome ?? ''}"`;
      lines.push(`<tr ${marks}>${cells.join('')}</tr>`);
    }
  }
  const heads = [
    ...['Question', 'Run', 'Type', ...(texts ? ['Text', 'Reference', 'Prediction'] : [])],
    ...(hasOutcome ? ['Outcome'] : []),
  ].map((name) => `<th scope="col">${name}</th>`);
  const figures = headline.map(
    ({ label }) => `<th scope="col" class="number">${escapeHtml(label)}</th>`,
  );
  const total = shown.length * runs.length;
  return [
    '<h2>Questions</h2>',
    describeRows(shown.length, questions.ids.length, total),
    writeControls(runs.map(runName), hasOutcome),
    '<div class="scroll" tabindex="0" role="region" aria-label="Questions"><table id="questions" class="wide">',
    `<thead><tr>${heads.join('')}${figures.join('')}</tr></thead>`,
    `<tbody>\n${lines.join('\n')}\n</tbody></table></div>`,
  ].join('\n');
}

function outcomeOf(score: unknown): 'correct' | 'incorrect' | null {
  if (typeof score !== 'number') return null;
  return score === 1 ? 'correct' : 'incorrect';
}

function text(content: string): string {
  return `<td class="text">${isolateText(content)}</td>`;
}

function describeRows(shown: number, all: number, total: number): string {
  const chosen = shown === all ? '' : `${shown} of ${all} questions, selected by a filter. `;
  const cut =
    total > MAX_ROWS
      ? `Only the first ${MAX_ROWS} of ${total} rows; questions.csv has all of them. `
      : '';
  return chosen + cut === '' ? '' : `<p class="quiet">${chosen}${cut}</p>`;
}

/** Hidden until the script runs. */
function writeControls(runs: readonly string[], hasOutcome: boolean): string {
  const options = runs.map((name, at) => `<option value="${at}">${escapeHtml(name)}</option>`);
  const outcome = hasOutcome
    ? '<label>Outcome<select id="outcome"><option value="">correct and incorrect</option><option value="correct">correct</option><option value="incorrect">incorrect</option></select></label>'
    : '';
  return `<div class="controls" id="controls" hidden><label>Run<select id="run"><option value="">all runs</option>${options.join('')}</select></label>${outcome}<label>Contains<input id="words" type="search"></label><span class="quiet" id="count" role="status"></span></div>`;
}
