import { readFileSync } from 'node:fs';

/** The names of the example's files, the gold first. */
export const EXAMPLE_FILES = ['gold.json', 'strong.csv', 'verbose.jsonl', 'weak.tsv'];

/** The example's files as a person would drop them. */
export function exampleFiles(names: readonly string[] = EXAMPLE_FILES): File[] {
  return names.map((name) => new File([readFileSync(`public/examples/${name}`)], name));
}
