import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JSON_SHAPES } from '../../../src/read/shapes';

test('every shape has its own id, label and description', () => {
  for (const key of ['id', 'label', 'contents'] as const) {
    const all = JSON_SHAPES.map((shape) => shape[key]);
    expect(all.every((text) => text.trim() !== '')).toBe(true);
    if (key !== 'contents') expect(new Set(all).size).toBe(all.length);
  }
});

test('every shape has a test', () => {
  const tests = readdirSync(import.meta.dirname)
    .filter((name) => name !== 'registry.test.ts')
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .join('\n');
  expect(JSON_SHAPES.map(({ id }) => id).filter((id) => !tests.includes(`'${id}'`))).toEqual([]);
});

test('no shape matches an empty value', () => {
  for (const shape of JSON_SHAPES) {
    expect(shape.recognize({ kind: 'list', items: [] })).toBe(false);
    expect(shape.recognize({ kind: 'object', fields: new Map() })).toBe(false);
    expect(shape.recognize({ kind: 'text', text: 'a' })).toBe(false);
  }
});
