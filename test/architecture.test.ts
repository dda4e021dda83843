import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json';
import {
  checkArchitecture,
  isNamedBy,
  listReached,
  namePackages,
  type Rules,
  type Sources,
} from './support/import-check';

const rules: Rules = {
  longestFile: 400,
  layers: {
    core: ['words', 'text', 'answers', 'dataset', 'scoring', 'analysis', 'explore', 'output'],
  },
  registries: [
    'core/output/formats.ts',
    'core/scoring/judge/features/index.ts',
    'core/scoring/metrics/index.ts',
    'core/dataset/presets.ts',
    'core/scoring/profiles/index.ts',
    'read/shapes/index.ts',
  ],
  rooms: {
    core: {
      imports: ['core'],
      packages: {
        fflate: 'writes a zip, of which a workbook is one: pure, bytes to bytes',
        '@noble/hashes':
          'SHA-256 of a question, by which a gold patch knows it: pure, bytes to text',
        valibot: 'checks data of strangers: model files of judges, responses of language models',
      },
    },
    read: {
      imports: ['read', 'core'],
      packages: {
        papaparse: 'CSV as people write it: quotes, line breaks in cells, any delimiter',
        '@noble/hashes': 'SHA-256 of a file; the browser’s own is absent from pages without TLS',
        // docs/decisions/reading-files.md gives the reasons for the next five packages.
        fflate: 'inflates gzip, zip and pages of Parquet piece by piece',
        saxes: 'the XML of a workbook as a stream; refuses what is not well formed',
        numfmt: 'a number under its number format, as a workbook shows it',
        hyparquet: 'Parquet without WebAssembly',
        'hyparquet-compressors': 'Zstandard, Brotli and LZ4, in plain JavaScript',
      },
    },
    worker: {
      imports: ['worker', 'read', 'core'],
      packages: {},
    },
    frame: { imports: ['frame'], packages: {} },
    offline: { imports: [], packages: {} },
    state: {
      imports: [
        'state',
        'core',
        'frame/client',
        'frame/protocol',
        'worker/client',
        'worker/protocol',
        'worker/join-outcome',
      ],
      packages: {
        zustand: 'a store with selectors, usable without React',
        valibot: 'a link or a saved mapping is data from a stranger: checked against a schema',
      },
    },
    ui: {
      imports: [
        'ui',
        'state',
        'core/words',
        'core/model',
        'core/settings',
        'core/scoring/metric',
        // Human labels, and the shape of the worker's report about them.
        'core/answers/unwrap',
        'core/output/export/export-format',
        // Tables that the page copies with the markup of results.md and results.tex.
        'core/output/export/paper-table',
        'core/analysis/agreement/agreement',
        'core/analysis/agreement/conclusion',
        'core/analysis/agreement/accuracy-estimate',
        'core/analysis/agreement/labels',
        'core/analysis/agreement/label-summary',
        'core/analysis/agreement/measure',
        'core/analysis/agreement/thresholds',
        // The decisions of a gold patch with their names, and the type of a cluster.
        'core/analysis/gold/patch',
        'core/analysis/gold/review-queue',
        'core/analysis/gold/gold-scores',
        'core/analysis/gold/describe',
        // Other registries that forms and menus iterate over, and types of the worker's responses.
        'core/crc32',
        'core/output/export/compare-results',
        'core/output/publish/readme',
        'core/dataset/join/repair-evidence',
        'core/dataset/id-repairs',
        'core/read-options',
        'core/text/steps',
        'core/text/normalize',
        'core/explore/query/complete',
        'core/explore/query/edit',
        'core/explore/query/query',
        'core/explore/query/parse',
        'core/explore/query/print',
        'core/explore/query/score-ranges',
        'core/explore/view/facets',
        'core/explore/view/filters',
        'core/explore/view/groups',
        'core/explore/view/order',
        'core/explore/view/question-table',
        'core/explore/view/facets',
        'core/explore/view/view',
        'core/scoring/llm-judge/estimate',
        'core/scoring/llm-judge/judged-case',
        'core/scoring/llm-judge/options',
        'core/scoring/llm-judge/payload',
        'core/explore/explain/explain',
        'core/explore/explain/grounding',
        'core/analysis/grounding',
        'core/explore/explain/judges',
        'core/scoring/judge/judge-card',
        'core/scoring/judge/rules',
        'core/scoring/judge/judge-card',
        'core/scoring/judge/tally',
        'core/explore/explain/lists',
        'core/explore/explain/passages',
        'core/explore/explain/meaning',
        'core/explore/explain/numbers',
        'core/explore/explain/side-by-side',
        'core/explore/explain/judges',
        'core/scoring/acceptance/rejection-report',
        'core/scoring/acceptance/abstentions',
        'core/scoring/tiers/tier',
        'core/analysis/compare-runs',
        'core/analysis/changed-questions',
        'core/explore/distributions',
        'core/analysis/matrix',
        'core/analysis/no-answer-values',
        'core/analysis/outcome-patterns',
        'core/analysis/pair-questions',
        'core/analysis/run-report',
        'core/explore/slices',
        'core/explore/evidence',
        'core/analysis/evidence',
        'core/analysis/uncertainty',
        'core/analysis/describe-comparison',
        'core/analysis/describe-conclusion',
        'core/analysis/run-order',
        'core/explore/explain/marks',
        'worker/protocol',
        'worker/join-outcome',
      ],
      packages: {
        react: 'draws the page',
        '@mantine/*': 'the component library: docs/decisions/user-interface.md',
        '@tabler/icons-react': 'the icons of the page',
        '@tanstack/react-virtual': 'only the visible rows of a large table on the page',
        zustand: 'reads the store from components',
        recharts: 'charts as SVG, which can be saved as they stand',
      },
    },
    main: {
      imports: ['ui', 'state', 'frame/client', 'offline/register', 'worker/client'],
      packages: {
        react: 'mounts the page',
        'react-dom': 'mounts the page',
        '@mantine/*': 'the provider and the styles of the component library',
      },
    },
  },
};

