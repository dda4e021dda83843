import { codeAt } from './ascii';

export interface WordCache<Entry> {
  /** The entry of the word from `start` to `end`; created on first use. */
  readonly get: (text: string, start: number, end: number) => Entry;
}

/** Number of cached words at which the cache is cleared. */
const MAX_WORDS = 65_536;

/** A power of two, like every later number of slots. */
const FIRST_SLOTS = 1024;

/** Colliding words use the next slots; after this many occupied slots, a word is not cached. */
const MAX_PROBES = 64;

interface Slot<Entry> {
  readonly hash: number;
  readonly word: string;
  readonly entry: Entry;
}

type Slots<Entry> = (Slot<Entry> | null)[];

/**
 * Builds a cache of the results of `make`, keyed by word. Words are hashed and compared within the
 * text, so that a known word is never copied: a `Map` needs a new string for every lookup, which
 * took longer than all other work on words.
 */
export function createWordCache<Entry>(make: (word: string) => Entry): WordCache<Entry> {
  let slots = createSlots<Entry>(FIRST_SLOTS);
  let size = 0;
  return {
    get: (text, start, end) => {
      const hash = hashOf(text, start, end);
      const last = slots.length - 1;
      for (let tried = 0; tried < MAX_PROBES; tried++) {
        const slot = slots[(hash + tried) & last];
        if (!slot) break;
        if (slot.hash === hash && isAt(slot.word, text, start, end)) return slot.entry;
      }
      const word = text.slice(start, end);
      const entry = make(word);
      if (size >= MAX_WORDS) {
        slots = createSlots(FIRST_SLOTS);
        size = 0;
      } else if (2 * size >= slots.length) slots = withMoreSlots(slots);
      insert(slots, { hash, word, entry });
      size++;
      return entry;
    },
  };
}

function createSlots<Entry>(count: number): Slots<Entry> {
  return new Array<Slot<Entry> | null>(count).fill(null);
}

function withMoreSlots<Entry>(slots: Slots<Entry>): Slots<Entry> {
  const more = createSlots<Entry>(2 * slots.length);
  for (const slot of slots) if (slot) insert(more, slot);
  return more;
}

function insert<Entry>(slots: Slots<Entry>, slot: Slot<Entry>): void {
  const last = slots.length - 1;
  for (let tried = 0; tried < MAX_PROBES; tried++) {
    const at = (slot.hash + tried) & last;
    if (slots[at]) continue;
    slots[at] = slot;
    return;
  }
}

/** FNV-1a over code units; its upper bits are mixed into the lower ones, which choose the slot. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ codeAt(text, at), 0x01000193);
  return hash ^ (hash >>> 15);
}

function isAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at++) {
    if (codeAt(word, at) !== codeAt(text, start + at)) return false;
  }
  return true;
}
