import type { Problem } from '../core/model';
import { publishPage } from '../core/output/publish/published-page';
import { hashBytes } from '../read/hash';
import { type PackedFile, packZip, type TellPacked } from './pack-zip';

/** A folder to be published. */
export interface Publication {
  /** The files of the page as its host gives them, with their list and the service worker. */
  readonly page: readonly PackedFile[];
  /** The fragment at which the published page begins. */
  readonly start: string;
  /** What lies beside the page, the data above all. */
  readonly beside: readonly PackedFile[];
}

export type PackedPublication =
  | { readonly kind: 'packed'; readonly file: Blob }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** The folder as a zip, its files in the order of their paths: the same folder gives the same bytes. */
export async function packPublication(
  { page, start, beside }: Publication,
  onProgress: TellPacked,
): Promise<PackedPublication> {
  const given = await Promise.all(
    page.map(async ({ path, file }) => [path, new Uint8Array(await file.arrayBuffer())] as const),
  );
  const published = publishPage(new Map(given), start, hashBytes);
  if (published.kind === 'refused') return published;
  const files = [...published.files].map(([path, bytes]) => ({
    path,
    file: new Blob([new Uint8Array(bytes)]),
  }));
  const all = [...files, ...beside].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { kind: 'packed', file: await packZip(all, onProgress) };
}
