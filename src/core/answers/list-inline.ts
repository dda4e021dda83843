/** Marks that count within one line: `(1) … (2) …`, `1. … 2. …`, `(a) …, (b) …`, `(i) …; (ii) …`. */
const mark = /(?<![^\s:;,])\(?(\d{1,2}|[a-z]|i{2,3}|iv|vi{0,3}|ix)[.)]\s+/gu;
const bulletMark = /(?:^|\s)[•‣▪●◦·]\s+/u;

const ROMAN = 'i ii iii iv v vi vii viii ix x'.split(' ');

/**
 * Items that are counted, or set off by bullets, within one line. They must count up from the first
 * mark, which begins the text or stands behind a colon. Linear in the length of the text.
 * @returns the items, or `null` where there are fewer than two.
 */
export function readInlineMarks(text: string): string[] | null {
  if (/[\r\n]/.test(text)) return null;
  if (/^[•‣▪●◦·]\s/u.test(text)) {
    const items = text.split(bulletMark).slice(1);
    if (items.length > 1) return items.map(trimJoint);
  }
  const marks = countedMarks(text);
  if (marks.length < 2) return null;
  return marks.map(({ end }, at) => trimJoint(text.slice(end, marks[at + 1]?.start)));
}

interface CountedMark {
  readonly start: number;
  readonly end: number;
}

/** The marks that count on from the first one. */
function countedMarks(text: string): CountedMark[] {
  const found: CountedMark[] = [];
  let names: readonly string[] | null = null;
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(mark)) {
    if (names === null) {
      const begins = index === 0 || text.slice(0, index).trimEnd().endsWith(':');
      names = begins ? (seriesOf(name) ?? null) : null;
      if (!begins || names === null) return [];
    } else if (names[found.length] !== name) {
      continue;
    }
    found.push({ start: index, end: index + whole.length });
  }
  return found;
}

const NUMBERS = Array.from({ length: 99 }, (_, at) => String(at + 1));
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The series that a first mark begins. */
function seriesOf(first: string): readonly string[] | undefined {
  return [NUMBERS, ROMAN, LETTERS].find(([one]) => one === first);
}

/** An item without the comma, semicolon or “and” before the next mark. */
function trimJoint(item: string): string {
  return item.trim().replace(/[;,]?(?: and)?$/iu, '');
}
