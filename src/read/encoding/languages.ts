/**
 * The non-ASCII letters of a language, ordered by frequency; for English also its punctuation. An
 * approximate order is enough, since it only decides between decodings of the same bytes.
 */
export interface Alphabet {
  readonly kind: 'alphabet';
  readonly language: string;
  /** In lowercase, most frequent first. */
  readonly letters: string;
  /** Frequent letter pairs (bigrams). */
  readonly pairs?: string;
  /** Whether any word mixes these letters with ASCII letters. */
  readonly latin: boolean;
  /** How much rarer such files are than those of the script's main language (log). */
  readonly rarity: number;
}

/** A language with thousands of characters. */
export interface Characters {
  readonly kind: 'characters';
  readonly language: string;
  readonly frequent: string;
  /**
   * The range of rows of a national standard that contain the ordinary characters, given by the
   * lead bytes of its first and last row.
   */
  readonly ordinary: { readonly encoding: string; readonly from: number; readonly to: number };
  readonly rarity: number;
}

export type Language = Alphabet | Characters;

function latin(language: string, letters: string, rarity = 0): Alphabet {
  return { kind: 'alphabet', language, letters, latin: true, rarity };
}

function alphabet(language: string, letters: string, pairs: string, rarity = 0): Alphabet {
  return { kind: 'alphabet', language, letters, pairs, latin: false, rarity };
}

function characters(
  language: string,
  frequent: string,
  ordinary: Characters['ordinary'],
  rarity = 0,
): Characters {
  return { kind: 'characters', language, frequent, ordinary, rarity };
}

export const LANGUAGES: readonly Language[] = [
  latin('English', '’–“”é…'),
  latin('French', 'éèàêçôîâùûëïœ'),
  latin('German', 'üäöß'),
  latin('Spanish', 'óíáéñúü'),
  latin('Portuguese', 'ãçáéíóâêõúà'),
  latin('Italian', 'èàùòìé'),
  latin('Catalan', 'àéèíòóçúïü', 1),
  latin('Dutch', 'ëéïöü', 0.5),
  latin('Swedish', 'äåöé', 0.3),
  latin('Danish and Norwegian', 'åøæé', 0.3),
  latin('Icelandic', 'ðáíóéúýþæö', 2.5),
  latin('Polish', 'łóąężśćńź'),
  latin('Czech', 'íáéěřýžčšůúťňďó', 0.2),
  latin('Slovak', 'áíéčžýšľúťôňďäóĺŕ', 1),
  latin('Hungarian', 'áéóöőüíúű', 0.3),
  latin('Romanian', 'ăîâşţșț', 0.3),
  latin('Croatian and Slovene', 'čšžćđ', 0.5),
  latin('Turkish', 'ıüşçğöâ'),
  latin('Lithuanian', 'ėšųįžąūčę', 0.7),
  latin('Latvian', 'āīēūšņļžģķč', 0.7),
  latin('Estonian', 'äõüöšž', 0.7),
  latin('Vietnamese', 'đưôơâêă\u0301\u0300\u0323\u0309\u0303áàạ', 0.7),
  latin('Esperanto', 'ĉĝĥĵŝŭ', 3),
  latin('Maltese', 'ħżġċ', 3),
  latin('Welsh', 'ŵŷâêîôû', 3),
  alphabet(
    'Russian',
    'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё',
    'стноенонатоскова преникоалерораовротисаванелипопо',
  ),
  alphabet('Ukrainian', 'оаинвітерсклудмпязьбгйчхжцшюєфїщґ', 'нанопостеннивиприанароротара', 0.5),
  alphabet('Bulgarian', 'аиоетнрсвлкдпмзъгбучщйцжхяфшюь', 'натаносттестатанинаре', 0.7),
  alphabet('Serbian and Macedonian', 'аоиенрсјтвукдлмпзгбчцшњжљћхђфџѓќѕ', 'најестраењ', 1.5),
  alphabet('Greek', 'αοιετσνηυρπκμλςωγδχθφβξζψάόίέήύώϊϋ', 'τοαιταουεικατητηςτωντονηςειεπαν'),
  alphabet('Hebrew', 'יוהלאתרבשמםנעדחפקגטכסץןצזךף', 'שלהמוהוליםיוות', 0),
  alphabet('Arabic', 'اليمنتروبةعدسفهكقحأجشصخطىئءضذزثإغظآؤ', 'الفيمنواليةهامنعلماكا', 0),
  alphabet('Persian', 'ایرندهمتوسبشلکزآگخفقعپحجطصغچضذثژظئ', 'انرامیدرستهای', 1),
  alphabet('Thai', 'านรกอเง่มยลวดทสตะปบคหแจพชใ้ัิีไโผถธึุูื์็ขซศญณษฐฟภำฉฮ', 'การนเปงาที่ในขอควารแล้ะ'),
  characters(
    'Chinese, simplified',
    '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克干至北京港英州',
    { encoding: 'gb18030', from: 0xb0, to: 0xd7 },
  ),
  characters(
    'Chinese, traditional',
    '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心本前開但因只從想實日者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應向頭文體政美相見被利什二等產或新己制身果加西月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直資命山金指北京臺灣港英州校',
    { encoding: 'big5', from: 0xa4, to: 0xc6 },
    0.3,
  ),
  characters(
    'Japanese',
    'のにはをたがでてとしれさるいあなすかるっらりこよもくまきけうめおつわえちだみせそろんやどばねべびぶぎげぐごじずぜぞづアイウエオカキクケコサシスセソタチツテトナニネノハヒフヘホマミムメモヤユヨラリルレロワンガギグゲゴザジズゼゾダデドバビブベボパピプペポーッャュョェィァォ日本人年大国一会中東出生月時分行者上地部学間方長見物事後前京田手自子十二三',
    { encoding: 'euc-jp', from: 0xb0, to: 0xcf },
  ),
  characters(
    'Korean',
    '이다는에의가을고지하은한로를사인기서도자으대어리나정과부일시들해수그있아전제주장원보상만구여국성었라스비조와면것유세했니신동화까위년오중적경관연공용당안소미트생무선되계개물된문행게마후방가학명발데간모진회내민결재호우영거실력반말단입군통요법속역치분강금심직설식서할습였각양울산외등업러때음날운바타드프부천두같터르본크김박최현체',
    { encoding: 'euc-kr', from: 0xb0, to: 0xc8 },
  ),
];
