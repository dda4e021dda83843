import { answerCorrect } from '../../scoring/metrics/answer-correct';
import { runName } from '../../model';
import { scoreAt } from '../../scoring/scorer';
import { formatScore } from '../../words/numbers';
import type { ExportInput, ExportOptions } from '../export/export-format';
import { headlineOf } from '../export/results-table';
import { escapeHtml, isolateText } from './html-text';
import { runClass } from './page-charts';

/** The most answers that a browser can show without delay. */
const MAX_ANSWERS = 20_000;

/** Text is long if it exceeds either limit; shorter text is always shown in full. */
const LONG_TEXT = { characters: 280, lines: 8 };

/** The letter and the symbol for each outcome; the page filters rows by these letters. */
const OUTCOMES = {
  correct: { letter: 'c', mark: '✓' },
  incorrect: { letter: 'i', mark: '✗' },
} as const;

/**
 * A row for each question, a column for each run: outcome, headline score, and optionally the
 * answer.
 */
export function writeQuestions(input: ExportInput, options: ExportOptions): string {
  const { dataset, evaluation, metrics } = input;
  const { questions, runs } = dataset;
  const shown = options.questions ?? [...questions.ids.keys()];
  const visible = options.runs ?? [...runs.keys()];
  const { metric } = headlineOf(input, options);
  const hasOutcome = metrics.some(({ id }) => id === answerCorrect.id);
  const hasScore = metric !== undefined && metric.id !== answerCorrect.id;
  const rows = shown.slice(0, Math.floor(MAX_ANSWERS / Math.max(1, visible.length)));
  const lines = rows.map((question) => {
    const answers = visible.map((index) => {
      const scores = evaluation.scores[index] ?? {};
      const [own, headline] = [scores[answerCorrect.id], metric && scores[metric.id]];
      const outcome = hasOutcome && own ? outcomeOf(scoreAt(own, question)) : null;
      const prediction = runs[index]?.predictions[question] ?? null;
      const score =
        hasScore && headline
          ? `<span class="score">${formatScore(metric, scoreAt(headline, question))}</span>`
          : '';
      const mark = outcome
        ? `<span class="${outcome}" role="img" aria-label="${outcome}">${OUTCOMES[outcome].mark}</span>`
        : '';
      const text = !options.texts
        ? ''
        : prediction === null
          ? '<span class="quiet">no prediction</span>'
          : writeText(prediction);
      const content = [mark, score, text].filter((part) => part !== '').join(' ');
      return {
        letter: outcome ? OUTCOMES[outcome].letter : '-',
        cell: `<td class="answer">${content === '' ? 'n/a' : content}</td>`,
      };
    });
    const cells = [
      `<th scope="row">${escapeHtml(questions.ids[question] ?? '')}</th>`,
      `<td>${escapeHtml(questions.answerTypes[question] ?? '')}</td>`,
      ...(options.texts
        ? [
            `<td class="text">${writeText(questions.texts[question] ?? '')}</td>`,
            `<td class="text">${writeText((questions.references[question] ?? []).join('\n'))}</td>`,
          ]
        : []),
      ...answers.map(({ cell }) => cell),
    ];
    const letters = answers.map(({ letter }) => letter).join('');
    return `<tr data-outcomes="${letters}">${cells.join('')}</tr>`;
  });
  const heads = [
    ...['Question', 'Type', ...(options.texts ? ['Text', 'Reference'] : [])].map(
      (name) => `<th scope="col">${name}</th>`,
    ),
    ...visible.map(
      (index) =>
        `<th scope="col"><span class="dot ${runClass(index)}"></span>${escapeHtml(runName(runs[index]))}</th>`,
    ),
  ];
  const names = visible.map((index) => runName(runs[index]));
  return [
    '<h2>Questions</h2>',
    describeRows(shown.length, questions.ids.length, rows.length),
    hasScore ? `<p class="quiet">Values: ${escapeHtml(metric.label)}.</p>` : '',
    writeControls(names, hasOutcome),
    '<div class="scroll rows" tabindex="0" role="region" aria-label="Questions"><table id="questions" class="wide">',
    `<thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>\n${lines.join('\n')}\n</tbody></table></div>`,
  ].join('\n');
}

/** The text of a cell; if it is long, the page shows its start, and all of it on request. */
function writeText(text: string): string {
  const isLong = text.length > LONG_TEXT.characters || text.split('\n').length > LONG_TEXT.lines;
  return isLong
    ? `<div class="long">${isolateText(text)}<details><summary aria-label="Full text"></summary></details></div>`
    : isolateText(text);
}

function outcomeOf(score: unknown): keyof typeof OUTCOMES | null {
  if (typeof score !== 'number') return null;
  return score === 1 ? 'correct' : 'incorrect';
}

function describeRows(shown: number, all: number, written: number): string {
  const chosen = shown === all ? '' : `${shown} of ${all} questions, selected by a filter. `;
  const cut =
    written < shown
      ? `Only the first ${written} of ${shown} questions; questions.csv has all of them. `
      : '';
  return chosen + cut === '' ? '' : `<p class="quiet">${chosen}${cut}</p>`;
}

/** The controls; hidden until the script runs. */
function writeControls(runs: readonly string[], hasOutcome: boolean): string {
  const options = runs.map((name, at) => `<option value="${at}">${escapeHtml(name)}</option>`);
  const disagree = runs.length > 1 ? '<option value="disagree">runs disagree</option>' : '';
  const outcome = hasOutcome
    ? `<label>Run<select id="run"><option value="">any run</option>${options.join('')}</select></label><label>Outcome<select id="outcome"><option value="">correct and incorrect</option><option value="c">correct</option><option value="i">incorrect</option>${disagree}</select></label>`
    : '';
  return `<div class="controls" id="controls" hidden>${outcome}<label>Contains<input id="words" type="search"></label><span class="quiet" id="count" role="status"></span></div>`;
}
