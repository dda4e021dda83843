import { readFileSync } from 'node:fs';

/** The names of the example's files, with the gold file first. */
export const EXAMPLE_FILES = ['gold.json', 'strong.csv', 'verbose.jsonl', 'weak.tsv'];

/** The example's files, as if dropped on the page. */
export function exampleFiles(names: readonly string[] = EXAMPLE_FILES): File[] {
  return names.map((name) => new File([readFileSync(`public/examples/${name}`)], name));
}

/** The example with one document per company: 6 documents, too few to test three runs. */
export function exampleOfFewDocuments(): File[] {
  const gold = readFileSync('public/examples/gold.json', 'utf8');
  const merged = gold.replace(/("company": )(".*",)(\s+"document": ).*/g, '$1$2$3$2');
  return [new File([merged], 'gold.json'), ...exampleFiles(EXAMPLE_FILES.slice(1))];
}
