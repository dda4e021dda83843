/**
 * Numbers the clusters of questions that share a document, from 0 in order of appearance; a question
 * without a document is a cluster of its own. `null` where no two questions share one.
 */
export function clustersOf(documents: readonly string[]): Int32Array | null {
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

/** Numbers the clusters of some of the questions anew, without gaps. */
export function clustersAmong(
  clusterOf: Int32Array | null,
  questions: readonly number[],
): Int32Array | null {
  if (!clusterOf) return null;
  const numbers = new Map<number, number>();
  return Int32Array.from(questions, (question) => {
    const cluster = clusterOf[question] ?? 0;
    const known = numbers.get(cluster) ?? numbers.size;
    numbers.set(cluster, known);
    return known;
  });
}
