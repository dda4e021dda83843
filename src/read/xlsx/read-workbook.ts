import { binaryProblems } from '../../core/words/binary-problems';
import { QUESTIONS_SHEET, SETTINGS_SHEET } from '../../core/output/xlsx/sheet';
import type { Problem } from '../../core/model';
import { limitsOf, type ReadChoices, type ReadOptions } from '../../core/read-options';
import type { Parsed } from '../format';
import { createMeter } from '../compression/inflation-meter';
import { listZip, type ZipEntry } from '../compression/zip-directory';
import { isKnownMethod } from '../compression/zip-entry';
import { readFormats } from './number-formats';
import { findParts, type SheetPart } from './package-parts';
import { readStrings } from './shared-strings';
import { readSheet, type SheetCells } from './sheet-cells';
import { tableOf } from './sheet-table';
import { showStyles } from './show-number';

/** A sheet with cells. */
interface ReadSheet {
  readonly part: SheetPart;
  readonly cells: SheetCells;
}

/**
 * Reads the sheet that was chosen, the questions of a workbook of Assay's own, or of the sheets
 * that are not hidden the one with most cells.
 */
export function readWorkbook(bytes: Uint8Array, file: string, options: ReadOptions): Parsed {
  const limits = limitsOf(options);
  const directory = listZip(bytes, limits.entries);
  if (directory.kind === 'too many') {
    return refuse(binaryProblems.tooManyEntries(file, directory.count, limits.entries));
  }
  if (directory.kind === 'broken') return refuse(binaryProblems.damagedZip(file, directory.what));
  const sheets = readSheets(bytes, directory.entries, file, options);
  if (!Array.isArray(sheets)) return refuse(sheets);
  const names = sheets.map(({ part }) => part.name);
  const chosen = chooseSheet(sheets, options.sheet);
  if (!chosen) {
    const isEmpty = options.sheet === undefined || sheets.length === 0;
    return isEmpty
      ? refuse(binaryProblems.workbookWithoutCells(file))
      : refuse(binaryProblems.unknownSheet(file, options.sheet), { sheets: names });
  }
  const { name } = chosen.part;
  const made = tableOf(chosen.cells, options.headerRow, limits, file);
  const choices = { sheets: names, sheet: name, headerRow: made.headerRow };
  if (made.kind === 'refused') return refuse(made.problem, choices);
  const others = sheets.filter((sheet) => sheet !== chosen).map(({ part }) => part.name);
  const several =
    others.length === 0 || options.sheet !== undefined
      ? []
      : [binaryProblems.severalSheets(file, name, others)];
  return {
    kind: 'table',
    table: made.table,
    problems: [...several, ...made.problems],
    choices,
  };
}

/** Every sheet that holds cells, in the order of the workbook; a problem where one cannot be read. */
function readSheets(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  file: string,
  options: ReadOptions,
): ReadSheet[] | Problem {
  const limits = limitsOf(options);
  const damaged = (what: string) => binaryProblems.damagedWorkbook(file, what);
  const locked = entries.find(({ isLocked }) => isLocked);
  if (locked) return binaryProblems.lockedZip(file, locked.path);
  const foreign = entries.find((entry) => !isKnownMethod(entry));
  if (foreign) return binaryProblems.foreignMethod(file, foreign.path);
  const meter = createMeter(file, bytes.length, limits);
  for (const { size } of entries) {
    const problem = meter.admit(size) ? null : meter.problem();
    if (problem) return problem;
  }
  const parts = findParts(bytes, entries);
  if (typeof parts === 'string') return damaged(parts);
  const strings = parts.strings ? readStrings(bytes, parts.strings) : [];
  if (typeof strings === 'string') return damaged(strings);
  const patterns = parts.styles ? readFormats(bytes, parts.styles) : [];
  if (typeof patterns === 'string') return damaged(patterns);
  const styles = showStyles(patterns, parts.from1904);
  const sheets: ReadSheet[] = [];
  let mostCells = limits.cells;
  for (const part of parts.sheets) {
    const cells = readSheet(bytes, part.entry, { strings, styles, mostCells });
    if (typeof cells === 'string') return damaged(cells);
    if ('kind' in cells) return binaryProblems.tooManyFilled(file, limits.cells);
    mostCells -= cells.filled;
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
  const most = Math.max(...shown.map(({ cells }) => cells.filled));
  return shown.find(({ cells }) => cells.filled === most) ?? sheets[0];
}

function refuse(problem: Problem, choices: Partial<ReadChoices> = {}): Parsed {
  return { kind: 'refused', problem, choices };
}
