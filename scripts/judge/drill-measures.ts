/* What the drills measure, with plausible values. */

/** A measure with its usual size, how it is written, and another that is easily taken for it. */
export interface Measure {
  readonly name: string;
  readonly other: string;
  readonly low: number;
  readonly high: number;
  readonly digits: number;
  readonly unit: Unit;
}

export type Unit =
  'money' | 'percent' | 'tonnes' | 'energy' | 'water' | 'count' | 'plain' | 'share';

export const MEASURES: readonly Measure[] = [
  { name: 'revenue', other: 'net income', low: 300, high: 9000, digits: 0, unit: 'money' },
  { name: 'net income', other: 'revenue', low: 20, high: 900, digits: 1, unit: 'money' },
  {
    name: 'capital expenditure',
    other: 'research expense',
    low: 40,
    high: 2500,
    digits: 0,
    unit: 'money',
  },
  { name: 'total debt', other: 'total equity', low: 150, high: 7000, digits: 0, unit: 'money' },
  {
    name: 'earnings per share',
    other: 'dividend per share',
    low: 0.4,
    high: 12,
    digits: 2,
    unit: 'share',
  },
  { name: 'gross margin', other: 'net margin', low: 12, high: 68, digits: 1, unit: 'percent' },
  { name: 'recycling rate', other: 'landfill rate', low: 21, high: 97, digits: 0, unit: 'percent' },
  {
    name: 'employee turnover rate',
    other: 'absence rate',
    low: 4,
    high: 19,
    digits: 1,
    unit: 'percent',
  },
  {
    name: 'Scope 1 emissions',
    other: 'Scope 2 emissions',
    low: 0.12,
    high: 9.8,
    digits: 2,
    unit: 'tonnes',
  },
  {
    name: 'Scope 3 emissions',
    other: 'Scope 1 emissions',
    low: 1.1,
    high: 48,
    digits: 1,
    unit: 'tonnes',
  },
  { name: 'electricity use', other: 'heat use', low: 1.1, high: 9.6, digits: 1, unit: 'energy' },
  {
    name: 'water consumption',
    other: 'water withdrawal',
    low: 1.2,
    high: 63,
    digits: 1,
    unit: 'water',
  },
  {
    name: 'number of employees',
    other: 'number of contractors',
    low: 1200,
    high: 84000,
    digits: 0,
    unit: 'count',
  },
  {
    name: 'number of reported accidents',
    other: 'number of near misses',
    low: 14,
    high: 420,
    digits: 0,
    unit: 'count',
  },
  { name: 'current ratio', other: 'quick ratio', low: 0.6, high: 3.4, digits: 2, unit: 'plain' },
  {
    name: 'accident frequency rate',
    other: 'accident severity rate',
    low: 0.3,
    high: 6.4,
    digits: 2,
    unit: 'plain',
  },
];
