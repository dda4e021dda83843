import type { Problem } from '../../core/model';
import { QUESTIONS_SHEET, SETTINGS_SHEET } from '../../core/output/xlsx/sheet';
import {
  limitsOf,
  type ReadChoices,
  type ReadLimits,
  type ReadOptions,
} from '../../core/read-options';
import { binaryProblems } from '../../core/words/binary-problems';
import { createMeter } from '../compression/inflation-meter';
import { readDirectory, type ZipEntry } from '../compression/zip-directory';
import { findUnreadable } from '../compression/zip-entry';
import type { ParseResult } from '../format';
import { createFormatters, readFormats } from './number-formats';
import { findParts, type SheetPart } from './package-parts';
import { readSheet, type SheetCells } from './sheet-cells';
import { tableOf } from './sheet-table';
import { readStrings } from './xml';

interface ReadSheet {
  readonly part: SheetPart;
  readonly cells: SheetCells;
}

/**
 * Reads the chosen sheet; by default the question sheet of a workbook written by Assay, or the
 * visible sheet with the most cells.
 */
export function readWorkbook(bytes: Uint8Array, file: string, options: ReadOptions): ParseResult {
  const limits = limitsOf(options);
  const entries = readDirectory(bytes, file, limits.entries);
  if (!Array.isArray(entries)) return refuse(entries);
  const sheets = readSheets(bytes, entries, file, limits);
  if (!Array.isArray(sheets)) return refuse(sheets);
  const names = sheets.map(({ part }) => part.name);
  const chosen = chooseSheet(sheets, options.sheet);
  if (!chosen) {
    return options.sheet === undefined || sheets.length === 0
      ? refuse(binaryProblems.workbookWithoutCells(file))
      : refuse(binaryProblems.unknownSheet(file, options.sheet), { sheets: names });
  }
  const { name } = chosen.part;
  const made = tableOf(chosen.cells, options.headerRow, limits, file);
  const choices = { sheets: names, sheet: name, headerRow: made.headerRow };
  if (made.kind === 'refused') return refuse(made.problem, choices);
  const others = sheets.filter((sheet) => sheet !== chosen).map(({ part }) => part.name);
  const isAmbiguous = others.length > 0 && options.sheet === undefined;
  const several = isAmbiguous ? [binaryProblems.severalSheets(file, name, others)] : [];
  return { kind: 'table', table: made.table, problems: [...several, ...made.problems], choices };
}

/** All sheets that have cells, in workbook order; a problem if a sheet cannot be read. */
function readSheets(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  file: string,
  limits: ReadLimits,
): ReadSheet[] | Problem {
  const damaged = (what: string) => binaryProblems.damagedWorkbook(file, what);
  const locked = findUnreadable(entries, file);
  if (locked) return locked;
  const meter = createMeter(file, bytes.length, limits);
  for (const { size } of entries) {
    const problem = meter.allows(size) ? null : meter.problem();
    if (problem) return problem;
  }
  const parts = findParts(bytes, entries);
  if (typeof parts === 'string') return damaged(parts);
  const strings = parts.strings ? readStrings(bytes, parts.strings) : [];
  if (typeof strings === 'string') return damaged(strings);
  const patterns = parts.styles ? readFormats(bytes, parts.styles) : [];
  if (typeof patterns === 'string') return damaged(patterns);
  const formatters = createFormatters(patterns, parts.from1904);
  const sheets: ReadSheet[] = [];
  let maxCells = limits.cells;
  for (const part of parts.sheets) {
    const cells = readSheet(bytes, part.entry, { strings, formatters, maxCells });
    if (typeof cells === 'string') return damaged(cells);
    if (cells === null) return binaryProblems.tooManyFilled(file, limits.cells);
    maxCells -= cells.filled;
    if (cells.filled > 0) sheets.push({ part, cells });
  }
  return sheets;
}

function chooseSheet(
  sheets: readonly ReadSheet[],
  name: string | undefined,
): ReadSheet | undefined {
  if (name !== undefined) return sheets.find(({ part }) => part.name === name);
  const shown = sheets.filter(({ part }) => !part.isHidden);
  const named = (one: string) => shown.find(({ part }) => part.name === one);
  if (named(SETTINGS_SHEET) && named(QUESTIONS_SHEET)) return named(QUESTIONS_SHEET);
  const maxFilled = Math.max(...shown.map(({ cells }) => cells.filled));
  return shown.find(({ cells }) => cells.filled === maxFilled) ?? sheets[0];
}

function refuse(problem: Problem, choices: Partial<ReadChoices> = {}): ParseResult {
  return { kind: 'refused', problem, choices };
}
