import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { join } from '../../../src/core/dataset/join/join';
import { createMatcher, REPAIRS, withRepairs } from '../../../src/core/dataset/id-repairs';
import { suggestRepairs, suggestRepairsFor } from '../../../src/core/dataset/join/suggest-repairs';
import { BATCH_SIZE, runToEnd } from '../../../src/core/progress';
import type { Mapping, RepairId, Source } from '../../../src/core/model';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { joinAll, openText, idMapping } from '../../support/sources';

/** CSV with quoted ids, so that surrounding whitespace is kept. */
function filesOf(gold: readonly string[], predictions: readonly string[]) {
  const rows = (ids: readonly string[]) => ids.map((id) => `"${id}",x\n`).join('');
  return [
    openText('gold.csv', `id,answer\n${rows(gold)}`),
    openText('pred.csv', `id,prediction\n${rows(predictions)}`),
  ];
}

const offersOf = (sources: readonly Source[]) => runToEnd(suggestRepairs(sources, idMapping));

describe('each repair ignores one difference', () => {
  test.each<[RepairId, string[], string[], number]>([
    ['trim', ['q1', 'q2'], [' q1', 'q2\u00a0'], 2],
    ['unicode', ['é1', 'q2'], ['e\u03011', 'ｑ2'], 2],
    ['case', ['Q1', 'straSSe'], ['q1', 'STRAsse'], 2],
    ['number', ['7', '100000', '1.50', '-0.25'], ['7.0', '1E+5', '1.5', '-2.5e-1'], 4],
    ['zeros', ['7', 'q10', 'a-3-b'], ['007', 'q0010', 'a-03-b'], 3],
    ['prefix', ['10', '11', '12'], ['dev_10', 'dev_11', 'dev_12'], 3],
    ['prefix', ['gold-1', 'gold-2'], ['q1', 'q2'], 2],
    ['suffix', ['a', 'b'], ['a.txt', 'b.txt'], 2],
  ])('%s: %j and %j', (repair, gold, predictions, gained) => {
    const sources = filesOf(gold, predictions);
    const offers = offersOf(sources);
    const offer = offers.find(({ repairs }) => repairs.join() === repair);
    expect(offer).toMatchObject({ file: 'pred.csv', gained, conflicts: 0 });
    expect(offer?.examples[0]).toEqual({ from: predictions[0], to: gold[0] });
    const repaired = joinAll(sources, withRepairs(idMapping, 'pred.csv', [repair]));
    expect(repaired.runs[0]).toMatchObject({ matched: gained, missing: 0, unmatched: [] });
  });
});

test('no repair is suggested if every id matches or if it would match no more rows', () => {
  expect(offersOf(filesOf(['q1', 'Q2'], ['q1']))).toEqual([]);
  expect(offersOf(filesOf(['q1'], ['x', 'y']))).toEqual([]);
});

test('several repairs are suggested together if no single one is enough', () => {
  const offers = offersOf(filesOf(['q7', 'q8'], [' Q07', 'Q08 ']));
  expect(offers[0]).toMatchObject({ repairs: ['trim', 'case', 'zeros'], gained: 2 });
});

test('conflicts are counted: keys shared by several questions, and questions matched twice', () => {
  const sources = filesOf(['a', 'A', 'b'], ['a', 'B', 'b', 'A ']);
  const byCase = offersOf(sources).find(({ repairs }) => repairs.join() === 'case');
  expect(byCase).toMatchObject({ gained: 1, conflicts: 1, unmatched: 2 });
  const unclear = filesOf(['x1', 'X1'], ['x1 ', 'X1']);
  const repaired = withRepairs(idMapping, 'pred.csv', ['trim', 'case']);
  const { runs, problems } = joinAll(unclear, repaired);
  expect(runs[0]).toMatchObject({ matched: 1, unmatched: [{ id: 'x1 ', row: 1 }] });
  expect(problems).toMatchObject([
    { code: 'ambiguous-ids', file: 'pred.csv', row: 1 },
    { code: 'extra-predictions' },
  ]);
});

/** Distinct ids matched by a file's rows under these repairs. */
function countMet(gold: readonly string[], file: readonly string[], repairs: readonly RepairId[]) {
  const known = new Map(gold.map((id, question) => [id, question]));
  const find = runToEnd(createMatcher(known, file, repairs));
  return [...new Set(file)].filter((id) => typeof find(id) === 'number').length;
}

describe('in a file with very many rows', () => {
  const rows = Array.from({ length: 5000 }, (_, row) => row);

  test('a repair that few ids need is counted, wherever those ids are', () => {
    const file = rows.map((row) => (row === 4321 ? 'Q1' : `other${row}`));
    expect(offersOf(filesOf(['q1', 'q2'], file))).toMatchObject([
      { repairs: ['case'], gained: 1, unmatched: 5000 },
    ]);
  });

  test('several repairs are suggested together, leaving out any that match no additional rows', () => {
    const gold = rows.map((row) => `q${row}`);
    const file = rows.map((row) => (row % 2 === 0 ? ` Q0${row}` : `Q${row} `));
    expect(offersOf(filesOf(gold, file))[0]).toMatchObject({
      repairs: ['trim', 'case', 'zeros'],
      gained: 5000,
    });
  });

  test('a suggestion predicts the number of ids matched in all rows, even with repeated ids', () => {
    const gold = ['10', '11', '12', '13'];
    const file = rows.map((row) => `run${row < 4900 ? 1 : 2}-${10 + (row % 4)}`);
    const sources = filesOf(gold, file);
    for (const { repairs, gained } of offersOf(sources)) {
      expect(countMet(gold, file, repairs)).toBe(gained);
    }
  });

  test('cost is linear in the number of rows', () => {
    const countSteps = (length: number) => {
      const ids = Array.from({ length }, (_, row) => `run-${row}.txt`);
      const known = new Map([['q1', 0]]);
      const steps = suggestRepairsFor('pred.csv', known, ids, []);
      let count = 0;
      while (!steps.next().done) count++;
      return count;
    };
    const few = countSteps(16 * BATCH_SIZE);
    const many = countSteps(128 * BATCH_SIZE);
    expect(many).toBeLessThanOrEqual(8 * few);
    // Every row is processed about twenty times: unchanged, for each repair, and for all repairs
    // together.
    expect(few).toBeLessThanOrEqual(16 * 24);
  });
});

