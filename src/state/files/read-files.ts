import { problems } from '../../core/words/problems';
import type { ReadAttempt } from '../../core/read-options';
import type { Client } from '../../worker/client';
import type { Opened } from '../../worker/protocol';
import type { FileEntry, Get, Set } from '../model';

/** How files get among the open ones. */
interface FileReading {
  /** Puts an entry in place of that of its id. */
  readonly change: (id: string, entry: FileEntry) => void;
  /** Shows the file as being read, under an id of its own. */
  readonly list: (file: File) => string;
  /** Reads a file that is listed; a judge that `isNew` scores at once, another as it was chosen. */
  readonly read: (file: File, id: string, isNew?: boolean) => Promise<void>;
}

export function createFileReading(client: Client, set: Set, get: Get): FileReading {
  const change = (id: string, entry: FileEntry) =>
    set(({ files }) => ({ files: files.map((file) => (file.id === id ? entry : file)) }));

  const list = (file: File): string => {
    const id = uniqueId(file.name, get().files);
    set(({ files }) => ({ files: [...files, { id, file, status: 'reading' }] }));
    return id;
  };

  const read = async (file: File, id: string, isNew = true): Promise<void> => {
    const refuse = (problem = problems.unreadFile(id), attempt: ReadAttempt | null = null) =>
      change(id, { id, file, status: 'refused', problem, attempt });
    try {
      const opened = await client.open(id, file, get().readOptions[id] ?? {});
      const present = get().files.find((one) => one.id === id);
      if (present?.file !== file) {
        // Closed meanwhile, and perhaps its id taken by another, which the worker must have instead.
        if (present) await read(present.file, id, isNew);
        else await client.close(id);
        return;
      }
      if (opened.kind === 'read') change(id, { id, file, status: 'read', ...opened });
      else if (opened.kind === 'judge') {
        change(id, { id, file, status: 'judge', card: opened.card });
        if (isNew) await get().useJudge(opened.card);
      } else if (opened.kind === 'refused') refuse(opened.problem, opened.attempt);
      else await readUnpacked(id, opened);
    } catch {
      refuse();
    }
  };

  /** Lists what a file held in its place, and reads it up to the limits of that file. */
  const readUnpacked = async (id: string, unpacked: Extract<Opened, { kind: 'unpacked' }>) => {
    const { [id]: options, ...readOptions } = get().readOptions;
    set(({ files }) => ({ files: files.filter((file) => file.id !== id), readOptions }));
    for (const problem of unpacked.problems) get().addNotice(problem);
    const inner = unpacked.files.map(({ name, bytes }) => new File([bytes], name));
    const entries = inner.map((file) => ({ file, id: list(file) }));
    if (options?.limits) {
      const { limits } = options;
      const raised = Object.fromEntries(entries.map((entry) => [entry.id, { limits }]));
      set({ readOptions: { ...readOptions, ...raised } });
    }
    for (const entry of entries) await read(entry.file, entry.id);
  };

  return { change, list, read };
}

/** The file's name, numbered when another file has it. */
function uniqueId(name: string, files: readonly { readonly id: string }[]): string {
  let id = name;
  for (let count = 2; files.some((file) => file.id === id); count++) id = `${name} (${count})`;
  return id;
}
