import { readText } from '../../src/read/read';
import { ownVectors } from './vectors';

/** A file of `test/vectors/own` as it is read, or the code of why it is refused. */
export function openOwn(name: string) {
  const result = readText(ownVectors('own').bytes(name), name);
  if (result.kind === 'refused') return result.problem.code;
  const { columns, cells } = result.source.table;
  return { columns, cells, warnings: result.problems.map(({ code }) => code) };
}
