import { type Decimal, decimalFromDigits, decimalFromNumber, multiply } from '../numerals/decimal';

/**
 * Units of measurement in one table. Factors are exact and refer to the base unit of the dimension.
 *
 * Sources: SI brochure, 9th edition (BIPM 2019), for SI units, the liter, the tonne and the degree
 * Celsius; the international yard and pound agreement (1959) for lb, oz, ft, in, mi, acre, with the
 * US gallon of 231 in³, the barrel of 42 gallons, the short ton of 2000 lb and the long ton of 2240
 * lb (NIST SP 811, appendix B); ISO 31-4 for the Btu (IT); IEA for the toe of 41.868 GJ.
 * CO2-equivalent mass is written as in the reports of the IPCC and in the GHG Protocol. Currencies
 * (ISO 4217) are never converted.
 */

/**
 * Units of the same dimension can be converted into each other. `co2e` is a mass of greenhouse
 * gases; a bare `mass` is compared with it, because answers often omit the gas (“48,200 t” for
 * “48,200 t CO2e”). `points` are percentage points, separate from `ratio`. Money, in a denominator,
 * includes its currency.
 */
export type Dimension =
  | 'mass'
  | 'co2e'
  | 'energy'
  | 'power'
  | 'volume'
  | 'area'
  | 'length'
  | 'temperature'
  | 'ratio'
  | 'points'
  | 'time'
  | 'months'
  | 'count'
  | `money:${string}`;

/** A value v in this unit is (v + offset) × factor ÷ divisor in the base unit of its dimension. */
export interface Unit {
  /** As printed. */
  readonly symbol: string;
  readonly dimension: Dimension;
  readonly factor: Decimal;
  readonly divisor: Decimal;
  readonly offset: Decimal;
}

const ZERO = decimalFromNumber(0);
const ONE = decimalFromNumber(1);

/** Dimension, symbol, factor, further symbols (case-sensitive), words (case-insensitive). */
type Row = readonly [Dimension, string, string, string?, string?];

