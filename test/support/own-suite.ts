import { readText } from '../../src/read/read';
import { readSharedBytes } from './shared-data';

/** A file of `suites/own` as it is read, or the code of why it is refused. */
export function openOwn(name: string) {
  const result = readText(readSharedBytes(`suites/own/${name}`), name);
  if (result.kind === 'refused') return result.problem.code;
  const { columns, cells } = result.source.table;
  return { columns, cells, warnings: result.problems.map(({ code }) => code) };
}
