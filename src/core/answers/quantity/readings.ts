import type { NumberSettings } from '../../settings';
import type { ExpectedForm } from './expected-form';
import { type Conversion, conversionsOf, divide, NO_CONVERSION } from './conversion';
import { negate, shift } from '../numerals/decimal';
import { CENT_EXPONENT, currenciesAgree } from '../numerals/lexicon';
import type { Quantity } from './quantity';
import { MULTIPLE, PERCENT, POUND, type Unit } from './units';

/** One interpretation of a pair of quantities. */
export interface Reading {
  readonly conversion: Conversion;
  /** How a percent sign that only one side has was interpreted. */
  readonly percent: 'as-written' | 'reference-as-fraction';
  /** The side to which the scale from the question was applied. */
  readonly scaled: 'none' | 'reference' | 'prediction';
  /** Whether the two have different units of the same dimension. */
  readonly converted: boolean;
  /** The side without a unit, if the other one has a unit. */
  readonly unitMissing: 'none' | 'reference' | 'prediction';
  /**
   * What was assumed beyond the digits: a positive number that is described as a decrease is
   * negative (`decrease`); `5 m` is five million, not meters (`millions`); “pounds” are a mass, not
   * money (`pounds`); a bare number compared with cents is in cents (`cents`).
   */
  readonly interpretation: 'as-written' | 'decrease' | 'millions' | 'pounds' | 'cents';
}

/** The interpretations of a pair, most literal first; empty if the two differ in kind. */
type Reader = (
  reference: Quantity,
  prediction: Quantity,
  asked: ExpectedForm,
  settings: NumberSettings,
) => Reading[];

/** All interpretations of a pair. */
export const readingsOf: Reader = (reference, prediction, asked, settings) => {
  const readings = [
    ...readAsWritten(reference, prediction, asked, settings),
    ...readAsMillions(reference, prediction, asked, settings),
    ...readAsPounds(reference, prediction, asked, settings),
    ...readAsCents(reference, prediction, asked, settings),
  ];
  if (!differInSign(reference, prediction)) return readings;
  const negated = readings.map((reading): Reading => {
    const { conversion } = reading;
    const factor = negate(conversion.factor);
    return { ...reading, conversion: { ...conversion, factor }, interpretation: 'decrease' };
  });
  return [...readings, ...negated];
};

/** Whether one side has a minus sign where the other has a word: “-5%”, “a decrease of 5%”. */
function differInSign(reference: Quantity, prediction: Quantity): boolean {
  if (reference.interval !== null || prediction.interval !== null) return false;
  const [own, other] = [reference.value.coefficient, prediction.value.coefficient];
  return (
    (own < 0n && other > 0n && prediction.isDecrease) ||
    (other < 0n && own > 0n && reference.isDecrease)
  );
}

/**
 * The interpretations in which the `m` on one side means a million, not meters: “5 m” for $5
 * million.
 */
const readAsMillions: Reader = (reference, prediction, asked, settings) => {
  const [own, other] = [isMetreOrMillion(reference), isMetreOrMillion(prediction)];
  if (own === other || (own ? prediction : reference).unit?.dimension === 'length') return [];
  const asMillions = (quantity: Quantity): Quantity => ({ ...quantity, unit: null, scale: 6 });
  const readings = readAsWritten(
    own ? asMillions(reference) : reference,
    other ? asMillions(prediction) : prediction,
    asked,
    settings,
  );
  return readings.map((reading) => rescale(reading, own, 6, 'millions'));
};

/**
 * The interpretations in which “pounds” on one side are a mass, because the other side is a mass.
 */
const readAsPounds: Reader = (reference, prediction, asked, settings) => {
  const isMass = ({ unit }: Quantity) => unit?.dimension === 'mass' || unit?.dimension === 'co2e';
  const asMass = (quantity: Quantity, other: Quantity): Quantity =>
    isMass(other) && /pounds?$/iu.test(quantity.text)
      ? { ...quantity, currency: null, unit: POUND }
      : quantity;
  const [own, other] = [asMass(reference, prediction), asMass(prediction, reference)];
  if (own === reference && other === prediction) return [];
  const readings = readAsWritten(own, other, asked, settings);
  return readings.map((reading) => ({ ...reading, interpretation: 'pounds' }));
};

