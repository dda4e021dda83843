import { answersWithYear, figureKey, figuresOf } from '../../answers/figures';
import { MAX_COMPARED_ITEMS, pairEqualItems, pairItems } from '../../answers/list-matching';
import type { PreparedAnswer } from '../../answers/prepare';
import { yearsOf } from '../../answers/quantity/bindings';
import { needsExactYear } from '../../answers/quantity/compare';
import { hasSameKind } from '../../answers/quantity/equal-values';
import { NO_EXPECTED_FORM, readQuestion } from '../../answers/quantity/expected-form';
import { measurePair } from '../../answers/quantity/measure';
import { parseQuantities } from '../../answers/quantity/parse';
import type { Quantity } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import { type Metric, SHARE_DEFAULTS } from '../metric';
import { familyOf } from '../../answers/quantity/labels';

/** Proportions of matching figures in a prediction and a reference. */
type FigureShares = Readonly<Record<'precision' | 'recall' | 'f1', number>>;

/**
 * Compares the figures of a prediction with those of the reference that gives the best F1; in a
 * tie, the best recall. Figures pair one to one, as many as possible, if they match within the
 * tolerances in a common unit and do not belong to different years or numbered names. If the
 * question mentions a year, a reference figure without a year belongs to the years that the
 * question and the reference mention. Figures
 * that occur in the question are ignored on both sides, unless a reference has no others. `null` if
 * no reference has a figure.
 */
function compareFigures(comparison: Comparison): FigureShares | null {
  let best: FigureShares | null = null;
  for (const reference of comparison.references) {
    const next = compareWithReference(comparison, reference);
    if (!next) continue;
    if (!best || next.f1 > best.f1 || (next.f1 === best.f1 && next.recall > best.recall))
      best = next;
  }
  return best;
}

function compareWithReference(
  comparison: Comparison,
  reference: PreparedAnswer,
): FigureShares | null {
  const { prediction, quantitiesOf, settings } = comparison;
  const context = comparison.numberContext();
  const { expected = NO_EXPECTED_FORM, years: asked = [] } = context;
  const asksYear = answersWithYear(reference.raw, quantitiesOf(reference), context.asksYear);
  const read = (answer: PreparedAnswer) => figuresOf(answer.raw, quantitiesOf(answer), asksYear);
  const isNew = (figure: Quantity) => !hasSameKind(context.question, figure);
  const written = read(reference);
  const own = written.filter(isNew);
  const references = own.length > 0 ? own : written;
  if (references.length === 0) return null;
  const predictions = own.length > 0 ? read(prediction).filter(isNew) : read(prediction);
  const years = asked.length > 0 ? [...asked, ...yearsOf(reference.raw)] : [];
  const matches = (one: Quantity, other: Quantity) => {
    if (!areOfSameYear(one, other, years) || !haveSameLabel(one, other)) return false;
    const exact = needsExactYear(one, { asksYear }, settings.numbers);
    const measured = measurePair(one, other, expected, settings.numbers, exact);
    return measured.some(({ matched }) => matched);
  };
  const isShort = Math.max(references.length, predictions.length) <= MAX_COMPARED_ITEMS;
  const partners = isShort
    ? pairItems(references.length, predictions.length, (left, right) => {
        const [one, other] = [references[left], predictions[right]];
        return one !== undefined && other !== undefined && matches(one, other);
      })
    : pairEqualItems(references.map(figureKey), predictions.map(figureKey));
  const common = partners.filter((partner) => partner >= 0).length;
  return {
    precision: common / Math.max(1, predictions.length),
    recall: common / references.length,
    f1: (2 * common) / (references.length + predictions.length),
  };
}

/**
 * @param known years of the question and the reference, to which a figure without a year belongs
 */
function areOfSameYear(one: Quantity, other: Quantity, known: readonly number[]): boolean {
  if (other.years.length === 0) return true;
  const years = one.years.length > 0 ? one.years : known;
  return years.length === 0 || other.years.some((year) => years.includes(year));
}

/**
 * Whether the numbered names of two figures agree in each family (Scope 1 and Scope 2 do not).
 * Codes are ignored, since their spelling varies too much.
 */
function haveSameLabel(one: Quantity, other: Quantity): boolean {
  return one.labels.every((label) => {
    const family = familyOf(label);
    const given = other.labels.filter((name) => familyOf(name) === family);
    return (
      family === 'code' || given.length === 0 || given.some((name) => one.labels.includes(name))
    );
  });
}

/**
 * Whether any of these references has a figure; if so, the figure metrics also apply to a missing
 * prediction.
 */
