import { decodeLoosely, decodeSample, decodeStrictly } from './decoders';
import { plausibility } from './evidence';

/** An encoding that fits the bytes, with the `plausibility` of its text. */
export interface Candidate {
  readonly encoding: string;
  readonly score: number;
}

/**
 * The legacy encodings of `TextDecoder`, the more common first; if two give the same text the earlier
 * one is named. Rarer encodings have a cost.
 */
const LEGACY: readonly (readonly [encoding: string, cost: number])[] = [
  ['windows-1252', 0],
  ['windows-1251', 0],
  ['gb18030', 0],
  ['shift_jis', 0],
  ['big5', 0],
  ['euc-kr', 0],
  ['windows-1250', 0],
  ['windows-1254', 0.02],
  ['windows-1253', 0],
  ['windows-1255', 0],
  ['windows-1256', 0],
  ['windows-874', 0],
  ['windows-1257', 0.05],
  ['windows-1258', 0.1],
  ['euc-jp', 0.02],
  ['iso-8859-2', 0.05],
  ['iso-8859-5', 0.1],
  ['iso-8859-6', 0.05],
  ['iso-8859-7', 0.05],
  ['iso-8859-8', 0.05],
  ['iso-8859-15', 0.1],
  ['macintosh', 0.1],
  ['x-mac-cyrillic', 0.1],
  ['koi8-r', 0.05],
  ['koi8-u', 0.06],
  ['ibm866', 0.1],
  ['iso-8859-4', 0.2],
  ['iso-8859-13', 0.1],
  ['iso-8859-3', 0.3],
  ['iso-8859-10', 0.3],
  ['iso-8859-14', 0.3],
  ['iso-8859-16', 0.2],
];

/** Bytes of the sample. */
const SAMPLE = 16_384;

/** ASCII bytes kept around bytes beyond ASCII: enough to show the words that contain them. */
const CONTEXT = 16;

/** The legacy encodings in which the bytes are valid, best first, each with a different text. */
export function rankEncodings(bytes: Uint8Array): Candidate[] {
  const sample = takeSample(bytes);
  const isWhole = sample.length < SAMPLE;
  const high = sample.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  const texts = new Set<string>();
  return LEGACY.flatMap(([encoding, cost]): Candidate[] => {
    const text = isWhole ? decodeStrictly(sample, encoding) : decodeSample(sample, encoding);
    if (text === null || texts.has(text)) return [];
    texts.add(text);
    return [{ encoding, score: plausibility(text, high) - cost }];
  }).sort((one, other) => other.score - one.score);
}

/** The plausibility of the valid UTF-8 in the bytes, per character; −∞ if there is none. */
export function plausibilityOfUtf8(bytes: Uint8Array): number {
  const text = decodeLoosely(takeSample(bytes), 'utf-8').replaceAll('\ufffd', '');
  const high = Array.from(text).filter((character) => character >= '\x80').length;
  return high === 0 ? -Infinity : plausibility(text, high);
}

/**
 * The first bytes beyond ASCII with their neighbors, one excerpt per line. Longer runs of ASCII are left
 * out, so that excerpts, except the last, begin and end between characters.
 */
function takeSample(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  let kept = 0;
  let lastHigh = -Infinity;
  for (let at = 0; at < bytes.length && sample.length < SAMPLE; at++) {
    if ((bytes[at] ?? 0) < 0x80) {
      if (at - lastHigh <= CONTEXT) {
        sample.push(bytes[at] ?? 0);
        kept = at + 1;
      }
      continue;
    }
    const from = Math.max(kept, at - CONTEXT);
    if (from > kept) sample.push(0x0a);
    sample.push(...bytes.subarray(from, at + 1));
    kept = at + 1;
    lastHigh = at;
  }
  return Uint8Array.from(sample);
}
