import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { AssayStore } from '../../state/store';
import { isTyping } from '../is-typing';
import { useAssayStore } from '../store-context';
import styles from './files.module.css';

/** Accepts files dropped or pasted anywhere; shows an overlay while files are dragged. */
export function DropOverlay() {
  const store = useAssayStore();
  /** The number of nested elements that the files were dragged into. */
  const [depth, setDepth] = useState(0);
  useWindowEvent('dragenter', (event) => {
    if (holdsFiles(event)) setDepth((before) => before + 1);
  });
  useWindowEvent('dragleave', (event) => {
    if (holdsFiles(event)) setDepth((before) => Math.max(0, before - 1));
  });
  useWindowEvent('dragover', (event) => {
    if (holdsFiles(event)) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setDepth(0);
    if (event.dataTransfer) void takeDropped(store, event.dataTransfer);
  });
  useWindowEvent('paste', (event) => {
    if (isTyping(event.target) || !event.clipboardData) return;
    event.preventDefault();
    takePasted(store, event.clipboardData);
  });
  return depth > 0 ? <div className={styles.veil}>Drop gold and prediction files</div> : null;
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function takePasted(store: AssayStore, clipboard: DataTransfer): void {
  const files = [...clipboard.files];
  const text = clipboard.getData('text/plain');
  if (files.length > 0) void store.getState().addFiles(files);
  else if (text.trim() !== '') void store.getState().pasteText(text);
}

/**
 * Adds the dropped files and those in dropped folders, except hidden files, whose names start with
 * a dot. The dropped items are read before the first `await`: the browser clears them afterward.
 */
async function takeDropped(store: AssayStore, transfer: DataTransfer): Promise<void> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const dropped = items.map((item) => asFolder(item.webkitGetAsEntry()) ?? item.getAsFile());
  const all: File[] = [];
  for (const one of dropped) {
    if (one instanceof File) all.push(one);
    else if (one) all.push(...(await collectFolder(one)));
  }
  const files = all.filter(({ name }) => !name.startsWith('.'));
  await store.getState().addDropped(files, all.length - files.length);
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

/**
 * Reads all entries of a folder. The directory reader returns them in batches; an empty batch marks
 * the end.
 */
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
