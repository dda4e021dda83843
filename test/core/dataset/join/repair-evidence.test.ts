import { describe, expect, test } from 'vitest';
import { suggestRepairsWithEvidence } from '../../../../src/core/dataset/join/repair-evidence';
import { runToEnd } from '../../../../src/core/progress';
import { openText, idMapping } from '../../../support/sources';

/** The evidence for ignoring case, where prediction `at` answers question `at + offset`. */
function evidenceOf(size: number, offset: number) {
  const numbers = Array.from({ length: size }, (_, at) => at);
  const gold = numbers.map((at) => `Q${at},item${'abcdefghij'[at % 10] ?? ''} ${at * 37}`);
  const predictions = numbers.map((at) => {
    const of = (at + offset) % size;
    return `q${at},it is item${'abcdefghij'[of % 10] ?? ''} ${of * 37}`;
  });
  const sources = [
    openText('gold.csv', `id,answer\n${gold.join('\n')}\n`),
    openText('pred.csv', `id,prediction\n${predictions.join('\n')}\n`),
  ];
  const [first] = runToEnd(suggestRepairsWithEvidence(sources, idMapping));
  return first?.evidence;
}

describe('the evidence for a repair', () => {
  test('excludes coincidence where the answers fit their references', () => {
    const evidence = evidenceOf(40, 0);
    expect(evidence).toMatchObject({ matched: 1, mayBeChance: false });
    expect(evidence?.shuffled).toBeLessThan(0.2);
  });

  test('leaves it possible where they fit other questions', () => {
    const evidence = evidenceOf(40, 7);
    expect(evidence).toMatchObject({ mayBeChance: true });
    expect(evidence?.matched).toBeLessThan(0.2);
  });

  test('cannot exclude it with few answers, and is absent with one', () => {
    expect(evidenceOf(6, 0)).toMatchObject({ matched: 1, mayBeChance: null });
    expect(evidenceOf(1, 0)).toBeNull();
  });
});