/**
 * The interpretations in which a bare number is in cents, because the other side is in cents: “67”
 * for 67 cents.
 */
const readAsCents: Reader = (reference, prediction, asked, settings) => {
  const isBare = ({ unit, per, scale, currency, percent }: Quantity) =>
    !unit && !per && scale === 0 && currency === null && !percent;
  const own = isBare(reference) && prediction.scale === CENT_EXPONENT;
  const other = isBare(prediction) && reference.scale === CENT_EXPONENT;
  if (!own && !other) return [];
  return readAsWritten(reference, prediction, asked, settings).map((reading) =>
    rescale(reading, own, CENT_EXPONENT, 'cents'),
  );
};

/** Scales the reference or the prediction of an interpretation by a power of ten. */
function rescale(
  reading: Reading,
  isReference: boolean,
  power: number,
  interpretation: Reading['interpretation'],
): Reading {
  const { factor, divisor } = reading.conversion;
  const scaled = isReference
    ? { divisor: shift(divisor, power) }
    : { factor: shift(factor, power) };
  return { ...reading, conversion: { ...reading.conversion, ...scaled }, interpretation };
}

function isMetreOrMillion({ unit, per, scale, text }: Quantity): boolean {
  return unit?.symbol === 'm' && per === null && scale === 0 && text.endsWith('m');
}

const readAsWritten: Reader = (reference, prediction, asked, settings) => {
  const currencies = [reference.currency, prediction.currency].map(
    (own, side) => own ?? (hasMeasure(side === 0 ? reference : prediction) ? null : asked.currency),
  );
  if (!currenciesAgree(currencies[0] ?? null, currencies[1] ?? null)) return [];
  if (measuresSomethingElse(reference, prediction, asked)) return [];
  const units = compareUnits(reference, prediction, asked, settings);
  if (!units) return [];
  const { unitMissing, conversions, converted } = units;
  const percents = percentReadings(reference, prediction, settings);
  return conversions.flatMap((conversion) =>
    percents.flatMap((percent) =>
      scaleReadings(reference, prediction, asked).map((scaled): Reading => {
        const toReference = percent === 'as-written' ? 0 : reference.percent ? 2 : -2;
        return {
          conversion: {
            ...conversion,
            factor: shift(
              conversion.factor,
              toReference + (scaled === 'prediction' ? asked.scale : 0),
            ),
            divisor: shift(conversion.divisor, scaled === 'reference' ? asked.scale : 0),
          },
          percent,
          scaled,
          converted,
          unitMissing,
          interpretation: 'as-written',
        };
      }),
    ),
  );
};

/** Whether a number has a unit, a denominator or a percent sign. */
const hasMeasure = ({ unit, per, percent }: Quantity) => unit !== null || per !== null || percent;

/**
 * Whether the prediction measures something that the question does not ask for. A reference without
 * a unit is in tonnes if the question asks “how many tonnes”, so MWh do not match; the answer to
 * “how many employees” has no unit.
 */
function measuresSomethingElse(
  reference: Quantity,
  prediction: Quantity,
  asked: ExpectedForm,
): boolean {
  const isBare = ({ currency, unit, per, percent }: Quantity) =>
    currency === null && unit === null && per === null && !percent;
  if (!isBare(reference) || isBare(prediction)) return false;
  const { unit, currency, percent } = prediction;
  const isMeasure = unit !== null && !NON_MEASURES.has(unit.dimension);
  if (asked.isCount) return isMeasure || currency !== null;
  if (asked.unit === null || asked.unit.symbol === MULTIPLE.symbol) return false;
  if (currency !== null) return true;
  return isMeasure && !percent && conversionsOf(asked.unit, unit) === null;
}

/** Dimensions that are not measures: counts, ratios and percentage points. */
const NON_MEASURES: ReadonlySet<string> = new Set(['count', 'ratio', 'points']);

