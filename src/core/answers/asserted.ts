import { createHint, type Hint } from '../text/hints';
import { cacheByText } from '../text/text-cache';

/*
 * The parts of an answer that it asserts, without those that it denies (“not coal but gas”) or only
 * compares with (“Gaming, ahead of Data Center”).
 */

const span = String.raw`[^,;.()\n]{1,100}`;

/** “not X but Y”: X is denied. “Not only X but also Y” asserts both X and Y. */
const notBut = new RegExp(
  String.raw`(?<!\p{L})(?:not|n['’]t)(?! (?:only|just|merely|less|more|yet)\b) (${span}?),? but (?!(?:also|plans?|intends?|aims?|will|would|is|are|has|have|does|do|did|it|they|there|this|may|can|expects?)\b)`,
  'giu',
);

/**
 * Words that name an exception: “any fuel but lignite”, but not “nothing but lignite”, which
 * asserts lignite.
 */
const allBut = new RegExp(
  String.raw`but(?<=(?<!\p{L})(?:all|any|every|everything|everywhere|anything) (?:\p{L}+ ){0,3}but) ${span}`,
  'giu',
);

/** Words that mark what follows, up to the end of the clause, as denied or ranked lower. */
const secondary = new RegExp(
  String.raw`(?:[,;(]? ?(?:(?<!\p{L})(?:and|but) )?(?<!\p{L})(?:(?<=[,;(–—] ?|(?:and|but) )not(?! (?:only|all|every|always|necessarily)\b)|rather than|instead of|as opposed to|despite|in spite of|notwithstanding|regardless of|in contrast to|unlike|compared (?:to|with)|relative to|versus|vs\.?|followed (?:closely )?by|gefolgt von|suivie?s? (?:de|par)|seguid[oa]s? (?:de|por|da)|seguit[oa] da|gevolgd door|ahead of|second (?:only )?to|succeeding|replacing|(?:as )?successor (?:to|of)|(?<!(?<!\p{L})(?:no|none|nothing|nobody)(?: \p{L}+){0,3} )(?:except(?: for)?|other than|apart from)|excluding|exceed(?:s|ed)?(?= \p{L})|(?<!(?:was|were|is|are|been|be|or|and) )(?:succeeded|replaced|took over from)(?! by)|(?:is |are |was |were )?(?:very |highly )?unlikely(?: to be)?|(?:is |are |was |were )?probably not|(?<!(?<!\p{L})(?:no|not) )(?:more|less|fewer) than|(?<!(?<!\p{L})(?:no|not) \p{L}{3,12} )than|on behalf of)(?! any other)(?!\p{L})) ${span}`,
  'giu',
);
/**
 * Relative and similar clauses that mention someone or something else: “Ott, who succeeded
 * Keller,”; “the lead bank, with B as a lender”. “which is B” is kept, since it names the answer.
 */
const relative =
  /,? (?:who|which) (?!(?:is|are|was|were)\b)(?:had |has |have )?(?:succeeded|replaced|followed|preceded|defeated|surpassed|outperformed|took over from|beat|outbid|outsold|overtook|reports? to|advises?|supports?|assists?) [^,;.()\n]{1,100}|, with [^,;.()\n]{1,60} as (?:an? |the )?\p{L}+|, with (?:an? |its |the )?(?:branch|office|subsidiary|site|plant|hub)(?:es|s)? in [^,;.()\n]{1,60}|(?:, (?:(?:which|who|that) (?:is|are|was|were) )?| (?:which|who|that) (?:is|are|was|were) )(?:supported|assisted|advised|backed|accompanied|linked|connected|related|reporting|subordinate|adjacent|close|next)(?: closely)? (?:by|to|with) [^,;.()\n]{1,100}|(?<=\p{L} )(?:overtak(?:es?|ing)|overtook|outperforms?|surpass(?:es)?)(?: (?!(?:in|at|on|by|for|as|with)\b)[^\s,;.()]+){1,8}/giu;
/**
 * “moved from X to Y”, “X, overtaken by Y”, “X until 2021, Y since”, “X had been first until Y
 * replaced it”: X is no longer true. `relative` must run after this pattern, because it would
 * remove “replaced it”.
 */
