import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFigures, fillFigures } from '../../../../scripts/judge/document';
import { readHardPairs } from '../../../../scripts/judge/held-out';
import { readExamples } from '../../../../scripts/judge/labeled';
import { makeDrills } from '../../../../scripts/judge/drills';
import { FEATURES } from '../../../../src/core/scoring/judge/features';
import { BUNDLED_JUDGE_BYTES, BUNDLED_JUDGE } from '../../../../src/core/scoring/judge/judge-card';

const page = readFileSync(new URL('../../../../docs/judge.md', import.meta.url), 'utf8');

test('docs/judge.md states the values of the bundled model', () => {
  const figures = new Map(listFigures(page));
  const points = (share: number) => (100 * share).toFixed(1);
  const [onDev, onFinanceBench] = BUNDLED_JUDGE.measured.map(({ accuracy, macroF1 }) => [
    points(accuracy),
    points(macroF1),
  ]);
  const own = (name: string) => {
    const row = /^\| Assay’s judge +\| ([\d.]+) +\| \S+ +\| ([\d.]+)/mu.exec(
      figures.get(name) ?? '',
    );
    return row?.slice(1);
  };
  expect(own('evouna agreement')).toEqual(onDev);
  expect(own('financebench agreement')).toEqual(onFinanceBench);
  const bins = (figures.get('evouna reliability') ?? '').matchAll(/^\| \d\.\d–\d\.\d +\| (\d+)/gmu);
  expect([...bins].map(([, pairs]) => Number(pairs))).toEqual(
    BUNDLED_JUDGE.reliability.map(({ pairs }) => pairs),
  );
  expect(page).toContain(`${Math.round(BUNDLED_JUDGE_BYTES / 1000)} kB gzipped`);
  expect(page).toContain(`${FEATURES.length} features`);
  for (const { pairs } of BUNDLED_JUDGE.trainedOn)
    expect(page).toContain(pairs.toLocaleString('en'));
});

test('values are replaced and all other text is unchanged', () => {
  const before =
    'a\n\n<!-- figure: x -->\n\nold\n\n<!-- end of figure -->\n\nb\n\n<!-- figure: y -->\n\nkept\n\n<!-- end of figure -->\n';
  const after = fillFigures(before, new Map([['x', 'new $& one']]));
  expect(after).toBe(before.replace('old', () => 'new $& one'));
  expect(listFigures(after)).toEqual([
    ['x', 'new $& one'],
    ['y', 'kept'],
  ]);
  expect(() => fillFigures('nothing', new Map())).toThrow('no place');
});

test('the training data contain no question of the hard pairs, and each hard pair has a reason', () => {
  const trained = [...readExamples(), ...makeDrills()].map(({ question }) => question);
  const hard = readHardPairs();
  expect(hard.filter(({ question }) => trained.includes(question))).toEqual([]);
  expect(hard.filter(({ reason }) => reason === '')).toEqual([]);
  expect(new Set(hard.map(({ kind }) => kind)).size).toBe(16);
});
