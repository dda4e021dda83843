import { findAll } from '../../text/find-all';
import { findPlaceNames } from '../../answers/aliases';
import { readDateAnswer, readDates, sameDate } from '../../answers/date';
import type { PreparedAnswer } from '../../answers/prepare';
import { compare } from '../../answers/numerals/decimal';
import { kindOf, type Quantity } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import { nameStemsOf } from '../content/names';
import { LESS, MORE } from '../content/opposites';
import { sidesOfQuestion } from '../content/question';
import { numeralsOf, keyStems, readWords, stemsOf, stemsAndFigures } from '../content/words';
import type { Detector, NumberDetector } from '../rule';

/* Numbers and dates in a different clause from the one that the question asks about. */

/** A number or a date in a text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A clause of a prediction that has numbers of the same kind as the matched one. */
interface Clause {
  readonly spans: readonly Span[];
  readonly words: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
}

const boundary =
  /[;.](?=\s|$)|,(?!\d)|[()]|(?<!\p{L})(?:and|while|whereas|but|versus|vs|against)(?!\p{L})/giu;

/**
 * Splits a text into clauses with numbers of one kind; a clause without a number joins the next
 * one.
 */
function readClauses(text: string, spans: readonly Span[], asked: ReadonlySet<string>) {
  const clauses: Clause[] = [];
  let from = 0;
  let pending = '';
  const closeClause = (end: number, mark: string) => {
    const own = spans.filter(({ start }) => start >= from && start < end);
    let piece = '';
    let at = from;
    for (const { start, end: stop } of own) {
      piece += `${text.slice(at, start)} `;
      at = stop;
    }
    piece += text.slice(Math.min(at, end), end);
    const last = clauses.at(-1);
    if (own.length > 0) {
      clauses.push(clauseOf(pending + piece, own, asked));
      pending = '';
    } else if (last && (mark === ')' || end === text.length)) {
      clauses[clauses.length - 1] = join(last, clauseOf(piece, [], asked));
    } else {
      pending += `${piece} `;
    }
    from = end + mark.length;
  };
  for (const { index, 0: mark } of findAll(boundary, text)) closeClause(index, mark);
  closeClause(text.length, '');
  return clauses;
}

function clauseOf(text: string, spans: readonly Span[], known: ReadonlySet<string>): Clause {
  const words = readWords(text);
  const isYear = (one: string) => /^(?:19|20)\d\d$/.test(one);
  const asksYear = [...known].some(isYear);
  const figures = numeralsOf(words).filter((one) => asksYear || known.has(one) || !isYear(one));
  return {
    spans,
    words: new Set([...keyStems(words), ...figures]),
    places: placesOf(words),
  };
}

/** Words for “everywhere”, which are not countries or regions: “Worldwide, 214 women”. */
const EVERYWHERE = ['worldwide', 'globally', 'weltweit', 'mondialement'];

function placesOf(words: readonly string[]): ReadonlySet<string> {
  const everywhere = EVERYWHERE.filter((word) => words.includes(word));
  return everywhere.length === 0
    ? findPlaceNames(words)
    : new Set([...findPlaceNames(words), ...everywhere]);
}

const join = (a: Clause, b: Clause): Clause => ({
  spans: [...a.spans, ...b.spans],
  words: new Set([...a.words, ...b.words]),
  places: new Set([...a.places, ...b.places]),
});

/** Words that connect a number to its subject in any report. */
const REPORTING = new Set(
  keyStems(
    'account accounted report reported record recorded reach reached stand stood come came represent represented contribute contributed one ones figure number value'.split(
      ' ',
    ),
  ),
);

/** Words before a part of a total: “3,850 t of packaging, of which 2,100 t plastic”. */
const partOfWhole = /(?<!\p{L})(?:of which|of these|of them|thereof|davon|dont)(?!\p{L})/iu;

/** Words that restrict a number to one place: “15,310 in Europe alone”. */
const onlyThere = /(?<!\p{L})(?:only|alone)(?!\p{L})/iu;

/** Words about time, which say nothing about the subject of a number. */
const TIMES = new Set(['end', 'start', 'begin', 'year', 'half']);

/**
 * Detects a number in a different clause from the words of the question: “Nutrition: $1,870
 * million; Health: $2,410 million” where it asks for Health. Also detects a number for a different
 * place.
 */
export const detectOtherClause: NumberDetector = (comparison, reference, given) => {
  const kind = kindOf(given);
  const { question, prediction } = comparison;
  const sides = sidesOfQuestion(comparison);
  const asksChange = sides.has(MORE) || sides.has(LESS);
  const before = prediction.raw.slice(0, given.start);
  if (asksChange && statedChange.test(before)) return null;
  const isSum = sumBefore.test(before) || sumAfter.test(prediction.raw.slice(given.end));
  if (isSum && asksSum.test(question)) return null;
  const named = comparison.numberContext().question.map((one) => nameOf(question, one));
  const isMatching = ({ value }: Quantity) => compare(value, given.value) === 0;
  // In “Season 4 has 23 episodes”, the 4 is part of a name if the question asks about season 4.
  const isNamed = (one: Quantity) => named.includes(nameOf(prediction.raw, one) ?? '');
  const sameKind = comparison
    .quantitiesOf(prediction)
    .filter((one) => kindOf(one) === kind && !one.isCompared)
    .filter((one) => isMatching(one) || !isNamed(one));
  const matching = sameKind.filter(isMatching);
  return detectClauseOfOther(comparison, reference, sameKind, matching);
};

