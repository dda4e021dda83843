import { useEffect, useState } from 'react';
import type { AssayStore } from '../../state/store';
import { isTyping } from '../is-typing';
import { useAssayStore } from '../store-context';
import styles from './files.module.css';

/** Accepts files dropped or pasted anywhere; shows an overlay while files are dragged. */
export function DropOverlay() {
  const store = useAssayStore();
  const [hovering, setHovering] = useState(false);
  useEffect(() => {
    let depth = 0;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth++;
      setHovering(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth--;
      if (depth <= 0) setHovering(false);
    };
    const over = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setHovering(false);
      if (event.dataTransfer) void takeDropped(store, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (isTyping(event.target) || !event.clipboardData) return;
      event.preventDefault();
      takePasted(store, event.clipboardData);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [store]);
  return hovering ? <div className={styles.veil}>Drop gold and prediction files</div> : null;
}

async function takeDropped(store: AssayStore, transfer: DataTransfer): Promise<void> {
  const { files, hidden } = await collectDropped(transfer);
  await store.getState().addDropped(files, hidden);
}

function takePasted(store: AssayStore, clipboard: DataTransfer): void {
  const files = [...clipboard.files];
  const text = clipboard.getData('text/plain');
  if (files.length > 0) void store.getState().addFiles(files);
  else if (text.trim() !== '') void store.getState().pasteText(text);
}
/** Dropped files, including those in dropped folders. */
interface DroppedFiles {
  readonly files: readonly File[];
  /** Number of omitted hidden files, whose names start with a dot. */
  readonly hidden: number;
}

/** The files of a drop, read before the first `await`: the browser clears them afterwards. */
async function collectDropped(transfer: DataTransfer): Promise<DroppedFiles> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const dropped = items.map((item) => asFolder(item.webkitGetAsEntry()) ?? item.getAsFile());
  const all: File[] = [];
  for (const one of dropped) {
    if (one instanceof File) all.push(one);
    else if (one) all.push(...(await collectFolder(one)));
  }
  const files = all.filter(({ name }) => !name.startsWith('.'));
  return { files, hidden: all.length - files.length };
}

function asFolder(entry: FileSystemEntry | null): FileSystemDirectoryEntry | null {
  return entry?.isDirectory ? (entry as FileSystemDirectoryEntry) : null;
}

async function collectFolder(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const files: File[] = [];
  for (const entry of await readEntries(folder.createReader())) {
    if (entry.isDirectory) files.push(...(await collectFolder(entry as FileSystemDirectoryEntry)));
    else files.push(await openEntry(entry as FileSystemFileEntry));
  }
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Reads all entries of a folder. A reader returns them in batches; an empty batch is the last one. */
async function readEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}

function openEntry(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}