describe('src', () => {
  const sources = readSources('src');

  test('follows the import rules', () => {
    expect(Object.keys(sources)).not.toEqual([]);
    expect(checkArchitecture(sources, rules)).toEqual([]);
  });

  test('keeps the code for reading and scoring answers out of the page', () => {
    const reached = listReached(sources, ['main.tsx']);
    expect(reached).toContain('ui/results/ResultsPage.tsx');
    const ofWorker = [
      'read/',
      'core/scoring/scorer.',
      'core/scoring/acceptance/accept.',
      'core/scoring/judge/features/',
      'core/answers/quantity/',
      'core/answers/abstention.',
      'core/dataset/join/',
      'worker/handle.',
    ];
    expect(reached.filter((path) => ofWorker.some((part) => path.startsWith(part)))).toEqual([]);
  });

  test('states a reason for every runtime package', () => {
    const shipped = Object.keys(manifest.dependencies);
    const named = namePackages(rules);
    const isNamed = (name: string): boolean => named.some((entry) => isNamedBy(entry, name));
    const isShipped = (entry: string): boolean => shipped.some((name) => isNamedBy(entry, name));
    expect(shipped.filter((name) => !isNamed(name))).toEqual([]);
    expect(named.filter((entry) => !isShipped(entry))).toEqual([]);
  });
});

describe('test and scripts', () => {
  // CI also runs the tests that import this module in a clone without ../shared.
  test('read ../shared only through scripts/shared-data.ts', () => {
    const sources = { ...readSources('test'), ...readSources('scripts') };
    const astray = Object.entries(sources).filter(
      ([path, source]) =>
        path.endsWith('.ts') &&
        /['"`][^'"`\n]*\bshared\/data/.test(source) &&
        !/from '[^']*shared-data'/.test(source),
    );
    expect(astray.map(([path]) => path)).toEqual(['shared-data.ts']);
  });
});

