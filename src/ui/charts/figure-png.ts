import { crc32 } from '../../core/crc32';
import { dotsOf, type Figure, RESOLUTION } from './figure-svg';

/** The end of the first chunk of a PNG: 8 bytes of signature, 25 of the header chunk. */
const AFTER_HEADER = 33;

const MILLIMETERS_PER_INCH = 25.4;

/** A figure as a PNG at print resolution, with its printed size. */
export async function drawPng({ svg, width, height }: Figure): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = dotsOf(width);
    canvas.height = dotsOf(height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('The browser made no PNG of the figure.');
    const bytes = new Uint8Array(await png.arrayBuffer());
    return new Blob([withResolution(bytes, RESOLUTION)], { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Adds the printed size to a PNG: a `pHYs` chunk after the header. Source: W3C, Portable Network
 * Graphics, third edition, 11.3.4.3.
 */
export function withResolution(png: Uint8Array, dotsPerInch: number): Uint8Array<ArrayBuffer> {
  const chunk = new DataView(new ArrayBuffer(21));
  const perMetre = Math.round((dotsPerInch / MILLIMETERS_PER_INCH) * 1000);
  const bytes = new Uint8Array(chunk.buffer);
  chunk.setUint32(0, 9);
  bytes.set(new TextEncoder().encode('pHYs'), 4);
  chunk.setUint32(8, perMetre);
  chunk.setUint32(12, perMetre);
  chunk.setUint8(16, 1);
  chunk.setUint32(17, crc32(bytes.subarray(4, 17)));
  const made = new Uint8Array(png.length + bytes.length);
  made.set(png.subarray(0, AFTER_HEADER));
  made.set(bytes, AFTER_HEADER);
  made.set(png.subarray(AFTER_HEADER), AFTER_HEADER + bytes.length);
  return made;
}
