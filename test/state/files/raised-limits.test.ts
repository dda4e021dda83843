import { describe, expect, test } from 'vitest';
import { readingProblems } from '../../../src/core/words/reading-problems';
import { DEFAULT_LIMITS } from '../../../src/core/read-options';
import { raiseLimit } from '../../../src/state/files/raised-limits';

describe('a limit that a file exceeds', () => {
  const refusal = readingProblems.fileTooLarge('a.csv', 2e9, DEFAULT_LIMITS.fileBytes);

  test('is raised tenfold each time', () => {
    const once = raiseLimit(refusal, {});
    expect(once?.options.limits).toEqual({ fileBytes: 10 * DEFAULT_LIMITS.fileBytes });
    const twice = raiseLimit(refusal, once?.options ?? {});
    expect(twice?.options.limits).toEqual({ fileBytes: 100 * DEFAULT_LIMITS.fileBytes });
    expect(once?.words).toBe('5,000 MB');
  });

  test('keeps the other options', () => {
    const raised = raiseLimit(refusal, { encoding: 'big5', limits: { depth: 9 } });
    expect(raised?.options).toMatchObject({ encoding: 'big5', limits: { depth: 9 } });
  });

  test('is not offered if the file itself is invalid', () => {
    expect(raiseLimit(readingProblems.emptyFile('a.csv'), {})).toBeNull();
  });
});
