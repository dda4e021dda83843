/*
 * What a browser keeps of some work. Each session, which is one page in one tab, writes under its own
 * id only, a new generation each time; the one before it stays until the next.
 */

/** One generation of one session. */
export interface StoredProject {
  readonly session: string;
  /** From 1; higher is later. */
  readonly generation: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The text of `writeManifest`. */
  readonly manifest: string;
  /** Keys of the bytes of its files. */
  readonly keys: readonly string[];
}

/** Generations kept of one session: should the last be damaged, the one before it is opened. */
const GENERATIONS = 2;

/** Sessions kept beside those that are open in some tab. */
const MAX_SESSIONS = 6;

/** The generations of a session, latest first. */
export function generationsOf(works: readonly StoredProject[], session: string): StoredProject[] {
  return works
    .filter((work) => work.session === session)
    .sort((a, b) => b.generation - a.generation);
}

/** The last generation of every session, the session saved last first. */
export function latestOfEach(works: readonly StoredProject[]): StoredProject[] {
  const latest = new Map<string, StoredProject>();
  for (const work of works) {
    const other = latest.get(work.session);
    if (!other || other.generation < work.generation) latest.set(work.session, work);
  }
  return [...latest.values()].sort((a, b) => b.savedAt - a.savedAt);
}

/** The last generation that nobody needs once another of its session was written. */
export function lastSuperseded(written: number): number {
  return written - GENERATIONS;
}

/** What may go: superseded generations, and the oldest sessions beyond `MAX_SESSIONS` that no tab has open. */
export function expired(
  works: readonly StoredProject[],
  isOpen: (session: string) => boolean,
): StoredProject[] {
  const latest = latestOfEach(works);
  const closed = latest.filter(({ session }) => !isOpen(session));
  const tooOld = new Set(closed.slice(MAX_SESSIONS).map(({ session }) => session));
  const last = new Map(latest.map(({ session, generation }) => [session, generation]));
  return works.filter(
    ({ session, generation }) =>
      tooOld.has(session) || generation <= lastSuperseded(last.get(session) ?? generation),
  );
}

/** The keys, of all those that are stored, that no work needs. */
export function unreferenced(stored: readonly string[], works: readonly StoredProject[]): string[] {
  const needed = new Set(works.flatMap(({ keys }) => keys));
  return stored.filter((key) => !needed.has(key));
}
