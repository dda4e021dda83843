import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json';
import { filesPage } from '../scripts/files-page';
import { metricsPage } from '../scripts/metrics-page';
import { reportSchema } from '../scripts/report-schema';
import { scorersPage } from '../scripts/scorers-page';
import { measureBuild, measureSource, sizePage } from '../scripts/size-page';
import { VERSION } from '../src/core/version';

test('docs/files.md matches the registries (npm run docs)', async () => {
  expect(readFileSync('docs/files.md', 'utf8')).toBe(await filesPage());
});

test('docs/metrics.md matches the registries (npm run docs)', async () => {
  expect(readFileSync('docs/metrics.md', 'utf8')).toBe(await metricsPage());
});

test('docs/scorers.md matches the registry (npm run docs)', async () => {
  expect(readFileSync('docs/scorers.md', 'utf8')).toBe(await scorersPage());
});

test('docs/report.schema.json matches the types (npm run docs)', async () => {
  expect(readFileSync('docs/report.schema.json', 'utf8')).toBe(await reportSchema());
}, 60_000);

test('docs/size.md has the sizes of src (npm run size -- --write)', async () => {
  // Without a build there are no chunks to measure.
  const sourceOf = (page: string) => page.slice(0, page.indexOf('## Built page'));
  const page = await sizePage(measureSource(), measureBuild());
  expect(sourceOf(readFileSync('docs/size.md', 'utf8'))).toBe(sourceOf(page));
});

test('the version in reports is that of the package', () => {
  expect(VERSION).toBe(manifest.version);
});

const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name));

test.each(docs)('%s states below its title who it is for', (path) => {
  expect(readFileSync(path, 'utf8')).toMatch(/^# .+\n\nFor .+[.:].*\n/);
});

const pages = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'test/vectors/README.md', ...docs];

describe.each(pages)('%s', (path) => {
  const text = readFileSync(path, 'utf8');

  test('links only to existing files and headings', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    const broken = links.filter(([, target = '', heading]) => {
      const file = target === '' ? path : join(dirname(path), target);
      return !existsSync(file) || (heading !== undefined && !anchorsOf(file).includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('names only existing files and commands', () => {
    const files = text.matchAll(/`((?:src|test|scripts|public|docs)\/[\w./-]*[\w])`/g);
    const commands = text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g);
    expect([...files].map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
    expect(
      [...commands].map(([, name = '']) => name).filter((name) => !(name in manifest.scripts)),
    ).toEqual([]);
  });
});

/** The anchors of the headings of a Markdown file, as GitHub writes them. */
function anchorsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('README fits on two screens', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(90);
});
