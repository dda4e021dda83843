/** The names of formats, by the ids in `read/read.ts`; others are their ids in capitals. */
const NAMES: Readonly<Record<string, string>> = {
  'trec-qrels': 'TREC qrels',
  'trec-run': 'TREC run',
  'ranked-csv': 'Ranked CSV',
};

/** What a page calls a format: `CSV`, `TREC qrels`. */
export function nameFormat(id: string): string {
  return NAMES[id] ?? id.toUpperCase();
}
