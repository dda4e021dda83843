import { describe, expect, test } from 'vitest';
import { readingProblems, textProblems } from '../../../src/core/words/reading-problems';
import { DEFAULT_LIMITS } from '../../../src/core/read-options';
import { suggestOptions } from '../../../src/state/files/suggested-options';

describe('a limit that a file exceeds', () => {
  const refusal = readingProblems.fileTooLarge('a.csv', 2e9, DEFAULT_LIMITS.fileBytes);

  test('is raised by a factor of ten each time', () => {
    const once = suggestOptions(refusal, {});
    expect(once?.options.limits).toEqual({ fileBytes: 10 * DEFAULT_LIMITS.fileBytes });
    const twice = suggestOptions(refusal, once?.options ?? {});
    expect(twice?.options.limits).toEqual({ fileBytes: 100 * DEFAULT_LIMITS.fileBytes });
    expect(once?.label).toBe('Raise limit to 5,000 MB');
  });

  test('keeps the other options', () => {
    const raised = suggestOptions(refusal, { encoding: 'big5', limits: { depth: 9 } });
    expect(raised?.options).toMatchObject({ encoding: 'big5', limits: { depth: 9 } });
  });

  test('is not offered if the file itself is invalid', () => {
    expect(suggestOptions(readingProblems.emptyFile('a.csv'), {})).toBeNull();
  });
});

test.each([
  [
    textProblems.mojibake('a.csv', { count: 1, before: 'â€”', after: '—', others: 0 }),
    { label: 'Repair text', options: { encoding: 'big5', repairMojibake: true } },
  ],
  [
    textProblems.literalQuotes('a.tsv', 1, 2),
    { label: 'Disable quoting', options: { encoding: 'big5', literalQuotes: true } },
  ],
])('a repair keeps the other options', (problem, suggested) => {
  expect(suggestOptions(problem, { encoding: 'big5' })).toEqual(suggested);
});
