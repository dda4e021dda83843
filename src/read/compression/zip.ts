import { binaryProblems } from '../../core/words/binary-problems';
import { readingProblems } from '../../core/words/reading-problems';
import type { ContainerFormat, Unpacked, UnpackedFile } from '../format';
import type { InflationMeter } from './inflation-meter';
import { listZip, looksZipped, type ZipEntry } from './zip-directory';
import { namesApart } from './zip-names';

/** A zip of data files. What is no data (folders, system files, documents, code) is left out and said. */
export const zip: ContainerFormat = {
  id: 'zip',
  label: 'zip',
  recognize: looksZipped,
  unpack: async ({ bytes }, label, meter) => {
    const directory = listZip(bytes, meter.limits.entries);
    if (directory.kind === 'too many') {
      const { count } = directory;
      return refuse(binaryProblems.tooManyEntries(label, count, meter.limits.entries));
    }
    if (directory.kind === 'broken') {
      return refuse(binaryProblems.damagedZip(label, directory.what));
    }
    const { entries } = directory;
    const foreign = nameDocument(entries);
    if (foreign !== null) return refuse(readingProblems.unknownFormat(label, foreign));
    const data = entries.filter(isData);
    const skipped = entries.filter((entry) => !isData(entry) && !isFolder(entry));
    const skippedPaths = skipped.map(({ path }) => path);
    if (data.length === 0) return refuse(binaryProblems.nothingInside(label, skippedPaths));
    const unpacked = await unpackEntries(bytes, data, label, meter);
    const said = skipped.length === 0 ? [] : [binaryProblems.skippedEntries(label, skippedPaths)];
    return unpacked.kind === 'refused' ? unpacked : { ...unpacked, problems: said };
  },
};

async function unpackEntries(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  label: string,
  meter: InflationMeter,
): Promise<Unpacked> {
  const { isKnownMethod, unpackEntry } = await import('./zip-entry');
  const locked = entries.find(({ isLocked }) => isLocked);
  if (locked) return refuse(binaryProblems.lockedZip(label, locked.path));
  const foreign = entries.find((entry) => !isKnownMethod(entry));
  if (foreign) return refuse(binaryProblems.foreignMethod(label, foreign.path));
  const names = namesApart(entries.map(({ path }) => path));
  const files: UnpackedFile[] = [];
  for (const [index, entry] of entries.entries()) {
    const problem = meter.admit(entry.size) ? null : meter.problem();
    if (problem) return refuse(problem);
    const unpacked = unpackEntry(bytes, entry);
    if (typeof unpacked === 'string') return refuse(binaryProblems.damagedZip(label, unpacked));
    files.push({ name: names[index] ?? entry.path, bytes: unpacked });
  }
  return { kind: 'unpacked', files, problems: [] };
}

function refuse(problem: Extract<Unpacked, { kind: 'refused' }>['problem']): Unpacked {
  return { kind: 'refused', problem };
}

/** What a zip is that some program made to hold one document. */
function nameDocument(entries: readonly ZipEntry[]): string | null {
  const has = (path: string) => entries.some((entry) => entry.path === path);
  if (has('mimetype') && has('content.xml')) return 'an OpenDocument file';
  if (has('xl/workbook.bin')) return 'a binary Excel workbook';
  if (has('word/document.xml')) return 'a Word document';
  return has('ppt/presentation.xml') ? 'a presentation' : null;
}

/** Endings of files that stand beside data and hold none. */
const NO_DATA =
  /\.(md|rst|pdf|docx?|pptx?|png|jpe?g|gif|svg|webp|html?|css|m?[jt]sx?|py|ipynb|sh|r|ya?ml|toml|ini|cfg|lock|xml|pyc|exe|dll|so)$/i;

/** Names of such files that have no ending. */
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
