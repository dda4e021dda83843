/** The folder of the files that were scored, in a published one. */
const DATA_FOLDER = 'data';

/** Longest name; with folders before it a path stays below what old file systems take. */
const MAX_NAME_LENGTH = 80;

/** Names that Windows keeps for devices, whatever follows their first point. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Where files of these names lie in a published folder, in their order: names that any file system,
 * any host and any address takes, no two alike even where capitals do not count.
 */
export function dataPaths(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [stem, ending] = split(safeName(name));
    let path = stem + ending;
    for (let count = 2; taken.has(path.toLowerCase()); count++) path = `${stem}-${count}${ending}`;
    taken.add(path.toLowerCase());
    return `${DATA_FOLDER}/${path}`;
  });
}

/** Whether a path is one that `dataPaths` may give. */
export function isDataPath(path: string): boolean {
  const [folder, name = '', ...rest] = path.split('/');
  return folder === DATA_FOLDER && rest.length === 0 && /^[A-Za-z0-9][\w.-]*$/.test(name);
}

/** Letters without their marks, digits, points and dashes; no point or dash at an end. */
function safeName(name: string): string {
  const written = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-');
  const [stem, ending] = split(written);
  const trimmed = trim(stem);
  const kept = trimmed === '' || DEVICES.test(trimmed) ? `file-${trimmed}` : trimmed;
  return trim(kept.slice(0, MAX_NAME_LENGTH)) + ending;
}

/** A name before its ending, and from the point of it on; what is longer than usual is no ending. */
function split(name: string): [stem: string, ending: string] {
  const at = name.lastIndexOf('.');
  const ending = at < 0 ? '' : name.slice(at);
  return /^\.[A-Za-z0-9]{1,10}$/.test(ending) && at > 0 ? [name.slice(0, at), ending] : [name, ''];
}

function trim(text: string): string {
  let from = 0;
  while (from < text.length && isEdge(text, from)) from++;
  return trimEnd(text.slice(from));
}

function trimEnd(text: string): string {
  let to = text.length;
  while (to > 0 && isEdge(text, to - 1)) to--;
  return text.slice(0, to);
}

function isEdge(text: string, at: number): boolean {
  return '._-'.includes(text.charAt(at));
}
