import type { BinaryFormat } from './format';
import { listZip, hasZipSignature } from './compression/zip-directory';

/** A zip with more entries is not inspected. */
const MAX_ENTRIES = 50_000;

/** One sheet of a workbook, with cells as displayed. */
export const xlsx: BinaryFormat = {
  id: 'xlsx',
  label: 'XLSX',
  recognize: (bytes) => {
    if (!hasZipSignature(bytes)) return false;
    const directory = listZip(bytes, MAX_ENTRIES);
    if (directory.kind !== 'listed') return false;
    const paths = directory.entries.map(({ path }) => path.toLowerCase().replaceAll('\\', '/'));
    return paths.some((path) => /^\/?xl\/workbook[^/]*\.xml$/.test(path));
  },
  parse: async (bytes, fileName, options) => {
    const { readWorkbook } = await import('./xlsx/read-workbook');
    return readWorkbook(bytes, fileName, options);
  },
};
