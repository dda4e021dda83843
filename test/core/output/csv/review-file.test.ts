import { describe, expect, it } from 'vitest';
import type { GoldDecision } from '../../../../src/core/analysis/gold/patch';
import type { ReviewCluster } from '../../../../src/core/analysis/gold/review-queue';
import { readReviewTable, tabulateReview } from '../../../../src/core/output/csv/review-file';
import { writeCsv } from '../../../../src/core/output/csv/csv';
import { openText } from '../../../support/sources';
import { writeText } from '../../../support/written-files';

const HASH = 'a'.repeat(64);

const cluster: ReviewCluster = {
  id: 'q1',
  hash: HASH,
  text: 'Who, "then"?',
  document: '',
  references: ['Ann'],
  evidence: [],
  question: 0,
  meaning: 'text',
  runs: [0, 2],
  representative: '=Bob',
  variants: [
    { text: '=Bob', runs: [0] },
    { text: 'bob\nB.', runs: [2] },
  ],
  probability: 0.25,
  expectedGain: 0.5,
  suspicious: true,
};

/** The file with a reviewer's decisions. */
function review(csv: 'exact' | 'safe', edit: (line: string) => string = (line) => line) {
  const text = edit(writeText(writeCsv(tabulateReview([cluster]), csv)));
  return readReviewTable(openText('review.csv', text).table, 'review.csv', '2026-11-23');
}

const decide = (decision: string) => (text: string) =>
  text.replace(`${HASH},,,,`, `${HASH},${decision},ada,2026-11-20,"why, so"`);

describe('review.csv', () => {
  it('has one row per cluster, without run names', () => {
    const text = writeText(writeCsv(tabulateReview([cluster]), 'exact'));
    expect(text).toBe(
      'id,question,references,answer,runs,probability,expected_gain,suspicious,variants,hash,decision,by,date,reason\n' +
        `q1,"Who, ""then""?","[""Ann""]",=Bob,2,0.25,0.5,yes,"[""=Bob"",""bob\\nB.""]",${HASH},,,,\n`,
    );
  });

  it.each(['exact', 'safe'] as const)('reads decisions back (%s CSV)', (csv) => {
    const expected: GoldDecision = {
      id: 'q1',
      hash: HASH,
      decision: 'accepted',
      answers: ['=Bob', 'bob\nB.'],
      by: 'ada',
      date: '2026-11-20',
      reason: 'why, so',
    };
    expect(review(csv, decide('Also correct'))).toEqual({
      kind: 'read',
      patch: { decisions: [expected] },
    });
    expect(review(csv)).toEqual({ kind: 'read', patch: { decisions: [] } });
  });

  it('names the reviewer after the file, and adds a date to any decision that has no date', () => {
    expect(review('exact', (text) => text.replace(`${HASH},,`, `${HASH},disputed,`))).toMatchObject(
      {
        patch: { decisions: [{ decision: 'disputed', by: 'review', date: '2026-11-23' }] },
      },
    );
  });

  it.each<[string, (text: string) => string, string]>([
    ['another table', () => 'id,label\nq1,1\n', 'is not a review'],
    ['an unknown decision', decide('perhaps'), '“perhaps” in row 1 is not a decision'],
    ['an inherited property name', decide('__proto__'), '“__proto__” in row 1 is not a decision'],
    [
      'a changed hash',
      (text) => decide('wrong')(text).replace(HASH, 'b'),
      '“variants” or “hash” in row 1 was changed',
    ],
    [
      'changed variants',
      (text) => decide('wrong')(text).replace('[""=Bob', 'x'),
      '“variants” or “hash” in row 1 was changed',
    ],
  ])('rejects %s with one sentence', (_, edit, message) => {
    const read = review('exact', edit);
    expect(read.kind === 'refused' && read.problem.message).toContain(message);
  });
});
