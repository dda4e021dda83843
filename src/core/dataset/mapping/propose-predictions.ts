import type { AnswerSource, IdSource, PredictionMapping } from '../../model';
import type { Evidence, OpenDecision, Overrides } from './proposal';
import { isCertainPredictionName, nameEvidence, systemOf } from './column-names';
import { findRunColumns } from './run-columns';
import {
  findByName,
  findQuestionColumn,
  findEmptyByName,
  type ProfiledFile,
} from './profile-columns';
import { decideColumn, type GoldReading, nameWithReasons } from './propose-gold';
import { proposeSplit } from './propose-split';
import { readRankedFile } from './propose-rankings';
import { findJudgments, rankPredictions, findSystemColumns } from './rank-predictions';
import { idColumns, idFrom, ROW_NUMBERS } from '../cells';
import { exportedColumnFor } from '../exported-tables';
import type { AlignedRows } from './aligned-rows';

/** A prediction mapping before its ids, models and runs are known. */
export type AnswerColumns = Omit<PredictionMapping, 'id' | 'model' | 'run'>;

/** The interpretation of a prediction file: one mapping for each system in it. */
export interface AnswerReading {
  readonly mappings: readonly AnswerColumns[];
  readonly evidence: readonly Evidence[];
  readonly choices: readonly OpenDecision[];
}

interface PredictionContext {
  /** The run name if the file gives none. */
  readonly name: string;
  readonly gold: ProfiledFile | null;
  readonly reading: GoldReading | null;
  readonly aligned: AlignedRows | null;
  readonly choices: Overrides;
}

/** Finds the answers of one system, or of several in separate columns, in a prediction file. */
export function readAnswers(file: ProfiledFile, circumstances: PredictionContext): AnswerReading {
  const { gold, reading, choices, name } = circumstances;
  const rankings = readRankedFile(file, name);
  if (rankings) return rankings;
  const { id } = file.source.info;
  const except = otherColumns(file, gold, reading);
  const isSure = file.columns.some(
    (column) =>
      isCertainPredictionName(column.name) && !except.includes(column.name) && column.filled > 0,
  );
  const sideBySide = isSure ? [] : findSystemColumns(file, except);
  if (sideBySide.length > 1) {
    const columns = sideBySide.map(({ answer }) => `“${answer}”`).join(', ');
    return {
      mappings: sideBySide.map(({ answer, judgment }) =>
        mappingOf(file, systemOf(answer) ?? answer, answer, judgment),
      ),
      evidence: [
        { file: id, sentence: `${id} contains several systems side by side: ${columns}.` },
      ],
      choices: [],
    };
  }
  const ranked = rankPredictions(file, except, knownReferences(circumstances));
  const likeliest = ranked.find((one) => one.name === choices.answer?.[id]) ?? ranked[0];
  const empty = findEmptyByName(file, 'prediction', except);
  const isNamed = likeliest !== undefined && nameEvidence(likeliest.name, 'prediction') > 0;
  const isEmpty = empty !== null && isCertainPredictionName(empty) && !isNamed;
  const chosen = isEmpty ? undefined : likeliest;
  const column = isEmpty ? empty : (chosen?.name ?? findByName(file, 'reference') ?? empty);
  const judgment = column === null ? null : findJudgments(file, column, true);
  return {
    mappings: [mappingOf(file, name, column, judgment)],
    evidence: chosen
      ? [
          {
            file: id,
            sentence: `${id} contains predictions: answers in ${nameWithReasons(chosen)}.`,
          },
        ]
      : [],
    choices: isEmpty
      ? []
      : decideColumn(id, 'the system’s answers', ranked, (column) => ({
          answer: { [id]: column },
        })),
  };
}

/**
 * Columns that are not answers: questions, and columns that the gold mapping of the same file uses.
 */
function otherColumns(
  file: ProfiledFile,
  gold: ProfiledFile | null,
  reading: GoldReading | null,
): string[] {
  const question = findQuestionColumn(file);
  const own = file === gold && reading ? reading.mapping : null;
  const ofGold = own ? [...own.references.columns, own.answerType, own.document] : [];
  const named = (['model', 'run', 'noAnswerProbability'] as const).map((use) => {
    const name = findByName(file, use);
    return name !== null && nameEvidence(name, 'prediction') === 0 ? name : null;
  });
  const ids = file.columns.filter(
    (column) =>
      nameEvidence(column.name, 'id') >= 0.5 && nameEvidence(column.name, 'prediction') === 0,
  );
  return [question, ...ofGold, ...named, ...ids.map((column) => column.name)].filter(
    (name) => name !== null,
  );
}

function knownReferences({ gold, reading, aligned }: PredictionContext) {
  const column = reading?.mapping.references.columns[0];
  return gold && aligned && column !== undefined
    ? { file: gold.source.info.id, column, aligned }
    : null;
}

function mappingOf(
  file: ProfiledFile,
  name: string,
  column: string | null,
  judgment: string | null,
): AnswerColumns {
  const columns = column === null ? [] : [column];
  const answer: AnswerSource = { columns, ...proposeSplit(file, columns) };
  const state = column === null ? null : exportedColumnFor(file.source.table, column, 'state');
  return {
    file: file.source.info.id,
    answer,
    noAnswerProbability: findByName(file, 'noAnswerProbability', columns),
    name,
    ...(judgment === null ? {} : { humanLabel: judgment }),
    ...(state === null ? {} : { state }),
  };
}

/** The mapping with its ids and the columns that name systems and runs. */
export function withRunColumns(
  file: ProfiledFile,
  columns: AnswerColumns,
  id: IdSource | null,
): PredictionMapping {
  const named = findByName(file, 'id');
  const found = id ?? (named ? idFrom(named) : ROW_NUMBERS);
  const used = [
    ...columns.answer.columns,
    ...idColumns(found),
    ...(columns.humanLabel ? [columns.humanLabel] : []),
  ];
  return { ...columns, id: found, ...findRunColumns(file, found, used) };
}
