import { expect, test } from 'vitest';
import { crc32 } from '../../../src/core/crc32';
import { withResolution } from '../../../src/ui/charts/figure-png';

test('the resolution is added after the PNG header, and all other bytes are unchanged', () => {
  const png = Uint8Array.from({ length: 60 }, (_, at) => at);
  const made = withResolution(png, 600);
  expect(made.subarray(0, 33)).toEqual(png.subarray(0, 33));
  expect(made.subarray(33 + 21)).toEqual(png.subarray(33));
  const view = new DataView(made.buffer, 33, 21);
  expect(view.getUint32(0)).toBe(9);
  expect(new TextDecoder().decode(made.subarray(37, 41))).toBe('pHYs');
  expect([view.getUint32(8), view.getUint32(12), view.getUint8(16)]).toEqual([23622, 23622, 1]);
  expect(view.getUint32(17)).toBe(crc32(made.subarray(37, 50)));
});
