import type { Mapping } from '../../core/model';
import type { LinkedFiles } from './shared-link';

/** The addresses of the files of a mapping in a folder; `null` without a folder or a mapping. */
export function filesIn(folder: string, mapping: Mapping | null): LinkedFiles | null {
  const trimmed = folder.trim();
  if (trimmed === '' || !mapping?.gold) return null;
  const at = (file: string) => `${trimmed.replace(/\/*$/, '')}/${encodeURIComponent(file)}`;
  const [gold = '', ...others] = filesOf(mapping);
  return { gold: at(gold), predictions: others.map(at) };
}

/** The files that a mapping reads, each once, the gold first. */
export function filesOf({ gold, predictions }: Mapping): string[] {
  const files = predictions.flatMap(({ file, probabilities }) =>
    probabilities ? [file, probabilities.file] : [file],
  );
  return [...new Set(gold ? [gold.file, ...files] : files)];
}
