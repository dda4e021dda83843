import type { AnswerSource } from '../../model';
import { simplifyName } from './column-names';
import { isExportedTable, EXPORTED_COLUMNS } from '../exported-tables';
import { profileOf, type ProfiledFile } from './profile-columns';
import { type AlignedRows, isSubset, wordsOf, findColumn } from './aligned-rows';

const UNSPLIT = { split: 'none', separator: '' } as const;

/** How to split the cells of answer columns: as lists, at vertical bars or at slashes. */
export function proposeSplit(
  file: ProfiledFile,
  columns: readonly string[],
  aligned: AlignedRows | null = null,
): Pick<AnswerSource, 'split' | 'separator'> {
  const [name] = columns;
  const profile = name === undefined ? undefined : profileOf(file, name);
  if (!profile || columns.length > 1) return UNSPLIT;
  if (isExportedTable(file.source.table)) {
    return name === EXPORTED_COLUMNS.reference ? { ...UNSPLIT, split: 'list' } : UNSPLIT;
  }
  const plural = /(s|s text)$/.test(simplifyName(profile.name));
  const listed = profile.lists >= 0.6 || (plural && profile.lists > 0.2);
  if (listed && profile.numberLists < 0.9) return { ...UNSPLIT, split: 'list' };
  if (profile.pipes >= 0.1) return { split: 'separator', separator: '|' };
  const slash = aligned && slashEvidence(file, profile.name, aligned);
  if (slash && slash >= SPLIT_SHARE) return { split: 'separator', separator: '/' };
  return UNSPLIT;
}

/** Cells are split at slashes if a part equals another answer in at least this share of them. */
const SPLIT_SHARE = 0.3;

/** From this share up to `SPLIT_SHARE`, the user is asked. */
const ASK_SHARE = 0.1;

/** Whether slashes may separate alternatives although the answers alone do not prove it. */
export function isSlashUncertain(evidence: number | null): boolean {
  return evidence !== null && evidence >= ASK_SHARE && evidence < SPLIT_SHARE;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** At least this many cells must contain a slash for it to be a separator. */
const MIN_CELL_SHARE = 0.1;

/**
 * The evidence that slashes separate answers: among the cells with a slash, the share in which a
 * part, but not the whole cell, occurs in another answer to the same question. `null` if too few
 * cells have a slash, or there is nothing to compare them with.
 */
export function slashEvidence(
  file: ProfiledFile,
  name: string,
  { columns }: AlignedRows,
): number | null {
  const own = findColumn(columns, file, name);
  const others = columns.filter((one) => one !== own);
  const filled = own?.cells.filter((cell) => cell) ?? [];
  const cut = filled.filter((cell) => cell?.includes('/'));
  if (!own || others.length === 0 || cut.length < Math.max(3, MIN_CELL_SHARE * filled.length)) {
    return null;
  }
  let found = 0;
  own.cells.forEach((cell, row) => {
    if (!cell?.includes('/')) return;
    const whole = own.words[row] ?? NO_WORDS;
    const parts = partsOf(cell);
    const isShown = others.some((other) => {
      const otherWords = other.words[row] ?? NO_WORDS;
      return (
        otherWords.size > 0 &&
        !isSubset(whole, otherWords) &&
        parts.some((part) => isSubset(part, otherWords))
      );
    });
    if (isShown) found++;
  });
  return found / cut.length;
}

/** Maximum number of words in an accepted answer; slashes in prose separate longer parts. */
const MAX_WORDS = 8;

/**
 * The parts between the slashes of a cell if they may be answers: not those of `1/2`, `and/or`,
 * `km/h` or prose.
 */
function partsOf(cell: string): ReadonlySet<string>[] {
  const parts = cell.split('/').map((part) => new Set(wordsOf(part)));
  if (parts.some(({ size }) => size > MAX_WORDS)) return [];
  const isText = (words: ReadonlySet<string>) => [...words].join('').length >= 3;
  return parts.filter(isText).length >= 2 || parts.length > 2 ? parts.filter(isText) : [];
}
