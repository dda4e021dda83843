/*
 * Common words of climate, ESG and finance reports in German, French, Spanish, Italian, Portuguese, Dutch, Chinese,
 * Japanese and Korean, with their English word. German and Dutch compounds are read from their parts. No name is also an
 * English word, and none stands in two rows.
 */

/** One meaning per row: the English word, then its translations, separated by `|`, without accents. */
export const COMMON_WORDS = `
committee|ausschuss|komitee|comite|comitato|commissie|委员会|委員会|comissao|위원회
responsibility|verantwortung|responsabilite|responsabilidad|responsabilita|responsabilidade|verantwoordelijkheid|责任|責任|verantwortlichkeit|verantwortlichkeiten|responsabilites|responsabilidades|책임
corporate|unternehmens|corporativa|corporativo|societaria
board|verwaltungsrat|vorstand|aufsichtsrat|conseil d administration|consejo de administracion|consiglio di amministrazione|conselho de administracao|raad van bestuur|raad van commissarissen|董事会|取締役会
chief executive|vorstandsvorsitzender|vorstandsvorsitzende|geschaftsfuhrer|directeur general|director ejecutivo|amministratore delegato|首席执行官|最高経営責任者
chief financial officer|finanzvorstand|directeur financier|director financiero|direttore finanziario|diretor financeiro|首席财务官|最高財務責任者
chief risk officer|risikovorstand|directeur des risques|director de riesgos|首席风险官
chief sustainability officer|nachhaltigkeitsvorstand|首席可持续发展官
management|geschaftsleitung|direccion|dirigenza|管理层|経営陣|geschaftsfuhrung|gestione|gestion|gestao|管理|경영|관리
company|unternehmen|gesellschaft|entreprise|societe|empresa|azienda|societa|bedrijf|公司|企业|企業|会社|firma|compania|companias|bedrijven|societes|entreprises|empresas|aziende|회사|기업
group|konzern|gruppe|groupe|grupo|gruppo|groep|集团|グループ|grupos|그룹
bank|banque|banco|banca|银行|銀行|banken|banques|bancos|banche|은행
insurance|versicherung|versicherungen|seguros|seguro|assicurazione|verzekering|保险|保険|보험
government|regierung|gouvernement|gobierno|governo|regering|政府|regierungen|gouvernements|gobiernos|governi|governos|overheid|정부
authority|behorde|autorite|autoridad|autorita|autoridade|autoriteit|监管机构|当局|behorden|autorites|autoridades|autoriteiten|당국
city|stadt|ville|ciudad|citta|cidade|城市|都市|stadte|stadten|villes|ciudades|cidades|steden|도시
community|gemeinde|gemeinschaft|communaute|comunidad|comunita|comunidade|gemeenschap|社区|地域社会|gemeinschaften|gemeinden|communautes|comunidades|gemeenschappen|공동체
data|daten|donnees|datos|dati|dados|gegevens|数据|データ|데이터
insufficient|unzureichend|unzureichende|unzureichender|ungenugend|insuffisant|insuffisante|insuficiente|insufficiente|onvoldoende|不足|不十分
lack|mangel|manque|falta|mancanza|gebrek|缺乏
still|noch|immer noch|encore|toujours|todavia|aun|ancora|ainda|仍然|尚
volume|menge|mengen|volumen|volumes|quantite|cantidad|quantita|hoeveelheid|数量
sales|absatz|verkauf|verkaufe|ventes|ventas|vendite|vendas|verkoop|销售|販売|판매
market|markt|marche|mercado|mercato|市场|市場|markte|markten|marches|mercados|mercati|시장
product|produkt|produkte|produit|produits|producto|productos|prodotto|prodotti|produtos|producten|产品|製品|produkten|제품
purchase|einkauf|beschaffung|achats|compras|acquisti|inkoop|采购|調達|구입
goods|waren|guter|biens|bienes|beni|bens|goederen|商品|상품
service|dienstleistung|dienstleistungen|servicio|servicios|servizi|servicos|diensten|服务|サービス|서비스
category|kategorie|categorie|categoria|类别|カテゴリー|kategorien|categorias|범주|카테고리
store|filiale|filialen|laden|magasin|magasins|tienda|tiendas|negozi|loja|lojas|winkels|门店|店舗|매장|점포
factory|fabrik|werk|werke|usine|usines|fabrica|fabricas|fabbrica|stabilimento|fabriek|工厂|工場|fabriken|werken|fabbriche|fabrieken|공장
office|buro|buros|burogebaude|bureaux|oficinas|oficina|uffici|ufficio|escritorio|kantoor|办公室|オフィス|buroraume|escritorios|kantoren|사무실|사무소
warehouse|lager|lagerhaus|entrepot|entrepots|almacen|almacenes|magazzino|armazem|magazijn|仓库|倉庫|lagerhauser|lagerhausern|magazzini|armazens|magazijnen|창고|물류창고
machine|maschine|maschinen|maquina|macchina|机器|機械|machinerie|macchinari|maquinas|기계
site|standort|standorte|emplacement|emplazamiento|sito|locatie|地点|拠点|standorten|sites industriels|emplazamientos|locaties|사업장
mine|bergwerk|bergbau|mina|minera|miniera|mineracao|mijn|矿山|鉱山|bergwerke|minas|mijnen|miniere|광산
boiler|kessel|heizkessel|chaudiere|chaudieres|caldera|calderas|caldaia|caldeira|ketel|锅炉|ボイラー|heizkesseln|보일러
furnace|hochofen|ofen|haut fourneau|alto horno|forno|高炉
steam|dampf|vapeur|vapore|stoom|蒸汽|蒸気|dampfes|증기|스팀
generation|erzeugung|generacion|generazione|geracao|opwekking|发电|発電|발전
sludge|schlamm|klarschlamm|boues|boue|lodos|lodo|fanghi|slib|污泥|汚泥
dried|getrocknet|seche|sechee|secado|secada|essiccato|gedroogd|干燥|乾燥
burned|verbrannt|brule|brulee|quemado|quemada|bruciato|bruciata|queimado|verbrand|燃烧|焚烧|燃焼
landfill|deponie|decharge|vertedero|discarica|aterro|stortplaats|填埋|埋立|deponien|decharges|vertederos|discariche|aterros|매립|매립지
wastewater|abwasser|eaux usees|aguas residuales|acque reflue|aguas residuais|afvalwater|废水|排水|effluents liquides|effluenti|acque di scarico|폐수
groundwater|grundwasser|eaux souterraines|aguas subterraneas|acque sotterranee|grondwater|地下水|agua subterranea|지하수
rainwater|regenwasser|eau de pluie|agua de lluvia|acqua piovana|雨水|agua da chuva|regenwater|빗물
withdrawal|entnahme|prelevement|prelevements|extraccion|prelievo|captacao|onttrekking|取水|취수
treatment|behandlung|aufbereitung|traitement|tratamiento|trattamento|tratamento|behandeling|处理|処理|치료
vehicle|fahrzeug|fahrzeuge|vehicule|vehicules|vehiculo|vehiculos|veicolo|veicoli|veiculos|voertuigen|车辆|車両|fahrzeugen|automezzi|voertuig|차량
fleet|flotte|flota|flotta|frota|vloot|车队|fuhrpark|parc automobile|wagenpark
ship|schiff|schiffe|navire|navires|buque|buques|navi|navio|navios|schepen|船舶|schiffen|schip|선박
aircraft|flugzeug|flugzeuge|avion|avions|aviones|aereo|aerei|aviao|avioes|vliegtuigen|飞机|航空機|flugzeugen|vliegtuig|항공기
truck|lkw|lastwagen|camion|camions|camiones|caminhao|caminhoes|vrachtwagens|卡车|トラック|lastkraftwagen|poids lourd|poids lourds|autocarri|vrachtwagen|트럭
rail|bahn|schiene|schienen|ferroviaire|ferrocarril|ferrovia|spoor|铁路|鉄道|schienenverkehr|eisenbahn|transport ferroviaire|transporte ferroviario|trasporto ferroviario|spoorwegen|철도
battery|batterie|batterien|batteries|bateria|baterias|batterij|电池|電池|akku|akkus|batterijen|accumulateur|배터리|전지
heat pump|warmepumpe|warmepumpen|pompe a chaleur|pompes a chaleur|bomba de calor|bombas de calor|pompa di calore|warmtepomp|热泵|ヒートポンプ|warmtepompen|pompe di calore|히트펌프
lighting|beleuchtung|eclairage|iluminacion|illuminazione|iluminacao|verlichting|照明|조명
insulation|dammung|isolierung|aislamiento|isolamento|isolatie|隔热|断熱|warmedammung|isolation thermique|aislamiento termico|isolamento termico|단열
roof|dach|toit|techo|tetto|telhado|dak|屋顶|屋根|dacher|dachern|toits|toiture|techos|tetti|telhados|daken|지붕
heat|warme|hitze|chaleur|calor|calore|warmte|热|熱
stress|belastung|estres|压力
cold|kalte|froid|frio|freddo|koude|寒冷
cooling|kuhlung|refroidissement|refrigeracion|raffreddamento|koeling|冷却|resfriamento|냉각|냉방
heating|heizung|chauffage|calefaccion|riscaldamento|aquecimento|verwarming|供暖|暖房|난방
subsidence|bodensenkung|bodensenkungen|affaissement|subsidencia|subsidenza|bodemdaling|地面沉降|地盤沈下
storm|sturm|sturme|tempete|tempetes|tormenta|tormentas|tempesta|tempeste|tempestade|风暴|暴风雨|暴風|sturmen|폭풍|폭풍우
sea level rise|meeresspiegelanstieg|anstieg des meeresspiegels|elevation du niveau de la mer|montee du niveau de la mer|aumento del nivel del mar|innalzamento del livello del mare|zeespiegelstijging|海平面上升|海面上昇|meeresspiegelerhohung|steigender meeresspiegel|steigende meeresspiegel|hausse du niveau de la mer|subida del nivel del mar|elevacion del nivel del mar|aumento del livello del mare|elevacao do nivel do mar|aumento do nivel do mar|stijging van de zeespiegel|해수면 상승|해수면상승
landslide|erdrutsch|erdrutsche|glissement de terrain|glissements de terrain|deslizamiento|deslizamientos|frana|frane|滑坡|산사태|deslizamento de terra|deslizamentos de terra|aardverschuiving|土砂崩れ|地すべり
scarcity|knappheit|penurie|escasez|scarsita|escassez|schaarste|短缺
fuel|kraftstoff|brennstoff|treibstoff|carburant|carburante|combustivel|brandstof|燃料|brennstoffe|brennstoffen|kraftstoffe|kraftstoffen|treibstoffe|carburants|combustible|combustibles|combustibile|combustibili|carburanti|combustiveis|brandstoffen|연료
gas|gaz
oil|erdol|ol|petrole|petroleo|petrolio|olie|石油
conversion|umrechnung|umstellung|umwandlung|conversione|conversao|omrekening|换算|転換
converted|umgestellt|umgerustet|umgewandelt|converti|convertis|convertie|converties|convertido|convertidos|convertito|convertiti|omgezet|改造
error|fehler|erreur|errores|errore|erro|fout|错误|誤り
change|anderung|veranderung|changement|cambio|cambiamento|mudanca|verandering|变化|変更
climate|klima|climat|clima|klimaat|气候|気候|기후
environment|umwelt|environnement|medio ambiente|ambiente|meio ambiente|milieu|环境|環境|환경
nature|natur|natura|naturaleza|natuur|自然|자연
forest|wald|walder|foret|forets|bosque|bosques|foresta|foreste|bossen|森林|waldern|floresta|florestas|산림|삼림
land|flache|boden|terre|tierra|terra|tierras|grond|土地|토지|landflache|terreno|terreni|terrenos
wood|holz|bois|madera|legno|madeira|hout|木材|목재
paper|papier|papel|纸|紙|papiers|종이
plastic|kunststoff|kunststoffe|plastique|plastico|plastica|plastiek|塑料|プラスチック|plastik|plastiques|plasticos|plasticas|플라스틱
glass|glas|verre|vidrio|vetro|vidro|玻璃|ガラス|유리
textile|textilien|textil|textiles|tessile|textiel|纺织|繊維|tessili|texteis|섬유
cotton|baumwolle|coton|algodon|cotone|algodao|katoen|棉花|綿|면화
leather|leder|cuir|cuero|pelle|couro|皮革|가죽
food|lebensmittel|nahrungsmittel|alimentation|alimentos|alimentari|voedsel|食品|nahrung|voeding|alimento|cibo|식품|음식
meat|fleisch|viande|carne|vlees|肉类|肉|고기|육류
fish|fisch|poisson|pescado|pesce|peixe|鱼类|魚|fische|poissons|peces|pesci|peixes|vissen|생선|물고기
palm oil|palmol|huile de palme|aceite de palma|olio di palma|oleo de palma|palmolie|棕榈油|パーム油|팜유
chemicals|chemikalien|chemie|produits chimiques|quimicos|prodotti chimici|chemicalien|化学品|chemikalie|produtos quimicos|productos quimicos|sostanze chimiche|化学製品|화학물질|화학제품
loan|kredit|kredite|darlehen|pret|prets|prestamo|prestamos|prestito|prestiti|emprestimo|emprestimos|lening|leningen|贷款|融資|대출
bond|anleihe|anleihen|bono|bonos|obbligazione|obbligazioni|obligatie|obligaties|债券|債券|titulos de divida|채권
share|aktie|aktien|accion|acciones|azione|azioni|acao|acoes|aandeel|aandelen|股票|株式|주식
interest|zins|zinsen|interets|interes|intereses|interessi|juros|rente|利息|金利
exchange rate|wechselkurs|wechselkurse|wahrungseffekte|taux de change|tipo de cambio|tasso di cambio|taxa de cambio|wisselkoers|汇率|為替|wechselkursen|tipos de cambio|tassi di cambio|wisselkoersen|환율
tax|steuer|steuern|impot|impots|impuesto|impuestos|imposta|imposte|imposto|impostos|belasting|税收|税金|세금
profit|gewinn|benefice|beneficio|ganancia|utile|lucro|winst|利润|利益|gewinne|benefices|beneficios|ganancias|utili|lucros|winsten|이익
loss|verlust|verluste|perte|pertes|perdida|perdidas|perdita|perdite|perda|perdas|verlies|亏损|损失|損失|verlusten|verliezen|손실|적자
expenses|aufwand|aufwendungen|ausgaben|depenses|gastos|spese|despesas|uitgaven|费用|費用
assets|vermogen|vermogenswerte|actifs|activos|attivita|ativos|activa|资产|資産|aktiva|bezittingen|자산
equity|eigenkapital|fonds propres|patrimonio|capitaux propres|eigen vermogen|股本|自己資本|capital propio|자기자본
cash|barmittel|tresorerie|efectivo|liquidita|caixa|kasmiddelen|现金|現金|bargeld|contanti|현금
acquisition|ubernahme|akquisition|adquisicion|acquisizione|aquisicao|overname|收购|買収|akquisitionen|adquisiciones|acquisizioni|aquisicoes|overnames|인수
impairment|wertminderung|abschreibung|deterioro|svalutazione|减值|減損|wertberichtigung|wertminderungen|depreciation d actifs|손상차손
restructuring|restrukturierung|restructuration|reestructuracion|ristrutturazione|herstructurering|重组|再編|restructuraciones|구조조정
supply|angebot|versorgung|offre|suministro|oferta|offerta|fornitura|fornecimento|aanbod|供应|供給|공급
weather|wetter|witterung|meteo|clima extremo|tempo meteorologico|weer|天气|天候|날씨|기상
war|krieg|guerre|guerra|oorlog|战争|戦争|guerras|전쟁
pandemic|pandemie|pandemia|疫情|パンデミック|pandemies|pandemias|pandemieen|팬데믹
strike|streik|streiks|greve|greves|huelga|sciopero|staking|罢工|ストライキ|streiken|huelgas|scioperi|stakingen|파업
delay|verzogerung|verzogerungen|retard|retards|retraso|retrasos|ritardo|ritardi|atraso|vertraging|延迟|延误|遅延|지연
accident|unfall|unfalle|accidente|accidentes|incidente|incidenti|acidente|acidentes|ongeval|ongevallen|事故|사고
law|gesetz|gesetze|loi|lois|ley|leyes|legge|leggi|lei|leis|法律
lawsuit|klage|klagen|proces|demande en justice|demanda judicial|causa legale|rechtszaak|诉讼|訴訟|rechtsklage
fine|strafe|bussgeld|geldbusse|amende|amendes|multa|multas|sanzione|boete|罚款|罰金|bussgelder|bussgeldern|geldstrafe|geldstrafen|벌금|과징금
policy|richtlinie|politik|politique|politica|beleid|政策|方針|politicas|politiche|정책
code of conduct|verhaltenskodex|code de conduite|codigo de conducta|codice di condotta|gedragscode|行为准则|行動規範|codigo de conduta|행동강령|윤리강령
complaint|beschwerde|beschwerden|plainte|plaintes|queja|quejas|reclamo|reclami|queixa|klacht|投诉|苦情|불만|민원
bribery|bestechung|soborno|tangenti|suborno|omkoping|贿赂|贈賄|뇌물
discrimination|diskriminierung|discriminacion|discriminazione|discriminacao|discriminatie|歧视|差別|차별
wage|lohn|lohne|gehalt|gehalter|salaire|salaires|salario|salarios|stipendio|stipendi|lonen|工资|賃金|lohnen|gehaltern|급여|임금
bonus|boni|prima|奖金|賞与|상여금|보너스
pension|rente|renten|retraite|pensiones|pensione|pensoes|pensioen|养老金|年金|altersvorsorge|연금
remuneration|vergutung|remuneracion|retribuzione|remunerazione|remuneracao|beloning|薪酬|報酬|entlohnung|보수
trade union|gewerkschaft|gewerkschaften|syndicat|syndicats|sindicato|sindicatos|sindacato|sindacati|vakbond|工会|労働組合|노동조합|노조
year|jahr|jahre|jahren|annee|annees|ano|anos|anno|anni|jaar|jaren
month|monat|monate|monaten|mois|mes|meses|mese|mesi|maand|maanden
half|halfte|moitie|mitad|metade|helft|一半|半分|절반
third|drittel|tercio|terzo|derde
majority|mehrheit|majorite|mayoria|maggioranza|maioria|meerderheid|多数|大部分|대부분|다수
all|alle|allen|tous|toutes|todos|todas|tutti|tutte|全部|すべて
only|nur|ausschliesslich|seulement|uniquement|solamente|soltanto|apenas|somente|alleen|仅|のみ
new|neu|neue|neuer|neuen|nouveau|nouvelle|nouveaux|nuevo|nueva|nuevos|nuovo|nuova|nuovi|nova|nieuw|nieuwe
higher|hoher|hohere|hoherer|superieur|superieure|plus eleve|plus elevee|plus eleves|mas alto|mas alta|mayor|piu alto|piu elevato|maior|mais alto|hoger|hogere|更高|plus elevees|mas altos|maiores|더 높은
lower|niedriger|niedrigere|geringer|geringere|inferieur|inferieure|plus faible|plus bas|mas bajo|mas baja|menor|piu basso|mais baixo|lagere|更低|plus basse|menores|더 낮은
decrease|减少了|減少了|下降了|减少至|下降至|下降到
increase|增加了|增长了|上升了|增加至|上升至|上升到
external|extern|externe|externer|externo|externa|esterno|外部|외부
internal|interne|interner|interno|interna|interno|内部|내부
method|methode|verfahren|metodo|metodologia|方法|methoden|metodos|방법
measure|massnahme|massnahmen|mesure|mesures|medida|medidas|misura|misure|maatregel|maatregelen|措施|対策|조치
target|ziel|ziele|objectif|objectifs|objetivo|objetivos|obiettivo|obiettivi|doel|doelstelling|目标|目標|zielen|zielsetzung|doelen|doelstellingen|목표
plan|piano|plano|计划|計画|planen|piani|planos|plannen
reason|grund|grunde|raison|raisons|razon|razones|ragione|motivo|reden|原因|理由|grunden|redenen|이유|원인
risk|risiko|risiken|risque|risques|riesgo|riesgos|rischio|rischi|risco|riscos|risico|风险|リスク|risico s|리스크|위험
extremely|extrem|extremement|extremadamente|estremamente|extremamente|extreem|极高|極めて
premature|vorzeitig|vorzeitige|vorzeitiger|prematuree|prematuro|prematura|voortijdig
death|tod|todesfall|todesfalle|mort|deces|muerte|muertes|morte|mortes|dood|todesfallen|死亡|사망
closed|stillgelegt|geschlossen|ferme|fermee|fermeture|schliessung|stilllegung|cerrado|cerrada|cierre|chiuso|chiusura|fechado|fechamento|gesloten|关闭|閉鎖
power plant|kraftwerk|kraftwerke|centrale|centrales|central electrica|centrale elettrica|usina|发电厂|発電所|kraftwerken|centrale electrique|centrales electricas|centrali elettriche|usinas|energiecentrale|발전소
strong|stark|starke|starker|starken|fuerte|fuertes|forti
rain|regen|regenfall|regenfalle|pluie|pluies|precipitations|lluvia|lluvias|pioggia|piogge|chuva|chuvas|降雨|大雨|niederschlag|niederschlage|precipitaciones|precipitazioni|precipitacoes|neerslag|강우|강수
failure|ausfall|ausfalle|ausfallen|panne|pannes|defaillance|averia|averias|guasto|guasti|falha|falhas|storing|故障
discount|rabatt|rabatte|remise|remises|descuento|descuentos|sconto|sconti|desconto|descontos|korting|折扣|値引
operating|operativ|operative|operativen|operativer|operativo|operativa|operationnel|operationnelle|经营|営業
exit|ruckzug|ausstieg|sortie|retrait|salida|retirada|uscita|ritiro|saida|terugtrekking|退出|撤退
decision|entscheidung|beschluss|decisione|decisao|besluit|决定|決定
project|projekt|projekte|projet|projets|proyecto|proyectos|progetto|progetti|projeto|projetos|项目|プロジェクト|projekten|projecten|프로젝트
asia pacific|asien pazifik|asie pacifique|asia pacifico|亚太|亚太地区|アジア 太平洋|azie pacific|アジア太平洋|アジア太平洋地域|아시아태평양|아시아 태평양
walking|a pied|zu fuss|a pie|zu fuss gehen|zufussgehen|marche a pied|caminar|camminare|caminhar|caminhada|wandelen|步行|徒歩|도보|걷기
cycling|a velo|mit dem fahrrad|en bicicleta|radfahren|fahrradfahren|radverkehr|cyclisme|ciclismo|andar en bicicleta|andare in bicicletta|andar de bicicleta|fietsen|骑行|骑自行车|サイクリング
bicycle|fahrrad|fahrrader|fahrradern|velo|velos|bicyclette|bicyclettes|bicicleta|bicicletas|bicicletta|biciclette|fiets|自行车|自転車|자전거
ocean|ozean|ozeane|ozeanen|oceano|oceanos|oceani|oceaan|oceanen|海洋|대양|해양
freshwater|susswasser|eau douce|eaux douces|agua dulce|acqua dolce|acque dolci|agua doce|zoetwater|zoet water|淡水|담수
seawater|meerwasser|eau de mer|agua de mar|acqua di mare|agua do mar|zeewater|海水|해수
surface water|oberflachenwasser|eaux de surface|eau de surface|aguas superficiales|acque superficiali|aguas superficiais|oppervlaktewater|地表水|表流水|지표수
atmosphere|atmosphare|atmosfera|atmosfeer|大气|大气层|大気|대기
soil|erdreich|sols|suelo|suelos|suolo|suoli|bodem|土壤|土壌|토양
tree|baum|baume|baumen|arbre|arbres|arbol|arboles|albero|alberi|arvore|arvores|bomen|树木|樹木|나무
mangrove|mangroven|manglar|manglares|mangrovie|mangues|红树林|マングローブ|맹그로브
river|fluss|flusse|flussen|riviere|rivieres|fleuve|fiume|fiumi|rivier|rivieren|河流|河川
coast|kuste|kusten|海岸|沿岸|해안
wetland|feuchtgebiet|feuchtgebiete|zone humide|zones humides|humedal|humedales|zona umida|zone umide|zonas umidas|湿地|습지
ecosystem|okosystem|okosysteme|okosystemen|ecosysteme|ecosistema|ecosistemas|ecosistemi|ecossistema|ecossistemas|ecosysteem|ecosystemen|生态系统|生態系|생태계
species|tierart|tierarten|espece|especes|especie|especies|specie animali|物种|生物種
animal|tiere|tieren|animaux|animale|animali|animais|dieren|动物|動物|동물
plants|pflanze|pflanzen|piante|planten|植物|식물
air quality|luftqualitat|qualite de l air|calidad del aire|qualita dell aria|qualidade do ar|luchtkwaliteit|空气质量|大気質|대기질
air pollution|luftverschmutzung|luftverunreinigung|pollution de l air|pollution atmospherique|contaminacion del aire|contaminacion atmosferica|inquinamento atmosferico|poluicao do ar|poluicao atmosferica|luchtverontreiniging|空气污染|大气污染|大気汚染|대기오염|대기 오염
pollution|verschmutzung|contaminacion|inquinamento|poluicao|vervuiling|污染|汚染|오염
water pollution|wasserverschmutzung|gewasserverschmutzung|pollution de l eau|contaminacion del agua|inquinamento idrico|inquinamento delle acque|poluicao da agua|waterverontreiniging|水污染|水質汚染|수질오염
particulate matter|feinstaub|particules fines|particulas finas|material particulado|particolato|polveri sottili|fijnstof|颗粒物|粒子状物質|미세먼지
dust|staub|poussiere|poussieres|polvere|poeira|灰尘|粉尘|粉塵|먼지
noise|larm|bruit|ruido|rumore|geluidshinder|噪音|噪声|騒音|소음
temperature|temperatur|temperaturen|temperatura|temperaturas|temperatuur|温度|気温|气温|온도|기온
global warming|erderwarmung|globale erwarmung|globalen erwarmung|rechauffement climatique|rechauffement planetaire|calentamiento global|riscaldamento globale|aquecimento global|opwarming van de aarde|全球变暖|全球暖化|地球温暖化|지구온난화|지구 온난화
ocean warming|ozeanerwarmung|erwarmung der ozeane|rechauffement des oceans|calentamiento del oceano|calentamiento de los oceanos|riscaldamento degli oceani|aquecimento dos oceanos|opwarming van de oceanen|海洋变暖|海洋温暖化
ocean acidification|ozeanversauerung|versauerung der ozeane|versauerung der meere|acidification des oceans|acidificacion del oceano|acidificacion de los oceanos|acidificazione degli oceani|acidificacao dos oceanos|acidificacao do oceano|oceaanverzuring|海洋酸化|海洋酸性化|해양산성화|해양 산성화
land use change|landnutzungsanderung|landnutzungsanderungen|landnutzungswandel|changement d affectation des terres|changement d utilisation des terres|cambio de uso del suelo|cambios en el uso del suelo|cambio de uso de la tierra|cambiamento di uso del suolo|cambiamento dell uso del suolo|mudanca no uso da terra|mudanca do uso da terra|verandering in landgebruik|土地利用变化|土地利用変化|土地利用の変化|토지이용 변화
land use|landnutzung|flachennutzung|utilisation des terres|uso del suelo|uso de la tierra|uso del suolo|uso da terra|uso do solo|landgebruik|土地利用|토지이용
extreme weather|extremwetter|extremwetterereignisse|wetterextreme|phenomenes meteorologiques extremes|evenements meteorologiques extremes|fenomenos meteorologicos extremos|eventos climaticos extremos|eventi meteorologici estremi|extreem weer|极端天气|極端天候|異常気象|이상기후|기상이변
hurricane|hurrikan|hurrikans|ouragan|ouragans|huracan|huracanes|uragano|uragani|furacao|furacoes|orkaan|orkanen|飓风|ハリケーン|허리케인
typhoon|taifun|taifune|typhon|typhons|tifon|tifones|tifone|tifoni|tufao|tufoes|tyfoon|台风|台風|颱風|태풍
cyclone|zyklon|zyklone|ciclon|ciclones|ciclone|cicloni|cycloon|气旋|旋风|サイクロン|사이클론
earthquake|erdbeben|tremblement de terre|tremblements de terre|seisme|seismes|terremoto|terremotos|terremoti|aardbeving|aardbevingen|地震|지진
coastal flooding|kustenuberschwemmung|kustenuberschwemmungen|kustenuberflutung|inondation cotiere|inondations cotieres|inundaciones costeras|inundacion costera|inondazioni costiere|inundacoes costeiras|kustoverstroming|沿海洪水
erosion|bodenerosion|erosione|erosao|erosie|侵蚀|浸食|침식
desertification|wustenbildung|desertifikation|desertificacion|desertificazione|desertificacao|woestijnvorming|荒漠化|沙漠化|砂漠化|사막화
water stress|wasserstress|stress hydrique|estres hidrico|stress idrico|estresse hidrico|waterstress|水压力|水ストレス|물 스트레스
water scarcity|wasserknappheit|penurie d eau|escasez de agua|escasez hidrica|scarsita d acqua|carenza idrica|escassez de agua|escassez hidrica|waterschaarste|缺水|水资源短缺|水不足|물 부족
water use|wassernutzung|utilisation de l eau|utilisation d eau|uso del agua|uso dell acqua|uso da agua|watergebruik|水资源利用|水利用
water resources|wasserressourcen|ressources en eau|recursos hidricos|risorse idriche|watervoorraden|水资源|水資源|수자원
natural resources|naturliche ressourcen|naturlichen ressourcen|ressources naturelles|recursos naturales|risorse naturali|recursos naturais|natuurlijke hulpbronnen|自然资源|天然資源|천연자원
natural disaster|naturkatastrophe|naturkatastrophen|catastrophe naturelle|catastrophes naturelles|desastre natural|desastres naturales|catastrofe natural|catastrofes naturales|calamita naturali|calamita naturale|disastri naturali|desastres naturais|natuurramp|natuurrampen|自然灾害|自然災害|자연재해
mitigation|attenuation|mitigacion|mitigazione|mitigacao|mitigatie|减缓|緩和策
adaptation|anpassung|adaptacion|adattamento|adaptacao|aanpassing|適応策
resilience|resilienz|widerstandsfahigkeit|resiliencia|resilienza|veerkracht|韧性|レジリエンス|회복력
vulnerability|verwundbarkeit|vulnerabilitat|vulnerabilite|vulnerabilidad|vulnerabilita|vulnerabilidade|kwetsbaarheid|脆弱性|취약성
decarbonization|decarbonisation|dekarbonisierung|decarbonation|descarbonizacion|decarbonizzazione|descarbonizacao|decarbonisatie|脱碳|去碳化|脱炭素|脱炭素化|탈탄소화|탈탄소
electrification|elektrifizierung|electrificacion|elettrificazione|eletrificacao|elektrificatie|电气化|電化|전기화
carbon footprint|co2 fussabdruck|empreinte carbone|huella de carbono|impronta di carbonio|impronta carbonica|pegada de carbono|koolstofvoetafdruk|co2 voetafdruk|碳足迹|カーボンフットプリント|탄소발자국
carbon intensity|kohlenstoffintensitat|co2 intensitat|intensite carbone|intensidad de carbono|intensita di carbonio|intensita carbonica|intensidade de carbono|intensidade carbonica|koolstofintensiteit|碳强度|炭素強度|탄소집약도
emission intensity|emissionsintensitat|intensite des emissions|intensidad de emisiones|intensita emissiva|intensidade de emissoes|emissie intensiteit|排放强度|排出原単位|배출 집약도
carbon credit|co2 zertifikat|co2 zertifikate|emissionsgutschrift|emissionsgutschriften|credit carbone|credits carbone|credito de carbono|creditos de carbono|crediti di carbonio|koolstofkrediet|koolstofkredieten|碳信用|カーボンクレジット|炭素クレジット|탄소배출권|탄소 크레딧
carbon tax|co2 steuer|kohlenstoffsteuer|taxe carbone|impuesto al carbono|impuesto sobre el carbono|imposto sobre o carbono|koolstofbelasting|co2 belasting|碳税|炭素税|탄소세
carbon removal|kohlenstoffentnahme|elimination du carbone|eliminacion de carbono|rimozione del carbonio|rimozione di carbonio|remocao de carbono|koolstofverwijdering|碳移除|碳清除|炭素除去|탄소 제거
carbon offset|co2 kompensation|compensation carbone|compensacion de carbono|compensazione delle emissioni|compensacao de carbono|co2 compensatie|碳抵消|カーボンオフセット|탄소상쇄|탄소 상쇄
carbon sequestration|kohlenstoffbindung|kohlenstoffspeicherung|sequestration du carbone|secuestro de carbono|sequestro di carbonio|sequestro de carbono|koolstofvastlegging|碳封存|炭素隔離|탄소격리
carbon capture|co2 abscheidung|kohlenstoffabscheidung|captage du carbone|captage du co2|captage de co2|captura de carbono|cattura del carbonio|koolstofafvang|碳捕集|碳捕获|炭素回収|탄소포집
carbon market|kohlenstoffmarkt|marche du carbone|mercado de carbono|mercato del carbonio|koolstofmarkt|碳市场|炭素市場|탄소시장
carbon monoxide|kohlenmonoxid|monoxyde de carbone|monoxido de carbono|monossido di carbonio|koolmonoxide|一氧化碳|一酸化炭素|일산화탄소
emission|emision|emissione|emissao|emissie
direct emissions|direkte emissionen|direkten emissionen|emissions directes|emisiones directas|emissioni dirette|emissoes diretas|directe emissies|直接排放|直接排出|直接排出量|직접배출|직접 배출
indirect emissions|indirekte emissionen|indirekten emissionen|emissions indirectes|emisiones indirectas|emissioni indirette|emissoes indiretas|indirecte emissies|间接排放|間接排出|間接排出量|간접배출|간접 배출
refrigerant|kaltemittel|fluide frigorigene|fluides frigorigenes|refrigerante|gas refrigerante|refrigeranti|koudemiddel|koelmiddel|制冷剂|冷媒|냉매
offset|抵消|オフセット
baseline|basislinie|ligne de base|linea de base|linea di base|linha de base|nulmeting|基线|ベースライン
base year|basisjahr|annee de reference|annee de base|ano base|ano de referencia|anno base|anno di riferimento|referentiejaar|基准年|基準年|기준연도|기준년도
certificate|zertifikat|zertifikate|zertifikaten|certificat|certificats|certificado|certificados|certificato|certificati|certificaat|certificaten|证书|証明書|인증서
certification|zertifizierung|zertifizierungen|certificacion|certificaciones|certificazione|certificazioni|certificacao|certificacoes|certificering|认证|認証|인증
label|gutesiegel|etiquetage|etiquetado|etichettatura|rotulagem|etikettering|标签|ラベル
standard|标准|標準|표준
guideline|leitlinie|leitlinien|lignes directrices|directrices|linee guida|diretrizes|richtlijnen|指南|ガイドライン|가이드라인
framework|rahmenwerk|rahmenwerke|marco de referencia|quadro di riferimento|raamwerk|框架|フレームワーク|枠組み|프레임워크
renewable|erneuerbar|erneuerbare|erneuerbaren|erneuerbarer|renouvelable|renouvelables|renovable|renovables|rinnovabile|rinnovabili|renovavel|renovaveis|hernieuwbaar|hernieuwbare|可再生|再生可能
sustainable|nachhaltig|nachhaltige|nachhaltigen|nachhaltiger|nachhaltiges|durables|sostenible|sostenibles|sostenibile|sostenibili|sustentavel|sustentaveis|duurzaam|duurzame|可持续|持続可能|지속가능한|지속 가능한
sustainable development|nachhaltige entwicklung|nachhaltigen entwicklung|desarrollo sostenible|sviluppo sostenibile|desenvolvimento sustentavel|duurzame ontwikkeling|持続可能な開発|지속가능발전|지속 가능한 발전
energy|energie|energia|energias|能源|能量|エネルギー|에너지
clean energy|saubere energie|sauberen energie|energie propre|energies propres|energia limpia|energias limpias|energia pulita|energia limpa|schone energie|清洁能源|クリーンエネルギー|청정에너지|청정 에너지
energy transition|energiewende|transition energetique|transicion energetica|transizione energetica|transicao energetica|energietransitie|能源转型|エネルギー転換|에너지 전환
energy security|energiesicherheit|versorgungssicherheit|securite energetique|seguridad energetica|sicurezza energetica|seguranca energetica|energiezekerheid|能源安全|エネルギー安全保障|에너지 안보
energy source|energiequelle|energiequellen|source d energie|sources d energie|fuente de energia|fuentes de energia|fonte di energia|fonti di energia|fonti energetiche|fonte de energia|fontes de energia|energiebron|energiebronnen|能源来源|エネルギー源|에너지원
energy savings|energieeinsparung|energieeinsparungen|economies d energie|ahorro de energia|ahorro energetico|risparmio energetico|economia de energia|energiebesparing|节能|에너지 절약|에너지 절감
energy storage|energiespeicherung|energiespeicher|stockage d energie|stockage de l energie|almacenamiento de energia|accumulo di energia|armazenamento de energia|energieopslag|储能|エネルギー貯蔵|에너지 저장
fossil fuels|fossile brennstoffe|fossilen brennstoffe|fossilen brennstoffen|fossile energietrager|fossilen energietragern|combustibles fossiles|energies fossiles|combustibles fosiles|combustibili fossili|combustiveis fosseis|fossiele brandstoffen|化石燃料|화석연료|화석 연료
biofuel|biokraftstoff|biokraftstoffe|biokraftstoffen|biocarburant|biocarburants|biocombustible|biocombustibles|biocarburante|biocarburanti|biocombustivel|biocombustiveis|biobrandstof|biobrandstoffen|生物燃料|バイオ燃料|바이오연료
bioenergy|bioenergie|bioenergia|生物能源|生物质能|バイオエネルギー|바이오에너지
biomethane|biomethan|biometano|biomethaan|生物甲烷|バイオメタン|바이오메탄
green hydrogen|gruner wasserstoff|grunen wasserstoff|hydrogene vert|hidrogeno verde|idrogeno verde|hidrogenio verde|groene waterstof|绿氢|グリーン水素|그린수소|그린 수소
ammonia|ammoniak|ammoniac|amoniaco|ammoniaca|amonia|氨气|アンモニア|암모니아
peat|torf|tourbe|turba|turfa|泥炭|이탄
lignite|braunkohle|lignito|bruinkool|褐煤|褐炭|갈탄
gasoline|petrol|benzin|ottokraftstoff|gasolina|benzina|benzine|汽油|ガソリン|휘발유|가솔린
fuel oil|heizol|fioul|fueloleo|olio combustibile|gasolio da riscaldamento|oleo combustivel|stookolie|燃料油|燃油|重油|연료유
kerosene|kerosin|queroseno|cherosene|querosene|kerosine|煤油|灯油|등유
wind|viento|vento
wind turbine|windrad|windrader|windkraftanlage|windkraftanlagen|windturbine|windturbinen|eolienne|eoliennes|aerogenerador|aerogeneradores|turbina eolica|turbinas eolicas|turbine eoliche|pale eoliche|aerogerador|aerogeradores|windmolen|windmolens|windturbines|风力涡轮机|风机|风电机组|風車|風力タービン|풍력터빈|풍력 터빈
wind farm|windpark|windparks|parc eolien|parcs eoliens|parque eolico|parques eolicos|parco eolico|parchi eolici|风电场|ウィンドファーム|풍력단지
offshore wind|offshore windkraft|offshore windenergie|eolien en mer|eolien offshore|eolica marina|eolico offshore|eolica offshore|wind op zee|海上风电|洋上風力|洋上風力発電|해상풍력
onshore wind|onshore windkraft|onshore windenergie|eolien terrestre|eolica terrestre|eolico onshore|wind op land|陆上风电|陸上風力|陸上風力発電|육상풍력
solar panel|solarmodul|solarmodule|solarmodulen|solarpanel|solarpanels|panneau solaire|panneaux solaires|panel solar|paneles solares|pannello solare|pannelli solari|painel solar|paineis solares|zonnepaneel|zonnepanelen|太阳能板|太阳能电池板|ソーラーパネル|太陽光パネル|태양광 패널|태양전지판
solar farm|solarpark|solarparks|parc solaire|parque solar|parco solare|zonnepark|太阳能发电场|メガソーラー
grid|stromnetz|stromnetze|reseau electrique|red electrica|rete elettrica|rede eletrica|elektriciteitsnet|stroomnet|电网|送電網|電力網|전력망
district heating|fernwarme|chauffage urbain|reseau de chaleur|calefaccion urbana|teleriscaldamento|aquecimento urbano|stadsverwarming|区域供热|集中供热|地域暖房|地域熱供給|지역난방
district cooling|fernkalte|climatisation urbaine|refrigeracion urbana|teleraffreddamento|区域供冷|지역냉방
air conditioning|klimaanlage|klimaanlagen|klimatisierung|climatisation|aire acondicionado|aria condizionata|condizionamento|ar condicionado|airconditioning|空调|空調|エアコン|에어컨
ventilation|beluftung|ventilacion|ventilazione|ventilacao|ventilatie|通风|換気|환기
window|fenster|fenstern|fenetre|fenetres|ventana|ventanas|finestra|finestre|janela|janelas|raam|窗户|창문
data center|data centre|data centres|datacenter|datacenters|rechenzentrum|rechenzentren|datenzentrum|datenzentren|centre de donnees|centres de donnees|centro de datos|centros de datos|centro dati|centri dati|centro de dados|centros de dados|datacentrum|datacentra|数据中心|データセンター|데이터센터|데이터 센터
server|servidor|servidores|服务器|サーバー|サーバ|서버
headquarters|hauptsitz|konzernzentrale|firmensitz|siege social|sede central|sede centrale|quartier generale|hoofdkantoor|总部|本社|본사
hospital|krankenhaus|krankenhauser|hopital|hopitaux|ospedale|ospedali|hospitais|ziekenhuis|ziekenhuizen|医院|病院|병원
school|schule|schulen|ecole|ecoles|escuela|escuelas|scuola|scuole|escola|escolas|scholen|学校|학교
university|universitat|universitaten|hochschule|universite|universites|universidad|universidades|universita|universidade|universiteit|universiteiten|大学|대학|대학교
hotel|酒店|ホテル|호텔
restaurant|restaurante|ristorante|ristoranti|餐厅|レストラン|식당|레스토랑
airport|flughafen|aeroport|aeroports|aeropuerto|aeropuertos|aeroporto|aeroporti|aeroportos|luchthaven|luchthavens|机场|空港|공항
car|pkw|personenkraftwagen|voiture|voitures|coche|coches|automovil|automoviles|automobili|automovel|automoveis|汽车|小汽车|乘用车|自動車|乗用車|자동차|승용차
bus|autobus|autobuses|onibus|公交车|巴士|バス|버스
train|zuge|tren|trenes|treno|treni|comboio|trein|treinen|火车|列车|列車|電車|기차|열차
public transport|offentlicher verkehr|offentlicher nahverkehr|offentliche verkehrsmittel|offentlichen verkehrsmitteln|opnv|transports publics|transports en commun|transporte publico|trasporto pubblico|trasporti pubblici|openbaar vervoer|公共交通|公共交通機関|대중교통
charging station|ladestation|ladestationen|ladesaule|ladesaulen|borne de recharge|bornes de recharge|estacion de carga|estaciones de carga|punto de recarga|puntos de recarga|stazione di ricarica|stazioni di ricarica|colonnine di ricarica|estacao de recarga|laadstation|laadpaal|laadpalen|充电站|充电桩|充電スタンド|充電ステーション|충전소
fleet electrification|flottenelektrifizierung|elektrifizierung der flotte|elektrifizierung des fuhrparks|electrification de la flotte|electrification du parc automobile|electrificacion de la flota|elettrificazione della flotta|eletrificacao da frota|elektrificatie van het wagenpark|车队电气化
logistics|logistik|logistique|logistica|logistiek|物流|ロジスティクス|물류
road|strasse|strassen|route nationale|carretera|carreteras|strada|strade|estrada|estradas|wegen|公路|道路|도로
freight|fracht|guterverkehr|transporte de mercancias|trasporto merci|transporte de carga|goederenvervoer|vracht|货运|貨物|화물
air freight|luftfracht|fret aerien|carga aerea|flete aereo|trasporto aereo di merci|frete aereo|luchtvracht|空运|航空貨物|항공화물
flight|flug|fluge|flugen|vols|vuelo|vuelos|volo|voli|voos|vlucht|vluchten|航班|フライト|항공편
delivery|auslieferung|livraison|livraisons|consegna|consegne|levering|配送|交付|配達|배송
distribution|distribucion|distribuzione|distribuicao|distributie|分销|流通|유통
wholesale|grosshandel|commerce de gros|comercio mayorista|al por mayor|ingrosso|commercio all ingrosso|atacado|comercio atacadista|groothandel|批发|卸売|卸売業|도매|도매업
retail|einzelhandel|commerce de detail|vente au detail|comercio minorista|al por menor|commercio al dettaglio|vendita al dettaglio|varejo|comercio varejista|detailhandel|零售|小売|小売業|소매|소매업
e commerce|ecommerce|online handel|onlinehandel|commerce en ligne|commerce electronique|comercio electronico|commercio elettronico|comercio eletronico|电子商务|电商|電子商取引|eコマース|전자상거래|이커머스
tourism|tourismus|tourisme|turismo|toerisme|旅游业|旅游|観光|観光業|관광|관광업
real estate|immobilien|immobilier|bienes raices|inmobiliario|inmuebles|immobiliare|immobili|imobiliario|imoveis|vastgoed|房地产|不動産|부동산
construction|bauwesen|baugewerbe|bauwirtschaft|construccion|costruzioni|edilizia|construcao civil|construcao|bouwsector|建筑业|建設|建設業|건설|건설업
manufacturing|fertigung|verarbeitendes gewerbe|herstellung|industrie manufacturiere|manufactura|industria manifatturiera|manifattura|manufatura|verwerkende industrie|制造业|制造|製造|製造業|제조|제조업
mining|bergbausektor|exploitation miniere|secteur minier|mineria|industria mineraria|mijnbouw|采矿|采矿业|矿业|鉱業|採掘|광업|채굴
pharmaceuticals|arzneimittel|pharmazeutika|produits pharmaceutiques|productos farmaceuticos|prodotti farmaceutici|produtos farmaceuticos|geneesmiddelen|药品|医薬品|의약품
healthcare|health care|gesundheitswesen|gesundheitsversorgung|soins de sante|atencion medica|atencion sanitaria|assistenza sanitaria|cuidados de saude|gezondheidszorg|医疗保健|医疗|医療|ヘルスケア|의료|헬스케어
medicine|medikament|medikamente|medikamenten|medicament|medicaments|medicamento|medicamentos|farmaco|farmaci|medicijn|medicijnen|药物|薬品
patient|patienten|paciente|pacientes|pazienti|pazienten|患者|환자
disease|krankheit|krankheiten|maladie|maladies|enfermedad|enfermedades|malattia|malattie|doenca|doencas|ziekte|ziekten|疾病|疾患|질병
cancer|krebs|kanker|癌症
software|logiciel|logiciels|软件|ソフトウェア|소프트웨어
hardware|materiel informatique|硬件|ハードウェア|하드웨어
cloud|云计算|クラウド|클라우드
semiconductor|halbleiter|halbleitern|semi conducteur|semi conducteurs|semiconducteur|semiconducteurs|semiconduttore|semiconduttori|semicondutor|semicondutores|halfgeleider|halfgeleiders|半导体|半導体|반도체
telecommunications|telekommunikation|telecomunicaciones|telecomunicazioni|telecomunicacoes|telecommunicatie|电信|通信|通信業|통신
technology|technologie|technologien|tecnologia|tecnologias|tecnologie|技术|技術|テクノロジー|기술
digitalization|digitalisation|digitization|digitalisierung|numerisation|digitalizacion|digitalizzazione|digitalizacao|digitalisering|数字化|デジタル化|디지털화
automation|automatisierung|automatisation|automatizacion|automazione|automacao|automatisering|自动化|自動化|자동화
automotive industry|automobilindustrie|automobilbranche|industrie automobile|industria automotriz|industria del automovil|industria automobilistica|settore automobilistico|industria automotiva|auto industrie|汽车行业|汽车工业|自動車産業|자동차산업|자동차 산업
chemical industry|chemieindustrie|chemische industrie|industrie chimique|industria quimica|industria chimica|化工行业|化学工業|화학산업
steel industry|stahlindustrie|industrie siderurgique|siderurgie|siderurgia|industria siderurgica|staalindustrie|钢铁行业|钢铁工业|鉄鋼業|철강산업|철강업
food industry|lebensmittelindustrie|industrie agroalimentaire|industria alimentaria|industria alimentare|industria alimenticia|voedingsindustrie|食品工业|食品産業|식품산업
iron|eisen|hierro|ferro|ijzer
copper|kupfer|cuivre|cobre|rame|koper|구리
nickel|niquel|nichel|nikkel|ニッケル|니켈
lithium|litio|リチウム|리튬
cobalt|kobalt|cobalto|コバルト|코발트
gold|oro|ouro|goud|黄金
silver|silber|plata|argento|prata|zilver|白银
metal|metall|metalle|metallen|metaux|metallo|metalli|metais|metaal|metalen|金属|금속
rare earths|rare earth elements|seltene erden|seltenen erden|terres rares|tierras raras|terre rare|terras raras|zeldzame aardmetalen|稀土|レアアース|희토류
concrete|beton|hormigon|calcestruzzo|混凝土|コンクリート|콘크리트
asphalt|asphalte|asfalto|asfalt|沥青|アスファルト|아스팔트
brick|ziegel|backstein|brique|briques|ladrillo|ladrillos|mattone|mattoni|tijolo|tijolos|baksteen|bakstenen|砖块|レンガ
rubber|kautschuk|caoutchouc|caucho|gomma|borracha|橡胶|ゴム|고무
wool|wolle|laine|羊毛|양모
polyester|poliester|poliestere|聚酯|ポリエステル|폴리에스터
cardboard|wellpappe|pappe|carton|cartone|papelao|纸板|段ボール|골판지
fiber|fibre|fasern|fibres|fibras|vezels|纤维|섬유질
cereals|getreide|cereales|cereali|cereais|granen|谷物|穀物|곡물
wheat|weizen|trigo|frumento|tarwe|小麦
rice|arroz|riso|rijst|大米|水稻
corn|maize|maiz|granturco|milho|玉米|トウモロコシ|とうもろこし|옥수수
soy|soya|soybean|soybeans|soja|sojabohnen|大豆
sugar|zucker|sucre|azucar|zucchero|acucar|suiker|食糖|砂糖|설탕
sugar cane|sugarcane|zuckerrohr|canne a sucre|cana de azucar|canna da zucchero|cana de acucar|suikerriet|甘蔗|サトウキビ|사탕수수
coffee|kaffee|caffe|koffie|咖啡|コーヒー|커피
tea|茶叶|お茶
cocoa|kakao|cacao|cacau|可可|カカオ|코코아
milk|milch|lait|leche|leite|melk|牛奶|牛乳|우유
dairy products|milchprodukte|milcherzeugnisse|produits laitiers|productos lacteos|lacteos|latticini|prodotti lattiero caseari|laticinios|zuivelproducten|zuivel|乳制品|乳製品|유제품
beef|rindfleisch|viande bovine|carne de res|carne de vacuno|carne bovina|carne de bovino|manzo|rundvlees|牛肉|쇠고기|소고기
poultry|geflugel|volaille|volailles|aves de corral|pollame|gevogelte|家禽|家きん|가금류
livestock|viehzucht|viehhaltung|viehbestand|nutztiere|nutztieren|betail|ganado|ganaderia|bestiame|allevamento|gado|pecuaria|veestapel|veeteelt|牲畜|畜牧业|家畜|畜産|축산|가축
fishing|fischerei|peche|pesca|visserij|渔业|漁業|어업
aquaculture|aquakultur|acuicultura|acquacoltura|aquicultura|aquacultuur|水产养殖|養殖業|양식업
crop|feldfruchte|nutzpflanzen|cultivos|coltivazioni|gewassen|农作物|作物|농작물|작물
fertilizer|fertiliser|dungemittel|dunger|engrais|fertilizante|fertilizantes|fertilizzante|fertilizzanti|meststof|meststoffen|kunstmest|化肥|肥料|비료
pesticide|pestizid|pestizide|pestiziden|pflanzenschutzmittel|pesticida|pesticidas|pesticidi|bestrijdingsmiddelen|农药|農薬|농약|살충제
food waste|lebensmittelverschwendung|lebensmittelabfalle|gaspillage alimentaire|dechets alimentaires|desperdicio de alimentos|desperdicio alimentario|spreco alimentare|sprechi alimentari|desperdicio alimentar|voedselverspilling|食物浪费|食品浪费|食品ロス|食品廃棄物|음식물 쓰레기
food security|ernahrungssicherheit|securite alimentaire|seguridad alimentaria|sicurezza alimentare|seguranca alimentar|voedselzekerheid|粮食安全|食料安全保障|식량안보
hazardous waste|gefahrliche abfalle|gefahrlicher abfall|gefahrlichen abfalle|sondermull|sonderabfalle|dechets dangereux|residuos peligrosos|rifiuti pericolosi|residuos perigosos|gevaarlijk afval|危险废物|危险废弃物|有害废弃物|有害廃棄物|유해폐기물|유해 폐기물
non hazardous waste|ungefahrliche abfalle|nicht gefahrliche abfalle|dechets non dangereux|residuos no peligrosos|rifiuti non pericolosi|residuos nao perigosos|niet gevaarlijk afval|一般废物|无害废弃物|非有害廃棄物|일반폐기물
plastic waste|kunststoffabfall|kunststoffabfalle|plastikmull|dechets plastiques|residuos plasticos|rifiuti di plastica|rifiuti plastici|plasticafval|塑料垃圾|塑料废物|プラスチックごみ|プラスチック廃棄物|플라스틱 폐기물
electronic waste|e waste|ewaste|elektroschrott|elektronikschrott|dechets electroniques|residuos electronicos|rifiuti elettronici|lixo eletronico|residuos eletronicos|elektronisch afval|电子垃圾|电子废物|電子廃棄物|전자폐기물
incineration|mullverbrennung|abfallverbrennung|incineracion|incenerimento|incineracao|afvalverbranding|焚化|焼却|소각
composting|kompostierung|compostage|compostaje|compostaggio|compostagem|compostering|堆肥|堆肥化|퇴비화
reuse|wiederverwendung|reutilisation|reutilizacion|riutilizzo|reutilizacao|hergebruik|再利用|重复使用|再使用|재사용
recycled|recycelt|recycelte|recyceltes|recyceltem|recycelten|rezykliert|recyclee|recycles|recyclees|reciclado|reciclada|reciclados|recicladas|riciclato|riciclata|riciclati|riciclate|gerecycled|gerecycleerd|回收的|リサイクルされた|재활용된
recyclable|recycelbar|recycelbare|recycelbaren|reciclable|reciclables|riciclabile|riciclabili|reciclavel|reciclaveis|recycleerbaar|recyclebaar|可回收|リサイクル可能|재활용 가능
recycling rate|recyclingquote|recyclingrate|taux de recyclage|tasa de reciclaje|tasso di riciclo|taxa de reciclagem|recyclingpercentage|回收率|リサイクル率|재활용률
director|direktor|direktorin|directeur|directrice|directora|direttore|direttrice|diretor|diretora|总监|董事|取締役|이사
chairman|chair of the board|chairman of the board|aufsichtsratsvorsitzender|verwaltungsratsprasident|president du conseil d administration|president du conseil|presidente del consejo de administracion|presidente del consejo|presidente del consiglio di amministrazione|presidente do conselho de administracao|presidente do conselho|voorzitter|董事长|主席|会長|이사회 의장
president|prasident|prasidentin|presidente|presidenta|总裁|総裁|총재
risk committee|risikoausschuss|comite des risques|comite de riesgos|comitato rischi|comite de riscos|risicocommissie|风险委员会|风险管理委员会|リスク委員会|리스크관리위원회|위험관리위원회
remuneration committee|vergutungsausschuss|comite des remunerations|comite de remuneration|comite de remuneraciones|comitato per la remunerazione|comitato remunerazioni|comite de remuneracao|remuneratiecommissie|薪酬委员会|報酬委員会|보상위원회|보수위원회
compensation committee|comite de compensacion|comite de compensaciones
nomination committee|nominierungsausschuss|comite des nominations|comite de nominations|comite de nombramientos|comitato nomine|comite de nomeacao|benoemingscommissie|提名委员会|指名委員会
annual general meeting|agm|annual shareholders meeting|annual meeting of shareholders|hauptversammlung|assemblee generale|asamblea general|junta general de accionistas|assemblea degli azionisti|assembleia geral|algemene vergadering van aandeelhouders|股东大会|株主総会|주주총회
annual report|geschaftsbericht|jahresbericht|rapport annuel|informe anual|relazione annuale|relatorio anual|jaarverslag|年度报告|年报|年次報告書|연차보고서|연례보고서
sustainability report|nachhaltigkeitsbericht|rapport de durabilite|rapport developpement durable|informe de sostenibilidad|bilancio di sostenibilita|relatorio de sustentabilidade|duurzaamheidsverslag|可持续发展报告|サステナビリティレポート|サステナビリティ報告書|지속가능경영보고서
report|bericht|berichte|rapporten|informe|informes|relatorio|relatorios|verslag|报告|報告書|보고서
financial statements|jahresabschluss|konzernabschluss|etats financiers|estados financieros|bilancio d esercizio|demonstracoes financeiras|jaarrekening|财务报表|財務諸表|재무제표
balance sheet|bilanz|bilan comptable|balance general|stato patrimoniale|balanco patrimonial|资产负债表|貸借対照表|대차대조표|재무상태표
income statement|statement of income|profit and loss statement|gewinn und verlustrechnung|compte de resultat|estado de resultados|cuenta de resultados|cuenta de perdidas y ganancias|conto economico|demonstracao de resultados|winst en verliesrekening|利润表|损益表|損益計算書|손익계산서
cash flow statement|statement of cash flows|kapitalflussrechnung|tableau des flux de tresorerie|estado de flujos de efectivo|rendiconto finanziario|demonstracao dos fluxos de caixa|kasstroomoverzicht|现金流量表|キャッシュフロー計算書|현금흐름표
cash flow|kapitalfluss|flux de tresorerie|flujo de caja|flujo de efectivo|flusso di cassa|flussi di cassa|fluxo de caixa|kasstroom|kasstromen|现金流|现金流量|キャッシュフロー|현금흐름
gross profit|bruttogewinn|bruttoergebnis|benefice brut|beneficio bruto|utilidad bruta|utile lordo|lucro bruto|brutowinst|毛利|毛利润|売上総利益|粗利益|매출총이익
gross margin|bruttomarge|marge brute|margen bruto|margine lordo|margem bruta|brutomarge|毛利率|粗利益率|매출총이익률
operating income|operating profit|betriebsergebnis|betriebsgewinn|operatives ergebnis|resultat operationnel|resultat d exploitation|resultado operativo|beneficio operativo|utilidad operativa|utile operativo|risultato operativo|lucro operacional|resultado operacional|bedrijfsresultaat|营业利润|営業利益|영업이익
operating margin|operative marge|marge operationnelle|marge d exploitation|margen operativo|margine operativo|margem operacional|operationele marge|营业利润率|営業利益率|영업이익률
profit margin|gewinnmarge|marge beneficiaire|margen de beneficio|margine di profitto|margem de lucro|winstmarge|利润率|利益率|이익률
intangible assets|immaterielle vermogenswerte|immateriellen vermogenswerte|immobilisations incorporelles|actifs incorporels|activos intangibles|attivita immateriali|ativos intangiveis|immateriele activa|无形资产|無形資産|무형자산
total assets|bilanzsumme|gesamtvermogen|total de l actif|total des actifs|activos totales|total de activos|totale attivo|totale attivita|ativos totais|ativo total|total de ativos|totale activa|总资产|资产总额|総資産|총자산|자산총계
current assets|umlaufvermogen|actifs courants|actif courant|activos corrientes|activo corriente|attivita correnti|ativo circulante|vlottende activa|流动资产|流動資産|유동자산
goodwill|geschaftswert|firmenwert|geschafts oder firmenwert|ecart d acquisition|fondo de comercio|avviamento|商誉|のれん|영업권
inventory|vorrate|vorraten|stocks de marchandises|existencias|inventario|inventarios|rimanenze|scorte|estoques|estoque|voorraden|voorraad|库存|存货|在庫|棚卸資産|재고|재고자산
receivables|accounts receivable|trade receivables|forderungen aus lieferungen und leistungen|creances clients|cuentas por cobrar|crediti commerciali|contas a receber|handelsvorderingen|应收账款|売掛金|매출채권|미수금
accounts payable|trade payables|verbindlichkeiten aus lieferungen und leistungen|dettes fournisseurs|cuentas por pagar|debiti commerciali|contas a pagar|handelsschulden|应付账款|買掛金|매입채무
liabilities|verbindlichkeiten|passifs|pasivos|passivita|passivos|负债
provisions|ruckstellung|ruckstellungen|provisiones|accantonamenti|fondi rischi|provisoes|voorzieningen|预计负债|引当金|충당금
depreciation|abschreibungen auf sachanlagen|depreciacion|depreciacao|折旧|減価償却|減価償却費|감가상각|감가상각비
lease|leasingvertrag|leasingverhaltnis|leasingverhaltnisse|contrat de location|contrats de location|arrendamiento|arrendamientos|locazione|arrendamento|arrendamentos|leaseovereenkomst|租赁|リース|리스
capital|kapital|capitaux|capitale|kapitaal|资本|資本|자본
working capital|betriebskapital|fonds de roulement|besoin en fonds de roulement|capital de trabajo|capitale circolante|capital de giro|werkkapitaal|营运资金|营运资本|運転資本|운전자본
net debt|nettoverschuldung|nettofinanzschulden|endettement net|dette nette|deuda neta|indebitamento netto|debito netto|divida liquida|nettoschuld|净债务|純負債|순부채|순차입금
interest rate|zinssatz|zinssatze|taux d interet|tasa de interes|tasas de interes|tipo de interes|tipos de interes|tasso di interesse|tasso d interesse|tassi di interesse|taxa de juros|taxas de juros|taxa de juro|rentevoet|rentetarief|利率|金利水準|금리|이자율
interest expense|zinsaufwand|zinsaufwendungen|charges d interets|gastos por intereses|gasto por intereses|oneri finanziari per interessi|despesa de juros|despesas com juros|rentelasten|利息支出|利息费用|支払利息|이자비용
credit|credito|creditos|信贷
credit rating|bonitat|kreditrating|notation de credit|notation financiere|calificacion crediticia|merito creditizio|classificacao de credito|kredietwaardigheid|信用评级|信用格付け|신용등급
credit risk|kreditrisiko|kreditrisiken|risque de credit|riesgo de credito|riesgo crediticio|rischio di credito|risco de credito|kredietrisico|信用风险|信用リスク|신용위험|신용리스크
market risk|marktrisiko|marktrisiken|risque de marche|riesgo de mercado|rischio di mercato|risco de mercado|marktrisico|市场风险|市場リスク|시장위험|시장리스크
liquidity risk|liquiditatsrisiko|liquiditatsrisiken|risque de liquidite|riesgo de liquidez|rischio di liquidita|risco de liquidez|liquiditeitsrisico|流动性风险|流動性リスク|유동성위험|유동성 리스크
operational risk|operationelles risiko|operationelle risiken|risque operationnel|risques operationnels|riesgo operativo|riesgo operacional|rischio operativo|risco operacional|operationeel risico|操作风险|运营风险|オペレーショナルリスク|운영위험|운영 리스크
reputational risk|reputation risk|reputationsrisiko|reputationsrisiken|risque de reputation|riesgo reputacional|riesgo de reputacion|rischio reputazionale|risco reputacional|reputatierisico|声誉风险|評判リスク|レピュテーションリスク|평판위험|평판 리스크
climate risk|klimarisiko|klimarisiken|risque climatique|risques climatiques|riesgo climatico|riesgos climaticos|rischio climatico|rischi climatici|risco climatico|riscos climaticos|klimaatrisico|klimaatrisico s|气候风险|気候リスク|기후위험|기후 리스크
opportunity|chancen|opportunite|opportunites|oportunidad|oportunidades|opportunita|oportunidade|kansen|机遇|機会|기회
uncertainty|unsicherheit|unsicherheiten|ungewissheit|incertitude|incertitudes|incertidumbre|incertezza|incertezze|incerteza|incertezas|onzekerheid|不确定性|不確実性|불확실성
hedging|absicherungsgeschafte|sicherungsgeschafte|instruments de couverture|cobertura de riesgos|strumenti di copertura|套期保值|ヘッジ|헤지
derivative|derivat|derivate|derivaten|produits derives|instruments derives|derivados financieros|strumenti derivati|derivativos|衍生品|衍生工具|デリバティブ|파생상품
share price|stock price|aktienkurs|aktienkurse|cours de l action|cours de bourse|precio de la accion|precio de las acciones|prezzo delle azioni|preco da acao|preco das acoes|aandelenkoers|股价|株価|주가
stock exchange|bolsa de valores|borsa valori|effectenbeurs|证券交易所|证券取引所|証券取引所|증권거래소
market capitalization|market cap|marktkapitalisierung|borsenwert|capitalisation boursiere|capitalizacion bursatil|capitalizzazione di mercato|capitalizzazione di borsa|capitalizacao de mercado|marktkapitalisatie|beurswaarde|市值|時価総額|시가총액
market share|marktanteil|marktanteile|part de marche|parts de marche|cuota de mercado|participacion de mercado|quota di mercato|quote di mercato|participacao de mercado|quota de mercado|marktaandeel|市场份额|市場シェア|시장점유율
green bond|grune anleihe|grune anleihen|grunen anleihen|obligation verte|obligations vertes|bono verde|bonos verdes|obbligazione verde|obbligazioni verdi|titulo verde|titulos verdes|groene obligatie|groene obligaties|绿色债券|グリーンボンド|녹색채권|그린본드
sustainable finance|nachhaltige finanzierung|nachhaltiges finanzwesen|finance durable|finanzas sostenibles|finanza sostenibile|financas sustentaveis|duurzame financiering|可持续金融|サステナブルファイナンス|지속가능금융
finance|finanzwesen|finanzen|finanzas|finanza|financas|financien|金融|財務|금융
financing|finanzierung|financement|financements|financiacion|financiamiento|finanziamento|finanziamenti|financiamento|financiering|融资|資金調達|자금조달
fund|基金|ファンド|펀드
pension fund|pensionsfonds|pensionskasse|pensionskassen|fonds de pension|fondo de pensiones|fondos de pensiones|fondo pensione|fondi pensione|fundo de pensao|fundos de pensao|pensioenfonds|养老基金|退休基金|年金基金|연기금|연금기금
insurer|insurance company|versicherer|versicherungsunternehmen|versicherungsgesellschaft|assureur|assureurs|compagnie d assurance|compania de seguros|aseguradora|aseguradoras|assicuratore|compagnia di assicurazione|compagnia assicurativa|seguradora|seguradoras|verzekeraar|verzekeraars|保险公司|保険会社|보험사|보험회사
central bank|zentralbank|zentralbanken|notenbank|banque centrale|banques centrales|banco central|bancos centrales|banca centrale|banche centrali|bancos centrais|centrale bank|centrale banken|中央银行|央行|中央銀行|중앙은행
economy|volkswirtschaft|economie|economia|경제
economic growth|wirtschaftswachstum|croissance economique|crecimiento economico|crescita economica|crescimento economico|economische groei|经济增长|経済成長|경제성장|경제 성장
unemployment|arbeitslosigkeit|chomage|desempleo|disoccupazione|desemprego|werkloosheid|失业|失業|실업
poverty|armut|pauvrete|pobreza|poverta|armoede|贫困|貧困|빈곤
hunger|faim|hambre|饥饿|飢餓|기아
inequality|ungleichheit|ungleichheiten|inegalite|inegalites|desigualdad|desigualdades|disuguaglianza|disuguaglianze|desigualdade|ongelijkheid|不平等|불평등
population|bevolkerung|poblacion|popolazione|populacao|bevolking|人口|인구
population growth|bevolkerungswachstum|croissance demographique|crecimiento demografico|crecimiento de la poblacion|crescita demografica|crescita della popolazione|crescimento populacional|bevolkingsgroei|人口增长|人口増加|인구증가|인구 증가
tariff|zolle|droits de douane|arancel|aranceles|dazi|tarifas aduaneiras|invoerrechten|关税|関税|관세
subsidy|subventionen|subvention|subventions|subvencion|subvenciones|sovvenzione|sovvenzioni|subsidio|subsidios|补贴|補助金|보조금
trade|贸易|貿易|무역
exports|ausfuhren|exportations|exportaciones|esportazioni|exportacoes|uitvoer|輸出|수출
imports|einfuhren|importations|importaciones|importazioni|importacoes|invoer|进口|輸入|수입품
competition|wettbewerb|concurrence|competencia de mercado|concorrenza|concorrencia|concurrentie|竞争|競争|경쟁
competitor|wettbewerber|wettbewerbern|konkurrent|konkurrenten|competidor|competidores|concorrente|concorrenti|concorrentes|concurrenten|竞争对手|競合他社|경쟁사
subsidiary|tochtergesellschaft|tochtergesellschaften|tochterunternehmen|filiales|societe affiliee|controllata|societa controllata|societa controllate|subsidiaria|subsidiarias|dochteronderneming|dochterondernemingen|dochtermaatschappij|子公司|子会社|자회사
parent company|muttergesellschaft|mutterunternehmen|societe mere|maison mere|empresa matriz|sociedad matriz|societa madre|capogruppo|empresa controladora|moedermaatschappij|moederbedrijf|母公司|親会社|모회사
joint venture|gemeinschaftsunternehmen|coentreprise|coentreprises|empresa conjunta|empresas conjuntas|合资企业|合资公司|合弁会社|合弁企業|합작회사|합작투자
merger|fusionen|fusiones|fusione|fusioni|fusao|fusoes|兼并|合併|합병
divestment|divestiture|verausserung|verausserungen|desinvestition|desinvestissement|desinvestissements|cession d actifs|desinversion|desinversiones|disinvestimento|dismissione|desinvestimento|desinvesteringen|desinvestering|剥离|撤资|事業売却|매각
segment|segmente|segmenten|segmento|segmentos|segmenti|分部|业务板块|セグメント|부문
business area|geschaftsbereich|geschaftsbereiche|geschaftsfeld|domaine d activite|domaines d activite|area de negocio|areas de negocio|area di business|aree di business|bedrijfsonderdeel|业务领域|事業分野|사업부문|사업 부문
brand|marken|marque|marques|marcas|marchio|marchi|merken|品牌|ブランド|브랜드
consumer|verbraucher|verbrauchern|konsumenten|consommateur|consommateurs|consumidor|consumidores|consumatore|consumatori|consument|consumenten|消费者|消費者|소비자
stakeholder|interessengruppe|interessengruppen|anspruchsgruppe|anspruchsgruppen|partie prenante|parties prenantes|grupos de interes|partes interesadas|portatori di interesse|parti interessate|belanghebbende|belanghebbenden|利益相关者|利益相关方|ステークホルダー|利害関係者|이해관계자
customer satisfaction|kundenzufriedenheit|satisfaction client|satisfaction des clients|satisfaccion del cliente|soddisfazione del cliente|soddisfazione dei clienti|satisfacao do cliente|satisfacao dos clientes|klanttevredenheid|客户满意度|顧客満足|顧客満足度|고객만족|고객 만족도
employee satisfaction|mitarbeiterzufriedenheit|satisfaction des employes|satisfaccion de los empleados|soddisfazione dei dipendenti|satisfacao dos funcionarios|medewerkerstevredenheid|员工满意度|従業員満足度|직원 만족도
employee turnover|fluktuation|fluktuationsrate|fluktuationsquote|taux de rotation|tasa de rotacion|tasso di turnover|taxa de rotatividade|personeelsverloop|员工流失率|離職率|이직률
worker|arbeitnehmer|arbeitnehmern|arbeitnehmerinnen|arbeiter|travailleur|travailleurs|trabajador|lavoratore|trabalhador|arbeiders|工人|労働者|노동자
executive|fuhrungskraft|fuhrungskrafte|fuhrungskraften|cadres dirigeants|directivos|dirigenti|executivos|leidinggevenden|高管|役員|임원
job|arbeitsplatz|arbeitsplatze|arbeitsplatzen|emplois|empleos|puestos de trabajo|posti di lavoro|empregos|arbeidsplaatsen|就业岗位|工作岗位|雇用|일자리
employment|beschaftigung|emploi|empleo|occupazione|emprego|werkgelegenheid|就业|고용
working conditions|arbeitsbedingungen|conditions de travail|condiciones de trabajo|condiciones laborales|condizioni di lavoro|condicoes de trabalho|arbeidsomstandigheden|工作条件|労働条件|労働環境|근로조건|근로환경
working hours|working time|arbeitszeit|arbeitszeiten|temps de travail|horas de trabajo|jornada laboral|orario di lavoro|horario de trabalho|jornada de trabalho|arbeidstijd|werktijden|工作时间|労働時間|근로시간
collective bargaining|collective agreement|tarifvertrag|tarifvertrage|tarifverhandlungen|negociation collective|negociations collectives|convention collective|conventions collectives|negociacion colectiva|convenio colectivo|convenios colectivos|contrattazione collettiva|contratto collettivo|negociacao coletiva|collectieve onderhandelingen|collectieve arbeidsovereenkomst|集体谈判|团体交渉|団体交渉|단체교섭
freedom of association|vereinigungsfreiheit|liberte d association|libertad de asociacion|liberta di associazione|liberdade de associacao|vrijheid van vereniging|结社自由|結社の自由|결사의 자유
modern slavery|moderne sklaverei|moderner sklaverei|esclavage moderne|esclavitud moderna|schiavitu moderna|escravidao moderna|escravatura moderna|moderne slavernij|现代奴隶制|現代奴隷制|현대판 노예제
gender pay gap|lohnlucke zwischen mannern und frauen|geschlechtsspezifisches lohngefalle|ecart de remuneration entre les sexes|ecart salarial entre les femmes et les hommes|ecart de remuneration entre les femmes et les hommes|brecha salarial de genero|divario retributivo di genere|divario salariale di genere|disparidade salarial de genero|性别薪酬差距|男女間賃金格差|男女の賃金格差|성별 임금격차|성별 임금 격차
gender equality|gleichstellung|geschlechtergleichstellung|gleichstellung der geschlechter|egalite des sexes|egalite femmes hommes|egalite entre les femmes et les hommes|igualdad de genero|parita di genere|uguaglianza di genere|igualdade de genero|gendergelijkheid|性别平等|ジェンダー平等|男女平等|성평등|양성평등
equal opportunity|chancengleichheit|egalite des chances|igualdad de oportunidades|pari opportunita|igualdade de oportunidades|gelijke kansen|机会均等|机会平等|機会均等|기회균등
gender|geschlecht|genero|geslacht|性别|性別|성별
diversity|vielfalt|diversitat|diversite|diversidad|diversita|diversidade|diversiteit|多元化|多样性|ダイバーシティ|다양성
inclusion|inklusion|inclusione|inclusao|inclusie|包容性|インクルージョン|포용성
harassment|belastigung|harcelement|acoso|molestie|assedio|intimidatie|骚扰|ハラスメント|괴롭힘
children|kinder|kindern|enfants|ninos|ninas|bambini|criancas|kinderen|儿童|子ども|子供|아동|어린이
family|familie|familien|famille|familles|familia|familias|famiglia|famiglie|gezinnen|家庭|家族|가족
young people|jugendliche|jugendlichen|jeunes|jovenes|giovani|jovens|jongeren|青年|若者|청년
indigenous peoples|indigenous people|indigene volker|indigenen volker|indigener volker|peuples autochtones|peuples indigenes|pueblos indigenas|popoli indigeni|popolazioni indigene|povos indigenas|inheemse volkeren|原住民|先住民|先住民族|원주민
local communities|lokale gemeinschaften|lokalen gemeinschaften|communautes locales|comunidades locales|comunita locali|comunidades locais|lokale gemeenschappen|当地社区|地域コミュニティ|지역사회|지역 사회
civil society|societe civile|sociedad civil|sociedade civil|maatschappelijk middenveld|民间社会|公民社会|市民社会|시민사회|zivilgesellschaft|societa civile
volunteering|ehrenamt|freiwilligenarbeit|benevolat|voluntariado|volontariato|vrijwilligerswerk|志愿服务|ボランティア|자원봉사
donation|spende|spenden|donaciones|donacion|donazione|donazioni|doacao|doacoes|donaties|捐款|捐赠|寄付|기부|기부금
parental leave|elternzeit|conge parental|permiso parental|licencia parental|congedo parentale|licenca parental|ouderschapsverlof|育儿假|育児休業|育児休暇|육아휴직
remote work|remote working|telearbeit|teletravail|teletrabajo|telelavoro|teletrabalho|thuiswerken|远程办公|远程工作|テレワーク|リモートワーク|재택근무|원격근무
injury|verletzung|verletzungen|blessure|blessures|lesion|lesiones|lesao|lesoes|letsel|verwonding|受伤|負傷|부상
fatal accident|todlicher unfall|todliche unfalle|todliche arbeitsunfalle|accident mortel|accidents mortels|accidente mortal|accidentes mortales|incidente mortale|incidenti mortali|infortunio mortale|infortuni mortali|acidente fatal|acidentes fatais|dodelijk ongeval|dodelijke ongevallen|死亡事故|사망사고|사망 사고
illness|erkrankung|erkrankungen
whistleblowing|alerte professionnelle|segnalazione di illeciti|举报|内部通報|내부고발|내부제보
whistleblower|hinweisgeber|hinweisgeberin|hinweisgebern|lanceur d alerte|lanceurs d alerte|denunciante|denunciantes|klokkenluider|klokkenluiders|举报人|吹哨人|内部告発者|通報者|내부고발자
anti corruption|anticorruption|korruptionsbekampfung|lutte contre la corruption|lucha contra la corrupcion|anticorrupcion|lotta alla corruzione|anticorruzione|combate a corrupcao|anticorrupcao|corruptiebestrijding|反腐败|反腐|腐敗防止|반부패
fraud|betrug|fraude|frode|frodi|欺诈|舞弊|詐欺|사기
money laundering|geldwasche|blanchiment d argent|blanchiment de capitaux|lavado de dinero|blanqueo de capitales|riciclaggio di denaro|riciclaggio|lavagem de dinheiro|witwassen|洗钱|マネーロンダリング|資金洗浄|자금세탁
compliance|regelkonformitat|conformite|cumplimiento|cumplimiento normativo|conformita|conformidade|naleving|合规|コンプライアンス|法令遵守|준법|컴플라이언스
ethics|ethik|ethique|etica|ethiek|道德|伦理|倫理|윤리
transparency|transparenz|transparence|transparencia|trasparenza|transparantie|透明度|透明性|투명성
accountability|rechenschaftspflicht|rechenschaft|redevabilite|rendicion de cuentas|prestacao de contas|verantwoording|问责|问责制|説明責任|책임성
trust|vertrauen|confiance|confianza|fiducia|confianca|vertrouwen|信任|信頼|신뢰
privacy|privatsphare|vie privee|privacidad|privacidade|隐私|プライバシー|프라이버시
data protection|datenschutz|protection des donnees|proteccion de datos|protezione dei dati|protecao de dados|gegevensbescherming|数据保护|データ保護|個人情報保護|개인정보보호|개인정보 보호|데이터 보호
data security|datensicherheit|securite des donnees|seguridad de los datos|seguridad de datos|sicurezza dei dati|seguranca de dados|gegevensbeveiliging|数据安全|データセキュリティ|데이터 보안
cyber security|cybersecurity|cybersicherheit|cybersecurite|ciberseguridad|sicurezza informatica|cibersicurezza|ciberseguranca|seguranca cibernetica|cyberbeveiliging|网络安全|サイバーセキュリティ|사이버보안|사이버 보안
cyber attack|cyberattack|cyberattacks|cyberangriff|cyberangriffe|hackerangriff|cyberattaque|cyberattaques|ciberataque|ciberataques|attacco informatico|attacchi informatici|ataque cibernetico|ataques ciberneticos|cyberaanval|cyberaanvallen|网络攻击|サイバー攻撃|사이버공격|사이버 공격
information security|informationssicherheit|securite de l information|seguridad de la informacion|sicurezza delle informazioni|seguranca da informacao|informatiebeveiliging|信息安全|情報セキュリティ|정보보안|정보 보안
information|informationen|informacion|informazioni|informacoes|informatie|信息|情報|정보
patent|patente|patenten|brevets|brevet|brevetto|brevetti|octrooi|octrooien|专利|特許|특허
intellectual property|geistiges eigentum|geistigen eigentums|propriete intellectuelle|propiedad intelectual|proprieta intellettuale|propriedade intelectual|intellectuele eigendom|知识产权|知的財産|지식재산권|지적재산
litigation|rechtsstreit|rechtsstreitigkeiten|contentieux|litige|litiges|litigios|litigio|contenzioso|contencioso|rechtsgeschil|geschillen|소송
legislation|gesetzgebung|legislacion|legislazione|legislacao|wetgeving|立法|法令|법률
contract|vertrag|vertrage|vertragen|contrat|contrats|contrato|contratos|contratto|contratti|contracten|合同|合约|契約|계약
agreement|vereinbarung|vereinbarungen|abkommen|acuerdo|acuerdos|accordo|accordi|acordo|acordos|overeenkomst|overeenkomsten|协议|协定|協定|협정
ministry|ministerium|ministerien|ministere|ministeres|ministerio|ministero|ministerie|部委|부처
investor relations|投资者关系|投資家向け広報
supply chain disruption|lieferkettenstorung|lieferkettenstorungen|lieferkettenunterbrechung|lieferkettenunterbrechungen|perturbation de la chaine d approvisionnement|perturbations de la chaine d approvisionnement|interrupcion de la cadena de suministro|interrupciones en la cadena de suministro|interruzione della catena di fornitura|interruzioni della catena di fornitura|interrupcao da cadeia de suprimentos|供应链中断|サプライチェーンの混乱|공급망 차질
lower production|geringere produktion|niedrigere produktion|produktionsruckgang|produktionsruckgange|baisse de production|baisse de la production|production plus faible|menor produccion|reduccion de la produccion|disminucion de la produccion|caida de la produccion|minore produzione|calo della produzione|riduzione della produzione|menor producao|queda da producao|reducao da producao|lagere productie|daling van de productie|产量下降|产量减少|減産|生産量の減少|생산 감소|생산량 감소
higher prices|preiserhohung|preiserhohungen|preisanstieg|preissteigerung|preissteigerungen|hohere preise|hausse des prix|augmentation des prix|prix plus eleves|aumento de precios|aumento de los precios|subida de precios|precios mas altos|aumento dei prezzi|prezzi piu alti|aumento de precos|aumento dos precos|precos mais altos|prijsstijging|prijsstijgingen|prijsverhoging|prijsverhogingen|hogere prijzen|涨价|价格上涨|提价|値上げ|価格上昇|가격 인상|가격 상승
cost savings|kosteneinsparung|kosteneinsparungen|kostensenkung|kostensenkungen|reduction des couts|economies de couts|reduccion de costes|reduccion de costos|ahorro de costes|ahorro de costos|riduzione dei costi|risparmio sui costi|reducao de custos|kostenbesparing|kostenbesparingen|kostenreductie|成本节约|降低成本|コスト削減|비용 절감|비용절감
savings|einsparung|einsparungen|ahorros|risparmi|risparmio|besparing|besparingen|节约|節約|절감
production volume|produktionsmenge|produktionsvolumen|volume de production|volumen de produccion|volume di produzione|volumi di produzione|volume de producao|productievolume|产量|生産量|생산량
plant closure|werksschliessung|werksschliessungen|fabrikschliessung|stilllegung des werks|schliessung des werks|fermeture d usine|fermeture de l usine|fermetures d usines|cierre de planta|cierre de la planta|cierre de la fabrica|chiusura dello stabilimento|chiusura della fabbrica|chiusura dell impianto|fechamento da fabrica|fechamento de fabrica|encerramento da fabrica|fabriekssluiting|sluiting van de fabriek|关厂|工厂关闭|工場閉鎖|공장 폐쇄
closure|sluiting|폐쇄
consumption|verbrauch|consommation|consumo|consumi|verbruik|消费|消耗|消費|消費量|소비|소비량
fuel consumption|kraftstoffverbrauch|brennstoffverbrauch|consommation de carburant|consumo de combustible|consumo di carburante|consumo de combustivel|brandstofverbruik|燃料消耗|燃料消費|燃料消費量|연료소비|연료 소비량
electricity consumption|stromverbrauch|consommation d electricite|consumo de electricidad|consumo electrico|consumo di elettricita|consumo di energia elettrica|consumo elettrico|consumo de eletricidade|elektriciteitsverbruik|stroomverbruik|用电量|电力消耗|電力消費|電力消費量|전력소비|전력 소비량|전력 사용량
electricity generation|power generation|stromerzeugung|production d electricite|generacion de electricidad|generacion electrica|produzione di energia elettrica|produzione di elettricita|geracao de eletricidade|elektriciteitsopwekking|stroomopwekking|电力生产|電力発電
capacity|kapazitat|kapazitaten|capacite|capacites|capacidad|capacita|capacidade|capaciteit|产能|容量|生産能力|용량
installed capacity|installierte leistung|installierten leistung|capacite installee|puissance installee|capacidad instalada|capacita installata|potenza installata|capacidade instalada|geinstalleerd vermogen|装机容量|設備容量|설비용량|설치용량
efficiency|effizienz|efficacite|eficiencia|efficienza|efficientie|效率|効率|효율|효율성
productivity|produktivitat|productivite|productividad|produttivita|produtividade|productiviteit|生产率|生产力|生産性|생산성
infrastructure|infrastruktur|infrastrukturen|infraestructura|infraestructuras|infrastruttura|infrastrutture|infraestrutura|infrastructuur|基础设施|インフラ|인프라
equipment|ausrustung|ausrustungen|equipement|equipements|equipos|equipamiento|attrezzature|equipamento|equipamentos|uitrusting|设备|設備|설비|장비
maintenance|wartung|instandhaltung|mantenimiento|manutenzione|manutencao|onderhoud|维护|维修|メンテナンス|保守|유지보수
repair|reparatur|reparaturen|reparation|reparations|reparacion|reparaciones|riparazione|riparazioni|reparacao|reparo|reparatie|reparaties|修理|수리
operations|operaciones|operazioni|operacoes|运营|事業活動|운영
procurement|조달
process|prozess|procede|procedes|prozesse|prozessen|processus|proceso|procesos|processo|processi|processos|流程|プロセス|프로세스
system|systeme|systemen|sistema|sistemas|sistemi|systeem|系统|システム|시스템
management system|managementsystem|managementsysteme|systeme de management|systeme de gestion|sistema de gestion|sistema di gestione|sistema de gestao|managementsysteem|管理体系|マネジメントシステム|경영시스템
environmental management system|umweltmanagementsystem|umweltmanagementsysteme|systeme de management environnemental|systeme de gestion environnementale|sistema de gestion ambiental|sistema de gestion medioambiental|sistema di gestione ambientale|sistema de gestao ambiental|milieumanagementsysteem|环境管理体系|環境マネジメントシステム|환경경영시스템
audit|auditoria|auditorias|审计|監査|감사
internal audit|interne revision|internen revision|innenrevision|audit interne|auditoria interna|revisione interna|interne audit|内部审计|内審計|内部監査|내부감사
internal control|internes kontrollsystem|interne kontrollen|controle interne|control interno|controllo interno|controle interno|interne controle|内部控制|内控|内部統制|내부통제
due diligence|sorgfaltspflicht|sorgfaltspflichten|devoir de vigilance|diligence raisonnable|diligencia debida|debida diligencia|dovuta diligenza|devida diligencia|zorgvuldigheid|尽职调查|デューデリジェンス|デューディリジェンス|실사
assessment|bewertung|bewertungen|evaluations|evaluacion|evaluaciones|valutazione|valutazioni|avaliacao|avaliacoes|beoordeling|评估|評価|평가
analysis|analyse|analysen|analisis|analisi|analise|analises|分析|분석
monitoring|uberwachung|seguimiento|monitoraggio|monitoramento|监测|モニタリング|모니터링
measurement|messung|messungen|medicion|mediciones|misurazione|misurazioni|medicao|medicoes|meting|metingen|测量|測定|측정
verification|verifizierung|uberprufung|verificacion|verifica|verificacao|verificatie|核查|验证|検証|검증
planning|planung|planification|planificacion|pianificazione|planejamento|规划|계획
implementation|umsetzung|mise en oeuvre|implementacion|implementazione|attuazione|implementacao|implementatie|实施|実施|이행
development|entwicklung|entwicklungen|developpement|desarrollo|sviluppo|desenvolvimento|ontwikkeling|发展|开发|開発|개발
research|forschung|investigacion|ricerca|pesquisa|onderzoek|研究|연구
communication|kommunikation|comunicacion|comunicazione|comunicacao|communicatie|沟通|コミュニケーション|커뮤니케이션|의사소통
cooperation|zusammenarbeit|kooperation|cooperacion|cooperazione|cooperacao|samenwerking|合作|協力|협력
partnership|partnerschaft|partnerschaften|partenariat|partenariats|asociaciones estrategicas|partenariato|parceria|parcerias|partnerschap|partnerschappen|伙伴关系|パートナーシップ|파트너십
commitment|compromiso|compromisos|impegno|impegni|compromisso|compromissos|verbintenis|承诺|コミットメント
mission|unternehmenszweck|mision|missione|missao|使命|ミッション|미션
vision|visione|visao|愿景|ビジョン|비전
leadership|liderazgo|lideranca|leiderschap|领导力|リーダーシップ|리더십
knowledge|wissen|connaissances|conocimiento|conocimientos|conoscenza|conoscenze|conhecimento|kennis|知识|知識|지식
awareness|sensibilisierung|sensibilisation|concienciacion|concientizacion|sensibilizzazione|conscientizacao|bewustwording|意识|認識|인식
disclosure|offenlegung|offenlegungen|divulgation|divulgacion|divulgaciones|divulgazione|divulgacao|openbaarmaking|披露|信息披露|開示|情報開示|공시
reporting|berichterstattung|verslaggeving|rapportering|报告编制|보고
methodology|methodologie|methodik|方法论|方法論|방법론
indicator|indikator|indikatoren|indicateur|indicateurs|indicador|indicadores|indicatore|indicatori|指标|指標|지표
scenario|szenario|szenarien|escenario|escenarios|cenario|cenarios|情景|シナリオ|시나리오
materiality|wesentlichkeit|materialite|importance relative|materialidad|materialita|materialidade|materialiteit|重要性|マテリアリティ|중대성|중요성
criteria|kriterium|kriterien|critere|criteres|criterio|criterios|criteri|criterium
requirement|anforderung|anforderungen|exigence|exigences|requisito|requisitos|requisiti|vereiste|vereisten|要求事項|要求|요구사항
recommendation|empfehlung|empfehlungen|recommandation|recommandations|recomendacion|recomendaciones|raccomandazione|raccomandazioni|recomendacao|recomendacoes|aanbeveling|aanbevelingen|建议|提言|권고|권고사항
principle|prinzip|prinzipien|grundsatz|grundsatze|principes|principios|principio|principi|beginsel|beginselen|原则|原則|원칙
challenge|herausforderung|herausforderungen|defis|desafio|desafios|sfida|sfide|uitdaging|uitdagingen|挑战
impact|auswirkung|auswirkungen|impacto|impactos|impatto|impatti|影响|影響|영향
benefit|vorteil|vorteile|avantage|avantages|ventaja|ventajas|vantaggio|vantaggi|vantagem|vantagens|voordeel|voordelen|メリット
improvement|verbesserung|verbesserungen|amelioration|ameliorations|mejora|mejoras|miglioramento|miglioramenti|melhoria|melhorias|verbetering|verbeteringen|改进|改善|개선
protection|schutz|proteccion|protezione|protecao|bescherming|保护|保護|보호
environmental protection|umweltschutz|protection de l environnement|proteccion ambiental|proteccion del medio ambiente|proteccion medioambiental|protezione dell ambiente|tutela ambientale|protecao ambiental|protecao do meio ambiente|milieubescherming|环境保护|环保|環境保護|환경보호|환경 보호
reforestation|afforestation and reforestation|wiederaufforstung|aufforstung|reboisement|reforestacion|riforestazione|reflorestamento|herbebossing|植树造林|再造林|森林再生|재조림
greenwashing|ecoblanchiment|ecoblanqueo|漂绿|グリーンウォッシュ|グリーンウォッシング|그린워싱
environmental|umweltbezogen|umweltbezogene|okologisch|okologische|okologischen|environnemental|environnementale|environnementaux|environnementales|ambiental|ambientales|medioambiental|medioambientales|ambientale|ambientali|ambientais
social|sozial|soziale|sozialen|sozialer|soziales|sociale|sociali|sociais
economic|wirtschaftlich|wirtschaftliche|wirtschaftlichen|okonomisch|okonomische|economique|economiques|economico|economica|economicos|economicas|economici|economiche|economische
financial|finanziell|finanzielle|finanziellen|finanzieller|financier|financiere|financieres|financiero|financiera|financieros|financieras|finanziario|finanziaria|finanziari|finanziarie|financeiro|financeira|financeiros|financeiras|financieel|financiele
industrial|industriell|industrielle|industriellen|industriel|industriels|industriale|industriali|industriais|industrieel|industriele
agricultural|landwirtschaftlich|landwirtschaftliche|agricole|agricoles|agricola|agricolas|agricolo|agricoli|agrarisch|agrarische
electric|elektrisch|elektrische|elektrischen|electrique|electriques|electrico|electrica|electricos|electricas|elettrico|elettrica|elettrici|elettriche|eletrico|eletrica|eletricos|eletricas
regional|regionale|regionalen|regionaux|regionali|regionais
national|nationale|nationalen|nationaler|nationaux|nacional|nacionales|nazionale|nazionali|nacionais|全国
international|internationale|internationalen|internationaler|internationaux|internacional|internacionales|internazionale|internazionali|internacionais|国际|国際|国際的|국제
global|globale|globalen|globaler|weltweit|weltweite|mondial|mondiale|mondiaux|mundial|mundiales|globali|globais|wereldwijd|wereldwijde|全球|グローバル|世界的|글로벌|전세계
local|lokal|lokale|lokalen|locaux|locali|locais|lokaal|当地|地元|현지
public|offentlich|offentliche|offentlichen|offentlicher|publique|publiques|publico|publicos|pubblico|pubblica|pubblici|pubbliche|openbaar|openbare
private|privat|privater|privaten|prive|privee|prives|privado|privada|privados|privadas|privato|privata|privati|私营|民間|민간
private sector|privatsektor|privatwirtschaft|secteur prive|sector privado|settore privato|setor privado|particuliere sector|privesector|私营部门|民間部門|민간부문
public sector|offentlicher sektor|offentlichen sektor|secteur public|sector publico|settore pubblico|setor publico|publieke sector|公共部门|公的部門|공공부문
sector|sektor|sektoren|secteur|secteurs|settore|settori|setor|setores|sectoren|行业|部门|業界|업종
every three years|every 3 years|triennially|once every three years|every third year|alle drei jahre|alle 3 jahre|tous les trois ans|tous les 3 ans|cada tres anos|cada 3 anos|ogni tre anni|ogni 3 anni|a cada tres anos|a cada 3 anos|om de drie jaar|每三年|每 3 年|3 年ごと|3 년마다
every four years|every 4 years|once every four years|alle vier jahre|alle 4 jahre|tous les quatre ans|tous les 4 ans|cada cuatro anos|cada 4 anos|ogni quattro anni|ogni 4 anni|a cada quatro anos|a cada 4 anos|om de vier jaar|每四年|每 4 年|4 年ごと|4 년마다
every five years|every 5 years|once every five years|alle funf jahre|alle 5 jahre|tous les cinq ans|tous les 5 ans|cada cinco anos|cada 5 anos|ogni cinque anni|ogni 5 anni|a cada cinco anos|a cada 5 anos|om de vijf jaar|每五年|每 5 年|5 年ごと|5 년마다
quarter|quartal|quartale|trimestre|trimestres|trimestri|kwartaal|kwartalen|季度|四半期|분기
first half|erstes halbjahr|erste halbjahr|ersten halbjahr|premier semestre|primer semestre|primo semestre|primeiro semestre|eerste halfjaar|上半年|上半期|상반기
second half|zweites halbjahr|zweite halbjahr|zweiten halbjahr|second semestre|deuxieme semestre|segundo semestre|secondo semestre|tweede halfjaar|下半年|下半期|하반기
fiscal year|financial year|geschaftsjahr|geschaftsjahre|geschaftsjahres|wirtschaftsjahr|exercice fiscal|exercice financier|exercice comptable|ano fiscal|ejercicio fiscal|anno fiscale|esercizio finanziario|exercicio fiscal|exercicio social|boekjaar|财年|财政年度|会计年度|会計年度|회계연도
reporting period|berichtszeitraum|berichtsperiode|berichtsjahr|periode de reference|periode de reporting|periodo de reporte|periodo del informe|periodo di rendicontazione|periodo de relatorio|verslagperiode|报告期|报告期间|報告期間|보고기간
week|woche|wochen|semaine|semaines|semana|semanas|settimana|settimane|weken|星期|週間
decade|jahrzehnt|jahrzehnte|jahrzehnten|jahrzehnts|decennie|decennies|decada|decadas|decennio|decenni|decennium|decennia|十年期|십년
century|jahrhundert|jahrhunderts|jahrhunderte|siecle|siecles|siglo|siglos|secolo|secoli|seculo|seculos|eeuw|eeuwen|世纪|世紀|세기
spring|fruhling|fruhjahr|printemps|primavera|voorjaar|春季|春天
summer|sommer|verano|verao|zomer|夏季|夏天|여름
autumn|herbst|automne|otono|autunno|outono|herfst|najaar|秋季|秋天|가을
winter|hiver|invierno|inverno|冬季|冬天|겨울
monday|montag|lundi|lunes|lunedi|segunda feira|maandag|星期一|周一|月曜日|월요일
tuesday|dienstag|martes|martedi|terca feira|dinsdag|星期二|周二|火曜日|화요일
wednesday|mittwoch|mercredi|miercoles|mercoledi|quarta feira|woensdag|星期三|周三|水曜日|수요일
thursday|donnerstag|jeudi|jueves|giovedi|quinta feira|donderdag|星期四|周四|木曜日|목요일
friday|freitag|vendredi|viernes|venerdi|sexta feira|vrijdag|星期五|周五|金曜日|금요일
saturday|samstag|sonnabend|samedi|sabado|sabato|zaterdag|星期六|周六|土曜日|토요일
sunday|sonntag|dimanche|domingo|domenica|zondag|星期日|星期天|周日|日曜日|일요일
north|norden|nord|norte|noorden|北部|북부
south|suden|zuiden|南部|남부
east|osten|leste|oosten|东部|東部|동부
west|westen|ouest|oeste|ovest|西部|서부
northern|nordlich|nordliche|nordlichen|septentrional|settentrionale|noordelijk|noordelijke
southern|sudlich|sudliche|sudlichen|meridional|meridionale|zuidelijk|zuidelijke
eastern|ostlich|ostliche|ostlichen|orientale|oostelijk|oostelijke
western|westlich|westliche|westlichen|occidentale|occidentali|westelijk|westelijke
east asia|ostasien|asie de l est|asia oriental|asia del este|asia orientale|oost azie|东亚|東アジア|동아시아
northern europe|nordeuropa|europe du nord|europa del norte|europa settentrionale|europa do norte|noord europa|北欧|북유럽
southern europe|sudeuropa|europe du sud|europa del sur|europa meridionale|zuid europa|南欧|남유럽
central europe|mitteleuropa|zentraleuropa|europe centrale|europa central|europa centrale|centraal europa|중부유럽
central america|mittelamerika|zentralamerika|amerique centrale|america central|centroamerica|america centrale|midden amerika|中美洲|中央アメリカ|중앙아메리카|중미
east africa|ostafrika|afrique de l est|africa oriental|africa orientale|oost afrika|东非|東アフリカ|동아프리카
west africa|westafrika|afrique de l ouest|africa occidental|africa occidentale|西非|西アフリカ|서아프리카
southern africa|sudliches afrika|afrique australe|africa austral|zuidelijk afrika|南部非洲|アフリカ南部
antarctica|antarktis|antarctique|antartida|antartide|南极洲|南极|南極|남극
arctic|arktis|arctique|artico|noordpoolgebied|北极|北極|북극
atlantic ocean|atlantik|atlantischer ozean|ocean atlantique|oceano atlantico|atlantische oceaan|大西洋|대서양
pacific ocean|pazifik|pazifischer ozean|ocean pacifique|oceano pacifico|stille oceaan|太平洋|태평양
indian ocean|indischer ozean|ocean indien|oceano indico|oceano indiano|indische oceaan|印度洋|インド洋|인도양
mediterranean|mittelmeer|mittelmeerraum|mediterranee|mediterraneo|middellandse zee|地中海|지중해
north sea|nordsee|mer du nord|mar del norte|mare del nord|mar do norte|noordzee
region|regionen|regione|regioni|regiao|regioes|regio s|地区|地域|지역
country|lander|landern|pais|paises|paese|paesi|landen|国家|국가
developing countries|entwicklungslander|entwicklungslandern|pays en developpement|pays en voie de developpement|paises en desarrollo|paesi in via di sviluppo|paises em desenvolvimento|ontwikkelingslanden|发展中国家|開発途上国|発展途上国|途上国|개발도상국
developed countries|industrielander|industrielandern|pays developpes|paises desarrollados|paesi sviluppati|paises desenvolvidos|ontwikkelde landen|发达国家|先進国|선진국
emerging markets|schwellenlander|schwellenlandern|marches emergents|pays emergents|mercados emergentes|mercati emergenti|opkomende markten|新兴市场|新興市場|신흥시장|신흥국
rural area|landlicher raum|landlichen raum|landliche gebiete|zones rurales|zone rurale|zonas rurales|zona rural|aree rurali|zonas rurais|plattelandsgebieden|农村地区|農村地域|농촌지역
village|dorf|dorfer|villaggio|aldeia|dorpen|村庄|村落|마을
green|grun|grune|grunen|gruner|grunes|vert|verte|vertes|verdes|groene|groen|绿色|緑色|녹색|초록색
red|rojo|roja|rosso|rossa|vermelho|vermelha|rood|红色|赤色|빨간색
blue|blau|blaue|blauen|bleu|bleue|azul|azules|azzurro|blauw|blauwe|蓝色|파란색
yellow|gelb|gelbe|gelben|jaune|amarilla|giallo|gialla|amarelo|amarela|geel|gele|黄色|노란색
white|weisse|weissen|blanco|bianco|branco|白色|흰색|하얀색
black|schwarze|schwarzen|preto|zwarte|黑色|黒色|검은색|검정색
grey|grau|graue|grauen|gris|grise|grigio|grigia|cinza|cinzento|grijs|grijze|灰色|회색
orange|arancione|naranja|laranja|oranje|橙色|オレンジ色|주황색
purple|violett|morado|morada|roxo|roxa|paars|紫色|보라색
brown|braune|marron|marrone|marrom|bruin|bruine|棕色|褐色|茶色|갈색
large|grosse|grosser|grossen|grosses|grande|grandes|grandi|groot|grote|大型
small|kleine|kleinen|kleiner|kleines|petites|pequeno|pequena|pequenos|pequenas|piccolo|piccola|piccoli|piccole|小型|작은
very high|sehr hoch|tres eleve|tres elevee|muy alto|muy alta|molto alto|molto alta|molto elevato|muito alto|muito alta|zeer hoog|非常高|很高|非常に高い|매우 높음
very low|sehr niedrig|sehr gering|tres faible|muy bajo|muy baja|molto basso|molto bassa|muito baixo|muito baixa|zeer laag|非常低|很低|非常に低い|매우 낮음
average|durchschnitt|durchschnittlich|durchschnittliche|durchschnittlichen|promedio|平均|평균
maximum|hochstwert|maximale|maximalen|maximo|maxima|massimo|massima|最大|최대
minimum|mindestwert|minimale|minimalen|minimo|minima|最小|최소
total|gesamt|gesamte|gesamten|insgesamt|totale|totali|totais|totaal|总计|合计|合計|総計|합계|총계
percentage|prozentsatz|pourcentage|porcentaje|percentuale|porcentagem|percentagem|百分比|割合|비율
number|anzahl|numero|numeros|numeri|aantal
amount|betrag|betrage|montant|montants|importe|importo|importi|quantia|bedrag|bedragen|金额|金額|금액
value|werte|valeur|valeurs|valor|valores|valore|valori|waarde|waarden|价值|価値|가치
higher demand|hohere nachfrage|gestiegene nachfrage|steigende nachfrage|demande plus forte|hausse de la demande|mayor demanda|aumento de la demanda|maggiore domanda|aumento della domanda|maior demanda|aumento da demanda|hogere vraag|需求增加|需求增长|需要の増加|需要増|수요 증가
lower demand|geringere nachfrage|niedrigere nachfrage|nachfrageruckgang|rucklaufige nachfrage|baisse de la demande|menor demanda|caida de la demanda|disminucion de la demanda|minore domanda|calo della domanda|queda da demanda|lagere vraag|需求下降|需求减少|需要の減少|需要減|수요 감소
higher costs|hohere kosten|gestiegene kosten|kostenanstieg|kostensteigerung|kostensteigerungen|hausse des couts|augmentation des couts|couts plus eleves|aumento de costos|aumento de costes|aumento de los costos|aumento de los costes|mayores costos|mayores costes|aumento dei costi|costi piu elevati|aumento de custos|aumento dos custos|custos mais altos|hogere kosten|kostenstijging|成本增加|成本上升|コスト増|コスト上昇|비용 증가|비용 상승
improved|verbessert|verbesserte|verbesserten|ameliore|amelioree|ameliores|mejorado|mejorada|migliorato|migliorata|melhorado|melhorada|melhorou|verbeterd|改善了|改善した|개선되었다
achieved|erreicht|atteint|atteinte|atteints|alcanzado|alcanzada|alcanzo|raggiunto|raggiunta|raggiunti|alcancado|alcancada|atingido|atingida|behaald|bereikt|达到|实现|達成|달성|달성했다
not achieved|nicht erreicht|non atteint|no alcanzado|non raggiunto|nao alcancado|nao atingido|niet bereikt|niet behaald|未达到|未达成|未達成|미달성
planned|geplant|geplante|geplanten|planifie|planifiee|planificado|planificada|pianificato|pianificata|planejado|planejada|gepland|geplande|计划中
completed|abgeschlossen|abgeschlossene|acheve|achevee|termine|terminee|completado|completada|completato|completata|concluido|concluida|voltooid|已完成|完了|완료|완료됨
ongoing|laufend|laufende|in bearbeitung|en cours|en curso|in corso|em andamento|em curso|lopend|lopende|进行中|進行中|진행중|진행 중
responsible|verantwortlich|verantwortliche|verantwortlichen|responsables|responsable|responsabile|responsabili|responsavel|responsaveis|verantwoordelijk|verantwoordelijke|负责|責任者
available|verfugbar|verfugbare|verfugbaren|disponibles|disponible|disponibile|disponibili|disponivel|disponiveis|beschikbaar|beschikbare|可用
required|erforderlich|verpflichtend|vorgeschrieben|obligatoire|obligatoires|obligatorio|obligatoria|obbligatorio|obbligatoria|obrigatorio|obrigatoria|verplicht|verplichte|强制性|義務|의무
voluntary|freiwillig|freiwillige|freiwilligen|volontaire|volontaires|voluntario|voluntaria|volontario|volontaria|vrijwillig|vrijwillige|自愿|自主的|자발적
independent|unabhangig|unabhangige|unabhangigen|unabhangiger|independant|independante|independants|independiente|independientes|indipendente|indipendenti|onafhankelijk|onafhankelijke|独立|独立した|독립적
upstream|vorgelagert|vorgelagerte|vorgelagerten|aguas arriba|上游|上流|업스트림
downstream|nachgelagert|nachgelagerte|nachgelagerten|aguas abajo|下游|下流|다운스트림
direct|direkt|direkte|direkten|directe|directo|directa|directos|diretto|diretta|diretti|direto|direta|直接|直接的|직접
indirect|indirekt|indirekte|indirekten|indirecte|indirecto|indirecta|indiretto|indiretta|indireto|indireta|间接|間接|간접
primary|primare|primaren|primaire|primario|primaria
secondary|sekundar|sekundare|sekundaren|secondaire|secundario|secundaria|secondario|secondaria|secundaire
premature death|vorzeitiger tod|vorzeitige todesfalle|deces premature|deces prematures|mort prematuree|muerte prematura|muertes prematuras|morte prematura|morti premature|mortes prematuras|vroegtijdig overlijden|voortijdige sterfte|过早死亡|早死|조기사망|조기 사망
air|luft|aire|lucht|空气|空気|공기
sun|sonne|soleil|zonlicht|太阳|太陽|태양
snow|schnee|neige|nieve|neve|sneeuw|积雪|積雪
fire|incendie|incendies|incendio|incendios|incendi|火灾|火災|화재
explosion|explosionen|explosione|explosao|explosie|爆炸|爆発|폭발
leak|leckage|leckagen|fuite|fuites|fuga de gas|vazamento|vazamentos|lekkage|lekkages|泄漏|漏洩|누출
oil spill|olpest|olkatastrophe|olunfall|maree noire|deversement de petrole|deversements d hydrocarbures|derrame de petroleo|vertido de petroleo|fuoriuscita di petrolio|derramamento de petroleo|olielek|olieramp|石油泄漏|漏油|原油流出|석유유출|기름유출
heavy rain|heavy rainfall|extreme rainfall|starkregen|starkregenereignisse|fortes pluies|pluies torrentielles|lluvias torrenciales|lluvias intensas|fuertes lluvias|piogge intense|forti piogge|chuvas intensas|chuvas fortes|zware regenval|hevige regenval|暴雨|强降雨|豪雨|集中豪雨|폭우|집중호우
hail|hagel|grele|granizo|grandine|冰雹|우박
forest fire|feu de foret|incendio forestal|incendi boschivi|incendio boschivo|incendios florestais|incendio florestal|bosbrand|bosbranden|森林火灾|森林火災|산불
heat stress|hitzestress|stress thermique|estres termico|stress termico|estresse termico|hittestress|热应激|熱ストレス
biodiversity loss|loss of biodiversity|biodiversitatsverlust|verlust der biodiversitat|verlust der artenvielfalt|perte de biodiversite|perte de la biodiversite|perdida de biodiversidad|perdita di biodiversita|perda de biodiversidade|biodiversiteitsverlies|verlies aan biodiversiteit|生物多样性丧失|生物多様性の損失|생물다양성 손실
wastewater treatment|abwasserbehandlung|abwasseraufbereitung|traitement des eaux usees|tratamiento de aguas residuales|trattamento delle acque reflue|tratamento de aguas residuais|tratamento de efluentes|afvalwaterzuivering|污水处理|废水处理|排水処理|下水処理|폐수처리|폐수 처리
water withdrawal|wasserentnahme|prelevement d eau|prelevements d eau|extraccion de agua|prelievo idrico|prelievi idrici|captacao de agua|wateronttrekking|取水量|취수량
waste management|abfallwirtschaft|abfallmanagement|abfallentsorgung|gestion des dechets|gestion de residuos|gestione dei rifiuti|gestao de residuos|afvalbeheer|废物管理|废弃物管理|廃棄物管理|폐기물관리|폐기물 관리
water management|wassermanagement|wasserwirtschaft|gestion de l eau|gestion del agua|gestione idrica|gestione dell acqua|gestao da agua|gestao hidrica|waterbeheer|水资源管理|水管理|水資源管理|수자원관리|물 관리
product safety|produktsicherheit|securite des produits|seguridad de los productos|seguridad del producto|sicurezza dei prodotti|sicurezza del prodotto|seguranca do produto|seguranca dos produtos|productveiligheid|产品安全|製品安全|제품안전|제품 안전
product quality|produktqualitat|qualite des produits|calidad del producto|calidad de los productos|qualita del prodotto|qualita dei prodotti|qualidade do produto|productkwaliteit|产品质量|製品品質|제품품질|제품 품질
green building|batiment vert|batiments verts|edificio verde|edificios verdes|edifici verdi|绿色建筑|グリーンビルディング|녹색건축
climate neutral|klimaneutral|klimaneutrale|klimaneutralen|climatiquement neutre|climaticamente neutro|climaticamente neutral|klimaatneutraal|气候中性
carbon neutral|co2 neutral|neutre en carbone|carbono neutral|carbono neutro|neutro en carbono|neutral en carbono|carbon neutre|co2 neutraal|koolstofneutraal
business model|geschaftsmodell|geschaftsmodelle|modele d affaires|modele economique|modelo de negocio|modelos de negocio|modello di business|modello aziendale|modelo de negocios|bedrijfsmodel|verdienmodel|商业模式|ビジネスモデル|비즈니스 모델
corporate culture|unternehmenskultur|culture d entreprise|cultura corporativa|cultura empresarial|cultura aziendale|bedrijfscultuur|企业文化|企業文化|기업문화|기업 문화
acute risk|akute risiken|akutes risiko|risque aigu|risques aigus|riesgo agudo|riesgos agudos|rischi acuti|急性风险|急性リスク
chronic risk|chronische risiken|chronisches risiko|risque chronique|risques chroniques|riesgo cronico|riesgos cronicos|rischi cronici|慢性风险|慢性リスク
policy risk|politisches risiko|risque politique|risques politiques|riesgo politico|riesgos politicos|rischio politico|rischi politici|risco politico|政策风险|政策リスク
legal risk|rechtsrisiko|rechtsrisiken|rechtliche risiken|risque juridique|risques juridiques|riesgo legal|riesgos legales|rischio legale|rischi legali|risco legal|riscos legais|juridisch risico|法律风险|法的リスク|법적 리스크
technology risk|technologierisiko|technologierisiken|risque technologique|risques technologiques|riesgo tecnologico|riesgos tecnologicos|rischio tecnologico|rischi tecnologici|risco tecnologico|技术风险|技術リスク|기술 리스크
supply chain risk|lieferkettenrisiko|lieferkettenrisiken
geopolitical|geopolitisch|geopolitische|geopolitique|geopolitico
work accident|workplace accident|arbeitsunfall|arbeitsunfalle|accident du travail|accidents du travail|accidente laboral|accidentes laborales|infortunio sul lavoro|infortuni sul lavoro|acidente de trabalho|acidentes de trabalho|arbeidsongeval|arbeidsongevallen|工伤事故|労働災害|산업재해
`;
