/** The folder of scored files in a published folder. */
const DATA_FOLDER = 'data';

/** Maximum length of a name, so that paths are valid in old file systems. */
const MAX_NAME_LENGTH = 80;

/** Names that Windows reserves for devices, with any extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * The paths of these files in a published folder, in the same order as the files: valid for any
 * file system, host and URL, and unique ignoring case.
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

/** Whether `dataPaths` could return this path. */
export function isDataPath(path: string): boolean {
  const [folder, name = '', ...rest] = path.split('/');
  return folder === DATA_FOLDER && rest.length === 0 && /^[A-Za-z0-9][\w.-]*$/.test(name);
}

/** A name of unaccented letters, digits, `.`, `-` and `_`, with a letter or digit at both ends. */
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

/** A name and its extension; a long extension counts as part of the name. */
function split(name: string): [stem: string, ending: string] {
  const at = name.lastIndexOf('.');
  const ending = at < 0 ? '' : name.slice(at);
  return /^\.[A-Za-z0-9]{1,10}$/.test(ending) && at > 0 ? [name.slice(0, at), ending] : [name, ''];
}

/**
 * Removes punctuation at the ends; with the lookbehind, long runs of punctuation take linear time.
 */
function trim(text: string): string {
  return text.replace(/^[._-]+|(?<![._-])[._-]+$/g, '');
}