function percentReadings(
  reference: Quantity,
  prediction: Quantity,
  { percent }: NumberSettings,
): Reading['percent'][] {
  if (reference.percent === prediction.percent || percent === 'sign-only') return ['as-written'];
  // Basis points and percent are converted if stated, but never assumed.
  if (reference.unit || prediction.unit) return ['as-written'];
  return percent === 'strict' ? [] : ['as-written', 'reference-as-fraction'];
}

/** Scaling both sides is the same as scaling neither, so only one side is scaled. */
function scaleReadings(
  reference: Quantity,
  prediction: Quantity,
  { scale }: ExpectedForm,
): Reading['scaled'][] {
  const readings: Reading['scaled'][] = ['none'];
  if (scale === 0) return readings;
  const hasNoScale = ({ scale: own, percent }: Quantity) => own === 0 && !percent;
  if (hasNoScale(reference)) readings.push('reference');
  if (hasNoScale(prediction)) readings.push('prediction');
  return readings;
}

interface UnitComparison {
  readonly conversions: readonly Conversion[];
  readonly converted: boolean;
  readonly unitMissing: Reading['unitMissing'];
}

/**
 * How two units compare; `null` if they have different dimensions, or if one is missing and the
 * settings require both.
 */
function compareUnits(
  reference: Quantity,
  prediction: Quantity,
  asked: ExpectedForm,
  { units }: NumberSettings,
): UnitComparison | null {
  const [left, right] = [
    measureOf(reference, prediction, asked),
    measureOf(prediction, reference, asked),
  ];
  if (kindsDiffer(reference, prediction, left, right)) return null;
  const unitConversions = convert(left, right);
  const perConversions = convert(reference.per, prediction.per);
  if (!unitConversions || !perConversions) return null;
  const unitMissing = missingSide(
    isNamed(left) || reference.currency !== null,
    isNamed(right) || prediction.currency !== null,
  );
  const perMissing = missingSide(reference.per !== null, prediction.per !== null);
  if (units === 'strict' && (unitMissing !== 'none' || perMissing !== 'none')) return null;
  const conversions = unitConversions.map((numerator) =>
    divide(numerator, perConversions[0] ?? NO_CONVERSION),
  );
  const converted = unitsDiffer(left, right) || unitsDiffer(reference.per, prediction.per);
  const isPercent = reference.percent !== prediction.percent && !left !== !right;
  return {
    conversions,
    converted,
    unitMissing: isPercent ? 'none' : unitMissing === 'none' ? perMissing : unitMissing,
  };
}

/** The unit of a quantity. A percent sign counts as a unit if the other side has one. */
function measureOf(quantity: Quantity, other: Quantity, asked: ExpectedForm): Unit | null {
  if (quantity.unit) return quantity.unit;
  if (quantity.percent) return other.unit ? PERCENT : null;
  const isBare = quantity.currency === null && quantity.per === null;
  return isBare && other.unit && asked.unit && conversionsOf(asked.unit, other.unit)
    ? asked.unit
    : null;
}

/** A multiple (`3x`) counts as a number without a unit. */
function isNamed(unit: Unit | null): boolean {
  return unit !== null && unit.symbol !== MULTIPLE.symbol;
}

/** Money cannot be compared with a percentage or a measure. */
function kindsDiffer(
  reference: Quantity,
  prediction: Quantity,
  left: Unit | null,
  right: Unit | null,
): boolean {
  const money = [reference.currency !== null, prediction.currency !== null];
  const other = [left !== null || reference.percent, right !== null || prediction.percent];
  return (money[0] === true && other[1] === true) || (money[1] === true && other[0] === true);
}

function missingSide(reference: boolean, prediction: boolean): Reading['unitMissing'] {
  if (reference === prediction) return 'none';
  return reference ? 'prediction' : 'reference';
}

function unitsDiffer(reference: Unit | null, prediction: Unit | null): boolean {
  return reference !== null && prediction !== null && reference.symbol !== prediction.symbol;
}

function convert(reference: Unit | null, prediction: Unit | null): readonly Conversion[] | null {
  if (!reference || !prediction) return [NO_CONVERSION];
  return conversionsOf(reference, prediction);
}
