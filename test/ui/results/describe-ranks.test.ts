import { expect, test } from 'vitest';
import { describeRanks } from '../../../src/ui/results/scorers/ScorersView';

const runs = ['long', 'short', 'wrong'];

test('the summary states which run is always first, and which runs keep their rank', () => {
  const places = [
    { run: 0, counts: [4, 0, 0], mostFrequent: 1 },
    { run: 1, counts: [0, 3, 1], mostFrequent: 2 },
    { run: 2, counts: [0, 1, 3], mostFrequent: 3 },
  ];
  expect(describeRanks(places, runs, 4)).toEqual({
    headline: 'long ranks first with all 4 scorers.',
    further: 'The ranks of the other runs depend on the scorer.',
  });
});

test('the summary names the runs that rank first and says how often, starting with the most frequent', () => {
  const places = [
    { run: 1, counts: [1, 3, 0], mostFrequent: 2 },
    { run: 0, counts: [3, 1, 0], mostFrequent: 1 },
    { run: 2, counts: [0, 0, 4], mostFrequent: 3 },
  ];
  expect(describeRanks(places, runs, 4).headline).toBe(
    'Which run ranks first depends on the scorer: long with 3 of 4 and short with 1.',
  );
});

test('if many runs rank first, the summary names the most frequent and counts the rest', () => {
  const places = [6, 5, 4, 3, 2].map((first, run) => ({ run, counts: [first], mostFrequent: 1 }));
  expect(describeRanks(places, ['a', 'b', 'c', 'd', 'e'], 20).headline).toBe(
    'Which run ranks first depends on the scorer: a with 6 of 20, b with 5, c with 4 and 2 other runs.',
  );
});

test('a tie for first rank counts for each of the tied runs', () => {
  const places = [
    { run: 0, counts: [3, 1], mostFrequent: 1 },
    { run: 1, counts: [2, 2], mostFrequent: 1 },
  ];
  expect(describeRanks(places, runs, 4).headline).toBe(
    'Which run ranks first depends on the scorer: long with 3 of 4 and short with 2; ties count for every tied run.',
  );
});

test('the summary states which run is always first, with the runs that tie with it', () => {
  const places = [
    { run: 0, counts: [3, 0], mostFrequent: 1 },
    { run: 1, counts: [1, 2], mostFrequent: 2 },
  ];
  expect(describeRanks(places, runs, 3).headline).toBe(
    'long ranks first with all 3 scorers, tied for first with short with 1.',
  );
});

test('runs that never differ tie for first rank', () => {
  const places = [0, 1].map((run) => ({ run, counts: [3, 0], mostFrequent: 1 }));
  expect(describeRanks(places, runs, 3).headline).toBe(
    'All runs tie for first rank with all 3 scorers.',
  );
});

test('the summary states whether all runs or no run keep their rank', () => {
  const all = [
    { run: 0, counts: [2, 0], mostFrequent: 1 },
    { run: 1, counts: [0, 2], mostFrequent: 2 },
  ];
  expect(describeRanks(all, runs, 2).further).toBe(
    'The runs rank in the same order with every scorer.',
  );
  const none = [
    { run: 0, counts: [1, 1], mostFrequent: 1 },
    { run: 1, counts: [1, 1], mostFrequent: 1 },
  ];
  expect(describeRanks(none, runs, 2).further).toBe('No run has the same rank with all scorers.');
});
