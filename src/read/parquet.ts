import { binaryProblems } from '../core/words/binary-problems';
import { type BinaryFormat, refuse } from './format';

/** Parquet, as written by pandas, Polars, DuckDB and Hugging Face. */
export const parquet: BinaryFormat = {
  id: 'parquet',
  label: 'Parquet',
  recognize: (bytes) => isMarked(bytes, 'PAR1') || isMarked(bytes, 'PARE'),
  parse: async (bytes, fileName, options) => {
    if (isMarked(bytes, 'PARE')) {
      return refuse(binaryProblems.foreignParquet(fileName, 'encryption'));
    }
    const { readParquet } = await import('./parquet/read-parquet');
    return readParquet(bytes, fileName, options);
  },
};

function isMarked(bytes: Uint8Array, mark: string): boolean {
  return Array.from(mark).every((letter, at) => bytes[at] === letter.charCodeAt(0));
}
