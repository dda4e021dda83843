import { mean, type Values } from './moments';

/** Values grouped by cluster: sum and size of each. */
export interface Clusters {
  readonly sums: Float64Array;
  readonly sizes: Float64Array;
}

/**
 * Groups values by cluster number (0, 1, 2 …). Without cluster numbers, every value is its own
 * cluster.
 */
export function groupClusters(values: Values, clusterOf: ArrayLike<number> | null): Clusters {
  if (!clusterOf) {
    return { sums: Float64Array.from(values), sizes: new Float64Array(values.length).fill(1) };
  }
  const count = countClusters(clusterOf);
  const sums = new Float64Array(count);
  const sizes = new Float64Array(count);
  values.forEach((value, at) => {
    const cluster = clusterOf[at] ?? 0;
    sums[cluster] = (sums[cluster] ?? 0) + value;
    sizes[cluster] = (sizes[cluster] ?? 0) + 1;
  });
  return { sums, sizes };
}

/** The number of clusters, which are numbered from 0 without gaps. */
export function countClusters(clusterOf: ArrayLike<number>): number {
  return Array.from(clusterOf).reduce((count, cluster) => Math.max(count, cluster + 1), 0);
}

/**
 * Standard error of a mean of values that are correlated within clusters (questions about one
 * document): √(G/(G−1) · Σ_g (Σ_{i∈g} (x_i − x̄))²) / n for G clusters; with clusters of one value
 * each, s/√n. `null` for fewer than two clusters. Source: K.-Y. Liang & S. L. Zeger, Biometrika 73
 * (1986); for its use in evaluations, E. Miller, Adding Error Bars to Evals (2024), without the
 * factor G/(G−1).
 */
export function clusteredStandardError(
  values: Values,
  clusterOf: ArrayLike<number> | null,
): number | null {
  const center = mean(values);
  const { sums, sizes } = groupClusters(values, clusterOf);
  const count = sums.length;
  if (center === null || count < 2) return null;
  let squares = 0;
  sums.forEach((total, cluster) => {
    squares += (total - center * (sizes[cluster] ?? 0)) ** 2;
  });
  return Math.sqrt(squares * (count / (count - 1))) / values.length;
}

/**
 * Numbers the clusters of questions that share a document, from 0 in order of appearance; a
 * question without a document is its own cluster. `null` if no two questions share one.
 */
export function numberClustersByDocument(documents: readonly string[]): Int32Array | null {
  const numbers = new Map<string, number>();
  let count = 0;
  const clusterOf = Int32Array.from(documents, (document) => {
    const known = document === '' ? undefined : numbers.get(document);
    if (known !== undefined) return known;
    if (document !== '') numbers.set(document, count);
    return count++;
  });
  return count === documents.length ? null : clusterOf;
}

/**
 * Cluster numbers from 0 without gaps, assigned in order of first appearance; equal for equal
 * clusters.
 */
export function numberClusters(clusters: ArrayLike<number>): Int32Array {
  const numbers = new Map<number, number>();
  return Int32Array.from(clusters, (cluster) => {
    const known = numbers.get(cluster) ?? numbers.size;
    numbers.set(cluster, known);
    return known;
  });
}

/** Renumbers the clusters of some questions without gaps. */
export function renumberClusters(
  clusterOf: Int32Array | null,
  questions: readonly number[],
): Int32Array | null {
  return clusterOf && numberClusters(questions.map((question) => clusterOf[question] ?? 0));
}
