/*
 * Cities, currencies, organizations, standards and the terms of climate, ESG and finance reports in English, German, French,
 * Spanish, Italian, Portuguese, Dutch, Chinese, Japanese and Korean, months, and abbreviations. Sources: the
 * organizations themselves for their abbreviations; the GHG Protocol and the TCFD for the names of categories and
 * pillars.
 */

/** One term per row, its names separated by `|`; the first is the canonical one. */
export const TERMS = `
united nations|un|u n|vereinte nationen|nations unies|naciones unidas
tcfd|task force on climate related financial disclosures|taskforce on climate related financial disclosures|task force on climate related disclosures|task force for climate related financial disclosures
tnfd|taskforce on nature related financial disclosures|task force on nature related financial disclosures
sbti|science based targets initiative|science based target initiative
sbtn|science based targets network
issb|international sustainability standards board
iasb|international accounting standards board
ifrs|international financial reporting standards
csrd|corporate sustainability reporting directive
csddd|corporate sustainability due diligence directive|cs3d
sfdr|sustainable finance disclosure regulation
esrs|european sustainability reporting standards
efrag|european financial reporting advisory group
gri|global reporting initiative
sasb|sustainability accounting standards board
cdp|carbon disclosure project
sustainable development goal|sdg|sustainable development goals|sdgs
ipcc|intergovernmental panel on climate change
iea|international energy agency
ngfs|network for greening the financial system
pcaf|partnership for carbon accounting financials
ungc|united nations global compact
unfccc|united nations framework convention on climate change
pri|principles for responsible investment|unpri
sec|securities and exchange commission
ilo|international labour organization|international labor organization
oecd|organisation for economic co operation and development|organization for economic cooperation and development
nationally determined contribution|ndc|nationally determined contributions|ndcs
greenhouse gas|ghg|greenhouse gases|ghgs|treibhausgas|treibhausgase|gaz a effet de serre
carbon dioxide|co2|kohlendioxid|kohlenstoffdioxid|dioxyde de carbone|dioxido de carbono|anidride carbonica|kooldioxide|二氧化碳
methane|ch4|methan|metano|methaan|甲烷|メタン
q1|first quarter|1st quarter
q2|second quarter|2nd quarter
q3|third quarter|3rd quarter
q4|fourth quarter|4th quarter
nitrous oxide|n2o|dinitrogen monoxide|dinitrogen oxide|lachgas|distickstoffmonoxid|distickstoffoxid|protoxyde d azote|oxido nitroso|protossido di azoto
nitrogen oxides|nox|oxides of nitrogen|stickoxide
sulfur oxides|sox|sulphur oxides|oxides of sulfur|oxides of sulphur
sulfur dioxide|so2|sulphur dioxide
volatile organic compounds|voc|vocs
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
ceo|chief executive officer|chief executive|geschaftsfuhrer|vorstandsvorsitzender|directeur general|director general|consejero delegado|首席执行官
cfo|chief financial officer|finanzvorstand|finanzchef|directeur financier|director financiero|首席财务官
cso|chief sustainability officer
assets under management|aum
full time equivalent|fte|full time equivalents|ftes
capital expenditure|capex|capital expenditures
operating expenditure|opex|operating expenditures|operating expenses
gross domestic product|gdp
life cycle assessment|lca
health and safety|hse
net zero|netzero
eib|european investment bank|europaische investitionsbank|banque europeenne d investissement|banco europeo de inversiones
ecb|european central bank|europaische zentralbank|banque centrale europeenne|banco central europeo
ebrd|european bank for reconstruction and development
imf|international monetary fund|fonds monetaire international
world bank|weltbank|banque mondiale|banco mundial
pricewaterhousecoopers|pwc|pricewaterhousecoopers accountants|pwc accountants|pricewaterhousecoopers audit|pricewaterhousecoopers auditores|pricewaterhousecoopers wirtschaftsprufungsgesellschaft|pricewaterhousecoopers gmbh wirtschaftsprufungsgesellschaft
ernst young|ey|ernst young accountants|ernst young et autres|ernst young audit|ernst young gmbh wirtschaftsprufungsgesellschaft
nze|net zero emissions by 2050|net zero emissions by 2050 scenario|nze scenario|nze2050
aps|announced pledges scenario|announced pledges
steps|stated policies scenario|stated policies
deloitte|deloitte touche|deloitte touche tohmatsu|deloitte accountants|deloitte associes|deloitte gmbh wirtschaftsprufungsgesellschaft
kpmg|kpmg ag wirtschaftsprufungsgesellschaft|kpmg auditores|kpmg accountants|kpmg audit
annual|yearly
quarterly|four times a year|four times per year|every quarter|each quarter|every three months|every 3 months|once a quarter
monthly|every month|each month|once a month|12 times a year|twelve times a year
weekly|every week|each week|once a week
daily|every day|each day|once a day
halved|fell by half|dropped by half|cut in half|cut by half|decreased by half|reduced by half|declined by half|fell by 50|dropped by 50|decreased by 50|declined by 50
doubled|rose by 100|increased by 100|grew by 100|increased twofold|grew twofold
semiannually|semi annually|twice a year|twice per year|half yearly|every six months|every 6 months|twice yearly
solar pv|solar photovoltaic|solar photovoltaics|photovoltaics|photovoltaic|photovoltaik|photovoltaique
wind power|wind energy|windkraft|windenergie|energie eolienne|eolien|energia eolica|eolica|風力発電|風力|风电|风能|风力发电|풍력|풍력발전
solar power|solar energy|solarenergie|solarstrom|sonnenenergie|energie solaire|solaire|energia solar|energia solare|太陽光発電|太陽光|太阳能|光伏|태양광|zonne energie
hydropower|hydro|hydroelectricity|hydroelectric power|hydro power|wasserkraft|hydroelectricite|energie hydraulique|energia hidroelectrica|hidroelectrica|energia hidraulica|hidraulica|水力発電|水力|水电|수력
nuclear power|nuclear energy|kernenergie|kernkraft|atomkraft|energie nucleaire|nucleaire|energia nuclear|原子力|核能|核电|원자력
renewable energy|renewables|erneuerbare energien|erneuerbare energie|erneuerbaren energien|energies renouvelables|energie renouvelable|energias renovables|energia renovable|energie rinnovabili|energias renovaveis|再生可能エネルギー|再エネ|可再生能源|재생에너지|재생 에너지|hernieuwbare energie
renewable electricity|strom aus erneuerbaren energien|okostrom|grunstrom|electricite renouvelable|electricidad renovable|再生可能電力|可再生电力
natural gas|erdgas|gaz naturel|gas natural|gas naturale|天然ガス|天然气|천연가스|aardgas
coal|kohle|steinkohle|charbon|carbon mineral|carbone fossile|石炭|煤炭|煤|석탄|steenkool
crude oil|petroleum|erdol|rohol|petrole|petroleo|petrolio|石油|원유|석유
diesel|gazole|ディーゼル|柴油
hydrogen|wasserstoff|hydrogene|hidrogeno|idrogeno|hidrogenio|水素|氢气|氢|수소|waterstof
electricity|strom|elektrizitat|electricite|electricidad|elettricita|eletricidade|電力|電気|电力|전기|전력|elektriciteit
energy efficiency|energieeffizienz|efficacite energetique|eficiencia energetica|efficienza energetica|エネルギー効率|省エネ|省エネルギー|能效|能源效率|에너지 효율|energie efficientie
energy consumption|energieverbrauch|consommation d energie|consommation energetique|consumo de energia|consumo energetico|エネルギー消費|能源消耗|能耗|에너지 소비
water consumption|wasserverbrauch|consommation d eau|consumo de agua|consumo idrico|水消費|用水量|물 사용량
waste|abfall|abfalle|dechets|residuos|rifiuti|廃棄物|废弃物|废物|폐기물|afval
recycling|wiederverwertung|recyclage|reciclaje|riciclo|reciclagem|リサイクル|回收利用|回收|재활용
biodiversity|biodiversitat|artenvielfalt|biodiversite|biodiversidad|biodiversita|biodiversidade|生物多様性|生物多样性|생물다양성|biodiversiteit
deforestation|entwaldung|abholzung|deforestacion|deforestazione|desmatamento|森林破壊|毁林|森林砍伐|ontbossing
climate change|klimawandel|changement climatique|dereglement climatique|cambio climatico|cambiamento climatico|mudanca climatica|mudancas climaticas|気候変動|气候变化|기후변화|klimaatverandering
climate neutrality|klimaneutralitat|neutralite climatique|neutralidad climatica
carbon neutrality|co2 neutralitat|neutralite carbone|neutralidad de carbono|neutralidad en carbono|カーボンニュートラル|炭素中立|碳中和|탄소중립|탄소 중립
carbon price|co2 preis|prix du carbone|precio del carbono|炭素価格|碳价
emissions|emissionen|emisiones|emissioni|emissoes|排出量|排放量|排放|배출량|uitstoot
supply chain|lieferkette|chaine d approvisionnement|cadena de suministro|catena di fornitura|cadeia de suprimentos|サプライチェーン|供应链|공급망|toeleveringsketen
value chain|wertschopfungskette|chaine de valeur|cadena de valor|catena del valore|バリューチェーン|价值链|가치사슬
supplier|suppliers|lieferant|lieferanten|fournisseur|fournisseurs|proveedor|proveedores|fornitori|fornecedores|サプライヤー|供应商|공급업체|leveranciers
employees|employee|staff|workforce|personnel|mitarbeiter|mitarbeitende|mitarbeitenden|beschaftigte|salaries|employes|empleados|dipendenti|funcionarios|従業員|員工|员工|직원|werknemers
customers|customer|clients|client|kunden|clientes|clienti|顧客|客户|고객|klanten
shareholders|shareholder|stockholders|aktionare|actionnaires|accionistas|azionisti|acionistas|株主|股东|주주|aandeelhouders
investors|investor|anleger|investoren|investisseurs|inversores|investitori|投資家|投资者|투자자
board of directors|board|verwaltungsrat|conseil d administration|consejo de administracion|consiglio di amministrazione|conselho de administracao|取締役会|董事会|董事會|이사회|raad van bestuur
supervisory board|aufsichtsrat|conseil de surveillance|consejo de supervision|监事会
executive board|management board|vorstand|directoire
audit committee|prufungsausschuss|comite d audit|comite de auditoria|comitato controllo|監査委員会|审计委员会|감사위원회
sustainability committee|nachhaltigkeitsausschuss|comite de durabilite|comite de sostenibilidad|サステナビリティ委員会|可持续发展委员会
sustainability|nachhaltigkeit|durabilite|developpement durable|sostenibilidad|sostenibilita|sustentabilidade|サステナビリティ|持続可能性|可持续发展|可持续性|지속가능성|duurzaamheid
governance|unternehmensfuhrung|gouvernance|gobernanza|gobierno corporativo|ガバナンス|治理|지배구조
strategy|strategie|estrategia|strategia|戦略|战略|전략
risk management|risikomanagement|gestion des risques|gestion de riesgos|gestione dei rischi|リスク管理|リスクマネジメント|风险管理|위험관리|리스크 관리
metrics and targets|kennzahlen und ziele|metriques et objectifs|metricas y objetivos|指標と目標|指标和目标
physical risk|physical risks|physische risiken|risques physiques|riesgos fisicos|rischi fisici|物理的リスク|物理风险
transition risk|transition risks|transitionsrisiken|ubergangsrisiken|risques de transition|riesgos de transicion|rischi di transizione|移行リスク|转型风险
human rights|menschenrechte|droits humains|droits de l homme|derechos humanos|diritti umani|direitos humanos|人権|人权|인권|mensenrechten
child labour|child labor|kinderarbeit|travail des enfants|trabajo infantil|lavoro minorile|trabalho infantil|児童労働|童工|아동노동
forced labour|forced labor|zwangsarbeit|travail force|trabajo forzoso|lavoro forzato|強制労働|强迫劳动
corruption|korruption|corruzione|corrupcion|corrupcao|腐敗|腐败|부패
occupational health and safety|arbeitssicherheit|sante et securite au travail|seguridad y salud en el trabajo|労働安全衛生|职业健康与安全
purchased goods and services|eingekaufte guter und dienstleistungen|eingekaufte waren und dienstleistungen|achats de biens et services|biens et services achetes|bienes y servicios adquiridos|bienes y servicios comprados|beni e servizi acquistati|購入した製品 サービス|購入した製品およびサービス|外购商品和服务|采购的商品和服务
capital goods|kapitalguter|investitionsguter|biens d equipement|biens d investissement|bienes de capital|beni strumentali|資本財|资本品
use of sold products|nutzung verkaufter produkte|nutzung der verkauften produkte|utilisation des produits vendus|uso de productos vendidos|uso dei prodotti venduti|販売した製品の使用|售出产品的使用|所售产品的使用
business travel|geschaftsreisen|dienstreisen|voyages d affaires|deplacements professionnels|viajes de negocios|viajes de trabajo|viaggi di lavoro|出張|商务旅行|差旅|출장|zakenreizen
employee commuting|pendeln der mitarbeitenden|arbeitswege|trajets domicile travail|desplazamiento de empleados|従業員の通勤|雇主通勤|员工通勤
upstream transportation and distribution|vorgelagerter transport und verteilung|transport et distribution amont|transporte y distribucion aguas arriba|上游运输和配送
investments|investitionen|investissements|inversiones|investimenti|投資|投资|투자
transport|transportation|verkehr|transports|transporte|trasporti|輸送|运输|운송|vervoer
agriculture|landwirtschaft|agricultura|agricoltura|農業|农业|농업|landbouw
forestry|forstwirtschaft|sylviculture|silvicultura|林業|林业
steel|stahl|acier|acero|acciaio|鉄鋼|钢铁|钢|철강|staal
cement|zement|ciment|cemento|セメント|水泥|시멘트
aluminium|aluminum|aluminio|alluminio|アルミニウム|铝
revenue|revenues|turnover|umsatz|umsatzerlose|chiffre d affaires|ingresos|ricavi|receita|売上高|营业收入|매출|매출액|omzet
net income|net profit|nettogewinn|resultat net|benefice net|utilidad neta|utile netto|lucro liquido|純利益|净利润|순이익
water|wasser|eau|agua|acqua|水|물
women|frauen|femmes|mujeres|donne|mulheres|女性|여성|vrouwen
men|manner|hommes|hombres|uomini|homens|男性|남성|mannen
annually|every year|once a year|each year|every 12 months|every twelve months|once every 12 months|jahrlich|annuellement|chaque annee|anualmente|annualmente|毎年|每年|매년|jaarlijks
paris agreement|paris climate agreement|paris accord|paris climate accord|pariser abkommen|pariser klimaabkommen|accord de paris|acuerdo de paris|accordo di parigi|acordo de paris|パリ協定|巴黎协定|파리협정|파리 협정
greenhouse gas emissions|ghg emissions|treibhausgasemissionen|thg emissionen|emissions de gaz a effet de serre|emissions de ges|emisiones de gases de efecto invernadero|emisiones de gei|温室効果ガス排出量|温室气体排放|온실가스 배출량
hydrofluorocarbons|hfcs|hfc|hydrofluorocarbon
perfluorocarbons|pfcs|pfc|perfluorocarbon
nitrogen trifluoride|nf3
roce|return on capital employed
roe|return on equity
roa|return on assets
roic|return on invested capital
eps|earnings per share
ebitda|earnings before interest taxes depreciation and amortization
ebit|earnings before interest and taxes
tsr|total shareholder return
property plant and equipment|pp e|ppe|pp and e|ppne
cost of goods sold|cogs
free cash flow|fcf
irr|internal rate of return
wacc|weighted average cost of capital
cagr|compound annual growth rate
ltifr|lost time injury frequency rate
trir|total recordable incident rate
pue|power usage effectiveness
wue|water usage effectiveness
carbon free energy|cfe
energy attribute certificate|energy attribute certificates|eac|eacs
guarantee of origin|guarantees of origin|herkunftsnachweis|herkunftsnachweise|garanties d origine
cbam|carbon border adjustment mechanism
ets|emissions trading system|emissions trading scheme
dac|direct air capture
dri|direct reduced iron
eaf|electric arc furnace
small and medium sized enterprises|smes|sme|small and medium enterprises
non governmental organization|ngo|ngos|non governmental organizations
artificial intelligence|ai|kunstliche intelligenz|intelligence artificielle|inteligencia artificial|intelligenza artificiale|人工知能|人工智能|인공지능
coo|chief operating officer
cro|chief risk officer
cio|chief information officer
cto|chief technology officer
world health organization|weltgesundheitsorganisation|organisation mondiale de la sante
united nations environment programme|unep|united nations environment program
united nations development programme|undp
climate action 100|ca100
transition pathway initiative|tpi
leadership in energy and environmental design|leed
environmental social and governance|esg
diversity equity and inclusion|dei|de i
diversity and inclusion|d i
key performance indicator|kpi|kpis|key performance indicators
double materiality|doppelte wesentlichkeit|double materialite|doble materialidad|doppia materialita
materiality assessment|wesentlichkeitsanalyse|analyse de materialite|analisis de materialidad
physical climate risk|physische klimarisiken
scenario analysis|szenarioanalyse|analyse de scenarios|analisis de escenarios|シナリオ分析|情景分析
circular economy|kreislaufwirtschaft|economie circulaire|economia circular|economia circolare|循環経済|サーキュラーエコノミー|循环经济|순환경제
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
chf|swiss franc|swiss francs|schweizer franken|franken|franc suisse|francs suisses|franco suizo|francos suizos|franco svizzero
usd|us dollar|us dollars|american dollar|u s dollar|dollar americain|dolar estadounidense|米ドル|美元
euro|eur|euros|ユーロ|欧元|유로
gbp|pound sterling|british pound|pounds sterling|livre sterling|libra esterlina
yen|jpy|japanese yen|日本円
renminbi|cny|rmb|yuan|chinese yuan|人民币
the hague|den haag|la haye|la haya|l aia|s gravenhage|海牙|ハーグ
geneva|genf|geneve|ginebra|ginevra|日内瓦|ジュネーブ
zurich|zurigo|苏黎世|チューリッヒ
vienna|wien|vienne|viena|维也纳|ウィーン
munich|munchen|monaco di baviera|慕尼黑|ミュンヘン
cologne|koln|colonia
brussels|brussel|bruxelles|bruselas|布鲁塞尔|ブリュッセル
milan|mailand|milano|米兰|ミラノ
rome|roma|rom|罗马|ローマ
turin|torino|都灵
lisbon|lissabon|lisboa|lisbonne|里斯本
copenhagen|kopenhagen|kobenhavn|copenhague|哥本哈根
gothenburg|goteborg|哥德堡
warsaw|warschau|warszawa|varsovie|varsovia|华沙
prague|prag|praha|praga|布拉格
london|londres|londra|londen|伦敦|ロンドン|런던
paris|parigi|巴黎|パリ|파리
berlin|柏林|ベルリン|베를린
frankfurt|francfort|法兰克福|フランクフルト
beijing|peking|pekin|pechino|北京|베이징
shanghai|schanghai|上海|상하이
tokyo|tokio|東京|东京|도쿄
seoul|seul|首尔|ソウル|서울
moscow|moskau|moscou|moscu|mosca|莫斯科
athens|athen|athenes|atenas|atene
antwerp|antwerpen|anvers|amberes
seville|sevilla
new york|nueva york|new york city|nyc|纽约|ニューヨーク|뉴욕
vat|value added tax|mehrwertsteuer|umsatzsteuer|taxe sur la valeur ajoutee|tva
wmo|world meteorological organization|weltorganisation fur meteorologie|organisation meteorologique mondiale
ptx|power to x|p2x
production|produktion|produccion|produzione|producao|生产|生産|생산|productie
road transport|road transportation|strassenverkehr|transport routier|transporte por carretera|trasporto stradale|道路輸送|道路运输|도로 운송|wegvervoer
aviation|luftfahrt|luftverkehr|aviacion|aviazione|航空|항공|luchtvaart
shipping|schifffahrt|seeverkehr|transport maritime|transporte maritimo|海运|海運|해운|scheepvaart
buildings|gebaude|batiments|edificios|edifici|建物|建筑|건물|gebouwen
industry|industrie|industria|工业|産業|산업
geothermal energy|geothermal power|geothermie|erdwarme|geotermica|geotermia|geotermico|energia geotermica|地熱|地热|지열
biomass|biomasse|biomasa|バイオマス|生物质|바이오매스
biogas|biogaz|バイオガス|沼气
methane emissions|methanemissionen|emissions de methane|emisiones de metano|甲烷排放
drinking water|trinkwasser|eau potable|agua potable|acqua potabile|飲料水|饮用水
packaging|verpackung|verpackungen|emballage|emballages|embalaje|envases|imballaggi|包装|포장
raw materials|raw material|rohstoffe|matieres premieres|materias primas|materie prime|原材料|原料
buyback|share buyback|share repurchase|share repurchases|aktienruckkauf|rachat d actions|recompra de acciones
dividend|dividende|dividendo|配当|股息|배당
debt|schulden|verschuldung|dette|deuda|debito|债务|負債|부채
costs|kosten|couts|costes|costos|costi|成本|コスト|비용
price|preis|prix|precio|prezzo|価格|价格|가격
demand|nachfrage|demande|demanda|domanda|需要|需求|수요
growth|wachstum|croissance|crecimiento|crescita|成長|增长|성장
inflation|teuerung|inflacion|inflazione|通胀|インフレ
training|schulung|schulungen|formation|formacion|formazione|研修|培训|교육
safety|sicherheit|securite|seguridad|sicurezza|安全|안전
health|gesundheit|sante|salud|salute|健康|건강
education|bildung|educacion|istruzione|教育
quality|qualitat|qualite|calidad|qualita|質量|质量|品質
innovation|innovacion|innovazione|创新|革新|혁신
regulation|regulierung|reglementation|regulacion|regolamentazione|监管|規制|규제
reputation|ruf|reputacion|reputazione|声誉|評判
drought|durre|trockenheit|secheresse|sequia|siccita|干旱|干ばつ|가뭄
flood|flooding|floods|hochwasser|uberschwemmung|uberschwemmungen|inondation|inondations|inundacion|inundaciones|alluvione|洪水|홍수
heat wave|heatwave|heatwaves|heat waves|hitzewelle|hitzewellen|canicule|ola de calor|ondata di calore|热浪|熱波
wildfire|wildfires|waldbrand|waldbrande|feux de foret|incendios forestales|野火|山火事
auditor|abschlussprufer|wirtschaftsprufer|commissaire aux comptes|revisore|监査人|审计师
limited assurance|begrenzte sicherheit|assurance limitee|garantia limitada|限定的保証|有限保证
reasonable assurance|hinreichende sicherheit|assurance raisonnable|garantia razonable|合理的保証|合理保证
short term|kurzfristig|court terme|corto plazo|breve termine|短期
medium term|mittelfristig|moyen terme|medio plazo|medio termine|中期
long term|langfristig|long terme|largo plazo|lungo termine|長期|长期
every two years|biennially|biennial|every second year|every other year|every 24 months|once every two years|alle zwei jahre|tous les deux ans|cada dos anos|ogni due anni|2 年ごと|每两年
high|hoch|eleve|elevee|alto|alta|高い|高
low|niedrig|gering|faible|bajo|baja|basso|低い|低
medium|mittel|moyen|moyenne|medio|media|中等
unchanged|no change|no changes|not change|not changed|didnt change|hardly any change|little change|no significant change|no material change|unverandert|gleich geblieben|stabil|konstant|inchange|inchangee|sin cambios|sin variacion|estable|invariato|stabile|inalterado|estavel|onveranderd|stabiel|不变|保持不变|没有变化
`;
