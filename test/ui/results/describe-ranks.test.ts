import { expect, test } from 'vitest';
import { describeRanks } from '../../../src/ui/results/scorers/ScorersView';

const runs = ['long', 'short', 'wrong'];

test('one run that is first everywhere is said to be so, with the runs that keep their places', () => {
  const places = [
    { run: 0, counts: [4, 0, 0], mostFrequent: 1 },
    { run: 1, counts: [0, 3, 1], mostFrequent: 2 },
    { run: 2, counts: [0, 1, 3], mostFrequent: 3 },
  ];
  expect(describeRanks(places, runs, 4)).toEqual({
    headline: 'long ranks first with all 4 scorers.',
    further: 'long has the same rank with all scorers.',
  });
});

test('several runs that come first are named with how often, the most frequent first', () => {
  const places = [
    { run: 1, counts: [1, 3, 0], mostFrequent: 2 },
    { run: 0, counts: [3, 1, 0], mostFrequent: 1 },
    { run: 2, counts: [0, 0, 4], mostFrequent: 3 },
  ];
  expect(describeRanks(places, runs, 4).headline).toBe(
    'Which run ranks first depends on the scorer: long with 3 of 4 and short with 1.',
  );
});

test('scorers under which two runs tie for the first place are said to count for each', () => {
  const places = [
    { run: 0, counts: [3, 1], mostFrequent: 1 },
    { run: 1, counts: [2, 2], mostFrequent: 1 },
  ];
  expect(describeRanks(places, runs, 4).headline).toBe(
    'Which run ranks first depends on the scorer: long with 3 of 4 and short with 2; ties count for each run.',
  );
});

test('a run that is first everywhere is said to be so where others share its place', () => {
  const places = [
    { run: 0, counts: [3, 0], mostFrequent: 1 },
    { run: 1, counts: [1, 2], mostFrequent: 2 },
  ];
  expect(describeRanks(places, runs, 3).headline).toBe(
    'long ranks first with all 3 scorers, tied for first with short with 1.',
  );
});

test('runs that never differ share the first place', () => {
  const places = [0, 1].map((run) => ({ run, counts: [3, 0], mostFrequent: 1 }));
  expect(describeRanks(places, runs, 3).headline).toBe(
    'All runs tie for first place with all 3 scorers.',
  );
});

test('that all keep their places, or none, is said in words', () => {
  const all = [
    { run: 0, counts: [2, 0], mostFrequent: 1 },
    { run: 1, counts: [0, 2], mostFrequent: 2 },
  ];
  expect(describeRanks(all, runs, 2).further).toBe(
    'Every run has the same rank with every scorer.',
  );
  const none = [
    { run: 0, counts: [1, 1], mostFrequent: 1 },
    { run: 1, counts: [1, 1], mostFrequent: 1 },
  ];
  expect(describeRanks(none, runs, 2).further).toBe('No run has the same rank with all scorers.');
});
