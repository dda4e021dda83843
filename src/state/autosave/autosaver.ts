import type { ProjectStorage, SaveStatus, StoredProject, WriteOutcome } from './device';
import { bytesOf, hasContent, isSameFiles, isSameProject, writeManifest } from '../project/project';
import type { Project } from '../project/model';

/** Milliseconds that changes are gathered before they are written; a file is written at once. */
const DELAY_MS = 150;

/** Writes one session's work as it changes. */
export interface Autosaver {
  readonly id: string;
  /** Takes the work as it is now, to be written soon. */
  readonly schedule: (work: Project) => void;
  /** Writes at once what was noted, and its bytes; whether all that was decided is kept. */
  readonly flush: () => Promise<boolean>;
  /** Says at once what was noted and is not yet written: the page may be about to go. */
  readonly unload: () => void;
  /** Writes nothing more. */
  readonly end: () => void;
}

/**
 * Keeps the work of one session in a storage. What was decided names every file and does not wait for
 * bytes, which are written on their own, since they may take long. A page that goes before they are
 * written comes back with all else and says by name what is missing. `places` knows, for all
 * sessions of the page, under which key the bytes of a file lie: they are written once, whatever
 * becomes of the choices.
 */
export function createAutosaver(
  session: string,
  storage: ProjectStorage,
  places: WeakMap<File, string>,
  tell: (keeping: SaveStatus) => void,
): Autosaver {
  let generation = 0;
  let noted: Project | null = null;
  /** The work of the last generation; `null` where that is not kept. */
  let written: Project | null = null;
  /** The generation that is being written. */
  let underWay: StoredProject | null = null;
  let last: WriteOutcome = 'kept';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  let onTheirWay = 0;
  let saving: Promise<void> = Promise.resolve();
  let carrying: Promise<void> = Promise.resolve();
  let refused = new Map<File, Exclude<WriteOutcome, 'kept'>>();

  const namesOf = (outcome: WriteOutcome) =>
    [...refused].filter(([, why]) => why === outcome).map(([{ name }]) => name);

  const tellOutcome = (outcome: WriteOutcome) =>
    tell({ outcome, withoutRoom: namesOf('full'), unreadable: namesOf('unable') });

  const write = async (work: Project): Promise<WriteOutcome> => {
    written = work;
    const placeOf = (file: File) => places.get(file) ?? null;
    const savedAt = Date.now();
    const record: StoredProject = {
      session,
      generation: ++generation,
      savedAt,
      manifest: writeManifest(work, placeOf, savedAt),
      keys: bytesOf(work)
        .map(placeOf)
        .filter((key) => key !== null),
    };
    underWay = record;
    last = await storage.write(record);
    if (underWay === record) underWay = null;
    if (last !== 'kept') written = null;
    return last;
  };

  /**
   * Writes the bytes of files, the smallest first, so that most of them find room; all are asked
   * for at once.
   */
  const carry = async (files: readonly File[]): Promise<void> => {
    const sorted = [...files].sort((a, b) => a.size - b.size);
    const outcomes = await Promise.all(
      sorted.map((file) => storage.writeFile(places.get(file) ?? '', file)),
    );
    for (const [at, file] of sorted.entries()) {
      const outcome = outcomes[at];
      if (outcome === undefined || outcome === 'kept') continue;
      places.delete(file);
      refused.set(file, outcome);
    }
    onTheirWay--;
    if (isEnded || onTheirWay > 0) return;
    tellOutcome(refused.size > 0 && written ? await write(written) : last);
  };

  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const work = noted;
    noted = null;
    if (!work || isEnded || (written && isSameProject(written, work))) return;
    if (!written || !isSameFiles(written, work)) refused = new Map();
    if (!hasContent(work)) {
      written = work;
      if (generation > 0) await storage.remove(session);
      generation = 0;
      tellOutcome('kept');
      return;
    }
    const fresh = bytesOf(work).filter((file) => !places.has(file) && !refused.has(file));
    for (const file of fresh) places.set(file, randomName());
    const writing = write(work);
    if (fresh.length > 0) {
      onTheirWay++;
      // Not after what was decided is written: the page may be gone by then.
      carrying = Promise.all([carrying, carry(fresh)]).then(() => undefined);
    }
    const outcome = await writing;
    if (outcome !== 'kept') for (const file of fresh) places.delete(file);
    if (onTheirWay === 0) tellOutcome(outcome);
  };

  const flush = async () => {
    saving = Promise.all([saving, save()]).then(() => undefined);
    await saving;
    await carrying;
    return last === 'kept';
  };

  return {
    id: session,
    schedule: (work) => {
      if (isEnded) return;
      const isUrgent = !written || !isSameFiles(written, work);
      noted = work;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), isUrgent ? 0 : DELAY_MS);
    },
    flush,
    unload: () => {
      void flush();
      if (underWay) storage.writeOnUnload(underWay);
    },
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}

/** A name that nothing else has; the browser's own maker of such names is absent from pages without TLS. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
