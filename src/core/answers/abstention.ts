import { cacheByText } from '../text/text-cache';
import { createHint } from '../text/hints';
import { splitWhitespace } from '../text/python';
import { readListLiteral } from './list-literal';
import { readYesNo } from './yes-no';

/**
 * Builds the test for answers that decline: empty text, a lone dash, an empty list (`[]`), or one
 * of the phrases. Case, whitespace, surrounding quotes and a final period are ignored, and a phrase
 * may be followed by its source (“Not disclosed in the report”). A phrase that ends in `…` matches
 * every text that begins with it.
 */
export function createAbstentionTest(phrases: readonly string[]): (answer: string) => boolean {
  const cleanedPhrases = phrases.map(clean);
  const whole = new Set(cleanedPhrases.filter((phrase) => !phrase.endsWith('…')));
  const prefixes = cleanedPhrases
    .filter((phrase) => phrase.endsWith('…') && phrase.length > 1)
    .map((phrase) => phrase.slice(0, -1));
  const hasPlace = (text: string) =>
    text.length <= MAX_SHORT_LENGTH &&
    [...whole].some((phrase) => {
      if (!text.startsWith(phrase)) return false;
      const rest = text.slice(phrase.length);
      return place.test(rest) || (reason.test(rest) && !/^(?:no|none|nothing|nil)$/u.test(phrase));
    });
  const firstLetters = new Set([...whole, ...prefixes].map((phrase) => phrase.charAt(0)));
  return (answer) => {
    const first = firstLetter(answer);
    if (/[a-z]/i.test(first) && !firstLetters.has(first.toLowerCase())) return false;
    const text = clean(answer);
    return (
      text === '' ||
      /^[-–—]$/.test(text) ||
      (text.startsWith('[') && isEmptyList(text)) ||
      whole.has(text) ||
      prefixes.some((beginning) => text.startsWith(beginning)) ||
      hasPlace(text)
    );
  };
}

/** Matches `[]`, `[""]` and `[None]`. */
function isEmptyList(text: string): boolean {
  return readListLiteral(text)?.every((item) => item.trim() === '') ?? false;
}

/** Maximum length of a short answer, including the source or reason after its phrase. */
const MAX_SHORT_LENGTH = 160;

/** The first character that `clean` keeps; if no phrase begins with it, no phrase matches. */
function firstLetter(answer: string): string {
  let at = 0;
  while (at < answer.length && BLANK.includes(answer.charAt(at))) at++;
  return answer.charAt(at);
}

const LEADING = ' "\'“”‘’`*_([«';
const BLANK = `${LEADING}\t\r\n`;

/** Normalizes a short answer. Text that consists only of punctuation, such as `[]`, is kept. */
function clean(text: string): string {
  const plain = splitWhitespace(text.toLowerCase().replace(/\*\*|__/g, '')).join(' ');
  let [start, end] = [0, plain.length];
  while (start < end && LEADING.includes(plain.charAt(start))) start++;
  while (end > start && ' "\'“”‘’`*_)]».!'.includes(plain.charAt(end - 1))) end--;
  return start === end ? plain.replace(/\.$/, '') : plain.slice(start, end);
}

/*
 * The patterns below match lowercased text. Compiling them takes most of the time of the first
 * match; ignoring case and `\p{L}` would make it three to six times as long. The empty lookahead
 * before each list of words does not change what matches; it stops V8 from compiling the list once
 * for each path that leads to it, which halves the time.
 */

/** For a character class: lowercase letters and their marks, kana, Han and Hangul. */
export const letter = 'a-zªµºß-öø-῿々ぁ-ヺー-ヿ㐀-鿿가-힣ﬀ-ﬆａ-ｚｦ-ﾟ';

const source = String.raw`(?=)(?:information|context|text|document|filing|report|evidence|excerpts?|data|passages?|statements?|source|sources|content|question|extract|details?|page|section|table)`;
const giving = String.raw`(?=)(?:provide|contain|include|mention|specify|disclose|state|report|give|list|offer|indicate|identify|discuss|detail|cover|have|say|address|quantify|clarify|break|show|make clear|seem to have|appear to have)`;
const given = String.raw`(?=)(?:provided|contained|included|mentioned|specified|disclosed|stated|given|available|answerable|found|referred to|listed|reported|present|quantified|addressed|covered|published|clear|shown|described|discussed|broken (?:out|down)|made public)`;
const finding = String.raw`(?=)(?:provide|determine|answer|access|find|calculate|give|tell|say|confirm|verify|see|locate|compute|identify|conclude|know|compare|assess|estimate|offer|perform|browse|ascertain|state|open|load|read|view|retrieve|process)`;

