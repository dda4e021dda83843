import { describe, expect, it } from 'vitest';
import {
  addDecision,
  findConflicts,
  type GoldDecision,
  hashPatch,
  hashQuestion,
  mergePatches,
  NO_PATCH,
  removeDecision,
  writePatch,
} from '../../../../src/core/analysis/gold/patch';

const HASH = hashQuestion({ texts: ['Who?'], references: [['Ann']] }, 0);

function decide(changes: Partial<GoldDecision> = {}): GoldDecision {
  return {
    id: 'q1',
    hash: HASH,
    decision: 'accepted',
    answers: ['Anna', 'anna'],
    by: 'reviewer 1',
    date: '2026-11-23',
    reason: '',
    ...changes,
  };
}

describe('a gold patch', () => {
  it('hashes the question with its references', () => {
    const hash = (text: string, references: string[]) =>
      hashQuestion({ texts: [text], references: [references] }, 0);
    expect(HASH).toMatch(/^[0-9a-f]{64}$/);
    expect(hash('Who?', ['Ann'])).toBe(HASH);
    expect(hash('Who?', ['Ann', ''])).not.toBe(HASH);
    expect(hash('Who', ['Ann'])).not.toBe(HASH);
  });

  it('keeps one decision per reviewer and answer', () => {
    const first = addDecision(NO_PATCH, decide());
    const changed = addDecision(first, decide({ decision: 'wrong' }));
    expect(changed.decisions).toEqual([decide({ decision: 'wrong' })]);
    const other = addDecision(changed, decide({ by: 'reviewer 2' }));
    expect(other.decisions).toHaveLength(2);
    expect(removeDecision(other, decide()).decisions).toEqual([decide({ by: 'reviewer 2' })]);
  });

  it('gives the same bytes and hash for any order of decisions', () => {
    const [a, b] = [decide(), decide({ id: 'q0' })];
    expect(writePatch({ decisions: [a, b] })).toBe(writePatch({ decisions: [b, a] }));
    expect(hashPatch({ decisions: [a, b] })).toBe(hashPatch({ decisions: [b, a] }));
    expect(hashPatch({ decisions: [a] })).not.toBe(hashPatch({ decisions: [b] }));
    expect(writePatch({ decisions: [a] })).toContain('"format": "assay-gold-patch/1"');
  });

  it('merges patches, keeping identical decisions once and contradictory ones side by side', () => {
    const theirs = decide({ by: 'reviewer 2', decision: 'wrong', answers: ['anna'] });
    const merged = mergePatches([
      { decisions: [decide()] },
      { decisions: [decide(), theirs] },
      { decisions: [theirs] },
    ]);
    expect(merged.decisions).toEqual([decide(), theirs]);
    expect(findConflicts(merged)).toEqual([
      { id: 'q1', answer: 'anna', decisions: [decide(), theirs] },
    ]);
  });

  it('finds no conflict between identical decisions, or between decisions on different answers or questions', () => {
    const decisions = [
      decide(),
      decide({ by: 'reviewer 2' }),
      decide({ by: 'reviewer 2', answers: ['Bob'], decision: 'wrong' }),
      decide({ id: 'q2', decision: 'wrong' }),
    ];
    expect(findConflicts({ decisions })).toEqual([]);
  });
});
