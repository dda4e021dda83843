import { describe, expect, test } from 'vitest';
import {
  chooseGold,
  describeMapping,
  findUnsettled,
  takeProposal,
} from '../../scripts/score-mapping';
import { join } from '../../src/core/dataset/join/join';
import { withRepairs } from '../../src/core/dataset/ids/repairs';
import { propose } from '../../src/core/dataset/mapping/propose';
import type { Source } from '../../src/core/model';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { openText } from '../support/sources';

const gold = openText(
  'gold.csv',
  'a,b,c,d\nq-1,Who was it?,Ada,Bob\nq-2,What is it?,air,water\nq-3,Where?,Rome,Oslo\n',
);
const system = openText('sys.csv', 'a,b\nq-1,x\nq-2,y\nq-3,z\n');

describe('a proposal with an open question', () => {
  const proposal = propose([gold, system], { 'gold.csv': 'gold' });

  test('is taken and told', () => {
    const taken = takeProposal(proposal, false);
    expect(taken).toMatchObject({ kind: 'taken', mapping: proposal.mapping });
    expect(taken.kind === 'taken' && taken.lines.at(-1)).toMatch(
      /^Which column of gold\.csv holds the reference answers\? Chosen: “c” .*; otherwise: “d” /,
    );
  });

  test('is refused in one sentence where it has to be strict', () => {
    const refused = takeProposal(proposal, true);
    expect(refused).toMatchObject({ kind: 'refused' });
    expect(refused.kind === 'refused' && refused.message).toContain('--strict does not guess');
  });
});

test('a proposal without one is taken, strict or not', () => {
  const named = openText('gold.csv', 'id,question,answer\nq-1,Who?,Ada\nq-2,What?,air\n');
  const proposal = propose([named, system], { 'gold.csv': 'gold' });
  expect(takeProposal(proposal, true)).toMatchObject({ kind: 'taken' });
});

test('strict does not let rows be joined by their order', () => {
  const bare = openText('gold.csv', 'question,answer\nWho?,Ada\nWhat?,air\n');
  const answers = openText('sys.csv', 'prediction\nx\ny\n');
  const { mapping } = propose([bare, answers]);
  const joined = join([bare, answers], mapping, DEFAULT_SETTINGS);
  const problems = joined.kind === 'joined' ? joined.dataset.problems : [];
  expect(findUnsettled(problems)).toMatchObject({ code: 'row-order', file: 'sys.csv' });
});

describe('several files packed into the one that is named as gold', () => {
  const named = (id: string, first = 'Ada') =>
    openText(id, `id,question,answer\nq-1,Who?,${first}\nq-2,What?,air\n`);

  const choose = (...packed: Source[]) =>
    chooseGold(
      {
        ...Object.fromEntries(packed.map(({ info }) => [info.id, 'gold'])),
        'sys.csv': 'predictions',
      },
      (roles) => propose([...packed, system], roles),
    );

  test('are weighed, and one of them is gold', async () => {
    const run = openText('run.csv', 'id,prediction\nq-1,x\n');
    const taken = await choose(run, named('a.csv'));
    expect(taken).toEqual({ kind: 'taken', roles: { 'a.csv': 'gold' } });
  });

  test('are not guessed at where two look so, nor where none does', async () => {
    const two = await choose(named('a.csv'), named('b.csv', 'Bob'));
    expect(two.kind === 'refused' && two.message).toContain('look like gold files: a.csv, b.csv.');
    const runs = ['p.csv', 'q.csv'].map((id) => openText(id, `id,prediction\nq-1,${id}\n`));
    const none = await choose(...runs);
    expect(none.kind === 'refused' && none.message).toContain('holds reference answers');
  });
});

test('a mapping in lines names its repairs', () => {
  const { mapping } = propose([gold, system], { 'gold.csv': 'gold' });
  expect(describeMapping(withRepairs(mapping, 'sys.csv', ['trim', 'case']))).toBe(
    'gold.csv: id a, references c, answer type inferred\n' +
      '         sys.csv: id a, prediction b, ids repaired: trim, case',
  );
});
