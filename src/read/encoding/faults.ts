/** The first invalid byte. */
export interface Fault {
  readonly byte: number;
  /** Line number; lines end with LF, CR or both. */
  readonly line: number;
  /** A description of the fault, worded to end a sentence. */
  readonly what: string;
}

export interface Utf8Scan {
  readonly first: Fault;
  /**
   * Share of the non-ASCII bytes that form UTF-8 sequences: a leading byte followed by the right
   * number of continuation bytes, or by the end of the file. In other encodings such sequences are
   * accidental.
   */
  readonly shape: number;
}

/** Finds the first fault in UTF-8; `null` if there is none. */
export function scanUtf8(bytes: Uint8Array): Utf8Scan | null {
  let first: { readonly at: number; readonly what: string } | null = null;
  let high = 0;
  let shaped = 0;
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const length = lengthOf(lead);
    let following = 0;
    while (following < length - 1 && isContinuation(bytes[at + 1 + following])) following++;
    const what = faultAt(bytes, at, length, following);
    if (what !== null) first ??= { at, what };
    const isCutOff = at + 1 + following === bytes.length && (following > 0 || length === 2);
    if (length > 1 && (following === length - 1 || isCutOff)) shaped += 1 + following;
    high += 1 + following;
    at += 1 + following;
  }
  return first && { first: locateFault(bytes, first.at, first.what), shape: shaped / high };
}

/** The first fault of UTF-16: a lone surrogate or an extra byte; `null` if there is none. */
export function scanUtf16(bytes: Uint8Array, littleEndian: boolean): Fault | null {
  const [big, little] = littleEndian ? [1, 0] : [0, 1];
  const unitAt = (at: number) => ((bytes[at + big] ?? 0) << 8) | (bytes[at + little] ?? 0);
  const whole = bytes.length - (bytes.length % 2);
  for (let at = 0; at < whole; at += 2) {
    const kind = unitAt(at) & 0xfc00;
    if (kind !== 0xd800 && kind !== 0xdc00) continue;
    const isPair = kind === 0xd800 && at + 2 < whole && (unitAt(at + 2) & 0xfc00) === 0xdc00;
    if (!isPair) return locateFault(bytes, at, 'half of a surrogate pair is missing');
    at += 2;
  }
  return whole === bytes.length
    ? null
    : locateFault(bytes, whole, 'one byte is left over, so the file is truncated');
}

/** A fault with its line number; NULs of wide encodings are ignored. */
export function locateFault(bytes: Uint8Array, at: number, what: string): Fault {
  let line = 1;
  let before = 0;
  for (const byte of bytes.subarray(0, at)) {
    if (byte === 0) continue;
    if (byte === 0x0d || (byte === 0x0a && before !== 0x0d)) line++;
    before = byte;
  }
  return { byte: at + 1, line, what };
}

function lengthOf(lead: number): number {
  if (lead < 0xc0 || lead > 0xf7) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0;
}

function faultAt(bytes: Uint8Array, at: number, length: number, following: number): string | null {
  const lead = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  const name = `0x${lead.toString(16).toUpperCase().padStart(2, '0')}`;
  if (length === 1) return `${name} cannot begin a character`;
  if (at + 1 + following === bytes.length && following < length - 1) {
    return `${name} begins a character that is truncated at the end of the file`;
  }
  if (following < length - 1) return `${name} begins an incomplete character`;
  if (lead < 0xc2 || (lead === 0xe0 && second < 0xa0) || (lead === 0xf0 && second < 0x90)) {
    return `${name} begins an overlong encoding`;
  }
  if (lead === 0xed && second >= 0xa0) return `${name} begins an encoded surrogate`;
  return lead > 0xf4 || (lead === 0xf4 && second >= 0x90)
    ? `${name} cannot begin a character`
    : null;
}
