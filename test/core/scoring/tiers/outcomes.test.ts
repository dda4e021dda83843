import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listOutcomes, OUTCOMES_FILE } from '../../../../scripts/answer-outcomes';

test('each decision on the answer cases is as recorded (npm run answer-outcomes)', () => {
  const recorded = readFileSync(OUTCOMES_FILE, 'utf8').split('\n');
  expect(listOutcomes().split('\n')).toEqual(recorded);
});
