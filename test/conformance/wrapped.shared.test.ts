import { expect, test } from 'vitest';
import { evaluateAll } from '../../src/core/evaluate';
import { propose } from '../../src/core/dataset/mapping/propose';
import { METRICS } from '../../src/core/scoring/metrics';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { describeShared, openShared } from '../support/shared-data';
import { joinAll } from '../support/sources';

describeShared('mmesgbench, whose systems fence some of their answers', () => {
  const sources = ['gold-dev-93.json', 'predictions/qwen2.5-7b-dc-cold.jsonl'].map((name) =>
    openShared(`mmesgbench/${name}`),
  );
  const dataset = joinAll(sources, propose(sources).mapping);
  const reportOf = (wrapping: 'keep' | 'remove') =>
    evaluateAll(dataset, { ...DEFAULT_SETTINGS, wrapping }, METRICS).runs[0];

  test('25 of 93 answers are wrapped, and ten become exact matches when unwrapped', () => {
    expect(reportOf('keep')?.counts.wrapped).toBe(25);
    expect(reportOf('keep')?.metrics.exact_match?.mean).toBe(16 / 93);
    expect(reportOf('remove')?.metrics.exact_match?.mean).toBe(26 / 93);
  });
});