/**
 * Detects a date in a different clause: “Oil sands are excluded from 1 January 2022, coal from 1
 * July 2021” where the question asks about coal.
 */
export const detectOtherClauseOfDate: Detector = (comparison, reference) => {
  const [date, second] = readDateAnswer(reference.raw) ?? [];
  if (!date || second || date.dayFirst.month === null) return null;
  const dates = readDates(comparison.prediction.raw);
  const matching = dates.filter((other) => sameDate(date, other));
  // A year without a day also counts as a date: “It was opened for signature on 4 November 2016 and
  // entered into force in 2020.”
  const years = comparison
    .quantitiesOf(comparison.prediction)
    .filter(
      ({ bareYear, start, text }) =>
        bareYear &&
        !dates.some((one) => one.start <= start && start < one.end) &&
        Number(text) !== date.dayFirst.year,
    );
  return detectClauseOfOther(comparison, reference, [...dates, ...years], matching);
};

/** Words before a stated change: “It stood at 5 t against 8 t, a reduction of 37%.” */
const statedChange =
  /(?<!\p{L})(?:reduction|decrease|decline|fall|drop|increase|rise|growth|gain|change)(?: \p{L}+)? of [^\p{L}\d]{0,3}$/iu;

/** Words before a sum: “Scope 1 was 8 kt and Scope 2 was 3 kt, i.e. 11 kt together.” */
const sumBefore =
  /(?<!\p{L})(?:i\.e\.?|together|in total|a total of|totall?ing|altogether|combined)[,:]? [^\p{L}\d]{0,3}$/iu;
const sumAfter = /^ (?:together|in total|altogether|combined)(?!\p{L})/iu;
const asksSum =
  /(?<!\p{L})(?:total|combined|together|sum|overall|altogether|scopes? 1 (?:and|\+|&) (?:scope )?2)(?!\p{L})/iu;

/** Longer words before a number are not part of a name. */
const MAX_NAME_LENGTH = 30;

/** A number with the word before it: `season 4`; `null` without one, or after a function word. */
function nameOf(text: string, { start, text: number }: Quantity): string | null {
  const [, word = ''] =
    /(\p{L}+) ?$/u.exec(text.slice(Math.max(0, start - MAX_NAME_LENGTH), start)) ?? [];
  return keyStems([word.toLowerCase()]).length === 0 ? null : `${word} ${number}`.toLowerCase();
}

function detectClauseOfOther(
  { question, prediction }: Comparison,
  reference: PreparedAnswer,
  spans: readonly Span[],
  wanted: readonly Span[],
): string | null {
  const statement = question.replace(/(?:how many|number of|count of) [\p{L}-]+/iu, ' ');
  const asked = new Set(stemsAndFigures(statement).filter((word) => !TIMES.has(word)));
  const own = new Set(stemsOf(reference.raw));
  const known = placesOf(readWords(`${question} ${reference.raw}`));
  const clauses = readClauses(prediction.raw, spans, asked);
  // Words for “everywhere” do not count if the question and the reference name no place: “93% of
  // its worldwide electricity”.
  const isPlace = (place: string) => known.size > 0 || !EVERYWHERE.includes(place);
  const isForeign = ({ places }: Clause) =>
    [...places].some(isPlace) && ![...places].some((place) => known.has(place));
  const matching = clauses.filter(({ spans: own }) => own.some((one) => wanted.includes(one)));
  const others = clauses.filter((clause) => !matching.includes(clause));
  if (matching.length === 0) return null;
  const isOnlyThere = onlyThere.test(prediction.raw) && !onlyThere.test(question);
  if (
    matching.every(isForeign) &&
    (known.size > 0 || isOnlyThere || others.some((one) => !isForeign(one)))
  )
    return 'its number is for a different place';
  const isKnown = (one: string) => has(asked, one) || has(own, one);
  const names = nameStemsOf(prediction.raw);
  const partAt = prediction.raw.search(partOfWhole);
  const isOfPart = wanted.every(({ start }) => start > partAt);
  const fitsBetter = ({ words: rival }: Clause) =>
    matching.every(({ words: matched }) => {
      const gained = [...rival].filter((one) => has(asked, one) && !has(matched, one));
      const foreign = (some: ReadonlySet<string>, other: ReadonlySet<string>) =>
        [...some]
          .filter((one) => !isKnown(one) && !other.has(one) && !REPORTING.has(one))
          .reduce((sum, one) => sum + (names.has(one) ? 2 : 1), 0);
      if (gained.length === 0) return false;
      // The part has words from the question that the total lacks: “42.2 GW installed, of which
      // 22.3 GW renewable” where the question asks for installed renewable capacity.
      if (partAt >= 0)
        return !isOfPart || ![...matched].some((one) => has(asked, one) && !has(rival, one));
      return foreign(matched, rival) > foreign(rival, matched);
    });
  return others.some(fitsBetter)
    ? 'its number is for something other than what the question asks about'
    : null;
}

/** Words with the same first letters are forms of one word: “withdrawn”, “withdrawal”. */
const SAME_BEGINNING = 5;

function has(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  const beginning = word.slice(0, Math.max(SAME_BEGINNING, word.length - 2));
  return word.length >= SAME_BEGINNING && [...words].some((one) => one.startsWith(beginning));
}
