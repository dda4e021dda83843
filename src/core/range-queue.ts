import type { Range } from './answer-columns';
import type { Answers } from './scoring/scorer';

/** Maximum number of answers in a range: about 0.1 s of work, to keep all workers busy. */
const MAX_ANSWERS = 512;

/**
 * Maximum total number of characters in the predictions of a range; ranges with long texts have
 * fewer answers.
 */
const MAX_CHARACTERS = 250_000;

/** The questions, split into ranges that take a similar amount of work. */
export function splitQuestions({ questions, runs }: Answers): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  let [answers, characters] = [0, 0];
  for (let to = 1; to <= questions.ids.length; to++) {
    answers += runs.length;
    for (const { predictions } of runs) characters += predictions[to - 1]?.length ?? 0;
    const isFull = answers >= MAX_ANSWERS || characters >= MAX_CHARACTERS;
    if (!isFull && to < questions.ids.length) continue;
    ranges.push({ from, to });
    from = to;
    [answers, characters] = [0, 0];
  }
  return ranges;
}

/** Hands out ranges for scoring; `takeOrRepeat` hands out again those that are not completed. */
export function createRangeQueue(ranges: readonly Range[]) {
  const open = new Set(ranges);
  let next = 0;
  let completed = 0;
  const take = (): Range | null => ranges[next++] ?? null;
  return {
    /** The next range that is not taken; `null` if all are taken. */
    take,
    /** The next range, or the last one taken but not completed; `null` if all are completed. */
    takeOrRepeat: (): Range | null => take() ?? [...open].at(-1) ?? null,
    isOpen: (range: Range) => open.has(range),
    complete: (range: Range) => {
      if (open.delete(range)) completed += range.to - range.from;
    },
    /** Number of questions in completed ranges. */
    completed: () => completed,
  };
}
