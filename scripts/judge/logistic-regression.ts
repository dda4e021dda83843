import { logistic } from '../../src/core/scoring/judge/linear';

/** One labeled row: dense values, and the tokens of a sparse vector with their values. */
export interface TrainingRow {
  readonly values: ArrayLike<number>;
  readonly tokens: Int32Array;
  readonly tokenValues: Float64Array;
  readonly label: boolean;
  /** The number of rows that this row counts as. */
  readonly weight: number;
}

/** Penalties and sign constraints of the weights. */
export interface Penalty {
  /** λ in the penalty ½ λ w² for each dense weight. */
  readonly values: number;
  readonly tokens: number;
  /** One for each dense value: 1 forbids a negative weight, −1 a positive one, 0 neither. */
  readonly signs: readonly (-1 | 0 | 1)[];
  readonly tokenCount: number;
}

export interface Fit {
  readonly weights: Float64Array;
  readonly tokenWeights: Float64Array;
  readonly intercept: number;
}

const MAX_ROUNDS = 1500;
/** Training stops once no weight changes by more than this in a round. */
const TOLERANCE = 1e-5;

/**
 * L2-regularized logistic regression with sign constraints, by accelerated projected gradient
 * descent with restarts. Every step is plain arithmetic on doubles in a fixed order: the same rows
 * give the same fit. Source: A. Beck & M. Teboulle, SIAM J. Imaging Sciences 2 (2009); restarts by
 * B. O'Donoghue & E. Candès, Foundations of Computational Mathematics 15 (2015).
 */
export function fitLogistic(rows: readonly TrainingRow[], penalty: Penalty): Fit {
  const dense = penalty.signs.length;
  const size = dense + penalty.tokenCount + 1;
  const packed = packRows(rows, dense);
  const step = 1 / steepest(packed, penalty, size);
  let weights = new Float64Array(size);
  let ahead = weights.slice();
  let momentum = 1;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const slope = gradient(packed, ahead, penalty);
    const next = ahead.map((weight, at) => project(weight - step * (slope[at] ?? 0), at, penalty));
    let moved = 0;
    let along = 0;
    next.forEach((weight, at) => {
      const change = weight - (weights[at] ?? 0);
      moved = Math.max(moved, Math.abs(change));
      along += (slope[at] ?? 0) * change;
    });
    if (moved < TOLERANCE) return split(next, dense);
    const following = along > 0 ? 1 : (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const carry = along > 0 ? 0 : (momentum - 1) / following;
    ahead = next.map((weight, at) => weight + carry * (weight - (weights[at] ?? 0)));
    weights = next;
    momentum = following;
  }
  return split(weights, dense);
}

function split(weights: Float64Array, dense: number): Fit {
  return {
    weights: weights.slice(0, dense),
    tokenWeights: weights.slice(dense, -1),
    intercept: weights[weights.length - 1] ?? 0,
  };
}

function project(weight: number, at: number, { signs }: Penalty): number {
  const sign = signs[at] ?? 0;
  return sign * weight < 0 ? 0 : weight;
}

/** The rows in contiguous arrays, since every round reads all of them. */
interface PackedRows {
  readonly dense: number;
  readonly values: Float64Array;
  /** The tokens of row r are at `starts[r]` up to `starts[r + 1]` (exclusive). */
  readonly starts: Int32Array;
  readonly tokens: Int32Array;
  readonly tokenValues: Float64Array;
  readonly labels: Float64Array;
  readonly rowWeights: Float64Array;
}

function packRows(rows: readonly TrainingRow[], dense: number): PackedRows {
  const starts = new Int32Array(rows.length + 1);
  rows.forEach(({ tokens }, row) => (starts[row + 1] = (starts[row] ?? 0) + tokens.length));
  const values = new Float64Array(rows.length * dense);
  const tokens = new Int32Array(starts[rows.length] ?? 0);
  const tokenValues = new Float64Array(tokens.length);
  rows.forEach((row, at) => {
    values.set(Float64Array.from(row.values), at * dense);
    tokens.set(row.tokens, starts[at]);
    tokenValues.set(row.tokenValues, starts[at]);
  });
  const labels = Float64Array.from(rows, ({ label }) => Number(label));
  const rowWeights = Float64Array.from(rows, ({ weight }) => weight);
  return { dense, values, starts, tokens, tokenValues, labels, rowWeights };
}

/** The value of a row: dense part, tokens, intercept. */
function valueOf(packed: PackedRows, row: number, weights: Float64Array): number {
  const { dense, values, starts, tokens, tokenValues } = packed;
  let value = weights[weights.length - 1] ?? 0;
  const from = row * dense;
  for (let at = 0; at < dense; at++) value += (values[from + at] ?? 0) * (weights[at] ?? 0);
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) {
    value += (tokenValues[at] ?? 0) * (weights[dense + (tokens[at] ?? 0)] ?? 0);
  }
  return value;
}

/** Adds `amount` times the row. */
function addRow(packed: PackedRows, row: number, amount: number, sum: Float64Array): void {
  const { dense, values, starts, tokens, tokenValues } = packed;
  const from = row * dense;
  for (let at = 0; at < dense; at++) sum[at] = (sum[at] ?? 0) + amount * (values[from + at] ?? 0);
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) {
    const position = dense + (tokens[at] ?? 0);
    sum[position] = (sum[position] ?? 0) + amount * (tokenValues[at] ?? 0);
  }
  sum[sum.length - 1] = (sum[sum.length - 1] ?? 0) + amount;
}

function gradient(packed: PackedRows, weights: Float64Array, penalty: Penalty): Float64Array {
  const { dense, labels, rowWeights } = packed;
  const last = weights.length - 1;
  const slope = weights.map((weight, at) =>
    at === last ? 0 : weight * (at < dense ? penalty.values : penalty.tokens),
  );
  for (let row = 0; row < labels.length; row++) {
    const miss = logistic(valueOf(packed, row, weights)) - (labels[row] ?? 0);
    addRow(packed, row, (rowWeights[row] ?? 0) * miss, slope);
  }
  return slope;
}

/**
 * A bound on the curvature: a quarter of the largest eigenvalue of XᵀX, found by the power method,
 * plus the larger λ.
 */
function steepest(packed: PackedRows, penalty: Penalty, size: number): number {
  let direction = new Float64Array(size).fill(1 / Math.sqrt(size));
  let largest = 0;
  for (let round = 0; round < 30; round++) {
    const image = new Float64Array(size);
    packed.rowWeights.forEach((weight, row) => {
      addRow(packed, row, weight * valueOf(packed, row, direction), image);
    });
    largest = Math.sqrt(image.reduce((sum, value) => sum + value * value, 0));
    direction = image.map((value) => value / (largest || 1));
  }
  return 0.25 * 1.05 * largest + Math.max(penalty.values, penalty.tokens);
}
