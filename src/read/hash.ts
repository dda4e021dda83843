import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Lowercase hexadecimal SHA-256 of some bytes. */
export function hashBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** For fewer bytes, starting Web Crypto takes longer than hashing. */
const MIN_NATIVE_BYTES = 1_000_000;

/**
 * Like `hashBytes`, but large files are hashed by Web Crypto, which takes one-ninth of the time but
 * is not available on pages without TLS.
 */
export async function hashFile(bytes: Uint8Array): Promise<string> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  const { buffer, byteOffset, length } = bytes;
  if (!subtle || length < MIN_NATIVE_BYTES || !(buffer instanceof ArrayBuffer)) {
    return hashBytes(bytes);
  }
  const own = new Uint8Array(buffer, byteOffset, length);
  return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', own)));
}
