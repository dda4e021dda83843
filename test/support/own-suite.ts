import { readText } from '../../src/read/read';
import { ownVectors } from './vectors';

/**
 * The result of reading a file of `test/vectors/own`, or the problem code with which it is
 * rejected.
 */
export function openOwn(name: string) {
  const result = readText(ownVectors('own').bytes(name), name);
  if (result.kind === 'refused') return result.problem.code;
  const { columns, cells } = result.source.table;
  return { columns, cells, warnings: result.problems.map(({ code }) => code) };
}
