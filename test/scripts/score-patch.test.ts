import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkPatch, openPatches } from '../../scripts/score-input';
import { createHandler } from '../../src/worker/handle';

const folder = mkdtempSync(join(tmpdir(), 'assay-patch-'));
const save = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const gold = save('gold.csv', 'id,question,reference\nq1,Who?,Ann\nq2,Where?,Oslo\n');
const runs = save('runs.csv', 'id,model,prediction\nq1,S,Bob\nq2,S,Oslo\nq1,T,bob\nq2,T,Rome\n');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(out: string, ...options: readonly string[]): string {
  const files = ['--gold', gold, '--predictions', runs, '--out', join(folder, out)];
  return execFileSync('node', ['--import', 'tsx', 'scripts/score.ts', ...files, ...options], {
    stdio: 'pipe',
    encoding: 'utf8',
  });
}

const read = (...path: readonly string[]) => readFileSync(join(folder, ...path), 'utf8');

describe('npm run score --review and --patch', () => {
  test('write the clusters, and turn the decisions into published and completed scores', () => {
    expect(run('published', '--review')).toContain('review.csv');
    const [header = '', first = '', ...rest] = read('published', 'review.csv').split('\n');
    expect(first).toMatch(/^q1,Who\?,"\[""Ann""\]",Bob,2,0\.\d+,[01]\.\d+,yes,/);
    const decided = first.replace(/,,,,$/, ',accepted,ada,2026-11-20,');
    const review = save('review.csv', [header, decided, ...rest].join('\n'));

    const printed = run('completed', '--patch', review);
    expect(printed).toMatch(/answer_correct +published gold +completed gold +change/);
    expect(printed).toMatch(/S +50\.0.* 100\.0.* \+50\.0, rank 1/);
    expect(printed).toContain('2 accepted answers for 1 question (gold patch of 1 decision');
    const patched = run('again', '--patch', join(folder, 'completed', 'gold-patch.json'));
    expect(patched).toContain('completed gold');
    for (const name of readdirSync(join(folder, 'completed'))) {
      expect(readFileSync(join(folder, 'again', name))).toEqual(
        readFileSync(join(folder, 'completed', name)),
      );
    }
    expect(read('published', 'report.json')).not.toContain('goldCompletion');
    expect(read('completed', 'report.json')).toContain('goldCompletion');
    expect(read('gold.csv')).toBe('id,question,reference\nq1,Who?,Ann\nq2,Where?,Oslo\n');
  }, 240_000);

  test('refuse to write a review if its metric was not computed', () => {
    expect(() => run('without', '--review', '--metrics', 'f1')).toThrow(
      /^--review needs the metric answer_correct, which was not scored/m,
    );
  }, 120_000);

  const decision = {
    id: 'q1',
    hash: 'a'.repeat(64),
    decision: 'accepted',
    answers: ['Bob'],
    by: '',
    date: '2026-11-23',
    reason: '',
  };
  const patch = (decisions: unknown, format = 'assay-gold-patch/1') =>
    JSON.stringify({ format, decisions });
  const day = '2026-11-23';

  test.each<[string, string, RegExp]>([
    ['text', 'nothing', /text\.json is not a gold patch: this is not valid JSON\./],
    ['later', patch([], 'assay-gold-patch/9'), /“assay-gold-patch\/1” is expected/],
    ['other', patch([{ ...decision, decision: 'perhaps' }]), /one of accepted, wrong, disputed/],
    ['hash', patch([{ ...decision, hash: 'x' }]), /a SHA-256 hash is expected/],
    ['date', patch([{ ...decision, date: '2026-02-31' }]), /a date is expected/],
    ['more', patch([{ ...decision, more: 1 }]), /this key is unknown/],
    ['proto', '{"format":"assay-gold-patch/1","__proto__":{}}', /this key is not allowed/],
  ])('reject an invalid patch with one sentence: %s', (name, text, message) => {
    const path = save(`${name}.json`, text);
    expect(() => openPatches(createHandler(), [path], day)).toThrow(message);
  });

  test('reject a file that is not a review, and a patch for another gold file', () => {
    expect(() => openPatches(createHandler(), [gold], day)).toThrow(/gold\.csv is not a review/);
    const path = save('stale.json', patch([decision]));
    const stale = openPatches(createHandler(), [path], day);
    expect(stale?.decisions).toEqual([decision]);
    expect(() => {
      checkPatch(stale ?? { decisions: [] }, { unknown: [], stale: ['q1'] });
    }).toThrow(/made for another gold file/);
    expect(openPatches(createHandler(), [], day)).toBeNull();
  });
});
