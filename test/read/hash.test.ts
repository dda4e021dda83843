import { expect, test } from 'vitest';
import { hashBytes, hashFile } from '../../src/read/hash';

test.each([0, 3, 999_999, 1_000_000, 3_000_001])(
  'a file of %i bytes has the same hash with and without Web Crypto',
  async (length) => {
    const bytes = new Uint8Array(length + 5).map((_, at) => (at * 7) % 251).subarray(5);
    expect(await hashFile(bytes)).toBe(hashBytes(bytes));
  },
);
