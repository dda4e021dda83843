import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRawAddress, redirectHosts } from '../../../src/state/files/fetch-plan';

function rawOf(address: string): string {
  const raw = findRawAddress(new URL(address));
  return raw.kind === 'file' ? raw.url.href : raw.what;
}

describe('a URL', () => {
  const raw = 'https://raw.githubusercontent.com';
  const gist = 'https://gist.githubusercontent.com';
  const hub = 'https://huggingface.co';
  test.each([
    ['https://github.com/o/r/blob/main/data/gold.json', `${raw}/o/r/main/data/gold.json`],
    ['https://github.com/o/r/blob/refs/heads/a/b.csv?plain=1#L3', `${raw}/o/r/refs/heads/a/b.csv`],
    ['https://www.github.com/o/r/raw/main/a%20b.csv', `${raw}/o/r/main/a%20b.csv`],
    [`${raw}/o/r/main/gold.json`, `${raw}/o/r/main/gold.json`],
    ['https://gist.github.com/o/0123abcd', `${gist}/o/0123abcd/raw`],
    ['https://gist.github.com/o/0123abcd/raw/77/a.csv', `${gist}/o/0123abcd/raw/77/a.csv`],
    [`${hub}/datasets/o/d/blob/main/t/0.parquet`, `${hub}/datasets/o/d/resolve/main/t/0.parquet`],
    [`${hub}/o/model/blob/main/results.json`, `${hub}/o/model/resolve/main/results.json`],
    ['https://hf.co/datasets/o/d/raw/main/a.csv', `${hub}/datasets/o/d/resolve/main/a.csv`],
    [
      `${hub}/datasets/o/d/resolve/main/a.csv?download=true`,
      `${hub}/datasets/o/d/resolve/main/a.csv`,
    ],
    ['https://example.org/blob/main/a.csv', 'https://example.org/blob/main/a.csv'],
  ])('%s is fetched as %s', (address, expected) => {
    expect(rawOf(address)).toBe(expected);
  });

  test.each([
    ['https://github.com/o/r', 'a GitHub repository page'],
    ['https://github.com/o/r/tree/main/data', 'a GitHub repository page'],
    ['https://gist.github.com/0123abcd', 'a gist URL without the owner'],
    ['https://gist.github.com/o/0123abcd#file-a-csv', 'the page of a file within a gist'],
    ['https://huggingface.co/datasets/o/d', 'a Hugging Face page'],
    ['https://huggingface.co/datasets/o/d/viewer/default/train', 'a data set viewer'],
    ['https://huggingface.co/datasets/o/d/tree/main', 'a Hugging Face page'],
  ])('%s is reported as %s', (address, expected) => {
    expect(rawOf(address)).toBe(expected);
  });

  test('is never rewritten to a host of another site', () => {
    const owned = ['githubusercontent.com', 'github.com', 'huggingface.co'];
    const site = fc.constantFrom('github.com', 'gist.github.com', 'huggingface.co', 'hf.co');
    const path = fc.array(fc.oneof(fc.string(), fc.constantFrom('blob', 'raw', '..', '//')));
    fc.assert(
      fc.property(site, path, (host, parts) => {
        const url = URL.parse(`https://${host}/${parts.join('/')}`);
        const found = url && findRawAddress(url);
        if (found?.kind !== 'file') return;
        expect(
          owned.some(
            (one) => found.url.hostname === one || found.url.hostname.endsWith(`.${one}`),
          ) || found.url.hostname === host,
        ).toBe(true);
      }),
    );
  });
});

test('redirects are allowed only for Hugging Face, and only to listed hosts', () => {
  expect(redirectHosts('huggingface.co')).not.toEqual([]);
  expect(redirectHosts('raw.githubusercontent.com')).toEqual([]);
});
