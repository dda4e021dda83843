import type { AnswerSource } from '../../model';
import { plainName } from './column-names';
import { isOwnTable, OWN_COLUMNS } from './own-tables';
import { profileOf, type Profiled } from './profile';
import { isPartOf, wordsOf } from './similar-answers';
import type { Witnesses } from './witnesses';

const WHOLE = { split: 'none', separator: '' } as const;

/** How the cells of answer columns become answers: lists, parts between bars, parts between slashes. */
export function proposeSplit(
  file: Profiled,
  columns: readonly string[],
  witnesses: Witnesses | null = null,
): Pick<AnswerSource, 'split' | 'separator'> {
  const [name] = columns;
  const profile = name === undefined ? undefined : profileOf(file, name);
  if (!profile || columns.length > 1) return WHOLE;
  if (isOwnTable(file.source.table)) {
    return name === OWN_COLUMNS.reference ? { ...WHOLE, split: 'list' } : WHOLE;
  }
  const plural = /(s|s text)$/.test(plainName(profile.name));
  const listed = profile.lists >= 0.6 || (plural && profile.lists > 0.2);
  if (listed && profile.numberLists < 0.9) return { ...WHOLE, split: 'list' };
  if (profile.pipes >= 0.1) return { split: 'separator', separator: '|' };
  const slash = witnesses && slashEvidence(file, profile.name, witnesses);
  if (slash && slash.found >= SURE) return { split: 'separator', separator: '/' };
  return WHOLE;
}

/** Share of cells with a slash of which a part is another answer, from which on they are taken apart. */
const SURE = 0.3;

/** From here to `SURE` a person is asked. */
const POSSIBLE = 0.1;

/** Whether slashes may divide alternatives, and the answers alone do not settle it. */
export function isSlashUnsettled(evidence: SlashEvidence | null): boolean {
  return evidence !== null && evidence.found >= POSSIBLE && evidence.found < SURE;
}

/** What other answers to the same questions show about the slashes of a column. */
export interface SlashEvidence {
  /** Share of all cells that have a slash. */
  readonly cells: number;
  /** Of these, the share in which a part, and not the whole, stands in another answer. */
  readonly found: number;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Cells that must have a slash before it can be a separator. */
const LEAST_CELLS = 0.1;

/** `null` where too few cells have a slash, or there is nothing to compare them with. */
export function slashEvidence(
  file: Profiled,
  name: string,
  { columns }: Witnesses,
): SlashEvidence | null {
  const here = file.source.info.id;
  const own = columns.find((one) => one.file === here && one.name === name);
  const others = columns.filter((one) => one !== own);
  const filled = own?.cells.filter((cell) => cell) ?? [];
  const cut = filled.filter((cell) => cell?.includes('/'));
  if (!own || others.length === 0 || cut.length < Math.max(3, LEAST_CELLS * filled.length)) {
    return null;
  }
  let found = 0;
  own.cells.forEach((cell, row) => {
    if (!cell?.includes('/')) return;
    const whole = own.words[row] ?? NOTHING;
    const parts = partsOf(cell);
    const isShown = others.some((other) => {
      const said = other.words[row] ?? NOTHING;
      return said.size > 0 && !isPartOf(whole, said) && parts.some((part) => isPartOf(part, said));
    });
    if (isShown) found++;
  });
  return { cells: cut.length / filled.length, found: found / cut.length };
}

/** Words that an accepted answer has at most; slashes in prose stand between longer parts. */
const MOST_WORDS = 8;

/** Parts of which each is a text of its own: `1/2`, `and/or` and `km/h` are none, nor is prose. */
function partsOf(cell: string): ReadonlySet<string>[] {
  const parts = cell.split('/').map((part) => new Set(wordsOf(part)));
  if (parts.some(({ size }) => size > MOST_WORDS)) return [];
  const isText = (words: ReadonlySet<string>) => [...words].join('').length >= 3;
  return parts.filter(isText).length >= 2 || parts.length > 2 ? parts.filter(isText) : [];
}
