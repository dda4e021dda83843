import { assertedPart } from '../../answers/asserted';
import { readYesNo } from '../../answers/yes-no';
import { readLabels } from '../../answers/quantity/labels';
import { type Accepter, VERBOSE_LENGTH } from './tier';
import { keyStems, readWords, stemsOf } from '../content/words';

/*
 * The same name in another form: numbered names and topics, and people by their surnames.
 */

/**
 * Names of numbered goals, topics and categories: the UN's Sustainable Development Goals, the
 * topical standards of ESRS (EU 2023/2772), and the categories of the GHG Protocol's Scope 3
 * Standard.
 */
const LABEL_NAMES: Readonly<Record<string, string>> = {
  sdg: `no poverty;zero hunger;good health and well-being;quality education;gender equality;clean water and sanitation;affordable and clean energy;decent work and economic growth;industry, innovation and infrastructure;reduced inequalities;sustainable cities and communities;responsible consumption and production;climate action;life below water;life on land;peace, justice and strong institutions;partnerships for the goals`,
  category: `purchased goods and services;capital goods;fuel- and energy-related activities;upstream transportation and distribution;waste generated in operations;business travel;employee commuting;upstream leased assets;downstream transportation and distribution;processing of sold products;use of sold products;end-of-life treatment of sold products;downstream leased assets;franchises;investments`,
  e: 'climate change;pollution;water and marine resources;biodiversity and ecosystems;resource use and circular economy',
  s: 'own workforce;workers in the value chain;affected communities;consumers and end-users',
};

/** Words that may accompany a label. */
const LABEL_COMPANIONS = new Set(
  keyStems(['esrs', 'sdg', 'category', 'goal', 'standard', 'topic', 'well']),
);

const wordsOf = (text: string) => readWords(text.replaceAll('&', ' and '));

/** Each name with its label, longer names first. */
const namedLabels = Object.entries(LABEL_NAMES)
  .flatMap(([family, names]) =>
    names.split(';').map((name, at) => ({
      name: wordsOf(name).join(' '),
      label: family.length === 1 ? `code ${family}${at + 1}` : `${family} ${at + 1}`,
    })),
  )
  .sort((a, b) => b.name.length - a.name.length);

const firstWords = new Set(namedLabels.map(({ name }) => name.split(' ', 1)[0]));

/**
 * The numbered topics of a text, by number or name, in text order; `null` if it contains anything
 * else, or no topic.
 */
function readTopics(text: string, question: string): readonly string[] | null {
  const topics: { readonly label: string; readonly at: number }[] = [];
  let rest = text;
  for (const { family, id, start, end } of readLabels(text, question)) {
    topics.push({ label: `${family} ${id}`, at: start });
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }
  const words = wordsOf(rest);
  if (topics.length === 0 && !words.some((word) => firstWords.has(word))) return null;
  let remaining = ` ${words.join(' ')} `;
  for (const { name, label } of namedLabels) {
    if (!remaining.includes(` ${name} `)) continue;
    topics.push({ label, at: rest.toLowerCase().indexOf(name.split(' ', 1)[0] ?? '') });
    remaining = remaining.replace(` ${name} `, ' ');
  }
  if (topics.length === 0) return null;
  if (stemsOf(remaining).some((stem) => !LABEL_COMPANIONS.has(stem))) return null;
  const ordered = topics.sort((a, b) => a.at - b.at).map(({ label }) => label);
  return [...new Set(ordered)];
}

/**
 * Accepts the same numbered topics: “Good Health and Well-being” for “SDG 3”, “S3 and E4” for “S3
 * Affected communities; E4 Biodiversity …”.
 */
export const acceptTopics: Accepter = ({ question, prediction }, { raw }) => {
  if (Math.max(raw.length, prediction.raw.length) > 2 * MAX_NAMED_LENGTH) return null;
  const own = readTopics(raw, question);
  if (!own) return null;
  if (assertedPart(prediction.raw) !== prediction.raw || namesNone.test(prediction.raw))
    return null;
  const given = readTopics(prediction.raw, question);
  if (own.length !== given?.length) return null;
  const isSame = own.every((label, at) =>
    asksRank.test(question) ? given[at] === label : given.includes(label),
  );
  return isSame ? { rejection: 'wording', reason: 'the same numbered topics' } : null;
};

const namesNone = /^\W*(?:none|neither|no|not)(?!\p{L})/iu;
const asksRank = /(?<!\p{L})(?:top|rank|order|largest|biggest|highest|most)(?!\p{L})/iu;

/**
 * Accepts equivalent forms of numbered names: “Scope II” for “Scope 2”, “Investments” for “Category
 * 15 (Investments)”.
 */
