import type { GoldMapping, ListItems } from '../../model';
import type { PresetForm } from '../preset';
import type { Evidence, OpenDecision, Overrides } from './proposal';
import { isCertainPredictionName, nameEvidence, simplifyName } from './column-names';
import {
  findByName,
  findQuestionColumn,
  findEmptyByName,
  type ProfiledFile,
} from './profile-columns';
import { findSystemColumns } from './rank-predictions';
import {
  type Candidate,
  MIN_SCORE_DIFFERENCE,
  NAME_REASON,
  formatShare,
  rankReferences,
} from './rank-references';
import { type ListReading, compareListReadings } from './list-items';
import { readJudgedFile } from './propose-rankings';
import { isSlashUncertain, proposeSplit, slashEvidence } from './propose-split';
import type { AlignedRows } from './aligned-rows';

/** The interpretation of a gold file, before its ids are known. */
export interface GoldReading {
  readonly mapping: Omit<GoldMapping, 'id'>;
  readonly evidence: readonly Evidence[];
  readonly choices: readonly OpenDecision[];
}

interface GoldContext {
  /** Whether the file also contains predictions. */
  readonly containsPredictions: boolean;
  readonly preset: PresetForm | null;
  readonly aligned: AlignedRows | null;
  readonly choices: Overrides;
}

/** Finds the columns of a gold file: by its preset, otherwise by evidence. */
export function readGold(file: ProfiledFile, circumstances: GoldContext): GoldReading {
  const judged = readJudgedFile(file);
  if (judged) return judged;
  const { preset, aligned, choices } = circumstances;
  const { id } = file.source.info;
  if (preset && choices.reference === undefined) {
    const slashes = choices.slashes === false ? ({ split: 'none', separator: '' } as const) : {};
    const own = preset.gold.references;
    const [column] = own.columns;
    // Further columns of a completed gold file; the published data set has none.
    const columns =
      own.columns.length === 1 && column !== undefined
        ? numberedSiblings(file, column)
        : own.columns;
    const references = { ...own, columns, ...slashes };
    return {
      mapping: { ...preset.gold, references, file: id, ...proposeUnanswerable(file) },
      evidence: [],
      choices: [],
    };
  }
  const question = findQuestionColumn(file);
  const ranked = rankOpen(file, question, circumstances);
  const likeliest = ranked.find(({ name }) => name === choices.reference) ?? ranked[0];
  const sure = circumstances.containsPredictions
    ? undefined
    : file.columns.find(({ name, filled }) => filled > 0 && isCertainPredictionName(name))?.name;
  const empty = findEmptyByName(file, 'reference') ?? undefined;
  const named = sure ?? empty;
  const chosen = likeliest?.hasEvidence || named === undefined ? likeliest : undefined;
  const columns = chosen ? numberedSiblings(file, chosen.name) : named === undefined ? [] : [named];
  const shown = proposeSplit(file, columns, aligned);
  const taken = [...columns, ...(question === null ? [] : [question])];
  const answerType = proposeAnswerType(file, taken);
  const slashes = chosen && aligned ? slashEvidence(file, chosen.name, aligned) : null;
  const isAsked = isSlashUncertain(slashes) && shown.split === 'none';
  const lists =
    shown.split === (answerType === null ? 'none' : 'list') && columns.length === 1
      ? compareListReadings(file, columns[0] ?? '', answerType, aligned)
      : null;
  const items = lists && (choices.listItems ?? lists.items);
  const split =
    answerType === null && items === 'answers' ? { ...shown, split: 'list' as const } : shown;
  return {
    mapping: {
      file: id,
      question,
      references: {
        columns,
        ...(isAsked && choices.slashes === true ? { split: 'separator', separator: '/' } : split),
      },
      answerType,
      document: proposeDocument(file, [...taken, answerType]),
      ...proposeUnanswerable(file),
      ...(items && answerType !== null && { listItems: items }),
    },
    evidence: chosen ? [describe(id, question, chosen)] : [],
    choices: [
      ...decideColumn(id, 'the reference answers', ranked, (reference) => ({ reference })),
      ...(isAsked && slashes ? [decideSlashes(id, columns, slashes)] : []),
      ...(lists?.isOpen ? [decideListItems(id, columns, answerType, lists)] : []),
    ],
  };
}

function rankOpen(
  file: ProfiledFile,
  question: string | null,
  { containsPredictions, aligned }: GoldContext,
): Candidate[] {
  const reference = findByName(file, 'reference');
  const sideBySide = containsPredictions
    ? findSystemColumns(file, reference === null ? [] : [reference])
    : [];
  const systemColumns = sideBySide.flatMap(({ answer, judgment }) => [answer, judgment ?? answer]);
  const named = (name: string) => nameEvidence(name, 'reference') > 0;
  const ids = (aligned?.ids ?? []).filter((name) => !named(name));
  const except = [...(question === null ? [] : [question]), ...systemColumns, ...ids];
  return rankReferences(file, except, aligned);
}

function describe(file: string, question: string | null, chosen: Candidate): Evidence {
  const asked = question === null ? '' : `questions in “${question}” and `;
  return { file, sentence: `${file} is gold: ${asked}references in ${nameWithReasons(chosen)}.` };
}

