import type { ProjectStorage, SaveStatus, StoredProject, WriteOutcome } from './device';
import {
  bytesOf,
  hasContent,
  haveSameFiles,
  isSameProject,
  writeManifest,
} from '../project/project';
import type { Project } from '../project/model';

/** Milliseconds over which changes are batched; a change to the files is written immediately. */
const DELAY_MS = 150;

export type Autosaver = ReturnType<typeof createAutosaver>;

/**
 * Saves one project. The manifest names every file and is written without waiting for their bytes,
 * which may take a long time: if the page closes before the bytes are written, everything else is
 * restored and the missing files are named. `storageKeys` is shared by all projects of the page, so
 * that the bytes of each file are written only once.
 */
export function createAutosaver(
  id: string,
  storage: ProjectStorage,
  storageKeys: WeakMap<File, string>,
  onSaved: (status: SaveStatus) => void,
) {
  let generation = 0;
  let pending: Project | null = null;
  /** The last project that was stored; `null` if there is none. */
  let written: Project | null = null;
  /** The last project that was written, whether or not it was stored. */
  let attempted: Project | null = null;
  let inFlight: StoredProject | null = null;
  let last: WriteOutcome = 'kept';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  let bytesInFlight = 0;
  let saving: Promise<void> = Promise.resolve();
  let writingBytes: Promise<void> = Promise.resolve();
  let refused = new Map<File, Exclude<WriteOutcome, 'kept'>>();

  const namesOf = (outcome: WriteOutcome) =>
    [...refused].filter(([, why]) => why === outcome).map(([{ name }]) => name);

  const report = (outcome: WriteOutcome) =>
    onSaved({ outcome, withoutSpace: namesOf('full'), unreadable: namesOf('unable') });

  const write = async (project: Project): Promise<WriteOutcome> => {
    written = project;
    const placeOf = (file: File) => storageKeys.get(file) ?? null;
    const savedAt = Date.now();
    const record: StoredProject = {
      session: id,
      generation: ++generation,
      savedAt,
      manifest: writeManifest(project, placeOf, savedAt),
      keys: bytesOf(project)
        .map(placeOf)
        .filter((key) => key !== null),
    };
    inFlight = record;
    last = await storage.write(record);
    if (inFlight === record) inFlight = null;
    if (last !== 'kept') written = null;
    return last;
  };

  /** Starts all writes at once, the smallest files first, so that as many as possible fit. */
  const writeBytes = async (files: readonly File[]): Promise<void> => {
    const sorted = [...files].sort((a, b) => a.size - b.size);
    const outcomes = await Promise.all(
      sorted.map((file) => storage.writeFile(storageKeys.get(file) ?? '', file)),
    );
    for (const [at, file] of sorted.entries()) {
      const outcome = outcomes[at];
      if (outcome === undefined || outcome === 'kept') continue;
      storageKeys.delete(file);
      refused.set(file, outcome);
    }
    bytesInFlight--;
    if (isEnded || bytesInFlight > 0) return;
    report(refused.size > 0 && written ? await write(written) : last);
  };

  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const project = pending;
    pending = null;
    if (!project || isEnded || (written && isSameProject(written, project))) return;
    attempted = project;
    if (!written || !haveSameFiles(written, project)) refused = new Map();
    if (!hasContent(project)) {
      written = project;
      if (generation > 0) await storage.remove(id);
      generation = 0;
      report('kept');
      return;
    }
    const fresh = bytesOf(project).filter((file) => !storageKeys.has(file) && !refused.has(file));
    for (const file of fresh) storageKeys.set(file, randomName());
    const writing = write(project);
    if (fresh.length > 0) {
      bytesInFlight++;
      // Starts without waiting for the manifest to be written, since the page may be closed soon.
      writingBytes = Promise.all([writingBytes, writeBytes(fresh)]).then(() => undefined);
    }
    const outcome = await writing;
    if (outcome !== 'kept') for (const file of fresh) storageKeys.delete(file);
    if (bytesInFlight === 0) report(outcome);
  };

  /** Writes pending changes and bytes immediately; returns whether the manifest is stored. */
  const flush = async (): Promise<boolean> => {
    saving = Promise.all([saving, save()]).then(() => undefined);
    await saving;
    await writingBytes;
    return last === 'kept';
  };

  return {
    id,
    schedule: (project: Project) => {
      if (isEnded) return;
      const isUrgent = !written || !haveSameFiles(written, project);
      pending = project;
      clearTimeout(timer);
      // Reporting a failure changes the page, but not the project.
      if (attempted && isSameProject(attempted, project)) return;
      timer = setTimeout(() => void flush(), isUrgent ? 0 : DELAY_MS);
    },
    flush,
    /** Retries writing the files that did not fit, or the project if nothing is stored. */
    retry: (project: Project) => {
      if (isEnded || (refused.size === 0 && written)) return;
      refused = new Map();
      written = null;
      pending = project;
      void flush();
    },
    /** Writes pending changes synchronously, since the page may be about to close. */
    unload: () => {
      void flush();
      if (inFlight) storage.writeOnUnload(inFlight);
    },
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}

/** A random name; `crypto.randomUUID` is missing on pages without TLS. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
