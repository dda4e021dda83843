/*
 * Cities, currencies, organizations, standards, months, abbreviations, and the terms of climate,
 * ESG and finance reports in English, German, French, Spanish, Italian, Portuguese, Dutch, Chinese,
 * Japanese and Korean. Sources: the organizations themselves for their abbreviations; the GHG
 * Protocol and the TCFD for the names of categories and pillars.
 */

/** One term per row, its names separated by `|`; the first is the canonical one. */
export const TERMS = `
united nations|un|u n|vereinte nationen|nations unies|naciones unidas|nazioni unite|nacoes unidas|verenigde naties|联合国|国際連合|国連|유엔
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
sustainable development goal|sdg|sustainable development goals|sdgs|nachhaltigkeitsziele|ziele fur nachhaltige entwicklung|objectifs de developpement durable|objetivos de desarrollo sostenible|obiettivi di sviluppo sostenibile|objetivos de desenvolvimento sustentavel|duurzame ontwikkelingsdoelen|可持续发展目标|持続可能な開発目標|지속가능발전목표|지속가능개발목표
ipcc|intergovernmental panel on climate change|weltklimarat|giec|groupe d experts intergouvernemental sur l evolution du climat|grupo intergubernamental de expertos sobre el cambio climatico|政府间气候变化专门委员会|気候変動に関する政府間パネル|기후변화에 관한 정부간 협의체
iea|international energy agency|internationale energieagentur|internationalen energieagentur|agence internationale de l energie|agencia internacional de la energia|agenzia internazionale dell energia|agencia internacional de energia|internationaal energieagentschap|国际能源署|国際エネルギー機関|국제에너지기구|국제 에너지 기구
ngfs|network for greening the financial system
pcaf|partnership for carbon accounting financials
ungc|united nations global compact
unfccc|united nations framework convention on climate change|klimarahmenkonvention|klimarahmenkonvention der vereinten nationen|ccnucc|cmnucc|联合国气候变化框架公约|国連気候変動枠組条約
pri|principles for responsible investment|unpri
sec|securities and exchange commission
ilo|international labour organization|international labor organization|internationale arbeitsorganisation|organisation internationale du travail|organizacion internacional del trabajo|organizzazione internazionale del lavoro|organizacao internacional do trabalho|国际劳工组织|国際労働機関|국제노동기구
oecd|organisation for economic co operation and development|organization for economic cooperation and development|ocde|ocse|organisation de cooperation et de developpement economiques|organizacion para la cooperacion y el desarrollo economicos|经济合作与发展组织|経済協力開発機構|경제협력개발기구
nationally determined contribution|ndc|nationally determined contributions|ndcs
greenhouse gas|ghg|greenhouse gases|ghgs|treibhausgas|treibhausgase|gaz a effet de serre|thg|gas serra|gas a effetto serra|gases de efecto invernadero|gas de efecto invernadero|gas de efeito estufa|gases de efeito estufa|broeikasgas|broeikasgassen|温室气体|温室効果ガス|온실가스
carbon dioxide|co2|kohlendioxid|kohlenstoffdioxid|dioxyde de carbone|dioxido de carbono|anidride carbonica|kooldioxide|二氧化碳
methane|ch4|methan|metano|methaan|甲烷|メタン
q1|first quarter|1st quarter|erstes quartal|erste quartal|ersten quartal|1 quartal|premier trimestre|1er trimestre|primer trimestre|primo trimestre|primeiro trimestre|eerste kwartaal|第一季度|一季度|第 1 季度|第 1 四半期|1 분기
q2|second quarter|2nd quarter|zweites quartal|zweite quartal|zweiten quartal|2 quartal|deuxieme trimestre|2e trimestre|second trimestre|segundo trimestre|secondo trimestre|tweede kwartaal|第二季度|二季度|第 2 季度|第 2 四半期|2 분기
q3|third quarter|3rd quarter|drittes quartal|dritte quartal|dritten quartal|3 quartal|troisieme trimestre|3e trimestre|tercer trimestre|terzo trimestre|terceiro trimestre|derde kwartaal|第三季度|三季度|第 3 季度|第 3 四半期|3 분기
q4|fourth quarter|4th quarter|viertes quartal|vierte quartal|vierten quartal|4 quartal|quatrieme trimestre|4e trimestre|cuarto trimestre|quarto trimestre|vierde kwartaal|第四季度|四季度|第 4 季度|第 4 四半期|4 분기
nitrous oxide|n2o|dinitrogen monoxide|dinitrogen oxide|lachgas|distickstoffmonoxid|distickstoffoxid|protoxyde d azote|oxido nitroso|protossido di azoto
nitrogen oxides|nox|oxides of nitrogen|stickoxide
sulfur oxides|sox|sulphur oxides|oxides of sulfur|oxides of sulphur
sulfur dioxide|so2|sulphur dioxide
volatile organic compounds|voc|vocs
sulfur hexafluoride|sf6|sulphur hexafluoride
electric vehicle|ev|electric vehicles|evs|elektrofahrzeug|elektrofahrzeuge|elektrofahrzeugen|elektroauto|elektroautos|e autos|vehicule electrique|vehicules electriques|voiture electrique|voitures electriques|vehiculo electrico|vehiculos electricos|coche electrico|coches electricos|veicolo elettrico|veicoli elettrici|auto elettriche|auto elettrica|veiculo eletrico|veiculos eletricos|carro eletrico|carros eletricos|elektrisch voertuig|elektrische voertuigen|elektrische auto|elektrische auto s|电动汽车|电动车|電気自動車|전기차|전기자동차
power purchase agreement|ppa|power purchase agreements|ppas
renewable energy certificate|rec|renewable energy certificates|recs
carbon capture and storage|ccs
carbon capture utilization and storage|ccus
sustainable aviation fuel|saf
liquefied natural gas|lng
research and development|r d|forschung und entwicklung|recherche et developpement|investigacion y desarrollo|ricerca e sviluppo|pesquisa e desenvolvimento|onderzoek en ontwikkeling|研发|研究开发|研究开发费用|研究開発|연구개발
mergers and acquisitions|m a
ceo|chief executive officer|chief executive|geschaftsfuhrer|vorstandsvorsitzender|directeur general|director general|consejero delegado|首席执行官
cfo|chief financial officer|finanzvorstand|finanzchef|directeur financier|director financiero|首席财务官
cso|chief sustainability officer
assets under management|aum
full time equivalent|fte|full time equivalents|ftes
capital expenditure|capex|capital expenditures|investitionsausgaben|sachinvestitionen|depenses d investissement|gastos de capital|inversiones de capital|spese in conto capitale|despesas de capital|investeringsuitgaven|资本支出|資本支出|設備投資|자본적지출|자본 지출|설비투자
operating expenditure|opex|operating expenditures|operating expenses|betriebsaufwand|betriebsausgaben|charges d exploitation|gastos operativos|gastos de explotacion|spese operative|despesas operacionais|bedrijfskosten|营业费用|運営費用|営業費用|영업비용
gross domestic product|gdp|bruttoinlandsprodukt|produit interieur brut|producto interior bruto|producto interno bruto|prodotto interno lordo|produto interno bruto|bruto binnenlands product|国内生产总值|国内総生産|국내총생산
life cycle assessment|lca|okobilanz|lebenszyklusanalyse|lebenszyklusanalysen|analyse du cycle de vie|analisis de ciclo de vida|analisis del ciclo de vida|valutazione del ciclo di vita|avaliacao do ciclo de vida|levenscyclusanalyse|生命周期评估|生命周期评价|ライフサイクルアセスメント|전과정평가
health and safety|hse
net zero|netzero|netto null|zero emission nette|zero emissions nettes|cero neto|cero emisiones netas|emisiones netas cero|zero netto|emissioni nette zero|zero liquido|netto nul|净零|净零排放|ネットゼロ|넷제로|순배출 제로
eib|european investment bank|europaische investitionsbank|banque europeenne d investissement|banco europeo de inversiones|banca europea per gli investimenti|banco europeu de investimento|europese investeringsbank|欧洲投资银行|欧州投資銀行
ecb|european central bank|europaische zentralbank|banque centrale europeenne|banco central europeo|banca centrale europea|banco central europeu|europese centrale bank|欧洲中央银行|欧州中央銀行
ebrd|european bank for reconstruction and development|europaische bank fur wiederaufbau und entwicklung|berd|bers|banque europeenne pour la reconstruction et le developpement|banco europeo de reconstruccion y desarrollo|banca europea per la ricostruzione e lo sviluppo|欧洲复兴开发银行|欧州復興開発銀行
imf|international monetary fund|fonds monetaire international|internationaler wahrungsfonds|fondo monetario internacional|fondo monetario internazionale|fundo monetario internacional|国际货币基金组织|国際通貨基金
world bank|weltbank|banque mondiale|banco mundial|wereldbank|banca mondiale|世界银行|世界銀行|세계은행
pricewaterhousecoopers|pwc|pricewaterhousecoopers accountants|pwc accountants|pricewaterhousecoopers audit|pricewaterhousecoopers auditores|pricewaterhousecoopers wirtschaftsprufungsgesellschaft|pricewaterhousecoopers gmbh wirtschaftsprufungsgesellschaft
ernst young|ey|ernst young accountants|ernst young et autres|ernst young audit|ernst young gmbh wirtschaftsprufungsgesellschaft
nze|net zero emissions by 2050|net zero emissions by 2050 scenario|nze scenario|nze2050
aps|announced pledges scenario|announced pledges
steps|stated policies scenario|stated policies
deloitte|deloitte touche|deloitte touche tohmatsu|deloitte accountants|deloitte associes|deloitte gmbh wirtschaftsprufungsgesellschaft
kpmg|kpmg ag wirtschaftsprufungsgesellschaft|kpmg auditores|kpmg accountants|kpmg audit
annual|yearly|jahrlicher|jahrliche|jahrlichen|jahrliches|annuel|annuelle|annuels|annuelles|annuale|annuali|anuales|anual|anuais|jaarlijkse|年度|年次|연간
quarterly|four times a year|four times per year|every quarter|each quarter|every three months|every 3 months|once a quarter|vierteljahrlich|quartalsweise|trimestriel|trimestrielle|trimestriellement|trimestral|trimestralmente|trimestrale|每季度|四半期ごと|분기별
monthly|every month|each month|once a month|12 times a year|twelve times a year|monatlich|mensuel|mensuelle|mensuellement|mensual|mensualmente|mensile|mensilmente|mensal|mensalmente|maandelijks|每月|每个月|毎月|매월|월별
weekly|every week|each week|once a week|wochentlich|hebdomadaire|chaque semaine|semanal|semanalmente|settimanale|settimanalmente|wekelijks|每周|毎週|매주
daily|every day|each day|once a day|taglich|quotidien|quotidienne|quotidiennement|chaque jour|diario|diariamente|giornaliero|quotidianamente|dagelijks|每天|每日|毎日|매일
halved|fell by half|dropped by half|cut in half|cut by half|decreased by half|reduced by half|declined by half|fell by 50|dropped by 50|decreased by 50|declined by 50
doubled|rose by 100|increased by 100|grew by 100|increased twofold|grew twofold
semiannually|semi annually|twice a year|twice per year|half yearly|every six months|every 6 months|twice yearly|halbjahrlich|semestriel|semestrielle|semestralmente|semestral|semestrale|zweimal jahrlich|zweimal pro jahr|deux fois par an|dos veces al ano|due volte all anno|duas vezes por ano|twee keer per jaar|halfjaarlijks|每半年|半年ごと|半年に一度|반기별
solar pv|solar photovoltaic|solar photovoltaics|photovoltaics|photovoltaic|photovoltaik|photovoltaique
wind power|wind energy|windkraft|windenergie|energie eolienne|eolien|energia eolica|eolica|風力発電|風力|风电|风能|风力发电|풍력|풍력발전
solar power|solar energy|solarenergie|solarstrom|sonnenenergie|energie solaire|solaire|energia solar|energia solare|太陽光発電|太陽光|太阳能|光伏|태양광|zonne energie|zonnestroom|태양광발전|태양에너지
hydropower|hydro|hydroelectricity|hydroelectric power|hydro power|wasserkraft|hydroelectricite|energie hydraulique|energia hidroelectrica|hidroelectrica|energia hidraulica|hidraulica|水力発電|水力|水电|수력|hydroelectrique|energia idroelettrica|idroelettrico|idroelettrica|hidreletrica|energia hidreletrica|waterkracht|수력발전|hydroelectric
nuclear power|nuclear energy|kernenergie|kernkraft|atomkraft|energie nucleaire|nucleaire|energia nuclear|原子力|核能|核电|원자력|energie atomique|energia nucleare|原子力発電|핵에너지
renewable energy|renewables|erneuerbare energien|erneuerbare energie|erneuerbaren energien|energies renouvelables|energie renouvelable|energias renovables|energia renovable|energie rinnovabili|energias renovaveis|再生可能エネルギー|再エネ|可再生能源|재생에너지|재생 에너지|hernieuwbare energie|hernieuwbare energieen|erneuerbarer energien
renewable electricity|strom aus erneuerbaren energien|okostrom|grunstrom|electricite renouvelable|electricidad renovable|再生可能電力|可再生电力
natural gas|erdgas|gaz naturel|gas natural|gas naturale|天然ガス|天然气|천연가스|aardgas
coal|kohle|steinkohle|charbon|carbon mineral|carbone fossile|石炭|煤炭|煤|석탄|steenkool|carvao|carvao mineral|steenkolen
crude oil|petroleum|erdol|rohol|petrole|petroleo|petrolio|石油|원유|석유
diesel|gazole|ディーゼル|柴油
hydrogen|wasserstoff|hydrogene|hidrogeno|idrogeno|hidrogenio|水素|氢气|氢|수소|waterstof
electricity|strom|elektrizitat|electricite|electricidad|elettricita|eletricidade|電力|電気|电力|전기|전력|elektriciteit|energia elettrica|energia electrica|energia eletrica|stroom|전기에너지
energy efficiency|energieeffizienz|efficacite energetique|eficiencia energetica|efficienza energetica|エネルギー効率|省エネ|省エネルギー|能效|能源效率|에너지 효율|energie efficientie
energy consumption|energieverbrauch|consommation d energie|consommation energetique|consumo de energia|consumo energetico|エネルギー消費|能源消耗|能耗|에너지 소비
water consumption|wasserverbrauch|consommation d eau|consumo de agua|consumo idrico|水消費|用水量|물 사용량
waste|abfall|abfalle|dechets|residuos|rifiuti|廃棄物|废弃物|废物|폐기물|afval
recycling|wiederverwertung|recyclage|reciclaje|riciclo|reciclagem|リサイクル|回收利用|回收|재활용
biodiversity|biodiversitat|artenvielfalt|biodiversite|biodiversidad|biodiversita|biodiversidade|生物多様性|生物多样性|생물다양성|biodiversiteit
deforestation|entwaldung|abholzung|deforestacion|deforestazione|desmatamento|森林破壊|毁林|森林砍伐|ontbossing
climate change|klimawandel|changement climatique|dereglement climatique|cambio climatico|cambiamento climatico|mudanca climatica|mudancas climaticas|気候変動|气候变化|기후변화|klimaatverandering
climate neutrality|klimaneutralitat|neutralite climatique|neutralidad climatica|neutralita climatica|neutralidade climatica|klimaatneutraliteit|气候中和|기후중립
carbon neutrality|co2 neutralitat|neutralite carbone|neutralidad de carbono|neutralidad en carbono|カーボンニュートラル|炭素中立|碳中和|탄소중립|탄소 중립|neutralita carbonica|neutralidade de carbono|neutralidade carbonica|koolstofneutraliteit
carbon price|co2 preis|prix du carbone|precio del carbono|炭素価格|碳价
emissions|emissionen|emisiones|emissioni|emissoes|排出量|排放量|排放|배출량|uitstoot|emissies
supply chain|lieferkette|chaine d approvisionnement|cadena de suministro|catena di fornitura|cadeia de suprimentos|サプライチェーン|供应链|공급망|toeleveringsketen|lieferketten|chaines d approvisionnement|cadenas de suministro|catena di approvvigionamento|catene di fornitura|cadeia de fornecimento|cadeia de abastecimento|供給網|공급사슬
value chain|wertschopfungskette|chaine de valeur|cadena de valor|catena del valore|バリューチェーン|价值链|가치사슬
supplier|suppliers|lieferant|lieferanten|fournisseur|fournisseurs|proveedor|proveedores|fornitori|fornecedores|サプライヤー|供应商|공급업체|leveranciers|fornitore|fornecedor|zulieferer|zulieferern|lieferantinnen|leverancier
employees|employee|staff|workforce|personnel|mitarbeiter|mitarbeitende|mitarbeitenden|beschaftigte|salaries|employes|empleados|dipendenti|funcionarios|従業員|員工|员工|직원|werknemers|collaborateurs|colaboradores|trabajadores|trabalhadores|lavoratori|collaboratori|medewerkers|beschaftigten|mitarbeitern|mitarbeiterinnen|empleado|dipendente|funcionario|medewerker|雇员|社員|근로자
customers|customer|clients|client|kunden|clientes|clienti|顧客|客户|고객|klanten|kundin|kundinnen|kunde|cliente|고객사
shareholders|shareholder|stockholders|aktionare|actionnaires|accionistas|azionisti|acionistas|株主|股东|주주|aandeelhouders|aktionar|aktionaren|actionnaire|accionista|azionista|acionista|anteilseigner|aandeelhouder
investors|investor|anleger|investoren|investisseurs|inversores|investitori|投資家|投资者|투자자|anlegern|investidores|investidor|inversionistas|inversionista|beleggers|投資者
board of directors|board|verwaltungsrat|conseil d administration|consejo de administracion|consiglio di amministrazione|conselho de administracao|取締役会|董事会|董事會|이사회|raad van bestuur|junta directiva|董事局
supervisory board|aufsichtsrat|conseil de surveillance|consejo de supervision|监事会|collegio sindacale|監査役会|감독이사회
executive board|management board|vorstand|directoire
audit committee|prufungsausschuss|comite d audit|comite de auditoria|comitato controllo|監査委員会|审计委员会|감사위원회|auditcommissie
sustainability committee|nachhaltigkeitsausschuss|comite de durabilite|comite de sostenibilidad|サステナビリティ委員会|可持续发展委员会|comite de developpement durable|comitato sostenibilita|comitato di sostenibilita|comite de sustentabilidade|duurzaamheidscommissie|지속가능경영위원회
sustainability|nachhaltigkeit|durabilite|developpement durable|sostenibilidad|sostenibilita|sustentabilidade|サステナビリティ|持続可能性|可持续发展|可持续性|지속가능성|duurzaamheid
governance|unternehmensfuhrung|gouvernance|gobernanza|gobierno corporativo|ガバナンス|治理|지배구조|governanca
strategy|strategie|estrategia|strategia|戦略|战略|전략
risk management|risikomanagement|gestion des risques|gestion de riesgos|gestione dei rischi|リスク管理|リスクマネジメント|风险管理|위험관리|리스크 관리|gestao de riscos|gestion del riesgo|gestione del rischio|risicobeheer|risicomanagement|위험 관리|리스크관리
metrics and targets|kennzahlen und ziele|metriques et objectifs|metricas y objetivos|指標と目標|指标和目标
physical risk|physical risks|physische risiken|risques physiques|riesgos fisicos|rischi fisici|物理的リスク|物理风险|physisches risiko|physischen risiken|risque physique|riesgo fisico|rischio fisico|risco fisico|riscos fisicos|fysiek risico|fysieke risico s|물리적 위험|물리적 리스크
transition risk|transition risks|transitionsrisiken|ubergangsrisiken|risques de transition|riesgos de transicion|rischi di transizione|移行リスク|转型风险|transitionsrisiko|ubergangsrisiko|risque de transition|riesgo de transicion|rischio di transizione|risco de transicao|riscos de transicao|transitierisico|transitierisico s|전환위험|전환 리스크
human rights|menschenrechte|droits humains|droits de l homme|derechos humanos|diritti umani|direitos humanos|人権|人权|인권|mensenrechten
child labour|child labor|kinderarbeit|travail des enfants|trabajo infantil|lavoro minorile|trabalho infantil|児童労働|童工|아동노동
forced labour|forced labor|zwangsarbeit|travail force|trabajo forzoso|lavoro forzato|強制労働|强迫劳动
corruption|korruption|corruzione|corrupcion|corrupcao|腐敗|腐败|부패|corruptie
occupational health and safety|arbeitssicherheit|sante et securite au travail|seguridad y salud en el trabajo|労働安全衛生|职业健康与安全
purchased goods and services|eingekaufte guter und dienstleistungen|eingekaufte waren und dienstleistungen|achats de biens et services|biens et services achetes|bienes y servicios adquiridos|bienes y servicios comprados|beni e servizi acquistati|購入した製品 サービス|購入した製品およびサービス|外购商品和服务|采购的商品和服务
capital goods|kapitalguter|investitionsguter|biens d equipement|biens d investissement|bienes de capital|beni strumentali|資本財|资本品
use of sold products|nutzung verkaufter produkte|nutzung der verkauften produkte|utilisation des produits vendus|uso de productos vendidos|uso dei prodotti venduti|販売した製品の使用|售出产品的使用|所售产品的使用
business travel|geschaftsreisen|dienstreisen|voyages d affaires|deplacements professionnels|viajes de negocios|viajes de trabajo|viaggi di lavoro|出張|商务旅行|差旅|출장|zakenreizen
employee commuting|pendeln der mitarbeitenden|arbeitswege|trajets domicile travail|desplazamiento de empleados|従業員の通勤|雇主通勤|员工通勤
upstream transportation and distribution|vorgelagerter transport und verteilung|transport et distribution amont|transporte y distribucion aguas arriba|上游运输和配送
investments|investitionen|investissements|inversiones|investimenti|投資|投资|투자|investition|investissement|investimento|investering|investeringen
transport|transportation|verkehr|transports|transporte|trasporti|輸送|运输|운송|vervoer
agriculture|landwirtschaft|agricultura|agricoltura|農業|农业|농업|landbouw|agrarwirtschaft
forestry|forstwirtschaft|sylviculture|silvicultura|林業|林业
steel|stahl|acier|acero|acciaio|鉄鋼|钢铁|钢|철강|staal
cement|zement|ciment|cemento|セメント|水泥|시멘트
aluminium|aluminum|aluminio|alluminio|アルミニウム|铝
revenue|revenues|turnover|umsatz|umsatzerlose|chiffre d affaires|ingresos|ricavi|receita|売上高|营业收入|매출|매출액|omzet|umsatze|umsatzen|faturamento|receitas|fatturato|omzetten|営業収益
net income|net profit|nettogewinn|resultat net|benefice net|utilidad neta|utile netto|lucro liquido|純利益|净利润|순이익|jahresuberschuss|beneficio neto|nettowinst|reingewinn|utilidades netas|当期純利益|当期純利益額|당기순이익
water|wasser|eau|agua|acqua|水|물|wassers|acque|aguas
women|frauen|femmes|mujeres|donne|mulheres|女性|여성|vrouwen|weiblich|weibliche|femme|mujer|donna|mulher|vrouw|여자
men|manner|hommes|hombres|uomini|homens|男性|남성|mannen|mannlich|mannliche|mannern|homme|hombre|uomo|homem|남자
annually|every year|once a year|each year|every 12 months|every twelve months|once every 12 months|jahrlich|annuellement|chaque annee|anualmente|annualmente|毎年|每年|매년|jaarlijks|einmal jahrlich|einmal pro jahr|jedes jahr|une fois par an|tous les ans|una vez al ano|cada ano|todos los anos|una volta all anno|ogni anno|uma vez por ano|todos os anos|een keer per jaar|elk jaar|ieder jaar|每年一次|年 1 回|年に 1 回|매년 1 회
paris agreement|paris climate agreement|paris accord|paris climate accord|pariser abkommen|pariser klimaabkommen|accord de paris|acuerdo de paris|accordo di parigi|acordo de paris|パリ協定|巴黎协定|파리협정|파리 협정
greenhouse gas emissions|ghg emissions|treibhausgasemissionen|thg emissionen|emissions de gaz a effet de serre|emissions de ges|emisiones de gases de efecto invernadero|emisiones de gei|温室効果ガス排出量|温室气体排放|온실가스 배출량|treibhausgasausstoss|emissioni di gas serra|emissioni di gas a effetto serra|emissoes de gases de efeito estufa|emissoes de gee|broeikasgasemissies|broeikasgasuitstoot|温室气体排放量|温室効果ガスの排出量|温室効果ガス排出|온실가스 배출
hydrofluorocarbons|hfcs|hfc|hydrofluorocarbon
perfluorocarbons|pfcs|pfc|perfluorocarbon
nitrogen trifluoride|nf3
roce|return on capital employed
roe|return on equity
roa|return on assets
roic|return on invested capital
eps|earnings per share|ergebnis je aktie|gewinn je aktie|benefice par action|resultat par action|beneficio por accion|ganancias por accion|utilidad por accion|utile per azione|lucro por acao|winst per aandeel|每股收益|每股盈利|1 株当たり利益|주당순이익
ebitda|earnings before interest taxes depreciation and amortization
ebit|earnings before interest and taxes
tsr|total shareholder return
property plant and equipment|pp e|ppe|pp and e|ppne|sachanlagen|immobilisations corporelles|propiedad planta y equipo|propiedades planta y equipo|inmovilizado material|immobili impianti e macchinari|ativo imobilizado|imobilizado|materiele vaste activa|固定资产|有形固定資産|유형자산
cost of goods sold|cogs|cost of sales|cost of revenue|umsatzkosten|herstellungskosten des umsatzes|cout des ventes|costo de ventas|coste de ventas|costo del venduto|custo dos produtos vendidos|custo das vendas|kostprijs van de omzet|营业成本|销售成本|売上原価|매출원가
free cash flow|fcf|freier cashflow|flux de tresorerie disponible|flujo de caja libre|flusso di cassa libero|fluxo de caixa livre|vrije kasstroom|自由现金流|フリーキャッシュフロー|잉여현금흐름
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
small and medium sized enterprises|smes|sme|small and medium enterprises|kleine und mittlere unternehmen|kmu|petites et moyennes entreprises|pequenas y medianas empresas|pymes|piccole e medie imprese|pequenas e medias empresas|midden en kleinbedrijf|中小企业|中小企業|중소기업
non governmental organization|ngo|ngos|non governmental organizations|nichtregierungsorganisation|nichtregierungsorganisationen|organisation non gouvernementale|organisations non gouvernementales|organizacion no gubernamental|organizaciones no gubernamentales|organizzazione non governativa|organizzazioni non governative|organizacao nao governamental|organizacoes nao governamentais|niet gouvernementele organisatie|非政府组织|非政府組織|비정부기구
artificial intelligence|ai|kunstliche intelligenz|intelligence artificielle|inteligencia artificial|intelligenza artificiale|人工知能|人工智能|인공지능|kunstlicher intelligenz|kunstmatige intelligentie
coo|chief operating officer
cro|chief risk officer
cio|chief information officer
cto|chief technology officer
world health organization|weltgesundheitsorganisation|organisation mondiale de la sante|organizacion mundial de la salud|organizzazione mondiale della sanita|organizacao mundial da saude|wereldgezondheidsorganisatie|世界卫生组织|世界保健機関|세계보건기구
united nations environment programme|unep|united nations environment program
united nations development programme|undp
climate action 100|ca100
transition pathway initiative|tpi
leadership in energy and environmental design|leed
environmental social and governance|esg
diversity equity and inclusion|dei|de i
diversity and inclusion|d i
key performance indicator|kpi|kpis|key performance indicators|leistungskennzahl|leistungskennzahlen|schlusselkennzahlen|indicateur cle de performance|indicateurs cles de performance|indicador clave de desempeno|indicadores clave de desempeno|indicador clave de rendimiento|indicadores clave de rendimiento|indicatori chiave di prestazione|indicador chave de desempenho|indicadores chave de desempenho|关键绩效指标|重要業績評価指標|핵심성과지표
double materiality|doppelte wesentlichkeit|double materialite|doble materialidad|doppia materialita
materiality assessment|wesentlichkeitsanalyse|analyse de materialite|analisis de materialidad
physical climate risk|physische klimarisiken
scenario analysis|szenarioanalyse|analyse de scenarios|analisis de escenarios|シナリオ分析|情景分析
circular economy|kreislaufwirtschaft|economie circulaire|economia circular|economia circolare|循環経済|サーキュラーエコノミー|循环经济|순환경제|kreislaufwirtschaften|circulaire economie
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
buildings|gebaude|batiments|edificios|edifici|建物|建筑|건물|gebouwen|gebauden|gebaudes|batiment|edificio|gebouw
industry|industrie|industria|工业|産業|산업|industrien|branche|branchen|industrias|industrieen
geothermal energy|geothermal power|geothermie|erdwarme|geotermica|geotermia|geotermico|energia geotermica|地熱|地热|지열|energie geothermique|geothermische energie|地热能|地熱発電|지열에너지
biomass|biomasse|biomasa|バイオマス|生物质|바이오매스
biogas|biogaz|バイオガス|沼气
methane emissions|methanemissionen|emissions de methane|emisiones de metano|甲烷排放
drinking water|trinkwasser|eau potable|agua potable|acqua potabile|飲料水|饮用水
packaging|verpackung|verpackungen|emballage|emballages|embalaje|envases|imballaggi|包装|포장|verpackungsmaterial|envase|imballaggio|embalagem|embalagens|verpakking|verpakkingen|포장재
raw materials|raw material|rohstoffe|matieres premieres|materias primas|materie prime|原材料|原料|rohstoff|rohstoffen|matiere premiere|materia prima|grondstof|grondstoffen|원자재|원재료
buyback|share buyback|share repurchase|share repurchases|aktienruckkauf|rachat d actions|recompra de acciones
dividend|dividende|dividendo|配当|股息|배당|dividenden|dividendos|dividendi|配当金|分红|배당금
debt|schulden|verschuldung|dette|deuda|debito|债务|負債|부채|divida|dividas|dettes|deudas
costs|kosten|couts|costes|costos|costi|成本|コスト|비용|cout|coste|costo|custo|custos
price|preis|prix|precio|prezzo|価格|价格|가격|preise|preisen|precios|prezzi|preco|precos|prijs|prijzen
demand|nachfrage|demande|demanda|domanda|需要|需求|수요
growth|wachstum|croissance|crecimiento|crescita|成長|增长|성장|crescimento|groei
inflation|teuerung|inflacion|inflazione|通胀|インフレ|inflacao|inflatie|通货膨胀|インフレーション|인플레이션
training|schulung|schulungen|formation|formacion|formazione|研修|培训|교육|weiterbildung|schulungsmassnahmen|capacitacion|treinamento|capacitacao|opleiding|opleidingen|研修プログラム|교육훈련
safety|sicherheit|securite|seguridad|sicurezza|安全|안전|seguranca|veiligheid|안전성
health|gesundheit|sante|salud|salute|健康|건강|saude|gezondheid
education|bildung|educacion|istruzione|教育|educacao|onderwijs
quality|qualitat|qualite|calidad|qualita|質量|质量|品質|qualidade|kwaliteit|품질
innovation|innovacion|innovazione|创新|革新|혁신|innovationen|innovazioni|innovaciones|inovacao|inovacoes|innovatie|innovaties|イノベーション
regulation|regulierung|reglementation|regulacion|regolamentazione|监管|規制|규제|regulatorik|reglamentacion|normativa|regulamentacao|regelgeving|法规|规章|规管|規則
reputation|ruf|reputacion|reputazione|声誉|評判|reputacao|reputatie|평판
drought|durre|trockenheit|secheresse|sequia|siccita|干旱|干ばつ|가뭄|secheresses|sequias|seca prolongada|droogte|旱灾|旱魃
flood|flooding|floods|hochwasser|uberschwemmung|uberschwemmungen|inondation|inondations|inundacion|inundaciones|alluvione|洪水|홍수|flut|fluten|uberflutung|uberflutungen|inundacao|inundacoes|alluvioni|inondazione|inondazioni|overstroming|overstromingen|水灾|水害|침수
heat wave|heatwave|heatwaves|heat waves|hitzewelle|hitzewellen|canicule|ola de calor|ondata di calore|热浪|熱波|vague de chaleur|vagues de chaleur|olas de calor|ondate di calore|onda de calor|ondas de calor|hittegolf|hittegolven|폭염
wildfire|wildfires|waldbrand|waldbrande|feux de foret|incendios forestales|野火|山火事|flachenbrande|feux de vegetation
auditor|abschlussprufer|wirtschaftsprufer|commissaire aux comptes|revisore|监査人|审计师
limited assurance|aseguramiento limitado|verificacion limitada|begrenzte sicherheit|assurance limitee|garantia limitada|限定的保証|有限保证
reasonable assurance|aseguramiento razonable|hinreichende sicherheit|assurance raisonnable|garantia razonable|合理的保証|合理保证
short term|kurzfristig|court terme|corto plazo|breve termine|短期
medium term|mittelfristig|moyen terme|medio plazo|medio termine|中期
long term|langfristig|long terme|largo plazo|lungo termine|長期|长期
every two years|biennially|biennial|every second year|every other year|every 24 months|once every two years|alle zwei jahre|tous les deux ans|cada dos anos|ogni due anni|2 年ごと|每两年
high|hoch|eleve|elevee|alto|alta|高い|高|hohe|hohen|eleves|elevees|altos|altas|elevato|elevata|elevati|elevado|elevada|hoge|높은|높음
low|niedrig|gering|faible|bajo|baja|basso|低い|低|niedrige|niedrigen|geringe|geringen|faibles|bajos|bajas|bassa|bassi|baixo|baixa|낮은|낮음
medium|mittel|moyen|moyenne|medio|media|中等|mittlere|mittleren|moyens|moyennes|gemiddeld|中程度|중간
unchanged|no change|no changes|not change|not changed|didnt change|hardly any change|little change|no significant change|no material change|unverandert|gleich geblieben|stabil|konstant|inchange|inchangee|sin cambios|sin variacion|estable|invariato|stabile|inalterado|estavel|onveranderd|stabiel|不变|保持不变|没有变化
market based|marktbasiert|marktbasierte|marktbasierten|marktbezogen|marktbezogene|fonde sur le marche|fondee sur le marche|basee sur le marche|basado en el mercado|basada en el mercado|basato sul mercato|baseado no mercado|marktgebaseerd|基于市场|マーケット基準|マーケットベース|시장 기반
location based|standortbasiert|standortbasierte|standortbasierten|standortbezogen|standortbezogene|fonde sur la localisation|fondee sur la localisation|basee sur la localisation|basado en la ubicacion|basada en la ubicacion|basato sulla localizzazione|baseado na localizacao|locatiegebaseerd|基于位置|ロケーション基準|ロケーションベース|지역 기반
tetrafluoromethane|cf4|carbon tetrafluoride|tetrafluormethan
hexafluoroethane|c2f6|perfluoroethane|hexafluorethan
nitrogen trifluoride|stickstofftrifluorid
hydrofluorocarbons|teilfluorierte kohlenwasserstoffe|hydrofluorocarbures|hidrofluorocarburos
perfluorocarbons|perfluorierte kohlenwasserstoffe|perfluorocarbures|perfluorocarburos
verified carbon standard|vcs
sovereign bonds|sovereign bond|government bond|government bonds|staatsanleihe|staatsanleihen|obligations d etat|obligations souveraines|bonos soberanos|bonos del estado|titoli di stato|titulos publicos|staatsobligaties|国债|国債|국채
declines|nimmt ab|nehmen ab|nahm ab|nahmen ab|geht zuruck|gehen zuruck|ging zuruck|gingen zuruck|en baisse|a la baja|in calo|em queda|neemt af|nam af|namen af|减少了|減少した
rises|nimmt zu|nehmen zu|nahm zu|nahmen zu|en hausse|al alza|in aumento|em alta|neemt toe|nam toe|namen toe|増加した
`;
