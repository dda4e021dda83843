/**
 * Encodes a string in an encoding that browsers can only decode; every character of the string must
 * be among `charactersOf`.
 */
export function writeLegacy(text: string, encoding: string): Uint8Array {
  const codes = codesOf(encoding);
  return Uint8Array.from(Array.from(text).flatMap((character) => codes.get(character) ?? []));
}

/** The characters that an encoding represents in one or two bytes, without control characters. */
export function charactersOf(encoding: string): readonly string[] {
  return [...codesOf(encoding).keys()].filter((character) => !/\p{Cc}/u.test(character));
}

const known = new Map<string, ReadonlyMap<string, readonly number[]>>();

/**
 * The shortest encoding of each character, found by decoding all sequences of one and two bytes.
 */
function codesOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const before = known.get(encoding);
  if (before) return before;
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const codes = new Map<string, readonly number[]>();
  const add = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes));
    const isOne = Array.from(text).length === 1 && text !== '\ufffd';
    if (isOne && !codes.has(text)) codes.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte++) add(byte);
  for (let lead = 0x81; lead < 0xff; lead++) {
    for (let trail = 0x30; trail < 0xff; trail++) add(lead, trail);
  }
  known.set(encoding, codes);
  return codes;
}
