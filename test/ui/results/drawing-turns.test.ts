import { expect, test } from 'vitest';
import { createTurns } from '../../../src/ui/results/questions/table/render-batches';

function setUp() {
  const drawn: string[] = [];
  const rests: (() => void)[] = [];
  const turns = createTurns((then) => rests.push(then));
  const wait = (name: string) => turns.wait(() => drawn.push(name));
  return { drawn, wait, rest: () => rests.shift()?.() };
}

test('the first is drawn at once, the next when it is done and the page has answered', () => {
  const { drawn, wait, rest } = setUp();
  const first = wait('first');
  wait('second');
  expect(drawn).toEqual(['first']);
  first.end();
  expect(drawn).toEqual(['first']);
  rest();
  expect(drawn).toEqual(['first', 'second']);
});

test('what is no longer wanted is never drawn and holds nobody up', () => {
  const { drawn, wait, rest } = setUp();
  const first = wait('first');
  const second = wait('second');
  wait('third');
  second.end();
  first.end();
  first.end();
  rest();
  expect(drawn).toEqual(['first', 'third']);
});

test('what comes while the page rests waits for its turn', () => {
  const { drawn, wait, rest } = setUp();
  wait('first').end();
  wait('second');
  expect(drawn).toEqual(['first']);
  rest();
  expect(drawn).toEqual(['first', 'second']);
});