const ROWS: readonly Row[] = [
  // Base: gram. In American reports `MT` and `mt` are metric tons; the megatonne is only `Mt`.
  ['mass', 'µg', '1e-6', 'μg ug', 'microgram micrograms'],
  ['mass', 'mg', '1e-3', '', 'milligram milligrams'],
  ['mass', 'g', '1', 'gr', 'gram grams gramme grammes'],
  [
    'mass',
    'kg',
    '1e3',
    'Kg KG kgs',
    'kilo kilos kilogram kilograms kilogramme kilogrammes kilogramo kilogramos 千克 公斤',
  ],
  [
    'mass',
    't',
    '1e6',
    'MT mt mT',
    'ton tons tonne tonnes tonnen tonelada toneladas tonnellata tonnellate megagram megagrams 吨 噸 トン 톤 metric_ton metric_tons metric_tonne metric_tonnes mton mtons',
  ],
  ['mass', 'kt', '1e9', 'Kt KT kmt', 'kiloton kilotons kilotonne kilotonnes gigagram gigagrams'],
  [
    'mass',
    'Mt',
    '1e12',
    'MMT MMt mmt',
    'megaton megatons megatonne megatonnes million_metric_tons',
  ],
  ['mass', 'Gt', '1e15', 'GT', 'gigaton gigatons gigatonne gigatonnes'],
  ['mass', 'lb', '453.59237', 'lbs', 'pound pounds'],
  ['mass', 'oz', '28.349523125', '', 'ounce ounces'],
  ['mass', 'koz', '28349.523125'],
  ['mass', 'Moz', '28349523.125', 'moz'],
  ['mass', 'short ton', '907184.74', '', 'short_ton short_tons us_ton us_tons'],
  ['mass', 'long ton', '1016046.9088', '', 'long_ton long_tons imperial_ton imperial_tons'],

  // Mass of carbon: 44.01 g of CO2 contain 12.01 g of carbon.
  ['co2e', 'tC', '3.6642e6'],
  ['co2e', 'MtC', '3.6642e12', 'MMtC'],
  ['co2e', 'GtC', '3.6642e15', 'PgC'],

  // Base: joule.
  ['energy', 'J', '1', '', 'joule joules'],
  ['energy', 'kJ', '1e3', '', 'kilojoule kilojoules'],
  ['energy', 'MJ', '1e6', '', 'megajoule megajoules'],
  ['energy', 'GJ', '1e9', 'Gj', 'gigajoule gigajoules'],
  ['energy', 'TJ', '1e12', 'Tj', 'terajoule terajoules'],
  ['energy', 'PJ', '1e15', 'Pj', 'petajoule petajoules'],
  ['energy', 'EJ', '1e18', '', 'exajoule exajoules'],
  ['energy', 'mWh', '3.6', '', 'milliwatt-hour milliwatt-hours'],
  ['energy', 'Wh', '3600', '', 'watt-hour watt-hours watt_hours watthour watthours'],
  [
    'energy',
    'kWh',
    '3.6e6',
    'KWh KWH Kwh kwh kWH',
    'kilowatt-hour kilowatt-hours kilowatt_hour kilowatt_hours kilowatthour kilowatthours kilowattstunde kilowattstunden 千瓦时 千瓦時 度电',
  ],
  [
    'energy',
    'MWh',
    '3.6e9',
    'MWH Mwh mwh',
    'megawatt-hour megawatt-hours megawatt_hour megawatt_hours megawatthour megawatthours megawattstunde megawattstunden 兆瓦时 兆瓦時',
  ],
  [
    'energy',
    'GWh',
    '3.6e12',
    'GWH Gwh gwh',
    'gigawatt-hour gigawatt-hours gigawatt_hour gigawatt_hours gigawatthour gigawatthours gigawattstunde gigawattstunden 吉瓦时',
  ],
  [
    'energy',
    'TWh',
    '3.6e15',
    'TWH Twh twh',
    'terawatt-hour terawatt-hours terawatt_hour terawatt_hours terawatthour terawatthours terawattstunde terawattstunden',
  ],
  ['energy', 'toe', '41.868e9', 'TOE', 'tonnes_of_oil_equivalent tons_of_oil_equivalent'],
  ['energy', 'ktoe', '41.868e12'],
  ['energy', 'Mtoe', '41.868e15', 'MTOE mtoe'],
  // A barrel of oil equivalent: 5.8 million Btu (US Internal Revenue Service).
  ['energy', 'boe', '6.117863e9', 'BOE boed', 'barrel_of_oil_equivalent barrels_of_oil_equivalent'],
  ['energy', 'kboe', '6.117863e12', 'mboe kboed mboed kboepd mboepd'],
  ['energy', 'MMboe', '6.117863e15', 'mmboe mmboed'],
  ['energy', 'Btu', '1055.05585262', 'BTU btu'],
  ['energy', 'MMBtu', '1055055852.62', 'MMBTU mmbtu mmBtu MBtu'],
  ['energy', 'therm', '105505585.262', '', 'therm therms'],

  // Base: watt. The suffix p (peak) does not change the unit.
  ['power', 'mW', '1e-3', '', 'milliwatt milliwatts'],
  ['power', 'W', '1', 'Wp', 'watt watts'],
  ['power', 'kW', '1e3', 'KW Kw kWp', 'kilowatt kilowatts'],
  ['power', 'MW', '1e6', 'Mw MWp MWac MWdc', 'megawatt megawatts'],
  ['power', 'GW', '1e9', 'Gw GWp', 'gigawatt gigawatts'],
  ['power', 'TW', '1e12', '', 'terawatt terawatts'],

  // Base: liter. Gallons and barrels are those of the United States.
  ['volume', 'ml', '1e-3', 'mL', 'millilitre millilitres milliliter milliliters'],
  ['volume', 'cl', '1e-2', 'cL'],
  ['volume', 'l', '1', 'L', 'litre litres liter liters litro litros'],
  ['volume', 'hl', '100', 'hL', 'hectolitre hectolitres hectoliter hectoliters hektoliter'],
  ['volume', 'kl', '1e3', 'kL KL', 'kilolitre kilolitres kiloliter kiloliters'],
  ['volume', 'Ml', '1e6', 'ML', 'megalitre megalitres megaliter megaliters'],
  ['volume', 'Gl', '1e9', 'GL', 'gigalitre gigalitres gigaliter gigaliters'],
  ['volume', 'm3', '1e3', 'cbm', 'cubic_metre cubic_metres cubic_meter cubic_meters 立方米'],
  ['volume', 'km3', '1e12', '', 'cubic_kilometre cubic_kilometres'],
  ['volume', 'hm3', '1e9', '', 'cubic_hectometre cubic_hectometres'],
  ['volume', 'ft3', '28.316846592', 'cf', 'cubic_foot cubic_feet'],
  ['volume', 'Mcf', '28316.846592', 'mcf Mscf mscf'],
  ['volume', 'MMcf', '28316846.592', 'mmcf MMscf mmscf'],
  ['volume', 'Bcf', '28316846592', 'bcf Bscf bscf'],
  ['volume', 'Tcf', '28316846592000', 'tcf'],
  ['volume', 'gal', '3.785411784', '', 'gallon gallons us_gallon us_gallons'],
  ['volume', 'bbl', '158.987294928', 'bbls', 'barrel barrels'],
  // As written in reports on water, gas and oil: million and billion cubic meters, million barrels.
  ['volume', 'Mm3', '1e9'],
  ['volume', 'bcm', '1e12'],
  ['volume', 'kbbl', '158987.294928', 'kb kbbls'],
  ['volume', 'MMbbl', '158987294.928', 'MMbbls mmbbl mmbbls mb Mb mmb'],

  // Base: square meter.
  ['area', 'm2', '1', 'sqm', 'square_metre square_metres square_meter square_meters'],
  [
    'area',
    'km2',
    '1e6',
    'sqkm',
    'square_kilometre square_kilometres square_kilometer square_kilometers',
  ],
  [
    'area',
    'ha',
    '1e4',
    '',
    'hectare hectares hektar hectárea hectáreas hectaren ettaro ettari 公顷 ヘクタール 헥타르',
  ],
  ['area', 'acre', '4046.8564224', '', 'acre acres'],
  ['area', 'ft2', '0.09290304', 'sqft', 'square_foot square_feet'],

  // Base: meter. `in` is not a symbol for inches, because nearly every answer contains the
  // preposition “in”.
  ['length', 'nm', '1e-9', '', 'nanometre nanometres nanometer nanometers'],
  ['length', 'µm', '1e-6', 'μm um', 'micrometre micrometres micrometer micrometers micron microns'],
  ['length', 'mm', '1e-3', '', 'millimetre millimetres millimeter millimeters'],
  ['length', 'cm', '1e-2', '', 'centimetre centimetres centimeter centimeters'],
  ['length', 'm', '1', '', 'metre metres meter meters metros mètre mètres'],
  [
    'length',
    'km',
    '1e3',
    'Km',
    'kilometre kilometres kilometer kilometers kilómetro kilómetros kilomètre kilomètres',
  ],
  ['length', 'mi', '1609.344', '', 'mile miles'],
  ['length', 'ft', '0.3048', '', 'foot feet'],
  ['length', 'inch', '0.0254', '', 'inch inches'],

  // Base: one.
  ['ratio', '×', '1'],
  ['ratio', '%', '1e-2'],
  ['ratio', '‰', '1e-3', '', 'permille per_mille'],
  ['ratio', 'ppm', '1e-6'],
  ['ratio', 'ppb', '1e-9'],
  ['ratio', 'bps', '1e-4', 'bp', 'basis_point basis_points'],
  [
    'points',
    'pp',
    '1e-2',
    'pps ppt ppts p.p',
    'percentage_point percentage_points percent_points %_points %-points prozentpunkt prozentpunkte prozentpunkten procentpunt procentpunten 个百分点 パーセントポイント',
  ],

  // Base: second.
  ['time', 's', '1', '', 'second seconds sec'],
  ['time', 'min', '60', '', 'minute minutes'],
  ['time', 'h', '3600', 'hrs hr', 'hour hours stunden heures horas'],
  ['time', 'd', '86400', '', 'day days tage tagen jours días giorni dagen'],
  ['time', 'week', '604800', '', 'week weeks wochen semaines semanas settimane weken'],
  // Separate from days, because months have no fixed number of days.
  ['months', 'month', '1', '', 'month months monate monaten mois meses mesi maanden'],
  ['months', 'quarter', '3', '', 'quarter quarters'],
  ['months', 'year', '12', 'yr yrs', 'year years annum jahre jahren ans años anni anos jaar'],
  ['months', 'decade', '120', '', 'decade decades'],
];

