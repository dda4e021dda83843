import { describe, expect, test } from 'vitest';
import { sampleEncodings } from '../../../src/state/files/encoding-samples';

describe('encoding samples', () => {
  test('show the first accented text in each encoding', async () => {
    const start = new TextEncoder().encode('id,name\n1,Soci');
    const bytes = Uint8Array.of(...start, 0xe9, 0x74, 0xe9, 0x0a);
    const samples = await sampleEncodings(new Blob([bytes]), ['windows-1252', 'windows-1251']);
    expect(samples).toEqual({ 'windows-1252': '1,Société', 'windows-1251': '1,Sociйtй' });
  });

  test('are empty for ASCII, and omit unknown encodings', async () => {
    expect(await sampleEncodings(new Blob(['id,name']), ['utf-8'])).toEqual({});
    expect(await sampleEncodings(new Blob(['id,é']), ['no-such-encoding'])).toEqual({});
  });
});