describe('the rule checker', () => {
  const kept: Sources = {
    'core/model.ts': 'export interface Table { rows: string[][] }',
    'core/scoring/metrics/index.ts': "export { f1 } from './f1';",
    'core/scoring/metrics/f1.ts':
      "import type { Table } from '../../model';\nexport const f1 = 1 as number;",
    'read/csv.ts': "import Papa from 'papaparse';\nimport type { Table } from '../core/model';",
    'worker/worker.ts': "import '../read/csv';",
    'worker/client.ts': "import url from './worker?worker&url';\nexport const address = url;",
    'state/store.ts': "import '../worker/client';\nexport const store = 1;",
    'ui/App.tsx': "import '@mantine/core/styles.css';\nimport type { Table } from '../core/model';",
    'main.tsx': "import { createRoot } from 'react-dom/client';\nimport './ui/App';",
  };

  test('reports nothing if the rules are followed', () => {
    expect(checkArchitecture(kept, rules)).toEqual([]);
  });

  test.each<[string, string, string, string]>([
    ['a folder', 'core/x.ts', "import '../read/csv';", 'core may not import read/csv'],
    [
      'part of a folder',
      'ui/x.ts',
      "import '../core/scoring/metrics/f1';",
      'ui may not import core/scoring/metrics/f1',
    ],
    [
      'the worker from the page',
      'ui/x.ts',
      "import '../worker/client';",
      'ui may not import worker/client',
    ],
    ['the page from the store', 'state/x.ts', "import '../ui/App';", 'state may not import ui/App'],
    ['outside src', 'core/x.ts', "import '../../test/x';", 'core may not import ../test/x'],
    ['a package', 'core/x.ts', "import 'papaparse';", 'core may not use papaparse'],
    ['a part of a package', 'ui/x.ts', "import 'papaparse/x.js';", 'ui may not use papaparse'],
    ['a scope', 'core/x.ts', "import '@mantine/core';", 'core may not use @mantine/core'],
    ['Node', 'core/x.ts', "import 'node:fs';", 'core may not use node:fs'],
    ['a type import', 'core/x.ts', "import type { A } from 'react';", 'core may not use react'],
    [
      'an inline type import',
      'core/x.ts',
      "type A = import('react').Key;",
      'core may not use react',
    ],
    [
      'a re-export',
      'core/x.ts',
      "export * from 'react'; export const a = 1;",
      'core may not use react',
    ],
    [
      'a dynamic import',
      'core/x.ts',
      "export const a = () => import('react');",
      'core may not use react',
    ],
    [
      'a dynamic import of a template literal',
      'core/x.ts',
      'export const a = import(`react`);',
      'core may not use react',
    ],
    ['a computed import', 'core/x.ts', 'export const a = import(b);', 'imports a computed URL'],
    [
      'from an unlisted folder',
      'extra/x.ts',
      'export const a = 1;',
      'the table has no row for extra',
    ],
    [
      'a later layer',
      'core/text/x.ts',
      "import '../scoring/x';",
      'core/text comes before core/scoring and may not import it',
    ],
  ])('refuses an import: %s', (_, path, source, problem) => {
    expect(checkArchitecture({ ...kept, [path]: source }, rules)).toEqual([`${path}: ${problem}`]);
  });

  test.each<[string, string, string]>([
    ['core/utils.ts', 'const a = 1;', '“utils” does not say what is in it'],
    ['ui/Helpers/date.ts', 'const a = 1;', '“Helpers” does not say what is in it'],
    ['state/common.test.ts', 'const a = 1;', '“common” does not say what is in it'],
    ['core/long.ts', '// line\n'.repeat(401), '401 lines, more than 400'],
    ['ui/long.css', '\n'.repeat(401), '401 lines, more than 400'],
    ['core/index.ts', 'const a = 1;', 'a barrel that is not among the registries'],
    ['core/all.ts', "export * from './model';", 'a barrel that is not among the registries'],
    [
      'core/one.ts',
      "import { f1 } from './metrics/f1';\nexport { f1 };",
      'a barrel that is not among the registries',
    ],
  ])('refuses the file %s', (path, source, problem) => {
    expect(checkArchitecture({ ...kept, [path]: source }, rules)).toEqual([`${path}: ${problem}`]);
  });

  test('allows a file of the maximum length', () => {
    const sources = { ...kept, 'core/long.ts': '// line\n'.repeat(400) };
    expect(checkArchitecture(sources, rules)).toEqual([]);
  });

  test('rejects a cycle and prints its path', () => {
    const sources = {
      ...kept,
      'read/a.ts': "import './b'; export const a = 1;",
      'read/b.ts': "import type { c } from './c';",
      'read/c.ts': "export const c = () => import('./b');",
    };
    expect(checkArchitecture(sources, rules)).toEqual([
      'a cycle of imports: read/b.ts → read/c.ts → read/b.ts',
    ]);
  });

  test('rejects a cycle between folders of core, counting each root file as a folder', () => {
    const sources = {
      ...kept,
      'core/a.ts': "import './text/b'; export const a = 1;",
      'core/text/b.ts': "import './steps/c'; export const b = 1;",
      'core/text/steps/c.ts': "import '../d'; export const c = 1;",
      'core/text/d.ts': "import '../e'; export const d = 1;",
      'core/e.ts': 'export const e = 1;',
    };
    expect(checkArchitecture(sources, rules)).toEqual([
      'a cycle of folders: core/text → core/text/steps → core/text',
    ]);
  });
});

/** The files of a folder, keyed by their paths in the repository. */
function readSources(folder: string): Sources {
  const root = join(import.meta.dirname, '..', folder);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [
      path.slice(root.length + 1).replaceAll(sep, '/'),
      readFileSync(path, 'utf8'),
    ]),
  );
}
