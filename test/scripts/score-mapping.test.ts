import { describe, expect, test } from 'vitest';
import {
  checkExternalMetrics,
  chooseGold,
  describeMapping,
  describeRepairs,
  findDoubtfulJoin,
  acceptProposal,
} from '../../scripts/score-input';
import { suggestRepairsWithEvidence } from '../../src/core/dataset/join/repair-evidence';
import { join } from '../../src/core/dataset/join/join';
import { withRepairs } from '../../src/core/dataset/id-repairs';
import { propose } from '../../src/core/dataset/mapping/propose';
import type { Source } from '../../src/core/model';
import { runToEnd } from '../../src/core/progress';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { readMapping } from '../../src/state/schemas/mapping-schema';
import { openText } from '../support/sources';

const gold = openText(
  'gold.csv',
  'a,b,c,d\nq-1,Who was it?,Ada,Bob\nq-2,What is it?,air,water\nq-3,Where?,Rome,Oslo\n',
);
const system = openText('sys.csv', 'a,b\nq-1,x\nq-2,y\nq-3,z\n');

describe('a proposal with an open question', () => {
  const proposal = propose([gold, system], { 'gold.csv': 'gold' });

  test('is used and printed', () => {
    const taken = acceptProposal(proposal, false);
    expect(taken.mapping).toEqual(proposal.mapping);
    expect(taken.lines.at(-1)).toMatch(
      /^Which column of gold\.csv contains the reference answers\? Chosen: “c” .*; otherwise: “d” /,
    );
  });

  test('is rejected with --strict', () => {
    expect(() => acceptProposal(proposal, true)).toThrow('--strict does not guess');
  });
});

test('a proposal without an open question is used even with --strict', () => {
  const named = openText('gold.csv', 'id,question,answer\nq-1,Who?,Ada\nq-2,What?,air\n');
  const proposal = propose([named, system], { 'gold.csv': 'gold' });
  expect(acceptProposal(proposal, true).mapping).toEqual(proposal.mapping);
});

test('--strict rejects a join by row order', () => {
  const bare = openText('gold.csv', 'question,answer\nWho?,Ada\nWhat?,air\n');
  const answers = openText('sys.csv', 'prediction\nx\ny\n');
  const { mapping } = propose([bare, answers]);
  const joined = join([bare, answers], mapping, DEFAULT_SETTINGS);
  const problems = joined.kind === 'joined' ? joined.dataset.problems : [];
  expect(findDoubtfulJoin(problems)).toMatchObject({ code: 'row-order', file: 'sys.csv' });
});

describe('ids that a repair would match', () => {
  const asked = openText('gold.csv', 'id,question,answer\nq1,Who?,Ada\nq2,What?,air\n');
  const describeFor = async (predictions: string) => {
    const sources = [asked, openText('sys.csv', predictions)];
    const { mapping } = propose(sources, { 'gold.csv': 'gold' });
    const joined = join(sources, mapping, DEFAULT_SETTINGS);
    const problems = joined.kind === 'joined' ? joined.dataset.problems : joined.problems;
    const suggestRepairs = (given: typeof mapping) =>
      Promise.resolve(runToEnd(suggestRepairsWithEvidence(sources, given)));
    const lines = await describeRepairs({ suggestRepairs }, mapping, problems);
    return { lines, sources };
  };

  test('are reported with a mapping that matches them', async () => {
    const { lines, sources } = await describeFor('id,prediction\nQ1 ,Ada\nQ2 ,air\n');
    expect(lines[0]).toBe(
      '“Ignore surrounding whitespace; Ignore case” would match 2 more ids of sys.csv.',
    );
    expect(lines[1]).toContain('save this mapping to a file and pass it with --mapping: {');
    const json = lines[1]?.slice(lines[1].indexOf('{')) ?? '';
    const read = readMapping(json, 'mapping.json');
    if (read.kind === 'invalid') throw new Error(read.problem.message);
    const joined = join(sources, read.value, DEFAULT_SETTINGS);
    expect(joined).toMatchObject({ kind: 'joined', dataset: { runs: [{ matched: 2 }] } });
  });

  test('are reported even if other ids match without a repair', async () => {
    const { lines } = await describeFor('id,prediction\nq1,Ada\nq2 ,air\n');
    expect(lines[0]).toContain('would match 1 more id of sys.csv.');
  });

  test('are not reported for a file without ids', async () => {
    expect((await describeFor('prediction\nAda\n')).lines).toEqual([]);
  });

  test('are not reported if every id matches', async () => {
    expect((await describeFor('id,prediction\nq1,Ada\nq2,air\n')).lines).toEqual([]);
  });
});

test('--metrics accepts the scores in a prediction file, and no others', () => {
  const scored = openText('bert.csv', 'id,prediction,BERTScore\nq-1,x,0.4\nq-2,y,0.9\nq-3,z,0.7\n');
  const { mapping } = propose([gold, scored], { 'gold.csv': 'gold' });
  const check = (id: string) => () => checkExternalMetrics([id], mapping, ['f1']);
  expect(mapping.predictions[0]?.scores?.map(({ column }) => column)).toEqual(['BERTScore']);
  expect(check('external.bertscore')).not.toThrow();
  expect(check('external.bartscore')).toThrow('Did you mean external.bertscore?');
});

describe('an archive passed as gold', () => {
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

  test('provides the file that looks like gold', async () => {
    const run = openText('run.csv', 'id,prediction\nq-1,x\n');
    expect(await choose(run, named('a.csv'))).toEqual({ 'a.csv': 'gold' });
  });

  test('is rejected if two files or no file look like gold', async () => {
    const two = choose(named('a.csv'), named('b.csv', 'Bob'));
    await expect(two).rejects.toThrow('look like gold files: a.csv, b.csv.');
    const runs = ['p.csv', 'q.csv'].map((id) => openText(id, `id,prediction\nq-1,${id}\n`));
    await expect(choose(...runs)).rejects.toThrow('contains reference answers');
  });
});

test('a printed mapping lists its repairs', () => {
  const { mapping } = propose([gold, system], { 'gold.csv': 'gold' });
  expect(describeMapping(withRepairs(mapping, 'sys.csv', ['trim', 'case']))).toBe(
    'gold.csv: id a, references c, answer type inferred\n' +
      '         sys.csv: id a, prediction b, ids repaired: trim, case',
  );
});
