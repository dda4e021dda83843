import { attempt } from '../../core/attempt';

/** Windows-1252 from 0x80 to 0x9F; its five undefined bytes are control characters. */
export const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const UTF_32 = /^utf-32(le|be)$/;

/** The text without byte order mark; `null` if the bytes are invalid or the encoding is unknown. */
export function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  return attempt(() => decodeBy(bytes, encoding, true, false));
}

/** Like `decodeStrictly`, but the bytes may end within a character, which is dropped. */
export function decodeSample(bytes: Uint8Array, encoding: string): string | null {
  return attempt(() => decodeBy(bytes, encoding, true, true));
}

/** The text with `�` for invalid bytes. The encoding must be known. */
export function decodeLeniently(bytes: Uint8Array, encoding: string): string {
  return decodeBy(bytes, encoding, false, false);
}

export function isKnownEncoding(encoding: string): boolean {
  return UTF_32.test(encoding) || attempt(() => new TextDecoder(encoding)) !== null;
}

function decodeBy(bytes: Uint8Array, encoding: string, fatal: boolean, stream: boolean): string {
  if (UTF_32.test(encoding)) return decodeUtf32(bytes, encoding === 'utf-32le', fatal);
  const decoder = new TextDecoder(encoding, { fatal });
  const text = decoder.decode(bytes, { stream });
  return decoder.encoding === 'windows-1252' ? mapWindows1252(text) : text;
}

/** Some releases of Node decode Windows-1252 as Latin-1; this maps the characters that differ. */
function mapWindows1252(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (one) => WINDOWS_1252.charAt(one.charCodeAt(0) - 0x80));
}

/** Browsers do not decode UTF-32. */
function decodeUtf32(bytes: Uint8Array, littleEndian: boolean, fatal: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  const whole = bytes.length - (bytes.length % 4);
  for (let at = 0; at < whole; at += 4) {
    const code = view.getUint32(at, littleEndian);
    const isValid = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    if (!isValid && fatal) throw new TypeError('no character');
    if (code !== 0xfeff || at > 0) parts.push(String.fromCodePoint(isValid ? code : 0xfffd));
  }
  if (whole !== bytes.length) {
    if (fatal) throw new TypeError('cut off');
    parts.push('\ufffd');
  }
  return parts.join('');
}
