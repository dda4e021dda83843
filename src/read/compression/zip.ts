import { binaryProblems } from '../../core/words/binary-problems';
import { readingProblems } from '../../core/words/reading-problems';
import { type ContainerFormat, refuse, type UnpackedFile } from '../format';
import { hasZipSignature, readDirectory, type ZipEntry } from './zip-directory';

/** A zip of data files. Other files (system files, documents, code) are skipped, with a note. */
export const zip: ContainerFormat = {
  id: 'zip',
  label: 'zip',
  recognize: hasZipSignature,
  unpack: async ({ bytes }, label, meter) => {
    const entries = readDirectory(bytes, label, meter.limits.entries);
    if (!Array.isArray(entries)) return refuse(entries);
    const foreign = nameDocument(entries);
    if (foreign !== null) return refuse(readingProblems.unknownFormat(label, foreign));
    const data = entries.filter(isData);
    const skipped = entries
      .filter((entry) => !isData(entry) && !isFolder(entry))
      .map(({ path }) => path);
    if (data.length === 0) return refuse(binaryProblems.nothingInside(label, skipped));
    const { findUnreadable, unpackEntry } = await import('./zip-entry');
    const unreadable = findUnreadable(data, label);
    if (unreadable) return refuse(unreadable);
    const names = nameFiles(data.map(({ path }) => path));
    const files: UnpackedFile[] = [];
    for (const [index, entry] of data.entries()) {
      const problem = meter.allows(entry.size) ? null : meter.problem();
      if (problem) return refuse(problem);
      const unpacked = unpackEntry(bytes, entry);
      if (typeof unpacked === 'string') return refuse(binaryProblems.damagedZip(label, unpacked));
      files.push({ name: names[index] ?? entry.path, bytes: unpacked });
    }
    const problems = skipped.length === 0 ? [] : [binaryProblems.skippedEntries(label, skipped)];
    return { kind: 'unpacked', files, problems };
  },
};

/** The kind of document that a zip contains, if any. */
function nameDocument(entries: readonly ZipEntry[]): string | null {
  const has = (path: string) => entries.some((entry) => entry.path === path);
  if (has('mimetype') && has('content.xml')) return 'an OpenDocument file';
  if (has('xl/workbook.bin')) return 'a binary Excel workbook';
  if (has('word/document.xml')) return 'a Word document';
  return has('ppt/presentation.xml') ? 'a presentation' : null;
}

/** Extensions of files that accompany data. */
const NO_DATA =
  /\.(md|rst|pdf|docx?|pptx?|png|jpe?g|gif|svg|webp|html?|css|m?[jt]sx?|py|ipynb|sh|r|ya?ml|toml|ini|cfg|lock|xml|pyc|exe|dll|so)$/i;

const NO_DATA_NAME = /^(readme|licen[cs]e|notice|makefile|dockerfile|citation\.cff|thumbs\.db)/i;

function isFolder({ path }: ZipEntry): boolean {
  return path === '' || /[/\\]$/.test(path);
}

function isData(entry: ZipEntry): boolean {
  const folders = entry.path.split(/[/\\]/);
  const name = folders.at(-1) ?? '';
  const isHidden = folders.some((part) => /^\.[^.]|^__MACOSX$/.test(part));
  const isNamedData = !NO_DATA.test(name) && !NO_DATA_NAME.test(name);
  return !isFolder(entry) && !entry.isLink && !isHidden && isNamedData;
}

/**
 * The file names of the entries, without their folders. Duplicate names are prefixed with their
 * folder, which often names the system: `gpt-4 answers.csv`.
 */
function nameFiles(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split(/[/\\]/).filter((part) => !/^\.{0,2}$/.test(part)));
  const names = parts.map((part) => part.at(-1) ?? 'file');
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, index) =>
    (counts.get(name) ?? 0) > 1 ? (parts[index] ?? []).slice(-2).join(' ') : name,
  );
}