/** The name of a column with the evidence for its use, for a sentence. */
export function nameWithReasons({ name, reasons }: Candidate): string {
  return `“${name}”${reasons.length === 0 ? '' : ` (${reasons.join('; ')})`}`;
}

const isNamed = ({ reasons }: Candidate) => reasons.includes(NAME_REASON);

/** Whether the user has to choose between the two best candidates. */
export function needsDecision([first, second]: readonly Candidate[]): boolean {
  if (!first || !second || second.score < MIN_SCORE_DIFFERENCE / 2) return false;
  const isNear = first.score - second.score < MIN_SCORE_DIFFERENCE;
  return isNear || !first.hasEvidence || (second.isAmbiguous && !isNamed(first));
}

/**
 * Asks which column has this content, with at most four options; empty if the evidence is clear.
 */
export function decideColumn(
  file: string,
  content: string,
  ranked: readonly Candidate[],
  choose: (name: string) => Overrides,
): OpenDecision[] {
  if (!needsDecision(ranked)) return [];
  const options = ranked.slice(0, 4).map(({ name, reasons }) => ({
    label: `“${name}”`,
    evidence: reasons.length === 0 ? 'its cells look like answers' : reasons.join('; '),
    choice: choose(name),
  }));
  return [{ file, question: `Which column of ${file} contains ${content}?`, options }];
}

function decideSlashes(file: string, columns: readonly string[], found: number): OpenDecision {
  const name = columns[0] ?? '';
  const whole =
    'In most cells with “/”, no part occurs on its own in another answer to the same question.';
  const ambiguousParts = `In ${formatShare(found)} of the cells with “/”, a part, but not the whole cell, occurs in another answer to the same question.`;
  return {
    file,
    question: `Do slashes in “${name}” of ${file} separate accepted answers?`,
    options: [
      { label: 'No, each cell is one answer', evidence: whole, choice: {} },
      { label: 'Yes', evidence: ambiguousParts, choice: { slashes: true } },
    ],
  };
}

function decideListItems(
  file: string,
  columns: readonly string[],
  answerType: string | null,
  { items, forAnswers, forParts }: ListReading,
): OpenDecision {
  const condition = answerType === null ? '' : ', if the answer type is a list';
  const option = (label: string, evidence: string, listItems: ListItems) => {
    return { label, evidence, choice: listItems === items ? {} : { listItems } };
  };
  const parts = option('Parts of one list', forParts, 'parts');
  const answers = option('Each item is an accepted answer', forAnswers, 'answers');
  return {
    file,
    question: `What do the items of a list represent in “${columns[0] ?? ''}” of ${file}${condition}?`,
    options: items === 'parts' ? [parts, answers] : [answers, parts],
  };
}

/**
 * A column and its numbered siblings: `answer_1`, `answer_2`, …; if the numbers start at 2,
 * `answer` is the first.
 */
function numberedSiblings(file: ProfiledFile, name: string): string[] {
  const stem = (text: string) => simplifyName(text).replace(/ ?\d+$/, '');
  const related = file.columns
    .map((column) => column.name)
    .filter((other) => stem(other) === stem(name));
  const numbered = related.filter((other) => /\d$/.test(simplifyName(other)));
  const first = related.find((other) => simplifyName(other) === stem(name));
  const startsAtTwo = !numbered.some((other) => /(?<!\d)[01]$/.test(simplifyName(other)));
  const head = first !== undefined && startsAtTwo ? [first] : [name];
  return [...new Set([...head, name, ...numbered])];
}

/**
 * A column with few distinct labels, chosen by its name and the share of known labels. If both
 * indicate an answer type, labels may differ in every row, as in a small file.
 */
function proposeAnswerType(file: ProfiledFile, taken: readonly string[]): string | null {
  const labels = file.columns.filter(
    ({ name, hasMoreThan, filled, knownLabels }) =>
      !taken.includes(name) &&
      filled > 0 &&
      !hasMoreThan(30) &&
      (!hasMoreThan(Math.max(2, filled / 2)) ||
        (knownLabels >= 0.5 && nameEvidence(name, 'answerType') > 0)),
  );
  const evidence = ({ name, knownLabels }: (typeof labels)[number]) =>
    nameEvidence(name, 'answerType') + (knownLabels >= 0.5 ? 1 : 0);
  const best = labels.sort((a, b) => evidence(b) - evidence(a))[0];
  return best && evidence(best) > 0 ? best.name : null;
}

/** The column that marks unanswerable questions, by its name, if it contains only such marks. */
function proposeUnanswerable({ columns }: ProfiledFile): Pick<GoldMapping, 'unanswerable'> {
  const found = columns.find(
    ({ name, filled, truths }) =>
      filled > 0 && truths === 1 && /^(is )?(impossible|unanswerable)$/.test(simplifyName(name)),
  );
  return found ? { unanswerable: found.name } : {};
}

/**
 * The document column: chosen by name, otherwise a column of file names that several questions
 * share.
 */
function proposeDocument(file: ProfiledFile, taken: readonly (string | null)[]): string | null {
  const except = taken.filter((name) => name !== null);
  const named = findByName(file, 'document', except);
  if (named !== null) return named;
  const shared = file.columns.find(
    ({ name, fileNames, isUnique }) => !except.includes(name) && fileNames >= 0.5 && !isUnique(),
  );
  return shared?.name ?? null;
}
