import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERSION } from '../../src/core/version';
import { buildCommand } from '../support/built-command';
import { EXAMPLE_FILES } from '../support/example-files';

const folder = mkdtempSync(join(tmpdir(), 'assay-command-'));
let command = '';
const notFolder = join(folder, 'file.txt');

beforeAll(() => {
  command = buildCommand(folder);
  writeFileSync(notFolder, 'not a folder');
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const [gold = '', ...predictions] = EXAMPLE_FILES.map((name) => `public/examples/${name}`);
const INPUT = ['--gold', gold, ...predictions.flatMap((path) => ['--predictions', path])];
const EVERYTHING = [
  ...[
    '--metrics',
    'exact_match,f1,answer_correct,judge',
    '--profile',
    'squad2.0,mmesgbench-published',
  ],
];

function run(...args: string[]) {
  return spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
}

describe('the built command', () => {
  test('is the one named in package.json', () => {
    const { bin, files } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly bin: unknown;
      readonly files: unknown;
    };
    expect(bin).toEqual({ assay: 'command/assay.js' });
    expect(files).toEqual(['command']);
    expect(readdirSync(folder).sort()).toEqual(['assay.js', 'assay.mjs', 'file.txt']);
    expect(readFileSync(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test('writes the same bytes as npm run score, without any installed package', () => {
    const [built, script] = [join(folder, 'built'), join(folder, 'script')];
    const { status, stdout } = run(...INPUT, ...EVERYTHING, '--out', built);
    expect(status).toBe(0);
    const printed = execFileSync(
      'npx',
      ['--no-install', 'tsx', 'scripts/score.ts', ...INPUT, ...EVERYTHING, '--out', script],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    expect(stdout.replace(built, '')).toBe(printed.replace(script, ''));
    const names = readdirSync(built);
    expect(names).toContain('report.json');
    expect(readdirSync(script)).toEqual(names);
    for (const name of names) {
      expect(readFileSync(join(built, name)).equals(readFileSync(join(script, name)))).toBe(true);
    }
  });

  test('prints its version and its options', () => {
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${VERSION}\n` });
    expect(run().stdout).toMatch(/^Scores the answers .*\n\nUsage: assay --gold FILE/);
  });

  test.each([
    [
      'an unknown option',
      ['--colums', 'f1'],
      /^Unknown option --colums\. Did you mean --columns\?/,
    ],
    ['an unknown metric', ['--metrics', 'f2'], /^Unknown metric “f2”\. Did you mean f1\?/],
    ['an unknown profile', ['--profile', 'squad'], /^Unknown scorer profile “squad”\./],
    ['an unknown file', ['--format', 'report.jsn'], /Did you mean report\.json\?/],
    ['an unknown column', ['--columns', 'respons'], /^Unknown column “respons”\. Did you mean/],
    ['an unknown headline', ['--headline', 'bleu'], /^Unknown headline metric “bleu”\./],
    ['invalid settings', ['--settings', gold], /gold\.json/],
    ['an invalid mapping', ['--mapping', gold], /gold\.json/],
    ['a missing file', ['--labels', 'none.csv'], /^none\.csv cannot be read/],
    ['an unknown limit', ['--limit', 'rows=5'], /“rows=5” is not a limit/],
    ['an unknown import option', ['--import', 'strong.csv:sheets=2'], /is not an import option/],
    [
      'an import option for an unknown file',
      ['--import', 'x.csv:sheet=A'],
      /--import names “x\.csv”/,
    ],
    ['a query that cannot be read', ['--query', 'f1 <'], /cannot be read as a query/],
  ])('rejects %s with a one-sentence message and exit code 2', (_, args, sentence) => {
    const { status, stderr } = run(...INPUT, ...args, '--out', join(folder, 'refused'));
    const [last = ''] = stderr.trimEnd().split('\n').slice(-1);
    expect(last).toMatch(sentence);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(status).toBe(2);
    expect(readdirSync(folder)).not.toContain('refused');
  });

  test('reads a file with its import options', () => {
    const path = join(folder, 'semicolons.csv');
    const cells = [
      ['id', 'answer; or more'],
      ['q01', 'TCFD; or more'],
      ['q02', '42; or more'],
    ];
    writeFileSync(path, ['no header here', ...cells.map((row) => row.join('|'))].join('\n'));
    const { stderr, stdout, status } = run(
      ...['--gold', gold, '--predictions', path, '--metrics', 'f1', '--format', 'summary.csv'],
      ...['--import', 'semicolons.csv:delimiter=|', '--import', 'semicolons.csv:headerRow=2'],
      ...['--out', join(folder, 'imported')],
    );
    expect(stderr).not.toMatch(/Import options/);
    expect(stdout).toContain('semicolons.csv: id id, prediction answer; or more');
    expect(status).toBe(0);
  });

  // Linux does not allow folders to be created in /proc.
  const refused = existsSync('/proc') ? ['/proc/assay/scores'] : [];
  test.each([notFolder, join(notFolder, 'scores'), ...refused])(
    'refuses an --out that is not a folder',
    (out) => {
      const { status, stderr } = run(...INPUT, '--metrics', 'f1', '--out', out);
      expect(stderr).toMatch(/ is a file\. Name a folder with --out\.|cannot be written to\./);
      expect(stderr).not.toMatch(/^ {4}at /m);
      expect(status).toBe(2);
    },
  );
});