const where = String.raw`(?:in|by|within|from|on) (?:[${letter}-]+ ){0,4}`;
const not = String.raw`(?: not|n['’]t)`;

/** Matches a mention of the source in which nothing was found: “in the report”. */
const place = new RegExp(
  String.raw`^ ${where}(?:${source}|company|firm|group|bank|issuer|organi[sz]ation)s?$`,
  'u',
);

/** The reason that follows a short answer: “N/A – no data for Brazil”. */
const reason = /^(?: \(| [–—-] |: )(?:\P{N}|(?<!\d)(?:19|20)\d\d(?!\d))*$/u;

/**
 * A pattern of alternatives. Those that begin at a word boundary share one `\b`, so that they are
 * tried only at such boundaries, which takes a quarter of the time.
 */
function anyOf(...patterns: readonly string[]): RegExp {
  const isWord = (pattern: string) => pattern.startsWith('\\b');
  const words = patterns.filter(isWord).map((pattern) => pattern.slice(2));
  const others = patterns.filter((pattern) => !isWord(pattern));
  const all = words.length > 0 ? [...others, String.raw`\b(?:${words.join('|')})`] : others;
  return new RegExp(all.join('|'), 'u');
}

/** Sentences in which a system says that it has no answer. Bounded gaps keep the search linear. */
const declineSentence = anyOf(
  String.raw`\bas an ai\b`,
  String.raw`\bi(?: am|['’]m) (?:[${letter}]+ )?(?:sorry|unable|not able|not sure)\b`,
  String.raw`\bi have no (?:idea|information|data)\b`,
  String.raw`\b(?:i|we) do${not} have (?:[${letter}-]+ ){0,3}(?:access|information|data|details|enough|sufficient|knowledge|ability|report|document|file|filing)\b`,
  String.raw`\b(?:i|we) do${not} (?:see|find|know)\b(?! (?:why|how come))`,
  String.raw`\b(?:i|we|it|one|assistant|model) (?:can(?:not|['’]t| not)|could${not}) (?:[${letter}]+ ){0,2}${finding}\b`,
  String.raw`\b(?:can(?:not|['’]t| not)|could${not}) be (?:[${letter}]+ )?(?:determined|calculated|answered|computed|derived|found|given|verified|confirmed|identified|established|inferred|deduced|extracted|located|retrieved|obtained)\b`,
  String.raw`\b(?:not possible|impossible|unable|not able) to (?:[${letter}]+ )?${finding}\b`,
  String.raw`\b(?:impossible|hard|difficult) to (?:say|tell) from\b`,
  String.raw`\b${source}s?(?: [${letter}]+){0,5} do(?:es)?${not} (?:[${letter}]+ ){0,2}${giving}\b`,
  String.raw`\b${source}s?(?: [${letter}]+){0,5} did${not} (?:[${letter}]+ ){0,2}${giving}\b`,
  String.raw`\b${source}s?(?: [${letter}]+){0,2} (?:is|are|gives?|offers?|remains?) (?:silent|no (?:information|answer|detail|figure|number|data)s?)\b`,
  String.raw`\b${source}s?(?: [${letter}]+){0,2} (?:gives?|offers?|has|contains?|provides?|includes?|shows?|lists?|makes?) no (?:[${letter}]+ ){0,2}(?:figure|number|value|amount|reference|mention|claim|${source})s?\b`,
  String.raw`\b${source}s? (?:[${letter}]+ ){0,2}?(?:gives?|states?|reports?|contains?|provides?|discloses?|mentions?|shows?|lists?) [^.]{1,80}? but (?:no|not the|not any) (?:[${letter}]+ ){0,2}(?:figure|number|value|amount|breakdown|split|cost|price|rate|share|total|data|detail|information)s?(?![${letter}])`,
  String.raw`\b${source}s?(?: [${letter}-]+){0,9} never (?:says|states|specifies|mentions|gives) (?:whether|if|how|what|which|when|who|where|any)\b`,
  String.raw`\bnothing (?:about|on|regarding) [^.]{1,60}? (?:in|within) the (?:[${letter}]+ ){0,2}${source}\b`,
  String.raw`\b(?:there is|there are|there['’]s|has|have|with) (?:no|insufficient|not enough) (?:[${letter}]+ ){0,3}${source}\b`,
  String.raw`(?:\b(?:insufficient|not enough)|n['’]t (?:have )?enough) (?:[${letter}]+ ){0,2}(?:information|data|details?|context|evidence)\b(?! (?:quality|coverage|from (?!the)))`,
  String.raw`\bno (?:[${letter}\d]+ ){0,2}(?:information|data|details?|mention|figures?|numbers?|share|percentage|proportion) (?:[${letter}-]+ ){0,6}${given}\b`,
  String.raw`\b(?:is|are|was|were)${not} (?:[${letter}]+ ){0,2}${given} (?:in|by|within|from) (?:[${letter}]+ ){0,3}${source}\b`,
  String.raw`\bnothing (?:in|on) the ${source}\b|\bno answer can be given\b|\b(?:not something|nothing) the ${source} [${letter}]+|\b(?:${source}|response|company) leaves? (?:this|that|it|the)(?: [${letter}]+){0,2} (?:open|blank|empty|unanswered)\b|\banswer is not (?:in|part of)\b`,
  String.raw`\b(?:standard|guidance|guidelines?|framework|policy|questionnaire|response|booklet|charts?|figures?|company|it) do(?:es)?${not} (?:explicitly |clearly )?(?:say|state|specify|mention|indicate|clarify|disclose) (?:whether|if|how|what|which|when|who|where)\b`,
  String.raw`^(?:based on|according to|in) [^,.]{0,80}, [^,]{1,40}? do(?:es)?${not} (?:[${letter}]+ly )?(?:specify|state|disclose|quantify|report)\b`,
  String.raw`\bno (?:[${letter}-]+ ){0,4}(?:information|data|details?|figures?|numbers?|values?|mention|disclosures?) (?:[${letter}]+ ){0,6}(?:could|can) be (?:located|found|identified|retrieved|derived)\b`,
  String.raw`\bis nowhere (?:[${letter}]+ )?${given}\b`,
  String.raw`\bit (?:is|remains) (?:un(?:clear|known|certain)|not (?:clear|known|evident)) (?:whether|if|how|what|which|when|who|where)\b|\bi (?:can |could )?(?:find|found|see|saw) no\b`,
  String.raw`\b(?:neither|none) of the (?:[${letter}]+ ){0,2}${source}s? (?:${giving}|ha[sd])s?\b|\bneither (?:[${letter}]+ )?${source} ${giving}s?\b`,
  String.raw`\b${source}s?(?: [${letter}]+){0,2} (?:is|are)${not} relevant\b|\bdo(?:es)?${not} (?:[${letter}]+ )?answer (?:the|this|that|your) question\b|\bquestion is${not} answerable\b`,
  String.raw`\bi(?: would|['’]d) need\b|\bmore (?:information|data|context|details?) (?:is|are|would be) (?:needed|required|necessary)\b|\bno conclusions? can be\b`,
  String.raw`\b${source}s?(?: [${letter}]+){0,2} (?:(?:lacks?|omits?) (?:this|that|it|the|any|such)|fails? to ${giving})\b`,
  String.raw`\b(?:answer|amount|figure|number|value|information|data|detail)s? (?:[${letter}\p{N}]+ ){0,4}?(?:is|are|was|were) (?:(?:missing|absent)(?: from (?:the|this) (?:[${letter}]+ )?${source}s?)?|unavailable|undisclosed|unreadable|illegible)(?:$|\W*$| (?:in|from) the\b)`,
  String.raw`\b(?:${source})s? (?:is|are) (?:unreadable|illegible|blank|empty)\b`,
  String.raw`\bno (?:[${letter}]+ ){0,2}(?:information|data|details?|figures?|statements?|mention|answer) (?:appears?|exists?)\b`,
  String.raw`\b(?:is|are|was|were)${not} (?:[${letter}]+ly )?${given} (?:whether|if|how|what|which|when|who|where)\b`,
  String.raw`\bnothing (?:(?:in|about|on) (?:[${letter}]+ ){1,4})?(?:(?:is|was) (?:[${letter}]+ )?(?:said|${given})|${given}|says|states|indicates)\b`,
  String.raw`\b(?:gives?|provides?|names?|states?|discloses?) no (?:[${letter}]+ )?(?:amount|figure|number|value|details?|breakdown|data|information)s?\b`,
  String.raw`\b(?:is|are|was|were)${not} (?:broken (?:out|down)|disaggregated|itemi[sz]ed|quantified|${given} separately)\b`,
  String.raw`^\W{0,4}not (?:[${letter}]+ )?${given} ${where}${source}\b`,
  String.raw`\bno (?:[${letter}]+ ){1,3}${given} ${where}${source}\b`,
  String.raw`\b(?:information|data|details?|answers?|figures?|numbers?|amounts?) (?:[${letter}]+ ){0,6}(?:is|are|was|were)${not} (?:[${letter}]+ )?(?:${given}|there)\b`,
  String.raw`\bthere (?:is|are|was|were) no (?:[${letter}]+ )?(?:mention|indication)\b`,
  String.raw`\byou (?:have|did)${not} (?:[${letter}]+ ){0,2}(?:provide|include|supply)d?\b`,
  String.raw`\byou(?: would|['’]d)? (?:need|have) to (?:have access|check|consult|refer|look up)\b`,
);

/**
 * Short answers that say only that there is no answer: “N.A.”, “No data available”, “I don't know”.
 */
const blank = anyOf(
  String.raw`^nan$|^n\.? ?[ad]\.?$|^n/[ad]$|^t\.?b\.?[da]\.?$|^(?:undisclosed|unspecified|unreported|unknown|unclear|undetermined|inconclusive|unavailable|unanswerable|no idea|no clue|no mention|no comment|not sure)$`,
  String.raw`^(?:it(?:['’]s| is| was) |this (?:is|was) |that (?:is|was) )?(?:not|none|(?:it|this|that) (?:is|was)n['’]t) (?:[${letter}]+ly )?(?:applicable|determinable|identified|indicated|known|answerable|${given})(?: (?:here|there|separately|anywhere|publicly|at all|yet|for \d{4}|from the (?:text|report|document)|in (?:the )?(?:text|report|document)))?$`,
  String.raw`^(?:it(?:['’]s| is) |this is |that is )?(?:un(?:known|clear|disclosed|specified|available)(?: from the (?:[${letter}]+))?|impossible to (?:say|tell)|hard to (?:say|tell))$`,
  String.raw`^(?:there (?:is|are) )?(?:no|insufficient|not enough) (?:[${letter}]+ )?(?:data|information|details?|disclosure|mention|evidence|figures?|numbers?|answers?|such (?:figure|number|data|information))(?: (?:(?:is|are|was|were) )?${given}| to (?:answer|tell|say|determine)(?: (?:this|that|it|the question))?)?$`,
  String.raw`^(?:the |this |that )?(?:[${letter}]+ ){0,3}?(?:information|data|answer|value|figure|number|amount|this|that|it)s? (?:(?:is|are|was|were|has been) )?(?:not (?:[${letter}]+ly )?${given}|unavailable|undisclosed|unknown|missing)$`,
  String.raw`^no (?:[${letter}\p{N}-]+ ){1,5}(?:is|are|was|were|has been|have been) (?:given|disclosed|provided|mentioned|specified|published|stated|available)$`,
  String.raw`^(?:sorry,? )?(?:(?:i|we) )?(?:(?:really |honestly )?do${not} know|can(?:not|['’]t| not) (?:say|tell|answer|find (?:it|this|that)|help(?: with that)?)|couldn['’]t find (?:it|this|that)(?: in the [${letter}]+)?|have no (?:idea|information))(?: (?:this|that|it))?$`,
  String.raw`^(?:(?:the )?(?:${source}|company|firm|group|bank|issuer|paper|study|author)s? |it )?do(?:es)?${not} (?:[${letter}]+ly )?(?:say|tell|specify|state|disclose|mention|report|provide|give|quantify|know|address)(?: (?:this|that|it|so|any|one))?$`,
);

/** Short answers in other languages that say that there is no answer. */
const foreign = anyOf(
  // German
  String.raw`^(?:keine angaben?|k\. ?a\.?|nicht (?:angegeben|verfügbar|bekannt|offengelegt|erwähnt|beantwortbar|berichtet|veröffentlicht)|unbekannt|(?:das |ich )?wei(?:ß|ss) (?:ich )?(?:das )?nicht)\W*$`,
  String.raw`(?<![${letter}])(?:nicht|keine?n?) (?:[${letter}]+ ){0,6}(?:enthalten|angegeben|verfügbar|genannt|erwähnt|offengelegt|bekannt|veröffentlicht|beantworte[nt]|angaben?|informationen?|hervor|ersichtlich|berichtet|beziffert|entnehmen)(?![${letter}])|(?<![${letter}])fehl(?:t|en) (?:im|in der|in dem) (?:[${letter}]+)`,
  // French
  String.raw`^(?:non (?:divulgu|communiqu|précis|mentionn|indiqu|renseign|publi)ée?s?|non disponible|(?:je )?n['’]?e? ?sais pas|aucune (?:information|donnée|mention|réponse)[^.]{0,80}|inconnue?)\W*$`,
  String.raw`(?:(?<![${letter}])ne|(?<![${letter}])n['’][${letter}]+) ?(?:[${letter}]+ ){0,3}?(?:pas|aucune?)(?![${letter}]) ?(?:[${letter}'’]+ ){0,5}?(?:mentionn|indiqu|divulgu|disponible|précis|fourni|communiqu|information|trouv|publi|répondre|donnée|contien|figure)`,
  String.raw`(?<![${letter}])aucune? (?:[${letter}-]+ ){1,3}n['’](?:est|a été) (?:mentionn|indiqu|divulgu|disponible|précis|fourni|communiqu|publi|donné)`,
  String.raw`(?:rapport|document|texte|entreprise|société) ne (?:l['’]|le |la |les )?(?:[${letter}]+) pas(?![${letter}])|(?<![${letter}])ne (?:figure|ressort|se trouve) pas (?:dans|du|de)(?![${letter}])`,
  // Spanish
  String.raw`^(?:(?:[${letter}]+ ){0,3}no (?:est[áa]n? )?disponibles?|no (?:divulgad|disponible|informad|revelad|especificad|mencionad|aplica)[${letter}]*|(?:no|yo no) (?:lo )?s[eé]|sin (?:datos|información)|desconocid[oa]|no se sabe)\W*$`,
  String.raw`(?<![${letter}])(?:no|ningun[ao]?) (?:se |lo |la |los |las |ha |han |está |están |es |fue |hay |dispone de |sido |contiene |incluye |proporciona |ofrece |figura ){1,4}(?:[${letter}]+ ){0,2}?(?:menciona|indica|divulga|disponible|especifica|proporciona|informaci|datos|informa|revela|publica|encontr|determin|precisa)|(?:informe|documento|texto|empresa) no (?:menciona|indica|contiene|incluye|proporciona|especifica|divulga|presenta|ofrece|da|facilita|aporta|recoge|detalla)(?![${letter}])|(?<![${letter}])no (?:se encuentra|figura|aparece|consta) en (?:el|la|los) (?:informe|documento|texto|tabla)`,
  // Italian and Portuguese
  String.raw`^(?:non (?:divulgat|disponibil|indicat|menzionat|specificat|riportat|noto|comunicat)[${letter}]*|non lo so|nessuna (?:informazione|indicazione)[^.]{0,60}|sconosciuto)\W*$`,
  String.raw`(?<![${letter}])non (?:è|viene|sono|ha|hanno|vengono|fornisce|contiene|riporta|indica|specifica|menziona|divulga)(?![${letter}]) ?(?:[${letter}]+ ){0,3}?(?:divulgat|indicat|menzionat|disponibil|specificat|riportat|informazion|fornit|pubblicat|reso not|comunicat|presente ne|$)`,
  String.raw`^(?:não (?:divulgad|disponíve|informad|mencionad|especificad|consta)[${letter}]*|não sei|sem (?:dados|informaç)[${letter}]*|desconhecido)\W*$`,
  String.raw`(?<![${letter}])não (?:foi|foram|é|há|está|estão|menciona|informa|divulga|fornece|contém|especifica|apresenta|consta|indica)(?![${letter}])`,
  // Dutch
  String.raw`(?<![${letter}])(?:niet|geen) (?:[${letter}]+ ){0,4}?(?:vermeld|bekend|beschikbaar|bekendgemaakt|gerapporteerd|gegevens|informatie|opgegeven|genoemd)(?![${letter}])|(?<![${letter}])(?:vermeldt|noemt|geeft) (?:dit|dat|het|deze [${letter}]+) niet(?![${letter}])|(?<![${letter}])staat niet in(?![${letter}])`,
  String.raw`^(?:ik )?weet (?:ik |het )?niet\W*$`,
  // Chinese, Japanese, Korean
  String.raw`未(?:有)?(?:披露|提及|提供|说明|說明|公开|公開|报告|報告|注明|列出|明确)|(?:没有|沒有|并未|無|无)(?:[${letter}]{0,4})(?:披露|给出|給出|列明|提及|信息|資訊|数据|數據|资料|說明|说明|答案|提供)|无法(?:确定|回答|得知|判断)|無法(?:確定|回答)|不(?:知道|清楚|详|適用|适用|可回答|可得|可用)|(?:无|無|缺少)(?:数据|資料)|报告(?:中)?没有|未知`,
  String.raw`(?:記載|開示|言及|情報|記述|公表|データ)(?:[${letter}]{0,4})(?:ない|ません|なし|いません|無し)|わかりません|分かりません|不明|回答(?:でき|不)|該当なし|非開示|未開示`,
  String.raw`(?:공개|언급|기재|명시|제공|포함|보고|확인|답변|나와)[${letter} ]{0,8}(?:않|없|불가)|알 ?수 ?없|정보[가는]? ?없|모르|모릅|해당 ?없음|미공개|답할 수 없`,
);

/**
 * Finds words with which a match of the hints below can begin, words for “none” in other languages,
 * and marks that `clean` removes.
 */
const mayDecline = createHint(
  `n na nan nd t tb tba tbd unable unanswerable unavailable unbekannt unclear undetermined undisclosed unknown
  unreported unspecified no not never none nothing nowhere non n't inconclusive impossible insufficient hard
  difficult missing cannot sorry ai silent you leave leaves neither lack lacks omits omit fails fail
  absent uncertain unreadable illegible blank empty need needed required necessary fehlt fehlen k kein* nicht pas aucun* inconnu* sin sem
  descon* sconosciut* ningun* nessun* nenhum* niet geen nil nada rien`,
  '*_',
);

/**
 * Each pattern with a hint: a second pattern that is quick to compile and search, and that matches
 * every text that the first one matches. Most answers do not match the hint, so the pattern, which
 * takes up to 60 ms to compile, is rarely used.
 */
export const HINTED_PATTERNS = {
  declineSentence: {
    hint: /not|n['’]t|never|sorry|unable|neither|none of the|(?:lacks?|omits?) (?:this|that|it|the|any|such)|fails? to|missing|absent|unavailable|undisclosed|unreadable|illegible|(?:is|are) (?:blank|empty)|it (?:is|remains) un|(?:find|found|see|saw) no|i(?: would|['’]d) need|more (?:information|data|context|details?) |no conclusion|insufficient|impossible|\bas an ai\b|nothing|nowhere|silent|difficult|hard to|\byou\b|leave|have no idea|but no|\bno\b.*(?:information|data|detail|figure|number|value|amount|share|percentage|proportion|answer|mention|disclos|breakdown|indication|reference|claim|context|text|document|filing|report|evidence|excerpt|passage|statement|source|content|question|extract|page|section|table)/s,
    pattern: declineSentence,
  },
  blank: {
    hint: /^n\W{0,2}[ad]|^t\.?b|\b(?:un|no|inconclusive|impossible|insufficient|hard to|missing|cannot)|n['’]t/,
    pattern: blank,
  },
  foreign: {
    hint: /(?![\0-\x7f])\p{L}|^(?:k\.|unbekannt|inconnu|sin |sem |descon|sconosciut|nessuna)|kein|nicht|fehl|pas(?![a-z])|aucun|non |no (?:[fls]|ap|co|da|de|di|es|ha|in|me|of|pr|re)|ningun|niet|geen/u,
    pattern: foreign,
  },
};

function isMatch(name: keyof typeof HINTED_PATTERNS, text: string): boolean {
  const lower = text.toLowerCase();
  return HINTED_PATTERNS[name].hint.test(lower) && HINTED_PATTERNS[name].pattern.test(lower);
}

/** Matches an answer that begins by saying that the company gives no value. */
const companyDeclines = new RegExp(
  String.raw`^\W{0,4}(?:(?:[Tt]he |[Tt]his |[Oo]ur )?(?:company|firm|group|bank|issuer|organi[sz]ation|corporation)(?: \p{L}+){0,3}|(?:[Tt]he )?(?:\p{Lu}[\p{L}&.'’-]*,? ?){1,4}|[Ii]t|[Tt]hey|[Ww]e) (?:do|does|did|has|have)${not}(?: yet)? (?:\p{L}+ ){0,2}(?:disclosed?|reported|report|publish(?:ed)?|provided?|stated?|specif(?:y|ied)|mention(?:ed)?|quantif(?:y|ied)|gave|given?|released?)(?!\p{L})`,
  'u',
);

/**
 * Whether an answer says that nothing is disclosed, in a few words or about the company itself
 * (“The company does not disclose …”). That is the correct answer to an unanswerable question, and
 * can be the correct answer to other questions.
 */
export const saysNotDisclosed = cacheByText(
  (answer) => statesNoAnswer(answer) || (mayDecline(answer) && companyDeclines.test(answer)),
);

/** Whether a short answer, in any supported language, says only that there is no answer. */
export const statesNoAnswer = cacheByText((answer): boolean => {
  if (answer.length > MAX_SHORT_LENGTH || !mayDecline(answer)) return false;
  const text = clean(answer);
  const reasonAt = text.search(/ \(| [–—-] |: /u);
  const declinesWith = (head: string) => isMatch('blank', head);
  return (
    declinesWith(text) ||
    (reasonAt > 0 &&
      declinesWith(text.slice(0, reasonAt)) &&
      (reason.test(text.slice(reasonAt)) || declinesWith(firstPart(text.slice(reasonAt))))) ||
    isMatch('foreign', answer.trim())
  );
});

/**
 * The text up to the first separator: “not reported” in “ – not reported (only the total of 97%
 * is)”
 */
const firstPart = (text: string) =>
  text
    .replace(/^[^\p{L}]+/u, '')
    .split(/ ?[(;,–]/u, 1)[0]
    ?.trim() ?? '';

const noneAnswer =
  /^\W*(?:(?:there (?:is|are|was|were)|it has|they have|the company has) )?(?:none(?: (?:at all|listed|registered|reported|exist|exists|identified)|[,;:] (?!(?:except|apart|other|but|save|besides)(?!\p{L}))[^,;:.]{1,80})?|nothing|nil|keine[rs]?|aucune?|ninguno|ninguna|nessuno|nessuna|nenhum|nenhuma|geen|nada|rien|无|没有|無|なし)\W*$/iu;

/** A short phrase in another language that means “none” or “no …”: “Keine Bußgelder”. */
const foreignNone =
  /^\W*(?:keine[rns]?|kein|aucune?|ning[uú]n[ao]?|nessun[ao]?|nenhum[ao]?|geen) (?!\p{L}*(?:angabe|information|daten|donnée|dato|dado|gegevens|informatie|mention|réponse|respuesta))(?:[\p{L}-]+ ?){1,6}\W*$/iu;

/** Whether an answer is “none” or “no …” in another language. */
export const saysForeignNone = (answer: string): boolean =>
  mayDecline(answer) && foreignNone.test(answer);

/** Whether an answer says just “none”: “None”, “There are none.” */
export const saysNone = cacheByText((answer) => mayDecline(answer) && noneAnswer.test(answer));

/** Number of characters searched at the beginning of an answer, roughly its first paragraphs. */
const SEARCHED_LENGTH = 2000;

/**
 * Whether the beginning of an answer says that the question cannot be answered (“The context does
 * not mention …”). English only. The rest of the text may still give an answer; `readStance`
 * decides.
 */
export const saysCannotAnswer = cacheByText(
  (answer) => mayDecline(answer) && isMatch('declineSentence', answer.slice(0, SEARCHED_LENGTH)),
);

/** `declines`: gives no answer. `hedges`: says that something is missing, but gives an answer. */
export const STANCES = ['answers', 'declines', 'hedges'] as const;

export type Stance = (typeof STANCES)[number];

export interface StanceReading {
  readonly stance: Stance;
  /** The sentence that declines; empty if none does. */
  readonly sentence: string;
}

const ANSWERS: StanceReading = { stance: 'answers', sentence: '' };

const sentenceEnd = /(?<=(?<!\b\d{1,2})[.!?:])\s+(?=[\p{Lu}"'“\d*•-])|\n+/gu;

/** Advice, methods and background that accompany an abstention. */
const advice =
  / = |:\s*$|^\W*(?:\d{1,2}[.)] )?\W*(?:locate|find|calculate|add|divide|multiply|subtract|use|remember)\b|\b(?:please|recommend|suggest|(?:would |we |you |I )need|need(?:ed)? to|steps|pieces of information|refer|would have to|consult|check|visit|formula|calculated (?:by|as|using)|typically|generally|usually|would be|could be|can be found|let me know|you (?:can|could|may)|if you|as of my|last update|hope|help|guide|access to|review|obtain|look|in general|to calculate)\b/iu;

/** A digit. Years, quarters and form names, which `period` matches, are removed before the test. */
const figure = /\d/u;
const period =
  /\b(?:fy|q|h)? ?['’]?(?:19|20)?\d\d\b|^\W*\d{1,2}[.):]|\b\d{1,2}[.)]$|\bq[1-4]\b|\b(?:10-?[kq]|8-?k)\b|\(\d\)|\d+-year/giu;
const contrast =
  /^\W*(?:however|but|nevertheless|therefore|thus|so|instead|yet|overall|that said)\b/iu;

/**
 * Whether an answer declines, hedges or answers. It declines if it says near its beginning that the
 * answer is missing and then gives only advice or background. An answer before that, or after
 * “however”, makes it a hedge.
 */
export const readStance = cacheByText((answer): StanceReading => {
  if (statesNoAnswer(answer)) return { stance: 'declines', sentence: answer.trim() };
  if (!saysCannotAnswer(answer)) return ANSWERS;
  const sentences = answer.slice(0, SEARCHED_LENGTH).split(sentenceEnd);
  const first = sentences.findIndex(saysCannotAnswer);
  const sentence = sentences[first]?.trim() ?? '';
  if (first < 0) return ANSWERS;
  if (readYesNo(answer) !== null) return { stance: 'hedges', sentence };
  const before = sentences.slice(0, first).map(roleOf);
  const rest = sentences.slice(first);
  const after = rest.slice(1).map(roleOf);
  const last = rest.findLast(saysCannotAnswer) ?? '';
  const answersAfterLast = after.slice(after.lastIndexOf('declines') + 1).some(isAnswering);
  // “… so the ratio cannot be calculated” withdraws the preceding calculation.
  const figures = [...before, ...after].filter((role) => role === 'figure').length;
  if (inability.test(last.toLowerCase()) && !answersAfterLast && figures <= MAX_FIGURES)
    return { stance: 'declines', sentence };
  const hasAnswered =
    before.includes('figure') || before.filter((role) => role === 'content').length > 1;
  const answering = after.filter(isAnswering).length;
  const continuesWithAnswer =
    answering > 0 && answering >= after.filter((role) => role === 'advice').length;
  return { stance: hasAnswered || continuesWithAnswer ? 'hedges' : 'declines', sentence };
});

/**
 * Statements in which the system says that it cannot answer. “The report does not mention” is not
 * one of them, since it may concern a detail.
 */
const inability = anyOf(
  String.raw`\b(?:can(?:not|['’]t| not)|could${not}|unable|not able|not possible|impossible|not enough|insufficient)\b`,
);

/** Whether a sentence states inability or mentions the context: “the context has no figures”. */
export function statesInability(sentence: string): boolean {
  return (
    inability.test(sentence.toLowerCase()) ||
    /(?: not|n['’]t) (?:mention|say|state|indicate|specif|clarif|disclose|report)\p{L}* (?:whether|if)\b/iu.test(
      sentence,
    ) ||
    /\b(?:information|answer|context|as an ai|i|unclear|unknown)\b/iu.test(sentence)
  );
}

const isAnswering = (role: Role) => role === 'figure' || role === 'turn';

/**
 * A text in which more than this many sentences contain figures is an answer, even if it ends by
 * declining.
 */
const MAX_FIGURES = 3;

type Role = 'declines' | 'advice' | 'figure' | 'turn' | 'content';

/**
 * Matches a sentence that describes the source instead of answering: “The NDC only states the total
 * cost.”, “It mentions it without giving figures.”
 */
const statesSomethingElse =
  /^\W*(?:it|the [\p{L}-]+(?: [\p{L}-]+)?|they)(?:,? however,?)? (?:only|merely|just) \p{L}+s?\b|\bwithout (?:giving|stating|providing|quantifying|specifying|any|a)\b/iu;

function roleOf(sentence: string): Role {
  if (saysCannotAnswer(sentence)) return 'declines';
  if (statesSomethingElse.test(sentence)) return 'content';
  if (advice.test(sentence)) return 'advice';
  if (figure.test(sentence.replace(period, ''))) return 'figure';
  return contrast.test(sentence) ? 'turn' : 'content';
}
