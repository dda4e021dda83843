/**
 * Fuzzes file readers, mapping and join, scorers, links, settings, LLM answers and terminal
 * arguments: `npm run -s fuzz -- --seconds 60 --seed 7`. Prints the seed of every round; a failure
 * prints the smallest case found. The tests run one short round (test/hostile/fuzz.test.ts).
 */
import { parseArgs } from 'node:util';
import { TARGETS } from '../test/support/fuzz-targets';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } },
});
const until = Date.now() + 1000 * Number(values.seconds);
let seed = Number(values.seed ?? Date.now() % 1_000_000);
let cases = 0;
for (let round = 1; Date.now() < until; round++, seed++) {
  console.log(`round ${round}, seed ${seed}`);
  for (const { name, run } of TARGETS) {
    if (Date.now() >= until) break;
    try {
      cases += await run({ seed, cases: 200 });
    } catch (error) {
      console.log(`${name}, seed ${seed}:\n${String(error)}`);
      process.exitCode = 1;
    }
  }
}
console.log(`${cases} cases; ${process.exitCode === 1 ? 'failures above' : 'no failure'}`);