const former =
  /(?<=(?<!\p{L})(?:moved|transferred|shifted|switched|changed|passed|handed(?: over)?|reassigned|transitioned)(?: \p{L}+){0,3} )from [^,;.()\n]{1,80}?(?= to )|(?<=^|[.;:] )[^,;.()\n]{1,80},? (?:(?:was|were|is|are|has been|have been) )?(?:since )?(?:overtaken|superseded|displaced|outstripped|replaced|succeeded) by |(?<=^|[.;:,] )(?:(?!(?<!\p{L})(?:from|since|between) )[^,;.()\n]){1,80} until (?:19|20)\d\d(?=[,;] | and (?:is|are) now )|(?<=^|[.;:,] )[^,;.()\n]{1,80} (?:had been|was|were) [^,;.()\n]{1,60} until (?=[^,;.()\n]{1,60} (?:overtook|replaced|surpassed|succeeded|took over))|(?<=^|[.;:,] )(?:until (?:19|20)\d\d|formerly|previously|originally|initially),? [^,;.()\n]{1,80}(?=[,;] )|(?<=^|[.;:,] )[^,;.()\n]{1,80} (?:used to be [^,;.()\n]{1,60}(?=, but)|(?:was|were) (?:dropped|abandoned|discontinued|withdrawn|dissolved)(?!\p{L}))|(?<=^|[.;:,] )[^,;.()\n]{1,80} \(until (?:\p{L}+ ){0,2}(?:19|20)\d\d\)/giu;
/**
 * A contrasting clause that denies something: “E1 and E5 are material, whereas E2, E3 and S4 are
 * not”.
 */
const contrasted =
  /, (?:whereas|while|but) [^;.()\n]{1,120}? (?:is|are|was|were|do|does|did|has|have)(?: not|n['’]t)(?: \p{L}+){0,2}(?=\W*$|[.;)])/giu;
/** A clause that calls an answer wrong: “India would be wrong; it is Brazil.” */
const declaredWrong =
  /(?<=^|[.;:,] )[^,;.()\n]{1,80} (?:is|are|was|were|would be) (?:wrong|incorrect|not correct|false)(?=\W)/giu;
/** An outdated answer before the current one: “Last year India, this year Brazil”. */
const lastYear =
  /(?<=^|[.;:,] )(?:last year|before that),? [^,;.()\n]{1,80}(?=[,;] (?:(?:and|but) )?(?:this year|now|today|currently)(?!\p{L}))/giu;
/** A question, which asserts nothing: “Is it KPMG? The report does not say.” */
const asked = /(?<=^|[.!?\n] ?)[^.!?\n]{1,200}\?(?=\s|$)/gu;
/** The text that a correction withdraws: “Rotterdam” in “Rotterdam. Correction: Antwerp”. */
const takenBack =
  /^.{1,200}?(?:[.;,\n]|\s[–—-])\s*(?:correction|no, wait|wait|on second thought|scratch that|sorry|i mean)(?:[:,.]|\s[–—-])/isu;
/** The patterns to remove, each with a hint: words, at least one of which occurs in every match. */
const REMOVED: readonly (readonly [mayMatch: Hint, pattern: RegExp])[] = [
  [createHint('but'), notBut],
  [createHint('but'), allBut],
  [createHint('', '?'), asked],
  [createHint('whereas while but'), contrasted],
  [createHint('wrong incorrect correct false'), declaredWrong],
  [createHint('last before'), lastYear],
  [createHint('correction wait second scratch sorry mean'), takenBack],
  [
    createHint(
      `not rather instead opposed despite spite notwithstanding regardless contrast unlike succeeded replaced took compared relative versus vs followed gefolgt suivi* seguid* seguit* gevolgd ahead second
      succeeding replacing successor except excluding exceed* other apart than behalf unlikely`,
    ),
    secondary,
  ],
  [
    createHint(
      `moved transferred shifted switched changed passed handed reassigned transitioned overtaken
      superseded displaced outstripped replaced succeeded until formerly previously originally initially
      used dropped abandoned discontinued withdrawn dissolved`,
    ),
    former,
  ],
  [
    createHint(
      `who which with supported assisted advised backed accompanied linked connected related reporting
      subordinate adjacent close next overtak* overtook outperform* surpass*`,
    ),
    relative,
  ],
];

/**
 * The text without the clauses that deny something or rank it lower; the full text if nothing else
 * remains.
 */
export const assertedPart = cacheByText((text) => {
  const claimed = REMOVED.reduce(
    (rest, [mayMatch, pattern]) => (mayMatch(rest) ? rest.replace(pattern, ' ') : rest),
    text,
  );
  return claimed === text || /[\p{L}\p{N}]/u.test(claimed) ? claimed : text;
});