/** `K` is not accepted as the symbol for kelvin, because that letter is read as a thousand. */
const TEMPERATURES: readonly (readonly [Unit, string])[] = [
  [
    { symbol: 'kelvin', dimension: 'temperature', factor: ONE, divisor: ONE, offset: ZERO },
    'kelvin kelvins °k',
  ],
  [
    { symbol: '°C', dimension: 'temperature', factor: ONE, divisor: ONE, offset: exact('273.15') },
    '°c ºc ℃ celsius degree_celsius degrees_celsius deg_c degrees_c',
  ],
  [
    {
      symbol: '°F',
      dimension: 'temperature',
      factor: exact('5'),
      divisor: exact('9'),
      offset: exact('459.67'),
    },
    '°f ºf ℉ fahrenheit degree_fahrenheit degrees_fahrenheit deg_f degrees_f',
  ],
];

const BY_SYMBOL = new Map<string, Unit>();
const BY_WORD = new Map<string, Unit>();
for (const [dimension, symbol, factor, symbols = '', words = ''] of ROWS) {
  const unit: Unit = { symbol, dimension, factor: exact(factor), divisor: ONE, offset: ZERO };
  for (const name of [symbol, ...symbols.split(' ')]) BY_SYMBOL.set(name, unit);
  for (const word of words.split(' ')) BY_WORD.set(word.replace(/_/g, ' '), unit);
}
for (const [unit, words] of TEMPERATURES) {
  for (const word of words.split(' ')) BY_WORD.set(word.replace(/_/g, ' '), unit);
}
BY_SYMBOL.delete('');
BY_WORD.delete('');

