import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { VERSION } from '../../../src/core/version';
import {
  isLink,
  LINK_LIMITS,
  compressToBase64,
  readLink,
  writeLink,
  writeLinkJson,
} from '../../../src/state/project/link';
import type { SharedLink } from '../../../src/state/project/schema';

const link: Omit<SharedLink, 'version'> = {
  settings: {
    ...DEFAULT_SETTINGS,
    replacements: [['CO₂', 'CO2']],
    answerKinds: { Zahl: 'number' },
  },
  mapping: {
    gold: {
      file: 'gold.csv',
      id: { kind: 'columns', columns: ['id'] },
      question: 'question',
      references: { columns: ['reference'], split: 'none', separator: '' },
      answerType: null,
      document: null,
    },
    predictions: [],
  },
  view: 'place=results&tab=compare&query=f1+%3C+0.5',
  files: { gold: 'data/gold.csv', predictions: ['https://example.org/a.csv'] },
  inputs: [{ name: 'gold.csv', sha256: 'a'.repeat(64), rows: 12 }],
  results: {
    questions: 12,
    metrics: ['exact_match', 'mean_absolute_error'],
    runs: [
      {
        model: 'größer',
        run: '1',
        missing: 1,
        values: [
          { mean: 1 / 3, n: 12, interval: [0.1, 0.6] },
          { mean: null, n: 0, interval: null },
        ],
      },
    ],
  },
};

/** A link with the given content, which may be invalid. */
const packed = async (content: unknown) => `v1=${await compressToBase64(JSON.stringify(content))}`;
const whole = { version: VERSION, ...link };

describe('a shared link', () => {
  test('restores the content that it was created from', async () => {
    const fragment = await writeLink(writeLinkJson(link));
    expect(isLink(`#${fragment}`)).toBe(true);
    expect(fragment).toMatch(/^v1=[\w-]+$/);
    expect(await readLink(`#${fragment}`)).toEqual({ kind: 'valid', value: whole });
  });

  test('is the same each time', async () => {
    expect(await writeLink(writeLinkJson(link))).toBe(await writeLink(writeLinkJson(link)));
  });

  test('is not parsed as the URL of a view', () => {
    for (const fragment of ['', '#place=results', '#gold=v1%3D', '#v2=abc']) {
      expect(isLink(fragment)).toBe(false);
    }
  });
});

describe('a link from an untrusted source', () => {
  const refusalOf = async (fragment: string) => {
    const read = await readLink(fragment);
    return read.kind === 'invalid' ? read.problem : null;
  };

  test('is rejected if it has an unknown key, which the message names', async () => {
    const unknown = await refusalOf(await packed({ ...whole, script: 'alert(1)' }));
    expect(unknown).toMatchObject({ code: 'unknown-link' });
    expect(unknown?.message).toContain('script');
    const inside = { ...whole, settings: { ...whole.settings, eval: 1 } };
    expect((await refusalOf(await packed(inside)))?.message).toContain('settings.eval');
  });

  test('is rejected if a key is the name of an inherited property', async () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const json = JSON.stringify(whole).replace('"Zahl"', `"${key}"`);
      expect((await refusalOf(`v1=${await compressToBase64(json)}`))?.message).toContain(key);
    }
    expect(Object.hasOwn(Object.prototype, 'number')).toBe(false);
  });

  test('is rejected if a key is missing or has another type', async () => {
    const { inputs, ...without } = whole;
    expect((await refusalOf(await packed(without)))?.message).toContain('inputs');
    const raising = { ...whole, inputs: [{ ...inputs[0], options: { limits: { cells: 1e12 } } }] };
    expect((await refusalOf(await packed(raising)))?.message).toContain('limits');
    const wrong = { ...whole, inputs: [{ ...inputs[0], sha256: 'abc' }] };
    expect((await refusalOf(await packed(wrong)))?.message).toContain('inputs.0.sha256');
    for (const content of [null, [], 7, 'text']) {
      expect(await refusalOf(await packed(content))).not.toBeNull();
    }
  });

  test('is not inflated beyond the limit', async () => {
    const bomb = await compressToBase64(' '.repeat(50 * LINK_LIMITS.unpacked));
    expect(bomb.length).toBeLessThan(LINK_LIMITS.packed);
    expect(await refusalOf(`v1=${bomb}`)).toMatchObject({ code: 'too-long-link' });
    const long = 'A'.repeat(LINK_LIMITS.packed + 1);
    expect(await refusalOf(`v1=${long}`)).toMatchObject({ code: 'too-long-link' });
  });

  test('is rejected or keeps its content after each of 10,000 random changes', async () => {
    const fragment = await writeLink(writeLinkJson(link));
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/%#é'.split(
      '',
    );
    const at = fc.nat(fragment.length - 1);
    const mutation = fc.oneof(
      fc.tuple(at, fc.constantFrom(...letters)).map(([n, letter]) => {
        return fragment.slice(0, n) + letter + fragment.slice(n + 1);
      }),
      fc.tuple(at, fc.nat(40)).map(([n, cut]) => fragment.slice(0, n) + fragment.slice(n + cut)),
      fc.tuple(at, fc.string({ maxLength: 20 })).map(([n, more]) => {
        return fragment.slice(0, n) + more + fragment.slice(n);
      }),
      fc.tuple(at, at).map(([a, b]) => fragment.slice(0, a) + fragment.slice(b)),
      fc.string({ maxLength: 300 }).map((any) => `v1=${any}`),
    );
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(mutation, async (mutated) => {
        const read = await readLink(mutated);
        if (read.kind === 'valid') expect(read.value).toEqual(whole);
        else refused++;
      }),
      { numRuns: 10_000 },
    );
    expect(refused).toBeGreaterThan(9_000);
  });
});
