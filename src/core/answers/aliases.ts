/*
 * Names of the same thing: months, countries and regions in English, German, French, Spanish and
 * Italian, and the abbreviations of climate, ESG and finance reports. Sources: ISO 3166-1 and UN M49
 * for countries; the organizations themselves for their abbreviations.
 */

/** One place per row, its names separated by `|`; the first is the canonical one. */
const PLACES = `
united states|united states of america|usa|u s|u s a|etats unis|vereinigte staaten|estados unidos|stati uniti|ee uu
united kingdom|uk|u k|great britain|royaume uni|vereinigtes konigreich|reino unido|regno unito|grossbritannien
european union|eu|e u|union europeenne|europaische union|union europea|unione europea
germany|deutschland|allemagne|alemania|germania
france|frankreich|francia
spain|spanien|espagne|espana|spagna
italy|italien|italie|italia
austria|osterreich|autriche
switzerland|schweiz|suisse|suiza|svizzera
belgium|belgien|belgique|belgica|belgio
netherlands|niederlande|pays bas|paises bajos|paesi bassi|holland|nederland
denmark|danemark|dinamarca|danimarca|danmark
sweden|schweden|suede|suecia|svezia|sverige
norway|norwegen|norvege|noruega|norvegia|norge
finland|finnland|finlande|finlandia|suomi
poland|polen|pologne|polonia|polska
czech republic|czechia|tschechien|republique tcheque|republica checa
greece|griechenland|grece|grecia
ireland|irland|irlande|irlanda
portugal|portogallo
turkey|turkiye|turkei|turquie|turquia|turchia
russia|russian federation|russland|russie|rusia
ukraine|ucrania|ucraina
china|people s republic of china|prc|chine|cina|中国|中國
hong kong|hong kong sar|hong kong sar china|hongkong|香港
taiwan|chinese taipei|台湾|台灣
japan|japon|giappone|日本
south korea|republic of korea|korea republic|sudkorea|coree du sud|corea del sur|한국|대한민국
india|indien|inde
indonesia|indonesien|indonesie
vietnam|viet nam
singapore|singapur|singapour
malaysia|malaisie|malasia
thailand|thailande|tailandia
australia|australien|australie
new zealand|neuseeland|nouvelle zelande|nueva zelanda
canada|kanada
mexico|mexiko|mexique|messico
brazil|brasilien|bresil|brasil|brasile
argentina|argentinien|argentine
chile|chili|cile
south africa|sudafrika|afrique du sud|sudafrica
egypt|agypten|egypte|egipto|egitto
saudi arabia|saudi arabien|arabie saoudite|arabia saudita|ksa
united arab emirates|uae|vereinigte arabische emirate|emirats arabes unis|emiratos arabes unidos
europe|europa
asia|asien|asie
africa|afrika|afrique
asia pacific|apac|asia pacific region
latin america|latam|lateinamerika|amerique latine|america latina
north america|nordamerika|amerique du nord|america del norte
middle east|naher osten|moyen orient|oriente medio
europe middle east and africa|emea|europe the middle east and africa
`;

