import { printQuery } from '../../../core/explore/query/print';
import type { Query } from '../../../core/explore/query/query';

/**
 * The query for the questions of which any run has this value in a column of a judge, as the bars count
 * the answers of all runs.
 */
export function queryOfRow(column: string, value: string, runs: readonly string[]): string {
  const names = runs.length > 1 ? runs : [null];
  const parts = names.map((run): Query => {
    const field = { name: column, run, over: null };
    return { kind: 'compare', field, operator: '=', value };
  });
  const [only] = parts;
  return only && parts.length === 1 ? printQuery(only) : printQuery({ kind: 'or', parts });
}
