import { assertedPart } from '../../answers/asserted';
import { idsByFamily, readLabels, writeLabel } from '../../answers/quantity/labels';
import { readWords, stemsOf } from '../content/words';
import type { Detector } from '../rule';

/* Labels that differ from the reference's, or that appear next to the actual answer. */

/** Longer predictions contain explanations that mention other options. */
const MAX_OPTION_WORDS = 12;

/**
 * Detects a different numbered name: “Scope 1” instead of “Scope 3”; in a short answer, also “Scope
 * 1 and Scope 3”.
 */
export const detectOtherLabel: Detector = ({ question, prediction }, reference) => {
  const own = idsByFamily(readLabels(reference.raw, question));
  if (own.size === 0) return null;
  const asserted = assertedPart(prediction.raw);
  const given = idsByFamily(readLabels(asserted, question));
  const main = idsByFamily(readLabels(withoutAsides(asserted), question));
  const isShort = [asserted, reference.raw].every(
    (text) => readWords(withoutLabels(text, question)).length <= MAX_OPTION_WORDS,
  );
  for (const [family, ids] of own) {
    const others = given.get(family);
    if (!others) continue;
    const starts = new Set([...others].flatMap(idPrefixes));
    const missing = [...ids].find((id) => !starts.has(id));
    if (missing !== undefined) return `it does not name ${writeLabel(family, missing)}`;
    const known = new Set([...ids].flatMap(idPrefixes));
    const extra = [...(main.get(family) ?? others)].find(
      (other) => !known.has(other) && !idPrefixes(other).some((id) => ids.has(id)),
    );
    const left = ids.size > 1 ? leftOut(prediction.raw, question, family, ids) : undefined;
    if (left !== undefined) return `it leaves out ${writeLabel(family, left)}`;
    if (isShort && extra !== undefined) return `it also mentions ${writeLabel(family, extra)}`;
  }
  const [standard, named] = [reference.raw, asserted].map(
    (text) => standardOfCode.exec(text)?.groups?.name,
  );
  if (standard !== undefined && named !== undefined && standard !== named)
    return `it names ${named}, not ${standard}`;
  const [family = ''] = own.keys();
  const [other = ''] = given.keys();
  const isOtherStandard = STANDARDS.has(family) && STANDARDS.has(other) && !given.has(family);
  return isShort && own.size === 1 && isOtherStandard
    ? `it names ${writeLabel(other, '')}, not ${writeLabel(family, '')}`
    : null;
};

/** A clause with a verb of its own after the answer: “E2; climate is under E1”. */
const aside =
  /(?:;|(?<=[\p{L}\d)])\.| \() ?(?=[^;.]{0,200}(?<!\p{L})(?:is|are|was|were|has|have|had|covers?|remains?|falls?|audits?|relates?|\p{Ll}+ed)(?!\p{L}))(?![^;.]{0,200}(?<!\p{L})(?:also|too|well|likewise|both|plus|includ\p{L}+|correct(?:ion)?|actually|rather|instead|right|should)(?!\p{L}))[^;.]+/giu;

const withoutAsides = (text: string) => text.replace(aside, ' ');

const onlyPart = /(?<!\p{L})(?:only|alone|just)(?!\p{L})/iu;

/** The id that a phrase with “only” excludes: 3 in “Scopes 1 and 2 only; Scope 3 follows later”. */
function leftOut(text: string, question: string, family: string, ids: ReadonlySet<string>) {
  if (text.length > MAX_LENGTH) return undefined;
  const parts = text.split(/[;.](?=\s|$)/u).map((part) => {
    const own = idsByFamily(readLabels(part, question)).get(family);
    return { isOnly: onlyPart.test(part), own, missing: [...ids].find((id) => !own?.has(id)) };
  });
  if (parts.some(({ isOnly, missing }) => !isOnly && missing === undefined)) return undefined;
  return parts.find(({ isOnly, own }) => isOnly && own)?.missing;
}

/** The standard before a code: “IFRS S2” is not “ESRS S2”. */
const standardOfCode = /(?<!\p{L})(?<name>ESRS|IFRS|SASB)[ -]\p{Lu}\d/u;

/** Numbered names of standards; “IAS 16” is not “IFRS 16”. */
const STANDARDS = new Set(['gri', 'iso', 'iec', 'ifrs', 'ias', 'esrs', 'sdg']);

function withoutLabels(text: string, question: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of readLabels(text, question)) {
    rest += `${text.slice(from, Math.max(from, start))} `;
    from = Math.max(from, end);
  }
  return rest + text.slice(from);
}

/** An id and its prefixes: `305-1` and `305`. */
function idPrefixes(id: string): string[] {
  return [id, ...Array.from(id.matchAll(/[-.]/g), ({ index }) => id.slice(0, index))];
}

/** Longer predictions explain more than two names. */
const MAX_LENGTH = 200;
const clauseEnd = /[;.](?=\s|$)|, (?:but|while|whereas)(?!\p{L})/iu;

/**
 * Detects a different name as the answer: “GRI 305-1 is for indirect emissions; direct emissions
 * fall under GRI 305-2” instead of “GRI 305-1” where the question asks about direct emissions. The
 * clause with the other name shares more words with the question.
 */
export const detectOtherClauseOfLabel: Detector = ({ question, prediction }, reference) => {
  if (prediction.raw.length > MAX_LENGTH) return null;
  const own = [...idsByFamily(readLabels(reference.raw, question))];
  const [family, ids] = own[0] ?? [];
  const [id, secondId] = ids ?? [];
  if (family === undefined || id === undefined || secondId !== undefined || own.length > 1)
    return null;
  const asked = new Set(stemsOf(question));
  const clauses = prediction.raw.split(clauseEnd).map((text) => ({
    ids: idsByFamily(readLabels(text, question)).get(family),
    asked: stemsOf(text).filter((stem) => asked.has(stem) && stem !== family),
  }));
  const named = clauses.filter((clause) => clause.ids !== undefined);
  const naming = named.filter((clause) => clause.ids?.has(id));
  const [rival, second] = named.filter((clause) => !clause.ids?.has(id));
  if (!rival || second || naming.length !== 1 || rival.ids?.size !== 1) return null;
  const known = new Set(naming[0]?.asked);
  const gained = rival.asked.filter((stem) => !known.has(stem));
  const lost = [...known].filter((stem) => !rival.asked.includes(stem));
  return gained.length > lost.length
    ? `it gives ${writeLabel(family, [...rival.ids].join())} as the answer`
    : null;
};
