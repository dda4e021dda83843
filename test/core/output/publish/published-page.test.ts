import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  readPrecacheManifest,
  versionOf,
  writePrecacheManifest,
} from '../../../../src/core/output/publish/precache-manifest';
import {
  publishPage,
  type PublishedPage,
} from '../../../../src/core/output/publish/published-page';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes?: Uint8Array) => new TextDecoder().decode(bytes);

const index = '<head>\n<title>Assay</title>\n<meta name="assay-start" content="" />\n</head>';

/** A built page with its page list and its service worker. */
function build(files: Readonly<Record<string, string>>): Map<string, Uint8Array> {
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, encode(text)]));
  const sums = new Map([...bytes].map(([path, content]) => [path, sha256(content)]));
  const version = versionOf(sums, sha256);
  bytes.set('precache.json', encode(writePrecacheManifest({ version, files: sums })));
  bytes.set('offline.js', encode(`const version = "${version}";`));
  return bytes;
}

const begin = { start: 'place=data', title: 'Results' };
const page = build({ 'assets/a.js': 'run()', 'index.html': index });

function filesOf(published: PublishedPage): ReadonlyMap<string, Uint8Array> {
  if (published.kind === 'refused') throw new Error(published.problem.message);
  return published.files;
}

describe('a published page', () => {
  const files = filesOf(
    publishPage(page, { start: 'gold=a&place="results"', title: 'A & <B>' }, sha256),
  );

  test('has the given title and fragment and is otherwise unchanged', () => {
    expect(decode(files.get('index.html'))).toBe(
      index
        .replace('content=""', 'content="gold=a&amp;place=&quot;results&quot;"')
        .replace('>Assay<', '>A &amp; &lt;B><'),
    );
    expect(files.get('assets/a.js')).toEqual(page.get('assets/a.js'));
    expect([...files.keys()].sort()).toEqual([...page.keys()].sort());
  });

  test('has a matching page list and a service worker with a new version', () => {
    const list = readPrecacheManifest(decode(files.get('precache.json')));
    for (const [path, sum] of list?.files ?? []) {
      expect([path, sha256(files.get(path) ?? encode(''))]).toEqual([path, sum]);
    }
    const former = readPrecacheManifest(decode(page.get('precache.json')));
    expect(list?.version).toBe(versionOf(list?.files ?? new Map(), sha256));
    expect(list?.version).not.toBe(former?.version);
    expect(decode(files.get('offline.js'))).toBe(`const version = "${list?.version ?? ''}";`);
  });

  test('can be published again', () => {
    expect(publishPage(files, begin, sha256)).toEqual(publishPage(page, begin, sha256));
  });
});

describe('a page is rejected', () => {
  const codeOf = (given: ReadonlyMap<string, Uint8Array>) => {
    const published = publishPage(given, begin, sha256);
    return published.kind === 'refused'
      ? [published.problem.code, published.problem.file]
      : published.kind;
  };

  test('without a valid page list', () => {
    expect(codeOf(new Map())).toEqual(['no-page-list', undefined]);
    const listed = new Map([...page, ['precache.json', encode('<!doctype html>')]] as const);
    expect(codeOf(listed)).toEqual(['no-page-list', undefined]);
  });

  test.each(['index.html', 'assets/a.js'])('if the host has changed %s', (path) => {
    const changed = new Map(page);
    changed.set(path, encode('<script>count()</script>'));
    expect(codeOf(changed)).toEqual(['changed-page-file', path]);
  });

  test('if it was not built for publishing, or its service worker has another version', () => {
    expect(codeOf(build({ 'index.html': '<head></head>' }))).toEqual([
      'changed-page-file',
      'index.html',
    ]);
    const other = new Map([...page, ['offline.js', encode('other')]] as const);
    expect(codeOf(other)).toEqual(['changed-page-file', 'offline.js']);
  });
});

describe('a page list', () => {
  const sum = '0'.repeat(64);
  const version = '0123456789abcdef';

  test('is read back as it was written', () => {
    const list = { version, files: new Map([['index.html', sum]]) };
    expect(readPrecacheManifest(writePrecacheManifest(list))).toEqual(list);
  });

  test.each([
    ['', 'nothing'],
    ['null', 'null'],
    [JSON.stringify({ version, files: {} }), 'no page'],
    [JSON.stringify({ version: 'x', files: { 'index.html': sum } }), 'another version'],
    [JSON.stringify({ version, files: { 'index.html': 'x' } }), 'no checksum'],
    [
      JSON.stringify({ version, files: { 'index.html': sum, '../x': sum } }),
      'a path outside the folder',
    ],
    [JSON.stringify({ version, files: { 'index.html': sum, '/x': sum } }), 'a path from the root'],
    [
      JSON.stringify({ version, files: { 'index.html': sum, 'https://a.org/x': sum } }),
      'a path with a host',
    ],
  ])('%s is not a page list: %s', (text) => {
    expect(readPrecacheManifest(text)).toBeNull();
  });
});
