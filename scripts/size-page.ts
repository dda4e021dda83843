import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from './list-files';
import { markdownTable } from './markdown-table';
import { format, resolveConfig } from 'prettier';

export interface SourceSize {
  readonly folder: string;
  readonly files: number;
  /** Lines of TypeScript, and of CSS. */
  readonly lines: number;
  readonly cssLines: number;
}

export interface ChunkSize {
  readonly chunk: string;
  /** Kilobytes, compressed with gzip. */
  readonly kilobytes: number;
  /** Whether the browser loads it before the page can be used. */
  readonly isFirst: boolean;
}

const ROOT = join(import.meta.dirname, '..');

/** Sizes of the folders of `src`, and of those of `src/core` and `src/ui`. */
export function measureSource(root = ROOT): SourceSize[] {
  const sizes = new Map<string, { files: number; lines: number; cssLines: number }>();
  for (const path of listFiles(join(root, 'src'), /\.(tsx?|css)$/)) {
    const lines = readFileSync(join(root, 'src', path), 'utf8').split('\n').length - 1;
    const isCss = path.endsWith('.css');
    for (const folder of foldersOf(path)) {
      const size = sizes.get(folder) ?? { files: 0, lines: 0, cssLines: 0 };
      if (isCss) size.cssLines += lines;
      else size.lines += lines;
      size.files += isCss ? 0 : 1;
      sizes.set(folder, size);
    }
  }
  return [...sizes]
    .map(([folder, size]) => ({ folder, ...size }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  const [first, second] = parts;
  const isLarge = first === 'core' || first === 'ui';
  return [
    'src',
    ...(first ? [`src/${first}`] : []),
    ...(isLarge && second ? [`src/${first}/${second}`] : []),
  ];
}

/** The scripts and styles of the built page; empty if it is not built. */
export function measureBuild(root = ROOT): ChunkSize[] {
  const assets = join(root, 'dist/assets');
  if (!existsSync(assets)) return [];
  const first = filesLoadedFirst(readFileSync(join(root, 'dist/index.html'), 'utf8'));
  return readdirSync(assets)
    .map((file) => ({
      // Removes the hash, which changes with the content.
      chunk: file.replace(/-[\w-]{8}(?=\.\w+$)/, ''),
      kilobytes: Math.round(gzipSync(readFileSync(join(assets, file))).length / 1000),
      isFirst: first.has(file),
    }))
    .sort((a, b) => b.kilobytes - a.kilobytes || (a.chunk < b.chunk ? -1 : 1));
}

function filesLoadedFirst(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/assets\/([\w.-]+\.(?:js|css))"/g)].map(([, file = '']) => file),
  );
}

export async function sizePage(
  source: readonly SourceSize[],
  build: readonly ChunkSize[],
): Promise<string> {
  const first = build.filter(({ isFirst }) => isFirst);
  const sum = first.reduce((total, { kilobytes }) => total + kilobytes, 0);
  const text = `# Size

For contributors: how large the code is, and what the page loads. Written by \`npm run size -- --write\` after \`npm run build\`.

## Source

${markdownTable(
  ['Folder', 'Files', 'Lines of TypeScript', 'Lines of CSS'],
  source.map(({ folder, files, lines, cssLines }) => [folder, files, lines, cssLines].map(String)),
)}

## Built page

Kilobytes compressed with gzip. A browser loads ${sum} kB before the page can be used; the worker and the other chunks load in the background or on demand.

${markdownTable(
  ['Chunk', 'kB', 'Before first use'],
  build.map(({ chunk, kilobytes, isFirst }) => [chunk, String(kilobytes), isFirst ? 'yes' : '']),
)}
`;
  return format(text, { ...(await resolveConfig('docs/size.md')), parser: 'markdown' });
}
