/*
 * Common words of climate, ESG and finance reports in German, French, Spanish, Italian, Portuguese, Dutch, Chinese
 * and Japanese, with their English word. German and Dutch compounds are read from their parts.
 */

/** One meaning per row: the English word, then its translations, separated by `|`, without accents. */
export const COMMON_WORDS = `
committee|ausschuss|komitee|comite|comitato|commissie|委员会|委員会
responsibility|verantwortung|responsabilite|responsabilidad|responsabilita|responsabilidade|verantwoordelijkheid|责任|責任
corporate|unternehmens|corporativa|corporativo|societaria
board|verwaltungsrat|vorstand|aufsichtsrat|conseil d administration|consejo de administracion|consiglio di amministrazione|conselho de administracao|raad van bestuur|raad van commissarissen|董事会|取締役会
chief executive|vorstandsvorsitzender|vorstandsvorsitzende|geschaftsfuhrer|directeur general|director ejecutivo|amministratore delegato|首席执行官|最高経営責任者
chief financial officer|finanzvorstand|directeur financier|director financiero|direttore finanziario|diretor financeiro|首席财务官|最高財務責任者
chief risk officer|risikovorstand|directeur des risques|director de riesgos|首席风险官
chief sustainability officer|nachhaltigkeitsvorstand|首席可持续发展官
management|geschaftsleitung|direccion|dirigenza|管理层|経営陣
company|unternehmen|gesellschaft|entreprise|societe|empresa|azienda|societa|bedrijf|公司|企业|企業|会社
group|konzern|gruppe|groupe|grupo|gruppo|groep|集团|グループ
bank|banque|banco|banca|银行|銀行
insurance|versicherung|versicherungen|seguros|seguro|assicurazione|verzekering|保险|保険
government|regierung|gouvernement|gobierno|governo|regering|政府
authority|behorde|autorite|autoridad|autorita|autoridade|autoriteit|监管机构|当局
city|stadt|ville|ciudad|citta|cidade|城市|都市
community|gemeinde|gemeinschaft|communaute|comunidad|comunita|comunidade|gemeenschap|社区|地域社会
data|daten|donnees|datos|dati|dados|gegevens|数据|データ
insufficient|unzureichend|unzureichende|unzureichender|ungenugend|insuffisant|insuffisante|insuficiente|insufficiente|onvoldoende|不足|不十分
lack|mangel|manque|falta|mancanza|gebrek|缺乏
still|noch|immer noch|encore|toujours|todavia|aun|ancora|ainda|仍然|尚
volume|menge|mengen|volumen|volumes|quantite|cantidad|quantita|hoeveelheid|数量
sales|absatz|verkauf|verkaufe|ventes|ventas|vendite|vendas|verkoop|销售|販売
market|markt|marche|mercado|mercato|市场|市場
product|produkt|produkte|produit|produits|producto|productos|prodotto|prodotti|produtos|producten|产品|製品
purchase|einkauf|beschaffung|achats|compras|acquisti|inkoop|采购|調達
goods|waren|guter|biens|bienes|beni|bens|goederen|商品
service|dienstleistung|dienstleistungen|servicio|servicios|servizi|servicos|diensten|服务|サービス
category|kategorie|categorie|categoria|类别|カテゴリー
store|filiale|filialen|laden|magasin|magasins|tienda|tiendas|negozi|loja|lojas|winkels|门店|店舗
factory|fabrik|werk|werke|usine|usines|fabrica|fabricas|fabbrica|stabilimento|fabriek|工厂|工場
office|buro|buros|burogebaude|bureaux|oficinas|oficina|uffici|ufficio|escritorio|kantoor|办公室|オフィス
warehouse|lager|lagerhaus|entrepot|entrepots|almacen|almacenes|magazzino|armazem|magazijn|仓库|倉庫
machine|maschine|maschinen|maquina|macchina|机器|機械
site|standort|standorte|emplacement|emplazamiento|sito|locatie|地点|拠点
mine|bergwerk|bergbau|mina|minera|miniera|mineracao|mijn|矿山|鉱山
boiler|kessel|heizkessel|chaudiere|chaudieres|caldera|calderas|caldaia|caldeira|ketel|锅炉|ボイラー
furnace|hochofen|ofen|haut fourneau|alto horno|forno|高炉
steam|dampf|vapeur|vapore|stoom|蒸汽|蒸気
generation|erzeugung|generacion|generazione|geracao|opwekking|发电|発電
sludge|schlamm|klarschlamm|boues|boue|lodos|lodo|fanghi|slib|污泥|汚泥
dried|getrocknet|seche|sechee|secado|secada|essiccato|gedroogd|干燥|乾燥
burned|verbrannt|brule|brulee|quemado|quemada|bruciato|bruciata|queimado|verbrand|燃烧|焚烧|燃焼
landfill|deponie|decharge|vertedero|discarica|aterro|stortplaats|填埋|埋立
wastewater|abwasser|eaux usees|aguas residuales|acque reflue|aguas residuais|afvalwater|废水|排水
groundwater|grundwasser|eaux souterraines|aguas subterraneas|acque sotterranee|grondwater|地下水
rainwater|regenwasser|eau de pluie|agua de lluvia|acqua piovana|雨水
withdrawal|entnahme|prelevement|prelevements|extraccion|prelievo|captacao|onttrekking|取水
treatment|behandlung|aufbereitung|traitement|tratamiento|trattamento|tratamento|behandeling|处理|処理
vehicle|fahrzeug|fahrzeuge|vehicule|vehicules|vehiculo|vehiculos|veicolo|veicoli|veiculos|voertuigen|车辆|車両
fleet|flotte|flota|flotta|frota|vloot|车队
ship|schiff|schiffe|navire|navires|buque|buques|navi|navio|navios|schepen|船舶
aircraft|flugzeug|flugzeuge|avion|avions|aviones|aereo|aerei|aviao|avioes|vliegtuigen|飞机|航空機
truck|lkw|lastwagen|camion|camions|camiones|caminhao|caminhoes|vrachtwagens|卡车|トラック
rail|bahn|schiene|schienen|ferroviaire|ferrocarril|ferrovia|spoor|铁路|鉄道
battery|batterie|batterien|batteries|bateria|baterias|batterij|电池|電池
heat pump|warmepumpe|warmepumpen|pompe a chaleur|pompes a chaleur|bomba de calor|bombas de calor|pompa di calore|warmtepomp|热泵|ヒートポンプ
lighting|beleuchtung|eclairage|iluminacion|illuminazione|iluminacao|verlichting|照明
insulation|dammung|isolierung|aislamiento|isolamento|isolatie|隔热|断熱
roof|dach|toit|techo|tetto|telhado|dak|屋顶|屋根
heat|warme|hitze|chaleur|calor|calore|warmte|热|熱
stress|belastung|estres|压力
cold|kalte|froid|frio|freddo|koude|寒冷
cooling|kuhlung|refroidissement|refrigeracion|raffreddamento|koeling|冷却
heating|heizung|chauffage|calefaccion|riscaldamento|aquecimento|verwarming|供暖|暖房
subsidence|bodensenkung|bodensenkungen|affaissement|subsidencia|subsidenza|bodemdaling|地面沉降|地盤沈下
storm|sturm|sturme|tempete|tempetes|tormenta|tormentas|tempesta|tempeste|tempestade|风暴|暴风雨|暴風
sea level rise|meeresspiegelanstieg|anstieg des meeresspiegels|elevation du niveau de la mer|montee du niveau de la mer|aumento del nivel del mar|innalzamento del livello del mare|zeespiegelstijging|海平面上升|海面上昇
landslide|erdrutsch|erdrutsche|glissement de terrain|glissements de terrain|deslizamiento|deslizamientos|frana|frane|滑坡
scarcity|knappheit|penurie|escasez|scarsita|escassez|schaarste|短缺
fuel|kraftstoff|brennstoff|treibstoff|carburant|carburante|combustivel|brandstof|燃料
gas|gaz
oil|erdol|ol|petrole|petroleo|petrolio|olie|石油
conversion|umrechnung|umstellung|umwandlung|conversione|conversao|omrekening|换算|転換
converted|umgestellt|umgerustet|umgewandelt|converti|convertis|convertie|converties|convertido|convertidos|convertito|convertiti|omgezet|改造
error|fehler|erreur|errores|errore|erro|fout|错误|誤り
change|anderung|veranderung|changement|cambio|cambiamento|mudanca|verandering|变化|変更
climate|klima|climat|clima|klimaat|气候|気候
environment|umwelt|environnement|medio ambiente|ambiente|meio ambiente|milieu|环境|環境
nature|natur|natura|naturaleza|natuur|自然
forest|wald|walder|foret|forets|bosque|bosques|foresta|foreste|bossen|森林
land|flache|boden|terre|tierra|terra|tierras|grond|土地
wood|holz|bois|madera|legno|madeira|hout|木材
paper|papier|papel|纸|紙
plastic|kunststoff|kunststoffe|plastique|plastico|plastica|plastiek|塑料|プラスチック
glass|glas|verre|vidrio|vetro|vidro|玻璃|ガラス
textile|textilien|textil|textiles|tessile|textiel|纺织|繊維
cotton|baumwolle|coton|algodon|cotone|algodao|katoen|棉花|綿
leather|leder|cuir|cuero|pelle|couro|皮革
food|lebensmittel|nahrungsmittel|alimentation|alimentos|alimentari|voedsel|食品
meat|fleisch|viande|carne|vlees|肉类|肉
fish|fisch|poisson|pescado|pesce|peixe|鱼类|魚
palm oil|palmol|huile de palme|aceite de palma|olio di palma|oleo de palma|palmolie|棕榈油|パーム油
chemicals|chemikalien|chemie|produits chimiques|quimicos|prodotti chimici|chemicalien|化学品
loan|kredit|kredite|darlehen|pret|prets|prestamo|prestamos|prestito|prestiti|emprestimo|emprestimos|lening|leningen|贷款|融資
bond|anleihe|anleihen|bono|bonos|obbligazione|obbligazioni|obligatie|obligaties|债券|債券
share|aktie|aktien|accion|acciones|azione|azioni|acao|acoes|aandeel|aandelen|股票|株式
interest|zins|zinsen|interets|interes|intereses|interessi|juros|rente|利息|金利
exchange rate|wechselkurs|wechselkurse|wahrungseffekte|taux de change|tipo de cambio|tasso di cambio|taxa de cambio|wisselkoers|汇率|為替
tax|steuer|steuern|impot|impots|impuesto|impuestos|imposta|imposte|imposto|impostos|belasting|税收|税金
profit|gewinn|benefice|beneficio|ganancia|utile|lucro|winst|利润|利益
loss|verlust|verluste|perte|pertes|perdida|perdidas|perdita|perdite|perda|perdas|verlies|亏损|损失|損失
expenses|aufwand|aufwendungen|ausgaben|depenses|gastos|spese|despesas|uitgaven|费用|費用
assets|vermogen|vermogenswerte|actifs|activos|attivita|ativos|activa|资产|資産
equity|eigenkapital|fonds propres|patrimonio|capitaux propres|eigen vermogen|股本|自己資本
cash|barmittel|tresorerie|efectivo|liquidita|caixa|kasmiddelen|现金|現金
acquisition|ubernahme|akquisition|adquisicion|acquisizione|aquisicao|overname|收购|買収
impairment|wertminderung|abschreibung|deterioro|svalutazione|减值|減損
restructuring|restrukturierung|restructuration|reestructuracion|ristrutturazione|herstructurering|重组|再編
supply|angebot|versorgung|offre|suministro|oferta|offerta|fornitura|fornecimento|aanbod|供应|供給
weather|wetter|witterung|meteo|clima extremo|tempo meteorologico|weer|天气|天候
war|krieg|guerre|guerra|oorlog|战争|戦争
pandemic|pandemie|pandemia|疫情|パンデミック
strike|streik|streiks|greve|greves|huelga|sciopero|staking|罢工|ストライキ
delay|verzogerung|verzogerungen|retard|retards|retraso|retrasos|ritardo|ritardi|atraso|vertraging|延迟|延误|遅延
accident|unfall|unfalle|accidente|accidentes|incidente|incidenti|acidente|acidentes|ongeval|ongevallen|事故
law|gesetz|gesetze|loi|lois|ley|leyes|legge|leggi|lei|leis|法律
lawsuit|klage|klagen|proces|demande en justice|demanda judicial|causa legale|rechtszaak|诉讼|訴訟
fine|strafe|bussgeld|geldbusse|amende|amendes|multa|multas|sanzione|boete|罚款|罰金
policy|richtlinie|politik|politique|politica|beleid|政策|方針
code of conduct|verhaltenskodex|code de conduite|codigo de conducta|codice di condotta|gedragscode|行为准则|行動規範
complaint|beschwerde|beschwerden|plainte|plaintes|queja|quejas|reclamo|reclami|queixa|klacht|投诉|苦情
bribery|bestechung|soborno|tangenti|suborno|omkoping|贿赂|贈賄
discrimination|diskriminierung|discriminacion|discriminazione|discriminacao|discriminatie|歧视|差別
wage|lohn|lohne|gehalt|gehalter|salaire|salaires|salario|salarios|stipendio|stipendi|lonen|工资|賃金
bonus|boni|prima|奖金|賞与
pension|rente|renten|retraite|pensiones|pensione|pensoes|pensioen|养老金|年金
remuneration|vergutung|remuneracion|retribuzione|remunerazione|remuneracao|beloning|薪酬|報酬
trade union|gewerkschaft|gewerkschaften|syndicat|syndicats|sindicato|sindicatos|sindacato|sindacati|vakbond|工会|労働組合
year|jahr|jahre|jahren|annee|annees|ano|anos|anno|anni|jaar|jaren
month|monat|monate|monaten|mois|mes|meses|mese|mesi|maand|maanden
half|halfte|moitie|mitad|metade|helft|一半|半分
third|drittel|tercio|terzo|derde
majority|mehrheit|majorite|mayoria|maggioranza|maioria|meerderheid|多数|大部分
all|alle|allen|tous|toutes|todos|todas|tutti|tutte|全部|すべて
only|nur|ausschliesslich|seulement|uniquement|solamente|soltanto|apenas|somente|alleen|仅|のみ
new|neu|neue|neuer|neuen|nouveau|nouvelle|nouveaux|nuevo|nueva|nuevos|nuovo|nuova|nuovi|nova|nieuw|nieuwe
higher|hoher|hohere|hoherer|superieur|superieure|plus eleve|plus elevee|plus eleves|mas alto|mas alta|mayor|piu alto|piu elevato|maior|mais alto|hoger|hogere|更高
lower|niedriger|niedrigere|geringer|geringere|inferieur|inferieure|plus faible|plus bas|mas bajo|mas baja|menor|piu basso|mais baixo|lagere|更低
decrease|减少了|減少了|下降了|减少至|下降至|下降到
increase|增加了|增长了|上升了|增加至|上升至|上升到
external|extern|externe|externer|externo|externa|esterno|外部
internal|interne|interner|interno|interna|interno|内部
method|methode|verfahren|metodo|metodologia|方法
measure|massnahme|massnahmen|mesure|mesures|medida|medidas|misura|misure|maatregel|maatregelen|措施|対策
target|ziel|ziele|objectif|objectifs|objetivo|objetivos|obiettivo|obiettivi|doel|doelstelling|目标|目標
plan|piano|plano|计划|計画
reason|grund|grunde|raison|raisons|razon|razones|ragione|motivo|reden|原因|理由
risk|risiko|risiken|risque|risques|riesgo|riesgos|rischio|rischi|risco|riscos|risico|风险|リスク
extremely|extrem|extremement|extremadamente|estremamente|extremamente|extreem|极高|極めて
premature|vorzeitig|vorzeitige|vorzeitiger|prematuree|prematuro|prematura|voortijdig
death|tod|todesfall|todesfalle|mort|deces|muerte|muertes|morte|mortes|dood
closed|stillgelegt|geschlossen|ferme|fermee|fermeture|schliessung|stilllegung|cerrado|cerrada|cierre|chiuso|chiusura|fechado|fechamento|gesloten|关闭|閉鎖
power plant|kraftwerk|kraftwerke|centrale|centrales|central electrica|centrale elettrica|usina|发电厂|発電所
strong|stark|starke|starker|starken|fuerte|fuertes|forti
rain|regen|regenfall|regenfalle|pluie|pluies|precipitations|lluvia|lluvias|pioggia|piogge|chuva|chuvas|降雨|大雨
failure|ausfall|ausfalle|ausfallen|panne|pannes|defaillance|averia|averias|guasto|guasti|falha|falhas|storing|故障
discount|rabatt|rabatte|remise|remises|descuento|descuentos|sconto|sconti|desconto|descontos|korting|折扣|値引
operating|operativ|operative|operativen|operativer|operativo|operativa|operationnel|operationnelle|经营|営業
exit|ruckzug|ausstieg|sortie|retrait|salida|retirada|uscita|ritiro|saida|terugtrekking|退出|撤退
decision|entscheidung|beschluss|decisione|decisao|besluit|决定|決定
project|projekt|projekte|projet|projets|proyecto|proyectos|progetto|progetti|projeto|projetos|项目|プロジェクト
asia pacific|asien pazifik|asie pacifique|asia pacifico|亚太|亚太地区|アジア 太平洋
`;