function hasFigure(references: readonly string[], question: string): boolean {
  return references.some((text) => {
    const quantities = parseQuantities(text);
    const asksYear = answersWithYear(text, quantities, readQuestion(question).asksYear);
    return figuresOf(text, quantities, asksYear).length > 0;
  });
}

interface Measure extends Pick<Metric, 'label' | 'short' | 'summary' | 'examples'> {
  readonly of: keyof FigureShares;
}

/** The metrics of figures; with no figure in the prediction, precision and recall are 0. */
const MEASURES: readonly Measure[] = [
  {
    ...{ of: 'precision', label: 'Figure precision', short: 'Fig P' },
    summary:
      'Share of the prediction’s figures that match a figure of the reference in value, unit and year. Only questions whose reference has figures are counted.',
    examples: [
      {
        references: ['Revenue was $5.2 million in 2022.'],
        prediction: 'It rose from $4.8 million in 2021 to $5.2 million in 2022.',
        score: 1 / 2,
      },
      { references: ['Emissions fell by 12%.'], prediction: 'They fell sharply.', score: 0 },
      { references: ['Wind power grew.'], prediction: 'It grew by 12%.', score: null },
    ],
  },
  {
    ...{ of: 'recall', label: 'Figure recall', short: 'Fig R' },
    summary:
      'Share of the reference’s figures that the prediction has, with the same value, unit and year. Only questions whose reference has figures are counted.',
    examples: [
      {
        references: ['Scope 1: 120 kt; Scope 2: 80 kt'],
        prediction: 'Scope 1 emissions were 120,000 t (page 31).',
        score: 1 / 2,
      },
      {
        references: ['120 t in 2021 and 100 t in 2022'],
        prediction: '100 t in 2021 and 120 t in 2022',
        score: 0,
      },
      { references: ['12 sites'], prediction: 'not disclosed', score: 0 },
    ],
  },
  {
    ...{ of: 'f1', label: 'Figure F1', short: 'Fig F1' },
    summary:
      'Harmonic mean of figure precision and recall, for the best reference; shows whether a long answer has all figures of the reference and no others.',
    examples: [
      {
        references: ['It cut emissions by 12% to 45 kt in 2022.'],
        prediction: '1. Emissions: 45,000 t in 2022 [3]\n2. Reduction: 12%\n3. Sites: 9',
        score: 4 / 5,
      },
      { references: ['45 kt'], prediction: '45 GWh', score: 0 },
      {
        references: ['12 wind farms'],
        prediction: 'twelve wind farms, not 15',
        score: 1,
      },
      { references: ['2040'], prediction: 'by 2040', score: 1 },
    ],
  },
];

/**
 * Metrics of figures: amounts, shares and counts, in digits or words, that match in value, unit and
 * year, as `docs/metrics.md` defines. Years are figures only where the question asks for one or the
 * reference is little more than years. Directions (“rose”, “fell”) are not compared. With more than
 * 200 figures on a side, only equal ones match. Source: Assay, `docs/metrics.md`.
 */
export const FIGURE_METRICS = MEASURES.map(({ of, ...description }): Metric => ({
  ...description,
  ...SHARE_DEFAULTS,
  id: `figures_${of}`,
  source: 'Assay',
  headline: of === 'f1',
  appliesTo: ['text', 'number', 'boolean', 'list'],
  dependsOnReferenceOrder: false,
  appliesToReferences: hasFigure,
  score: (comparison) => {
    const shares = comparison.remember(compareFigures);
    if (shares) return shares[of];
    return comparison.kind === 'number' ? 'unscored' : null;
  },
}));

/** Number of questions sampled to decide whether references are long texts with figures. */
const MAX_SAMPLED = 500;
const LONG_TEXT = 100;
/** Minimum share of references that have more than 100 characters and at least two figures. */
const MIN_SHARE = 0.2;

/**
 * Whether figures characterize these answers better than words: in a sample of 500 evenly spaced
 * questions, at least a fifth of the references are texts with several figures. Climate Finance
 * Bench has 30%, FinanceBench 6%, MMESGBench none.
 */
export function haveManyFigures(references: readonly (readonly string[])[]): boolean {
  const answered = references.filter(({ length }) => length > 0);
  const step = Math.max(1, Math.ceil(answered.length / MAX_SAMPLED));
  const sample = answered.filter((_, at) => at % step === 0);
  const found = sample.filter((texts) =>
    texts.some(
      (text) =>
        text.length > LONG_TEXT &&
        /\d/.test(text) &&
        figuresOf(text, parseQuantities(text), false).length > 1,
    ),
  );
  return sample.length > 0 && found.length >= MIN_SHARE * sample.length;
}
