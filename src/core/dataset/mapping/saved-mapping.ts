import type { Mapping, PredictionMapping, SourceInfo } from '../../model';

type Named = Pick<SourceInfo, 'id' | 'columns'>;

/** A mapping with the column names of its files; saved so that it can be suggested again. */
export interface SavedMapping {
  readonly mapping: Mapping;
  readonly headers: readonly { readonly file: string; readonly columns: readonly string[] }[];
}

/** The form in which a mapping is saved, with the column names of the files that it uses. */
export function saveMapping(mapping: Mapping, sources: readonly Named[]): SavedMapping {
  const files = [
    mapping.gold?.file,
    ...mapping.predictions.flatMap(({ file, probabilities }) => [file, probabilities?.file]),
  ];
  const headers = sources
    .filter(({ id }) => files.includes(id))
    .map(({ id, columns }) => ({ file: id, columns }));
  return { mapping, headers };
}

/**
 * A saved mapping for the files that are open now: each file is mapped like the saved file with the
 * same set of column names, preferring the same file name.
 * @returns `null` if the gold file, or every prediction file, is missing
 */
export function restoreMapping(saved: SavedMapping, sources: readonly Named[]): Mapping | null {
  const { gold, predictions } = saved.mapping;
  const goldFile = gold && findFile(saved, gold.file, sources);
  if (gold && !goldFile) return null;
  const moved = sources.flatMap(({ id, columns }) => {
    const files = [...new Set(predictions.map(({ file }) => file))];
    const sameHeaders = files.filter((file) => headerOf(saved, file) === headerKey(columns));
    const like = sameHeaders.find((file) => file === id) ?? sameHeaders[0];
    const isGold = id === goldFile && like !== gold?.file;
    if (like === undefined || isGold) return [];
    const parts = predictions.filter(({ file }) => file === like);
    return parts.map((part) => moveToFile(part, id, parts.length > 1, saved, sources));
  });
  if (moved.length === 0 && predictions.length > 0) return null;
  return { gold: gold && goldFile ? { ...gold, file: goldFile } : null, predictions: moved };
}

/** A key that is equal for equal sets of column names, in any order. */
export function headerKey(columns: readonly string[]): string {
  return JSON.stringify([...columns].sort());
}

function headerOf({ headers }: SavedMapping, file: string): string | null {
  const found = headers.find((one) => one.file === file);
  return found ? headerKey(found.columns) : null;
}

function findFile(saved: SavedMapping, file: string, sources: readonly Named[]): string | null {
  const wanted = headerOf(saved, file);
  const fitting = sources.filter(({ columns }) => headerKey(columns) === wanted);
  return (fitting.find(({ id }) => id === file) ?? fitting[0])?.id ?? null;
}

/**
 * The mapping of one file, moved to another file. Its run is named after that file unless its
 * columns give the name.
 */
function moveToFile(
  { probabilities, ...part }: PredictionMapping,
  file: string,
  isOneOfSeveral: boolean,
  saved: SavedMapping,
  sources: readonly Named[],
): PredictionMapping {
  const isSame = part.file === file;
  const name = isSame || isOneOfSeveral ? part.name : file.replace(/\.[a-z]+$/i, '');
  const probabilityFile =
    isSame && probabilities ? findFile(saved, probabilities.file, sources) : null;
  return {
    ...part,
    file,
    name,
    ...(probabilities && probabilityFile !== null
      ? { probabilities: { ...probabilities, file: probabilityFile } }
      : {}),
  };
}
