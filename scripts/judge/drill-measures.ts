/* The measures in the drills, with plausible values. */

/** A measure with its typical range and unit, and a similar measure. */
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

/** Name, similar measure, lowest and highest value, decimals, unit. */
const ROWS: readonly (readonly [string, string, number, number, number, Unit])[] = [
  ['revenue', 'net income', 300, 9000, 0, 'money'],
  ['net income', 'revenue', 20, 900, 1, 'money'],
  ['capital expenditure', 'research expense', 40, 2500, 0, 'money'],
  ['total debt', 'total equity', 150, 7000, 0, 'money'],
  ['earnings per share', 'dividend per share', 0.4, 12, 2, 'share'],
  ['gross margin', 'net margin', 12, 68, 1, 'percent'],
  ['recycling rate', 'landfill rate', 21, 97, 0, 'percent'],
  ['employee turnover rate', 'absence rate', 4, 19, 1, 'percent'],
  ['Scope 1 emissions', 'Scope 2 emissions', 0.12, 9.8, 2, 'tonnes'],
  ['Scope 3 emissions', 'Scope 1 emissions', 1.1, 48, 1, 'tonnes'],
  ['electricity use', 'heat use', 1.1, 9.6, 1, 'energy'],
  ['water consumption', 'water withdrawal', 1.2, 63, 1, 'water'],
  ['number of employees', 'number of contractors', 1200, 84000, 0, 'count'],
  ['number of reported accidents', 'number of near misses', 14, 420, 0, 'count'],
  ['current ratio', 'quick ratio', 0.6, 3.4, 2, 'plain'],
  ['accident frequency rate', 'accident severity rate', 0.3, 6.4, 2, 'plain'],
];

export const MEASURES: readonly Measure[] = ROWS.map(([name, other, low, high, digits, unit]) => ({
  name,
  other,
  low,
  high,
  digits,
  unit,
}));