export const acceptLabels: Accepter = ({ question, prediction }, { raw }) => {
  const own = readLabels(raw, question);
  const [label] = own;
  if (!label || readYesNo(raw) !== null) return null;
  const families = new Set(own.map(({ family }) => family));
  const others = readLabels(assertedPart(prediction.raw), question).filter(({ family }) =>
    families.has(family),
  );
  const withoutLabels = own.reduceRight(
    (text, one) => text.slice(0, one.start) + text.slice(one.end),
    raw,
  );
  // Also removes repetitions of the family word: “SDG 7, SDG 12”.
  const familyWord = new RegExp(`(?<!\\p{L})(?:${[...families].join('|')})s?(?!\\p{L})`, 'giu');
  const remainder = withoutLabels.replace(familyWord, ' ');
  const idsOf = (labels: typeof own) =>
    [...new Set(labels.map(({ family, id }) => `${family} ${id}`))].sort().join();
  if (others.length > 0 && namesNone.test(prediction.raw)) return null;
  if (others.length > 0 && stemsOf(remainder).length === 0)
    return idsOf(own) === idsOf(others)
      ? {
          rejection: prediction.raw.length > raw.length + VERBOSE_LENGTH ? 'verbose' : 'wording',
          reason: 'the same numbered names',
        }
      : null;
  if (own.length > 1 || raw.slice(0, label.start).trim() !== '') return null;
  const [, name = '', rest = ''] = /^(?:[ :,–-]*\(?([^()]{0,80})\)?)?(.*)$/su.exec(
    raw.slice(label.end),
  ) ?? ['', '', ''];
  if (rest.trim() !== '') return null;
  const [first = ''] = prediction.raw.split(/[,;(]| [–—-] /u);
  const isNamed =
    others.length === 0 &&
    stemsOf(name).length > 0 &&
    [prediction.raw, first].some((text) => stemsOf(name).join(' ') === stemsOf(text).join(' '));
  const isSame =
    others.length > 0 &&
    others.every(({ family, id }) => family === label.family && id === label.id);
  return isNamed || isSame ? { rejection: 'wording', reason: 'the same numbered name' } : null;
};

const asksWho = /(?<!\p{L})(?:who|whom|whose)(?!\p{L})/iu;
const titles = 'Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Herr|Frau|Mme|Sra?|Señora?|Sir|Dame';
const leadingTitles = new RegExp(String.raw`^\W*(?:(?:${titles})\.? )+`, 'u');
const personName = new RegExp(
  String.raw`^\W*(?:(?:${titles})\.? )*(?:\p{Lu}[\p{L}'’.-]+ ){1,2}(?<surname>\p{Lu}[\p{L}'’-]+)\W*$`,
  'u',
);

/**
 * Accepts the surname of the same person: “Ms. Keller chairs it.” or “S. Keller” for “Sabine
 * Keller”.
 */
export const acceptSurname: Accepter = ({ question, prediction }, { raw }) => {
  const surname = personName.exec(raw)?.groups?.surname;
  if (surname === undefined) return null;
  const hasTitle = leadingTitles.test(prediction.raw) || leadingTitles.test(raw);
  if (!hasTitle && !asksWho.test(question)) return null;
  if (prediction.raw.length > MAX_NAMED_LENGTH) return null;
  const initial = /\p{Lu}/u.exec(raw.replace(leadingTitles, ''))?.[0] ?? '';
  return isNamedBy(surname, initial, assertedPart(prediction.raw))
    ? { rejection: 'wording', reason: 'the same person’s surname' }
    : null;
};

const titlesBefore = new RegExp(String.raw`(?<!\p{L})(?:(?:${titles})\.? )+$`, 'u');
const initialBefore = /(?<!\p{L}|\p{Lu}\. ?)(?<initial>\p{Lu})\.(?:[ -]?\p{Lu}\.)? ?$/u;

/**
 * Whether a text is only this surname, or has it after a title or after this initial. The patterns
 * do not contain the name: compiling one for each name took 8% of the time spent scoring EVOUNA's
 * answers.
 */
function isNamedBy(surname: string, initial: string, text: string): boolean {
  for (let at = text.indexOf(surname); at >= 0; at = text.indexOf(surname, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + surname.length);
    if (/^\W*$/u.test(before) && /^\W*$/u.test(after)) return true;
    if (/^\p{L}/u.test(after)) continue;
    if (titlesBefore.test(before)) return true;
    if (initialBefore.exec(before)?.groups?.initial === initial) return true;
  }
  return false;
}

/** Longer predictions name several people. */
const MAX_NAMED_LENGTH = 120;