test('removing a repair from the mapping undoes it', () => {
  const sources = filesOf(['q1'], ['Q1', 'q1']);
  const repaired = withRepairs(idMapping, 'pred.csv', ['case']);
  expect(joinAll(sources, repaired).runs[0]?.duplicates).toHaveLength(1);
  const undone = withRepairs(repaired, 'pred.csv', []);
  expect(joinAll(sources, undone)).toEqual(joinAll(sources, idMapping));
});

describe('a file with different ids', () => {
  const gold = openText('gold.csv', 'id,answer\nq1,wind\nq2,sun\n');
  const good = openText('pred.csv', 'id,prediction\nq1,a\nq2,b\n');
  const other = openText('other.csv', 'id,prediction\nQ1,a\nQ2,b\n');
  const both: Mapping = {
    ...idMapping,
    predictions: [
      ...idMapping.predictions,
      { ...idMapping.predictions[0]!, file: 'other.csv', name: 'other' },
    ],
  };

  test('is listed next to the scored runs, and an error names the repair', () => {
    const { runs, unjoined, problems } = joinAll([gold, good, other], both);
    expect(runs).toMatchObject([{ model: 'pred', matched: 2 }]);
    expect(unjoined).toMatchObject([
      { model: 'other', matched: 0, unmatched: [{ id: 'Q1' }, { id: 'Q2' }] },
    ]);
    expect(problems).toMatchObject([
      { code: 'nothing-matches', severity: 'error', file: 'other.csv' },
    ]);
    expect(problems[0]?.message).toContain('“Ignore case” would match “Q1” to “q1”');
  });

  test('is scored once its ids are repaired', () => {
    const repaired = withRepairs(both, 'other.csv', ['case']);
    const { runs, unjoined, problems } = joinAll([gold, good, other], repaired);
    expect(runs).toMatchObject([{ model: 'pred' }, { model: 'other', matched: 2, missing: 0 }]);
    expect([unjoined, problems]).toEqual([[], []]);
  });

  test('one system in a file can be unmatched while another matches', () => {
    const mixed = openText('pred.csv', 'id,prediction,model\nq1,a,near\nx1,b,far\nx2,c,far\n');
    const named: Mapping = {
      ...idMapping,
      predictions: [{ ...idMapping.predictions[0]!, model: 'model' }],
    };
    const { runs, unjoined, problems } = joinAll([gold, mixed], named);
    expect(runs).toMatchObject([{ model: 'near', matched: 1, missing: 1 }]);
    expect(unjoined).toMatchObject([{ model: 'far', unmatched: [{ row: 2 }, { row: 3 }] }]);
    expect(problems).toMatchObject([{ code: 'unjoined-run', file: 'pred.csv', row: 2 }]);
  });

  test('fails the join only if no run is left', () => {
    const alone = { ...both, predictions: both.predictions.slice(1) };
    expect(join([gold, other], alone, DEFAULT_SETTINGS)).toMatchObject({
      kind: 'failed',
      problems: [{ code: 'nothing-matches' }],
    });
  });
});

const anyId = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.nat(30).map(String),
  fc.nat(30).map((number) => `Q0${number}`),
  fc.constantFrom('__proto__', ' 7 ', '7.0', '1e3', 'é', 'e\u0301'),
);
const anyRepairs = fc.subarray(REPAIRS.map(({ id }) => id));

describe('with any set of repairs', () => {
  test('no match is lost, and identical ids always match', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyId), fc.array(anyId), anyRepairs, (gold, file, repairs) => {
        const known = new Map(gold.map((id, question) => [id, question]));
        const find = runToEnd(createMatcher(known, file, repairs));
        for (const id of file) {
          if (known.has(id)) expect(find(id)).toBe(known.get(id));
        }
      }),
    );
  });

  test('a suggestion matches as many rows as it states', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyId), fc.array(anyId), anyRepairs, (gold, file, applied) => {
        const known = new Map(gold.map((id, question) => [id, question]));
        const before = countMet(gold, file, applied);
        for (const { repairs, gained } of runToEnd(
          suggestRepairsFor('p.csv', known, file, applied),
        )) {
          expect(countMet(gold, file, [...applied, ...repairs]) - before).toBe(gained);
        }
      }),
    );
  });

  test('every row is a prediction, unmatched or a duplicate', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          anyId.filter((id) => !id.includes('"') && id !== ''),
          { minLength: 1 },
        ),
        fc.array(
          anyId.filter((id) => !id.includes('"')),
          { minLength: 1 },
        ),
        anyRepairs,
        (gold, file, repairs) => {
          const sources = filesOf(gold, file);
          const rows = sources[1]!.table.rowCount;
          const joined = join(
            sources,
            withRepairs(idMapping, 'pred.csv', repairs),
            DEFAULT_SETTINGS,
          );
          if (joined.kind === 'failed') return;
          const [run] = joined.dataset.runs;
          expect(run!.matched + run!.unmatched.length + run!.duplicates.length).toBe(rows);
        },
      ),
    );
  });
});
