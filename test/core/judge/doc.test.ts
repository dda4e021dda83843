import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHardPairs } from '../../../scripts/judge/held-out';
import { readExamples } from '../../../scripts/judge/labelled';
import { makeDrills } from '../../../scripts/judge/drills';
import { FEATURES } from '../../../src/core/judge/features';
import { SHIPPED_BYTES, SHIPPED_JUDGE } from '../../../src/core/judge/shipped-judge';

const page = readFileSync(new URL('../../../docs/judge.md', import.meta.url), 'utf8');

test('the page on the judge states the figures of the model that ships', () => {
  const stated = [...page.matchAll(/^\| Assay’s judge +\| ([\d.]+) +\| \S+ +\| ([\d.]+)/gmu)].map(
    ([, accuracy, macroF1]) => [accuracy, macroF1],
  );
  const points = (share: number) => (100 * share).toFixed(1);
  const wanted = SHIPPED_JUDGE.measured.map(({ accuracy, macroF1 }) => [
    points(accuracy),
    points(macroF1),
  ]);
  expect(stated.slice(0, wanted.length)).toEqual(wanted);
  expect(page).toContain(`${Math.round(SHIPPED_BYTES / 1000)} kB gzipped`);
  expect(page).toContain(`${FEATURES.length} features`);
  for (const { pairs } of SHIPPED_JUDGE.trainedOn)
    expect(page).toContain(pairs.toLocaleString('en'));
});

test('the reliability table is that of the model', () => {
  const row = /^\| \d\.\d–\d\.\d +\| (\d+) +\| ([\d.]+) +\| ([\d.]+) +\|$/gmu;
  const stated = [...page.matchAll(row)].map(([, pairs, mean, right]) => [
    Number(pairs),
    Number(mean),
    Number(right),
  ]);
  const { reliability } = SHIPPED_JUDGE;
  stated.slice(0, reliability.length).forEach(([pairs, mean, right], at) => {
    expect(pairs).toBe(reliability[at]!.pairs);
    expect(mean).toBeCloseTo(100 * reliability[at]!.mean, 0);
    expect(right).toBeCloseTo(100 * reliability[at]!.right, 0);
  });
  expect(stated).toHaveLength(2 * reliability.length);
});

test('no question and no answer of the hard pairs stands in what the judge is trained on', () => {
  const trained = [...readExamples(), ...makeDrills()].map(({ question }) => question);
  const hard = readHardPairs();
  expect(hard.filter(({ question }) => trained.includes(question))).toEqual([]);
  expect(hard.filter(({ reason }) => reason === '')).toEqual([]);
  expect(new Set(hard.map(({ kind }) => kind)).size).toBe(16);
});
