import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../../src/core/read-options';
import { readFile } from '../../src/read/read';
import { writeXlsx } from '../support/write-xlsx';
import { type WrittenEntry, writeZip } from '../support/write-zip';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const gzipped = (text: string) => new Uint8Array(gzipSync(text));
const csv = 'id,a\n1,x\n';

/**
 * Names and contents of the files in the archive, with the codes of the problems; only the code if
 * the archive is rejected.
 */
async function open(bytes: Uint8Array, name = 'f', options: ReadOptions = {}) {
  const result = await readFile(bytes, name, name, options);
  if (result.kind === 'refused') return result.problem.code;
  if (result.kind === 'read') return result.source.info.format;
  const files = result.files.map((file) => [file.name, new TextDecoder().decode(file.bytes)]);
  return { files, said: result.problems.map(({ code }) => code) };
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

describe('gzip', () => {
  test('the extension .gz is removed from the name', async () => {
    expect(await open(gzipped(csv), 'a.csv.gz')).toEqual({ files: [['a.csv', csv]], said: [] });
    expect(await open(gzipped(csv), 'a.csv')).toEqual({ files: [['a.csv', csv]], said: [] });
  });

  test('several members are read as one file, and trailing zeros as padding', async () => {
    const bytes = join(gzipped('id,a\n'), gzipped(''), gzipped('1,x\n'), new Uint8Array(9));
    expect(await open(bytes)).toEqual({ files: [['f', csv]], said: [] });
  });

  test('trailing bytes are ignored with a warning, as gzip does', async () => {
    const bytes = join(gzipped(csv), bytesOf('junk'));
    expect(await open(bytes)).toEqual({ files: [['f', csv]], said: ['trailing-bytes'] });
  });

  test('a file with any changed byte or a missing end is rejected', async () => {
    const two = join(gzipped('id,a\n'), gzipped('1,x\n'));
    const first = gzipped('id,a\n').length;
    for (let end = 2; end < two.length; end++) {
      // A cut between the members, or one byte later, leaves the first member complete.
      const expected =
        end === first || end === first + 1
          ? { files: [['f', 'id,a\n']], said: end === first ? [] : ['trailing-bytes'] }
          : 'damaged-gzip';
      expect(await open(two.slice(0, end)), `${end} bytes`).toEqual(expected);
    }
    for (let at = 10; at < first; at++) {
      const damaged = two.slice();
      damaged[at]! ^= 0x10;
      const opened = await open(damaged);
      // The last byte of the data has unused bits.
      if (opened !== 'damaged-gzip') expect(opened).toEqual({ files: [['f', csv]], said: [] });
    }
  });

  test('limits apply while inflating', async () => {
    const zeros = new Uint8Array(gzipSync(new Uint8Array(20_000_000)));
    expect(await open(zeros)).toBe('inflated-too-much');
    expect(await open(zeros, 'f', { limits: { inflatedBytes: 1000 } })).toBe('inflated-too-large');
    const raised = await open(zeros, 'f', { limits: { inflationRatio: 2000 } });
    expect(raised).toMatchObject({ said: [] });
    expect(await open(gzipped(csv), 'f', { limits: { fileBytes: 10 } })).toBe('file-too-large');
  });

  test('nested gzip is opened up to a maximum depth', async () => {
    let bytes = bytesOf(csv);
    for (let depth = 1; depth <= 9; depth++) {
      bytes = new Uint8Array(gzipSync(bytes));
      const opened = await open(bytes);
      if (depth <= 8) expect(opened).toEqual({ files: [['f', csv]], said: [] });
      else expect(opened).toBe('nested-too-deep');
    }
  });
});

describe('zip', () => {
  const entry = (path: string, text = csv, more: Partial<WrittenEntry> = {}) => ({
    path,
    bytes: bytesOf(text),
    ...more,
  });

  test('folders are removed from entry names unless the names would then clash', async () => {
    const bytes = writeZip([
      entry('runs/', ''),
      entry('runs/gpt/answers.csv'),
      entry('runs/llama/answers.csv', 'id,a\n1,y\n', { method: 0 }),
      entry('../../gold.jsonl', '{"id":1}'),
      entry('C:\\data\\more.tsv'),
      entry('__proto__', 'x'),
    ]);
    expect(await open(bytes)).toEqual({
      files: [
        ['gpt answers.csv', csv],
        ['llama answers.csv', 'id,a\n1,y\n'],
        ['gold.jsonl', '{"id":1}'],
        ['more.tsv', csv],
        ['__proto__', 'x'],
      ],
      said: [],
    });
  });

  test('files without data are skipped with a note', async () => {
    const others = ['__MACOSX/._a.csv', '.git/config', 'README', 'run.py', 'paper.pdf'];
    const bytes = writeZip([entry('a.csv'), ...others.map((path) => entry(path))]);
    expect(await open(bytes)).toEqual({ files: [['a.csv', csv]], said: ['skipped-entries'] });
    expect(await open(writeZip(others.map((path) => entry(path))))).toBe('nothing-inside');
    expect(await open(writeZip([]))).toBe('nothing-inside');
  });

  test('nested archives are opened', async () => {
    const table = { columns: ['id'], cells: [['1']], rowCount: 1 };
    const inner = writeZip([entry('b.csv'), { path: 'c.csv.gz', bytes: gzipped(csv) }]);
    const bytes = writeZip([
      { path: 'inner.zip', bytes: inner },
      { path: 'w.xlsx', bytes: writeXlsx(table) },
      { path: 'bad.csv.gz', bytes: gzipped(csv).slice(0, -3) },
    ]);
    const opened = await open(bytes);
    expect(opened).toMatchObject({ said: ['damaged-gzip'] });
    const names = typeof opened === 'string' ? [] : opened.files.map(([name]) => name);
    expect(names).toEqual(['b.csv', 'c.csv', 'w.xlsx']);
  });

  test.each<[string, Uint8Array, ReadOptions]>([
    ['locked-zip', writeZip([entry('a.csv', csv, { flags: 1 })]), {}],
    ['foreign-method', writeZip([entry('a.csv', csv, { method: 14 })]), {}],
    ['damaged-zip', writeZip([entry('a.csv', csv, { crc: 1 })]), {}],
    ['damaged-zip', writeZip([entry('a.csv', csv, { size: 3 })]), {}],
    ['damaged-zip', writeZip([entry('a.csv', csv, { size: 99 })]), {}],
    ['damaged-zip', writeZip([entry('a.csv', csv, { method: 0, size: 3 })]), {}],
    ['damaged-zip', writeZip([entry('a.csv')]).slice(0, -5), {}],
    ['inflated-too-much', writeZip([entry('a.csv', csv, { size: 2e7 })]), {}],
    ['inflated-too-large', writeZip([entry('a.csv')]), { limits: { inflatedBytes: 3 } }],
    ['too-many-entries', writeZip([entry('a'), entry('b')]), { limits: { entries: 1 } }],
    ['unknown-format', writeZip([entry('mimetype'), entry('content.xml')]), {}],
    ['unknown-format', writeZip([entry('word/document.xml')]), {}],
    ['unknown-format', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), {}],
  ])('rejected: %s', async (code, bytes, options) => {
    expect(await open(bytes, 'f', options)).toBe(code);
  });

  test('zip64 fields are read', async () => {
    const bytes = writeZip([entry('a.csv'), entry('b.csv', 'id,a\n2,y\n')], true);
    expect(await open(bytes)).toEqual({
      files: [
        ['a.csv', csv],
        ['b.csv', 'id,a\n2,y\n'],
      ],
      said: [],
    });
  });

  test('data before the zip is ignored, as in a self-extracting archive', async () => {
    const bytes = join(bytesOf('PK\x03\x04 not an entry'), writeZip([entry('a.csv')]));
    expect(await open(bytes)).toEqual({ files: [['a.csv', csv]], said: [] });
  });

  test('a damaged zip is read correctly or rejected with a message', async () => {
    const table = { columns: ['id', 'a'], cells: [['1'], ['x']], rowCount: 1 };
    const whole = [writeZip([entry('a.csv'), entry('b/a.csv')]), writeXlsx(table)];
    const damage = fc.constantFrom(...whole).chain((bytes) => {
      const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
      return fc.tuple(fc.constant(bytes), fc.array(change, { minLength: 1, maxLength: 4 }));
    });
    await fc.assert(
      fc.asyncProperty(damage, async ([bytes, changes]) => {
        const damaged = bytes.slice();
        for (const [at, byte] of changes) damaged[at] = byte;
        const result = await readFile(damaged, 'f');
        if (result.kind === 'refused') expect(result.problem.message).toMatch(/^f.*\.$/s);
      }),
      { numRuns: 500 },
    );
  }, 240_000);
});
