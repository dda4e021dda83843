/** Dropped files, including those in dropped folders. */
export interface DroppedFiles {
  readonly files: readonly File[];
  /** Number of omitted hidden files, whose names start with a dot. */
  readonly hidden: number;
}

/** Collects the files of a drop. Its items are read before the first `await`, after which they are gone. */
export async function collectDropped(transfer: DataTransfer): Promise<DroppedFiles> {
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

/** A reader returns its entries in batches; an empty batch ends them. */
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