/** Organizations, standards and terms, in the same form. */
const TERMS = `
united nations|un|u n|vereinte nationen|nations unies|naciones unidas
task force on climate related financial disclosures|tcfd|taskforce on climate related financial disclosures
taskforce on nature related financial disclosures|tnfd|task force on nature related financial disclosures
science based targets initiative|sbti|science based target initiative
science based targets network|sbtn
international sustainability standards board|issb
international accounting standards board|iasb
international financial reporting standards|ifrs
corporate sustainability reporting directive|csrd
corporate sustainability due diligence directive|csddd|cs3d
sustainable finance disclosure regulation|sfdr
european sustainability reporting standards|esrs
european financial reporting advisory group|efrag
global reporting initiative|gri
sustainability accounting standards board|sasb
carbon disclosure project|cdp
sustainable development goal|sdg|sustainable development goals|sdgs
intergovernmental panel on climate change|ipcc
international energy agency|iea
network for greening the financial system|ngfs
partnership for carbon accounting financials|pcaf
united nations global compact|ungc
united nations framework convention on climate change|unfccc
principles for responsible investment|pri|unpri
securities and exchange commission|sec
international labour organization|ilo|international labor organization
organisation for economic co operation and development|oecd|organization for economic cooperation and development
nationally determined contribution|ndc|nationally determined contributions|ndcs
greenhouse gas|ghg|greenhouse gases|ghgs|treibhausgas|treibhausgase|gaz a effet de serre
carbon dioxide|co2|kohlendioxid|dioxyde de carbone
methane|ch4|methan
nitrous oxide|n2o
sulfur hexafluoride|sf6|sulphur hexafluoride
electric vehicle|ev|electric vehicles|evs
power purchase agreement|ppa|power purchase agreements|ppas
renewable energy certificate|rec|renewable energy certificates|recs
carbon capture and storage|ccs
carbon capture utilization and storage|ccus
sustainable aviation fuel|saf
liquefied natural gas|lng
research and development|r d
mergers and acquisitions|m a
chief executive officer|ceo
chief financial officer|cfo
chief sustainability officer|cso
assets under management|aum
full time equivalent|fte|full time equivalents|ftes
capital expenditure|capex|capital expenditures
operating expenditure|opex|operating expenditures|operating expenses
gross domestic product|gdp
life cycle assessment|lca
health and safety|hse
net zero|netzero
european investment bank|eib|europaische investitionsbank|banque europeenne d investissement|banco europeo de inversiones
european central bank|ecb|europaische zentralbank|banque centrale europeenne|banco central europeo
european bank for reconstruction and development|ebrd
international monetary fund|imf|fonds monetaire international
world bank|weltbank|banque mondiale|banco mundial
pricewaterhousecoopers|pwc
annual|yearly
quarterly|four times a year|four times per year|every quarter
january|januar|janvier|enero|gennaio|janeiro|januari|1 月|1 월
february|februar|fevrier|febrero|febbraio|fevereiro|februari|2 月|2 월
march|marz|marzo|marco|maart|3 月|3 월
april|avril|abril|aprile|4 月|4 월
may|mayo|maggio|maio|5 月|5 월
june|juni|juin|junio|giugno|junho|6 月|6 월
july|juli|juillet|julio|luglio|julho|7 月|7 월
august|aout|agosto|augustus|8 月|8 월
september|septembre|septiembre|settembre|setembro|9 月|9 월
october|oktober|octobre|octubre|ottobre|outubro|10 月|10 월
november|novembre|noviembre|novembro|11 月|11 월
december|dezember|decembre|diciembre|dicembre|dezembro|12 月|12 월
`;

interface Alias {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly name: readonly string[];
}

const aliases = new Map<string, Alias[]>();
for (const row of `${PLACES.trim()}\n${TERMS.trim()}`.split('\n')) {
  const names = row.split('|').map((name) => name.split(' '));
  const [name = []] = names;
  for (const [first = '', ...rest] of names.slice(1)) {
    aliases.set(first, [...(aliases.get(first) ?? []), { rest, name }]);
  }
}
for (const own of aliases.values()) own.sort((a, b) => b.rest.length - a.rest.length);

/**
 * Replaces every alias in a list of words with its canonical name.
 * @param words in lower case, without accents
 */
export function replaceAliases(words: readonly string[]): readonly string[] {
  if (!words.some((word) => aliases.has(word))) return words;
  const replaced: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = aliases
      .get(words[at] ?? '')
      ?.find(({ rest }) => rest.every((word, index) => words[at + 1 + index] === word));
    replaced.push(...(found?.name ?? words.slice(at, at + 1)));
    at += 1 + (found?.rest.length ?? 0);
  }
  return replaced;
}

const places = new Map<string, readonly string[][]>();
for (const row of PLACES.trim().split('\n')) {
  const [first = '', ...rest] = (row.split('|')[0] ?? '').split(' ');
  places.set(first, [...(places.get(first) ?? []), rest]);
}

/** The countries and regions among the words, by canonical name. */
export function findPlaces(words: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const plain = replaceAliases(words);
  plain.forEach((word, at) => {
    for (const rest of places.get(word) ?? [])
      if (rest.every((next, index) => plain[at + 1 + index] === next))
        found.add([word, ...rest].join(' '));
  });
  return found;
}

/** Words that an abbreviation may omit. */
const LINKS = new Set(
  'a an and at by de der des du et for für in of on the to und with'.split(' '),
);
const abbreviation = /^(?=.*\p{Lu}.*\p{Lu})[\p{L}&]{2,8}$/u;

/**
 * Whether one text consists of the initials of the other: `CSRD`, “Corporate Sustainability Reporting
 * Directive”.
 */
export function isAbbreviationOf(short: string, long: string): boolean {
  const letters = short.trim().replace(/\.(?=\p{L}|$)/gu, '');
  if (!abbreviation.test(letters)) return false;
  const words = long.replace(/\([^()]*\)/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 2 || words.length > 12) return false;
  const initials = (some: readonly string[]) => some.map((word) => word.charAt(0)).join('');
  const wanted = letters.replace('&', '').toLowerCase();
  const content = words.filter((word) => !LINKS.has(word.toLowerCase()));
  return [words, content].some((some) => initials(some).toLowerCase() === wanted);
}