/** The unit of a percent sign. */
export const PERCENT = requireUnit('%');

/** The pound as a unit of mass. */
export const POUND = requireUnit('lb');

export const CELSIUS = requireUnit('°c');

/** The unit of “3x” and “threefold”: one. */
export const MULTIPLE = requireUnit('×');

/** Every unit of the table, for tests and help. */
export const UNITS: readonly Unit[] = [...new Set([...BY_SYMBOL.values(), ...BY_WORD.values()])];

/**
 * The unit for a symbol (case-sensitive) or for words (case-insensitive); `null` if there is none.
 */
export function findUnit(name: string): Unit | null {
  return BY_SYMBOL.get(name) ?? BY_WORD.get(name.toLowerCase()) ?? null;
}

/** The unit of gas mass for a unit of mass: `t` → `tCO2e`, `short ton` → `short ton CO2e`. */
export function gasMassOf(unit: Unit): Unit {
  const separator = unit.symbol.includes(' ') ? ' ' : '';
  return { ...unit, symbol: `${unit.symbol}${separator}CO2e`, dimension: 'co2e' };
}

/** Units of single items: “per unit”, “per share”. */
export function countOf(noun: string): Unit {
  return { symbol: noun, dimension: 'count', factor: ONE, divisor: ONE, offset: ZERO };
}

/** A multiple of a unit as a denominator: “per 200,000 hours”, “per thousand employees”. */
export function multipleOfUnit(unit: Unit, number: Decimal): Unit {
  const digits = `${number.coefficient}${'0'.repeat(Math.max(0, number.exponent))}`;
  return { ...unit, symbol: `${digits} ${unit.symbol}`, factor: multiply(unit.factor, number) };
}

/** An amount of money as a denominator: “per million USD”. */
export function moneyOf(currency: string, power: number): Unit {
  const factor: Decimal = { coefficient: 1n, exponent: power };
  const symbol = power === 0 ? currency : `1e${power} ${currency}`;
  return { symbol, dimension: `money:${currency}`, factor, divisor: ONE, offset: ZERO };
}

/** A decimal from a literal in the table, such as `41.868e9`. */
function exact(literal: string): Decimal {
  const [digits = '0', power = '0'] = literal.split('e');
  return decimalFromDigits(digits, Number(power)) ?? ZERO;
}

function requireUnit(symbol: string): Unit {
  const unit = findUnit(symbol);
  if (!unit) throw new Error(`The table has no unit ${symbol}.`);
  return unit;
}
