import type { Random } from '../../src/core/random';
import type { Measure, Unit } from './drill-measures';

/** Right and wrong answers to one question. */
export interface Drill {
  readonly question: string;
  readonly reference: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** Notations of a value in each unit: the reference, equivalent ones, and wrong ones. */
const NOTATIONS: Readonly<
  Record<
    Unit,
    {
      readonly usual: (value: string) => string;
      readonly same: readonly ((value: string) => string)[];
      readonly changed: readonly ((value: string) => string)[];
    }
  >
> = {
  money: {
    usual: (value) => `$${value} million`,
    same: [(value) => `USD ${value}m`, (value) => `${billions(value)} billion dollars`],
    changed: [(value) => `$${value} billion`, (value) => `€${value} million`],
  },
  share: {
    usual: (value) => `€${value}`,
    same: [(value) => `EUR ${value}`, (value) => `${value} euros`],
    changed: [(value) => `$${value}`, (value) => `${value} cents`],
  },
  percent: {
    usual: (value) => `${value}%`,
    same: [(value) => `${value} per cent`, (value) => value],
    changed: [(value) => `-${value}%`, (value) => `${value} basis points`],
  },
  tonnes: {
    usual: (value) => `${value} MtCO2e`,
    same: [
      (value) => `${group(Math.round(Number(value) * 1e6))} tonnes of CO2e`,
      (value) => `${value} million tonnes of CO2 equivalent`,
    ],
    changed: [(value) => `${value} ktCO2e`, (value) => `${value} tCO2e`],
  },
  energy: {
    usual: (value) => `${value} TWh`,
    same: [(value) => `${group(Math.round(Number(value) * 1000))} GWh`],
    changed: [(value) => `${value} GWh`, (value) => `${value} MWh`],
  },
  water: {
    usual: (value) => `${value} million m3`,
    same: [(value) => `${value} million cubic metres`],
    changed: [(value) => `${value} thousand cubic metres`, (value) => `${value} billion m3`],
  },
  count: {
    usual: (value) => group(Number(value)),
    same: [(value) => value],
    changed: [(value) => `${value} thousand`, (value) => `${Number(value) * 10}`],
  },
  plain: {
    usual: (value) => value,
    same: [(value) => `${value}x`],
    changed: [(value) => `-${value}`, (value) => `${value} million`],
  },
};

/**
 * A question about a measure in one year, with distractors from other years, measures, targets and
 * units.
 */
export function drillNumber(random: Random, company: string, measure: Measure): Drill {
  const { name, other, unit } = measure;
  const { usual, same, changed } = NOTATIONS[unit];
  const year = 2016 + random.below(8);
  const [own, before, next] = [0, 1, 2].map(() => draw(random, measure));
  if (own === undefined || before === undefined || next === undefined)
    throw new Error('Three values.');
  const [value, last, target] = [own, before, next].map(usual);
  const right = [
    ...same.map((write) => write(own)),
    `${name} was ${value} in ${year}.`,
    `In ${year}, ${name} came to ${value}, compared with ${last} in ${year - 1}.`,
    `It went from ${last} to ${value}.`,
  ];
  const wrong = [
    usual(swapDigits(own, random)),
    ...changed.map((write) => write(own)),
    `${last}`,
    `${name} was ${last} in ${year}.`,
    `${value} in ${year - 1}`,
    `In ${year}, ${name} came to ${last}, compared with ${value} in ${year - 1}.`,
    `It went from ${value} to ${last}.`,
    `It was ${last}; the target is ${value}.`,
    `Either ${value} or ${target}`,
    `The ${other} was ${value}.`,
  ];
  return {
    question: `What was the ${name} of ${company} in ${year}?`,
    reference: usual(own),
    right: sample(random, right, 3),
    wrong: sample(random, wrong, 4),
  };
}

function draw(random: Random, { low, high, digits }: Measure): string {
  return (low + (high - low) * (random.below(10_000) / 10_000)).toFixed(digits);
}

/**
 * The number with two adjacent digits swapped; twice the number if the swap changes it by at most
 * 3%.
 */
function swapDigits(value: string, random: Random): string {
  const places = Array.from(value).flatMap((mark, at) => (/\d/.test(mark) ? [at] : []));
  const at = random.below(Math.max(1, places.length - 1));
  const [left = 0, right = 0] = [places[at], places[at + 1]];
  const marks = Array.from(value);
  [marks[left], marks[right]] = [marks[right] ?? '', marks[left] ?? ''];
  const swapped = marks.join('');
  return Math.abs(Number(swapped) / Number(value) - 1) > 0.03 ? swapped : `${Number(value) * 2}`;
}

/** A random sample of a given size. */
export function sample<T>(random: Random, from: readonly T[], count: number): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(random.below(left.length), 1),
  ).flat();
}

const group = (value: number) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const billions = (value: string) => String(Number((Number(value) / 1000).toPrecision(6)));
