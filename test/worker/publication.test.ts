import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { versionOf, writePrecacheManifest } from '../../src/core/output/publish/precache-manifest';
import { projectCalls } from '../../src/worker/project-calls';
import type { Publication } from '../../src/worker/protocol';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const index = new TextEncoder().encode('<meta name="assay-start" content="" />');
const files = new Map([['index.html', sha256(index)]]);
const version = versionOf(files, sha256);
const page = [
  { path: 'precache.json', file: new Blob([writePrecacheManifest({ version, files })]) },
  { path: 'index.html', file: new Blob([index]) },
  { path: 'offline.js', file: new Blob([version]) },
];

/** Incompressible data of more than two chunks. */
const large = Uint8Array.from({ length: 2_500_000 }, (_, at) => (at * 2_654_435_761) >>> 24);

const publication: Publication = {
  page,
  start: 'place=results',
  title: 'Results',
  data: [
    { path: 'data/large.csv', file: new Blob([large]) },
    { path: 'README.txt', file: new Blob(['text']) },
    { path: '.nojekyll', file: new Blob([]) },
  ],
};

async function bytesOf(given: Publication): Promise<Uint8Array> {
  const packed = await projectCalls.packPublication(given, () => undefined);
  if (packed.kind === 'refused') throw new Error(packed.problem.message);
  return new Uint8Array(await packed.file.arrayBuffer());
}

describe('a zipped publication', () => {
  test('contains page and data sorted by path, with the data unchanged', async () => {
    const read = unzipSync(await bytesOf(publication));
    expect(Object.keys(read)).toEqual([
      '.nojekyll',
      'README.txt',
      'data/large.csv',
      'index.html',
      'offline.js',
      'precache.json',
    ]);
    expect(read['data/large.csv'] && Buffer.from(read['data/large.csv']).equals(large)).toBe(true);
    expect(read['.nojekyll']).toHaveLength(0);
    expect(new TextDecoder().decode(read['index.html'])).toContain('content="place=results"');
  });

  test('has the same bytes for any order of its files', async () => {
    const reversed = {
      ...publication,
      page: publication.page.toReversed(),
      data: publication.data.toReversed(),
    };
    expect(Buffer.from(await bytesOf(reversed)).equals(await bytesOf(publication))).toBe(true);
  });

  test('reports progress up to the total', async () => {
    const reported: number[] = [];
    await projectCalls.packPublication(publication, (done, total) => reported.push(done / total));
    expect(reported.length).toBeGreaterThan(3);
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported.at(-1)).toBe(1);
  });

  test('is rejected if a file of the page differs from the build', async () => {
    const changed = page.map((one) =>
      one.path === 'index.html' ? { ...one, file: new Blob(['<p>Sign in</p>']) } : one,
    );
    const packed = await projectCalls.packPublication(
      { ...publication, page: changed },
      () => undefined,
    );
    expect(packed).toMatchObject({ kind: 'refused', problem: { code: 'changed-page-file' } });
  });
});
