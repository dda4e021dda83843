import type { Interval } from '../../src/core/analysis/statistics/interval';
import type { Judgment } from '../../src/core/scoring/judge/judgment';
import { markdownTable } from '../markdown-table';
import type { Labeled } from './labeled';
import { brierScore, measureAgreement, reliability } from './measure';
import type { Timing } from './speed';
import { formatPoints } from '../../src/core/words/numbers';

/** Verdicts of one judge, in the order of the answers. */
export interface Verdicts {
  readonly name: string;
  readonly correct: readonly boolean[];
}

const between = ({ low, high }: Interval) => `${formatPoints(low)}–${formatPoints(high)}`;

/** Accuracy and macro F1 of every judge with 95% intervals over questions. */
export function agreementTable(answers: readonly Labeled[], judges: readonly Verdicts[]): string {
  const labels = answers.map(({ correct }) => correct);
  const questions = answers.map(({ question }) => question);
  const rows = judges.map(({ name, correct }) => {
    const measured = measureAgreement(correct, labels, questions);
    const { accuracy, accuracyInterval, macroF1, macroF1Interval } = measured;
    return [
      name,
      formatPoints(accuracy),
      between(accuracyInterval),
      formatPoints(macroF1),
      between(macroF1Interval),
    ];
  });
  return markdownTable(['judge', 'accuracy', '95% CI', 'macro F1', '95% CI'], rows);
}

/** Accuracy of every judge on sets that are too small for other statistics. */
export function accuracyTable(
  sets: readonly {
    readonly name: string;
    readonly answers: readonly Labeled[];
    readonly judges: readonly Verdicts[];
  }[],
): string {
  const rows = sets.map(({ name, answers, judges }) => [
    name,
    String(answers.length),
    ...judges.map(({ correct }) => {
      const agreed = answers.filter((answer, at) => answer.correct === correct[at]).length;
      return formatPoints(agreed / answers.length);
    }),
  ]);
  const names = sets[0]?.judges.map(({ name }) => name) ?? [];
  return markdownTable(['set', 'answers', ...names], rows);
}

/** The time of each scorer on the same pairs, also relative to the first scorer. */
export function speedTable(timings: readonly Timing[]): string {
  const least = timings[0]?.milliseconds ?? 1;
  const rows = timings.map(({ name, pairs, milliseconds }) => [
    name,
    String(pairs),
    milliseconds.toFixed(0),
    String(Math.round((1000 * pairs) / milliseconds)),
    (milliseconds / least).toFixed(1),
  ]);
  return markdownTable(['judge', 'pairs', 'ms', 'pairs per second', '× EM + F1'], rows);
}

/**
 * A judge trained with one source held out and measured on it, alongside the tiers, which are not
 * trained.
 */
export interface LeftOutRow {
  readonly title: string;
  readonly answers: readonly Labeled[];
  readonly verdicts: readonly boolean[];
  readonly tiers: readonly boolean[];
}

/** Accuracy and macro F1 on each omitted source, with 95% intervals over questions. */
export function leftOutTable(rows: readonly LeftOutRow[]): string {
  const lines = rows.map(({ title, answers, verdicts, tiers }) => {
    const labels = answers.map(({ correct }) => correct);
    const questions = answers.map(({ question }) => question);
    const own = measureAgreement(verdicts, labels, questions);
    const other = measureAgreement(tiers, labels, questions);
    return [
      title,
      String(own.pairs),
      formatPoints(own.accuracy),
      between(own.accuracyInterval),
      formatPoints(own.macroF1),
      between(own.macroF1Interval),
      formatPoints(other.accuracy),
    ];
  });
  const header = [
    'left out',
    'pairs',
    'accuracy',
    '95% CI',
    'macro F1',
    '95% CI',
    'answer_correct',
  ];
  return markdownTable(header, lines);
}

/**
 * Accuracy of every judge by the group of each answer, the largest group first; `labelled` is the
 * heading of the column for the share labeled as correct.
 */
export function groupTable(
  title: string,
  groups: readonly string[],
  answers: readonly Labeled[],
  judges: readonly Verdicts[],
  labelled = 'labeled correct',
): string {
  const count = (name: string) => groups.filter((one) => one === name).length;
  const names = [...new Set(groups)].sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  const rows = names.map((name) => {
    const own = [...groups.keys()].filter((at) => groups[at] === name);
    const share = (holds: (at: number) => boolean) =>
      formatPoints(own.filter(holds).length / own.length);
    return [
      name,
      String(own.length),
      share((at) => answers[at]?.correct === true),
      ...judges.map(({ correct }) => share((at) => correct[at] === answers[at]?.correct)),
    ];
  });
  const header = [title, 'pairs', labelled, ...judges.map(({ name }) => name)];
  return markdownTable(header, rows);
}

/** The reliability table: the share of correct answers by predicted probability. */
export function reliabilityTable(
  judgments: readonly Judgment[],
  answers: readonly Labeled[],
): string {
  const probabilities = judgments.map(({ probability }) => probability);
  const labels = answers.map(({ correct }) => correct);
  const rows = reliability(probabilities, labels).map(({ from, pairs, mean, right }) => [
    `${from.toFixed(1)}–${(from + 0.1).toFixed(1)}`,
    String(pairs),
    formatPoints(mean),
    formatPoints(right),
  ]);
  const brier = brierScore(probabilities, labels).toFixed(4);
  const header = ['probability', 'pairs', 'mean, %', 'labeled correct, %'];
  return `${markdownTable(header, rows)}\n\nBrier score ${brier}.`;
}

/** The judge's most confident mistakes, with its reasons. */
export function worstMistakes(
  judgments: readonly Judgment[],
  answers: readonly Labeled[],
  count: number,
): string {
  const confidence = (at: number) =>
    Math.abs((judgments[at]?.probability ?? 0) - Number(answers[at]?.correct));
  const mistaken = [...answers.keys()].filter(
    (at) => judgments[at]?.correct !== answers[at]?.correct,
  );
  mistaken.sort((a, b) => confidence(b) - confidence(a) || a - b);
  const lines = mistaken.slice(0, count).map((at, index) => {
    const [answer, judgment] = [answers[at], judgments[at]];
    if (!answer || !judgment) return '';
    const { probability, reasons } = judgment;
    const why = reasons()
      .map(({ text, weight }) => `${text} (${weight.toFixed(1)})`)
      .join('; ');
    const says = answer.correct ? 'right' : 'wrong';
    return [
      `${index + 1}. people: ${says}, judge: ${probability.toFixed(2)}. ${shorten(answer.question, 160)}`,
      `   reference: ${shorten(answer.references.join(' | '), 160)}`,
      `   candidate: ${shorten(answer.candidate, 240)}`,
      `   because: ${why}`,
    ].join('\n');
  });
  return `${mistaken.length} mistakes, the ${lines.length} surest:\n\n${lines.join('\n')}`;
}

/**
 * A long question is truncated at the start, since the actual question is at its end; other texts
 * are truncated at the end.
 */
function shorten(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  return plain.endsWith('?') ? `… ${plain.slice(-length)}` : `${plain.slice(0, length)} …`;
}
