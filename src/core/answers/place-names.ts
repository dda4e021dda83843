/*
 * Countries and regions in English, German, French, Spanish, Italian, Portuguese, Dutch, Chinese,
 * Japanese and Korean. Sources: ISO 3166-1 and UN M49, Unicode CLDR for the names.
 */

/** One place per row, its names separated by `|`; the first is the canonical one. */
export const PLACES = `
united states|united states of america|usa|u s|u s a|etats unis|vereinigte staaten|estados unidos|stati uniti|ee uu|米国|アメリカ|美国|美國|미국|verenigde staten
united kingdom|uk|u k|great britain|royaume uni|vereinigtes konigreich|reino unido|regno unito|grossbritannien|英国|英國|イギリス|영국|verenigd koninkrijk
european union|eu|e u|union europeenne|europaische union|union europea|unione europea|欧盟|歐盟|欧州連合|유럽연합
germany|deutschland|allemagne|alemania|germania|ドイツ|德国|德國|독일|alemanha|duitsland|german
france|frankreich|francia|フランス|法国|法國|프랑스|frankrijk|french
spain|spanien|espagne|espana|spagna|スペイン|西班牙|스페인|espanha|spanje|spanish
italy|italien|italie|italia|イタリア|意大利|이탈리아|italian
austria|osterreich|autriche|oostenrijk|奥地利|オーストリア|austrian
switzerland|schweiz|suisse|suiza|svizzera|スイス|瑞士|스위스|suica|zwitserland|swiss
belgium|belgien|belgique|belgica|belgio|belgie|比利时|ベルギー|belgian
netherlands|niederlande|pays bas|paises bajos|paesi bassi|holland|nederland|オランダ|荷兰|荷蘭|네덜란드|holanda|paises baixos|dutch
denmark|danemark|dinamarca|danimarca|danmark|denemarken|丹麦|デンマーク|danish
sweden|schweden|suede|suecia|svezia|sverige|スウェーデン|瑞典|스웨덴|zweden|swedish
norway|norwegen|norvege|noruega|norvegia|norge|ノルウェー|挪威|노르웨이|norwegian
finland|finnland|finlande|finlandia|suomi|芬兰|フィンランド|finnish
poland|polen|pologne|polonia|polska|ポーランド|波兰|波蘭|폴란드
czech republic|czechia|tschechien|republique tcheque|republica checa|repubblica ceca|republica tcheca|tsjechie|捷克|チェコ
greece|griechenland|grece|grecia|griekenland|希腊|ギリシャ|greek
ireland|irland|irlande|irlanda|ierland|爱尔兰|アイルランド|irish
portugal|portogallo|葡萄牙|ポルトガル|portuguese
turkey|turkiye|turkei|turquie|turquia|turchia|土耳其|トルコ|turkish
russia|russian federation|russland|russie|rusia|ロシア|俄罗斯|러시아|russian
ukraine|ucrania|ucraina|乌克兰|ウクライナ|ukrainian
china|people s republic of china|people republic of china|prc|chine|cina|中国|中國|kina|중국|中華人民共和国|chinese
hong kong|hong kong sar|hong kong sar china|hongkong|香港
taiwan|chinese taipei|台湾|台灣|taiwanese
japan|japon|giappone|日本|일본|japao|japanese
south korea|republic of korea|korea republic|sudkorea|coree du sud|corea del sur|한국|대한민국|korea south|rok|韓国|韩国|韓國|coreia do sul|south korean|korean
india|indien|inde|インド|印度|인도|indian
indonesia|indonesien|indonesie|インドネシア|印尼|印度尼西亚|인도네시아|indonesian
vietnam|viet nam|ベトナム|越南|베트남|vietnamese
singapore|singapur|singapour|シンガポール|新加坡|싱가포르|singaporean
malaysia|malaisie|malasia|马来西亚|マレーシア|malaysian
thailand|thailande|tailandia|タイ|泰国|泰國|태국|thai
australia|australien|australie|オーストラリア|澳大利亚|호주|australian
new zealand|neuseeland|nouvelle zelande|nueva zelanda|nuova zelanda|nova zelandia|nieuw zeeland|新西兰|ニュージーランド
canada|kanada|カナダ|加拿大|캐나다|canadian
mexico|mexiko|mexique|messico|墨西哥|メキシコ|mexican
brazil|brasilien|bresil|brasil|brasile|ブラジル|巴西|브라질|brazilie|brazilian
argentina|argentinien|argentine|argentinie|阿根廷|アルゼンチン
chile|chili|cile|智利|チリ|chilean
south africa|sudafrika|afrique du sud|sudafrica|南アフリカ|南非|남아프리카공화국|south african
egypt|agypten|egypte|egipto|egitto|埃及|エジプト|egyptian
saudi arabia|saudi arabien|arabie saoudite|arabia saudita|ksa|沙特阿拉伯|沙特|サウジアラビア|saudi
united arab emirates|uae|vereinigte arabische emirate|emirats arabes unis|emiratos arabes unidos|eau|e a u|vereinigten arabischen emirate|vereinigten arabischen emiraten|emirati arabi uniti|emirados arabes unidos|verenigde arabische emiraten|阿联酋|アラブ首長国連邦
europe|europa|ヨーロッパ|欧州|欧洲|歐洲|유럽|evropa|european
asia|asien|asie|アジア|亚洲|亞洲|아시아|asian|azie
africa|afrika|afrique|アフリカ|非洲|아프리카|african
asia pacific|apac|asia pacific region
latin america|latam|lateinamerika|amerique latine|america latina|latijns amerika|拉丁美洲|中南米|라틴아메리카|중남미|ラテンアメリカ
north america|nordamerika|amerique du nord|america del norte|北米|北美|북미|nordamerica|noord amerika|america do norte|norteamerica|北アメリカ|북아메리카
middle east|naher osten|moyen orient|oriente medio|medio oriente|oriente proximo|midden oosten|中东|中東|nahost|中東地域|중동
latin america and the caribbean|lac|latin america caribbean|lateinamerika und karibik|amerique latine et caraibes|america latina y el caribe
sub saharan africa|subsahara afrika|afrique subsaharienne|africa subsahariana|africa subsaariana|afrika ten zuiden van de sahara|撒哈拉以南非洲|サハラ以南アフリカ|サブサハラアフリカ|사하라 이남 아프리카
southeast asia|south east asia|sudostasien|asie du sud est|sudeste asiatico|东南亚|東南アジア|sud est asiatico|sudest asiatico|zuidoost azie|동남아시아|동남아
europe middle east and africa|emea|europe the middle east and africa
bangladesh|bangladesch|孟加拉国|バングラデシュ|방글라데시
philippines|philippinen|filipinas|filippine|filipijnen|菲律宾|フィリピン|필리핀
pakistan|paquistao|巴基斯坦|パキスタン|파키스탄
sri lanka|斯里兰卡|スリランカ|스리랑카
nepal|尼泊尔|ネパール|네팔
kazakhstan|kasachstan|kazajistan|kazakistan|cazaquistao|kazachstan|哈萨克斯坦|カザフスタン|카자흐스탄
uzbekistan|usbekistan|ouzbekistan|uzbequistao|oezbekistan|乌兹别克斯坦|ウズベキスタン|우즈베키스탄
iran|伊朗|イラン|이란
iraq|irak|iraque|伊拉克|イラク|이라크
israel|israele|以色列|イスラエル|이스라엘|israeli
lebanon|libanon|liban|libano|黎巴嫩|レバノン|레바논
kuwait|koweit|koeweit|科威特|クウェート|쿠웨이트
qatar|katar|catar|卡塔尔|カタール|카타르
oman|阿曼|オマーン|오만
bahrain|bahrein|barein|巴林|バーレーン|바레인
yemen|jemen|iemen|也门|イエメン|예멘
morocco|marokko|maroc|marruecos|marocco|marrocos|摩洛哥|モロッコ|모로코|moroccan
algeria|algerien|algerie|argelia|algerije|阿尔及利亚|アルジェリア|알제리
tunisia|tunesien|tunisie|tunez|tunesie|突尼斯|チュニジア|튀니지
libya|libyen|libye|libia|libie|利比亚|リビア|리비아
nigeria|尼日利亚|ナイジェリア|나이지리아|nigerian
ghana|加纳|ガーナ|가나
kenya|kenia|quenia|肯尼亚|ケニア|케냐|kenyan
ethiopia|athiopien|ethiopie|etiopia|埃塞俄比亚|エチオピア|에티오피아
tanzania|tansania|tanzanie|坦桑尼亚|タンザニア|탄자니아
uganda|ouganda|oeganda|乌干达|ウガンダ|우간다
rwanda|ruanda|卢旺达|ルワンダ|르완다
senegal|塞内加尔|セネガル|세네갈
cameroon|kamerun|cameroun|camerun|camaroes|kameroen|喀麦隆|カメルーン|카메룬
gambia|gambie|冈比亚|ガンビア|감비아
zambia|sambia|zambie|赞比亚|ザンビア|잠비아
zimbabwe|simbabwe|zimbabue|津巴布韦|ジンバブエ|짐바브웨
mozambique|mosambik|mozambico|mocambique|莫桑比克|モザンビーク|모잠비크
angola|安哥拉|アンゴラ|앙골라
botswana|botsuana|博茨瓦纳|ボツワナ|보츠와나
namibia|namibie|纳米比亚|ナミビア|나미비아
gabon|gabun|gabao|加蓬|ガボン|가봉
peru|perou|秘鲁|ペルー|페루|peruvian
colombia|kolumbien|colombie|哥伦比亚|コロンビア|콜롬비아|colombian
ecuador|equateur|equador|厄瓜多尔|エクアドル|에콰도르
bolivia|bolivien|bolivie|玻利维亚|ボリビア|볼리비아
venezuela|委内瑞拉|ベネズエラ|베네수엘라
uruguay|uruguai|乌拉圭|ウルグアイ|우루과이
paraguay|paraguai|巴拉圭|パラグアイ|파라과이
costa rica|哥斯达黎加|コスタリカ|코스타리카
panama|巴拿马|パナマ|파나마
guatemala|危地马拉|グアテマラ|과테말라
honduras|洪都拉斯|ホンジュラス|온두라스
nicaragua|尼加拉瓜|ニカラグア|니카라과
el salvador|萨尔瓦多|エルサルバドル|엘살바도르
cuba|kuba|古巴|キューバ|쿠바
dominican republic|dominikanische republik|republique dominicaine|republica dominicana|repubblica dominicana|dominicaanse republiek|多米尼加共和国|ドミニカ共和国|도미니카 공화국
jamaica|jamaika|jamaique|giamaica|牙买加|ジャマイカ|자메이카
haiti|海地|ハイチ|아이티
hungary|ungarn|hongrie|hungria|ungheria|hongarije|匈牙利|ハンガリー|헝가리
romania|rumanien|roumanie|rumania|romenia|roemenie|罗马尼亚|ルーマニア|루마니아
bulgaria|bulgarien|bulgarie|bulgarije|保加利亚|ブルガリア|불가리아
slovakia|slowakei|slovaquie|eslovaquia|slovacchia|slowakije|斯洛伐克|スロバキア|슬로바키아
slovenia|slowenien|slovenie|eslovenia|斯洛文尼亚|スロベニア|슬로베니아
croatia|kroatien|croatie|croacia|croazia|kroatie|克罗地亚|クロアチア|크로아티아
serbia|serbien|serbie|servia|servie|塞尔维亚|セルビア|세르비아
albania|albanien|albanie|阿尔巴尼亚|アルバニア|알바니아
north macedonia|nordmazedonien|macedoine du nord|macedonia del norte|macedonia del nord|macedonia do norte|noord macedonie|北马其顿|北マケドニア|북마케도니아
moldova|republik moldau|moldavie|moldavia|摩尔多瓦|モルドバ|몰도바
belarus|bielorussie|bielorrusia|bielorussia|bielorrussia|白俄罗斯|ベラルーシ|벨라루스
estonia|estland|estonie|爱沙尼亚|エストニア|에스토니아
latvia|lettland|lettonie|letonia|lettonia|letland|拉脱维亚|ラトビア|라트비아
lithuania|litauen|lituanie|lituania|litouwen|立陶宛|リトアニア|리투아니아
luxembourg|luxemburg|luxemburgo|lussemburgo|卢森堡|ルクセンブルク|룩셈부르크
malta|malte|马耳他|マルタ|몰타
cyprus|zypern|chypre|chipre|cipro|塞浦路斯|キプロス|키프로스
iceland|islande|islandia|islanda|ijsland|冰岛|アイスランド|아이슬란드
cambodia|kambodscha|cambodge|camboya|cambogia|camboja|cambodja|柬埔寨|カンボジア|캄보디아
laos|老挝|ラオス|라오스
mongolia|mongolei|mongolie|蒙古|モンゴル|몽골
democratic republic of the congo|drc|dr congo|demokratische republik kongo|republique democratique du congo|republica democratica del congo|刚果民主共和国|コンゴ民主共和国
myanmar|burma|birma|birmanie|birmania|缅甸|ミャンマー|미얀마
bosnia and herzegovina|bosnien und herzegowina|bosnie herzegovine|bosnia y herzegovina
ivory coast|cote d ivoire|elfenbeinkuste|costa de marfil|costa d avorio|ivoorkust|科特迪瓦|コートジボワール|코트디부아르
oceania|ozeanien|oceanie|大洋洲|オセアニア
south asia|sudasien|asie du sud|asia del sur|南亚|南アジア|asia meridionale|asia meridional|sul da asia|zuid azie|남아시아
central asia|zentralasien|asie centrale|asia central|中亚|asia centrale|centraal azie|중앙아시아
eastern europe|osteuropa|europe de l est|europa del este|东欧|europa orientale|europa oriental|oost europa|동유럽
western europe|westeuropa|europe de l ouest|europa occidental|西欧|europa occidentale|west europa|서유럽
south america|sudamerika|amerique du sud|america del sur|sudamerica|南美|南米|남미|america do sul|zuid amerika|sud america|남아메리카
north africa|nordafrika|afrique du nord|norte de africa|北非|africa settentrionale|norte da africa|noord afrika|北アフリカ|북아프리카
`;
