import { describe, expect, test } from 'vitest';
import { suggestRepairsWithEvidence } from '../../../../src/core/dataset/join/repair-evidence';
import { runToEnd } from '../../../../src/core/progress';
import { openText, idMapping } from '../../../support/sources';

/**
 * The evidence for ignoring case, where prediction `at` answers question `at + offset`, or
 * `offset(at)` if a function is given.
 */
function evidenceOf(size: number, offset: number | ((at: number) => number)) {
  const numbers = Array.from({ length: size }, (_, at) => at);
  const answer = (at: number) => `item${'abcdefghij'[at % 10] ?? ''} ${at * 37}`;
  const gold = numbers.map((at) => `Q${at},${answer(at)}`);
  const predictions = numbers.map((at) => {
    const of = typeof offset === 'number' ? (at + offset) % size : offset(at);
    return `q${at},it is ${answer(of)}`;
  });
  const sources = [
    openText('gold.csv', `id,answer\n${gold.join('\n')}\n`),
    openText('pred.csv', `id,prediction\n${predictions.join('\n')}\n`),
  ];
  const [first] = runToEnd(suggestRepairsWithEvidence(sources, idMapping));
  return first?.evidence;
}

describe('the evidence for a repair', () => {
  test('rules out chance if the answers match their references', () => {
    const evidence = evidenceOf(40, 0);
    expect(evidence).toMatchObject({ matched: 1, mayBeChance: false });
    expect(evidence?.shuffled).toBeLessThan(0.2);
  });

  test('does not rule out chance if the answers match other questions', () => {
    const evidence = evidenceOf(40, 7);
    expect(evidence).toMatchObject({ mayBeChance: true });
    expect(evidence?.matched).toBeLessThan(0.2);
  });

  test('does not rule out chance with few answers, and is missing for a single answer', () => {
    expect(evidenceOf(6, 0)).toMatchObject({ matched: 1, mayBeChance: null });
    expect(evidenceOf(1, 0)).toBeNull();
  });

  test('rules out chance with at least 20 answers if only the original order agrees (p = 1/20)', () => {
    const evidence = evidenceOf(20, 0);
    expect(evidence).toMatchObject({ matched: 1, mayBeChance: false });
    // Only one of the 19 shifts, the one by 10, matches answers that share a word: one of their two
    // words.
    expect(evidence?.shuffled).toBeCloseTo(0.5 / 19, 12);
    expect(evidenceOf(19, 0)).toMatchObject({ matched: 1, mayBeChance: null });
  });

  test('does not rule out chance if every order agrees equally', () => {
    expect(evidenceOf(40, () => 3)).toMatchObject({ mayBeChance: true });
  });

  test('compares 100 evenly spaced answers', () => {
    const right = (isCompared: (at: number) => boolean) => (at: number) =>
      isCompared(at) ? at : 1000;
    expect(
      evidenceOf(
        300,
        right((at) => at % 3 === 0),
      ),
    ).toMatchObject({ matched: 1 });
    expect(
      evidenceOf(
        199,
        right((at) => at < 100),
      ),
    ).toMatchObject({ matched: 1 });
    const last = evidenceOf(
      199,
      right((at) => at < 99),
    );
    expect(last?.matched).toBe(0.99);
  });
});
