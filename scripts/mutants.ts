/**
 * Mutation testing of scoring, metrics, join, quantity and the CSV and Excel readers: `npm run -s
 * mutants -- --sample 25 --seed 1 --minutes 60 --folder src/read/csv`. Makes a sample of small
 * changes to the code, one at a time, and runs the tests that can detect each until one fails.
 * Prints each undetected change and the share of detected ones; `--killed` also prints the detected
 * changes. `--named` tries the changes of `mutants/named.ts` instead, each with its test, and exits
 * with 1 if one is not detected.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRandom } from '../src/core/random';
import { listFiles } from './list-files';
import { markdownTable } from './markdown-table';
import { EQUIVALENT } from './mutants/equivalent';
import { NAMED } from './mutants/named';
import { mutantsOf, type Mutant } from './mutants/operators';
import type { TestAnswer, TestRequest } from './mutants/run-tests';

interface Folder {
  readonly path: string;
  /** Test folders or files, those nearest to the code first. */
  readonly tests: readonly string[];
}

const FOLDERS: readonly Folder[] = [
  { path: 'src/read/csv', tests: ['read/csv', 'read/header-only', 'read/encoding'] },
  { path: 'src/read/xlsx', tests: ['read/xlsx', 'read/binary-round-trip'] },
  { path: 'src/core/dataset/join', tests: ['core/dataset/join', 'core/dataset'] },
  {
    path: 'src/core/scoring/metrics',
    tests: ['core/scoring/metrics', 'core/scoring/acceptance/accept'],
  },
  ...['src/core/answers/numerals', 'src/core/answers/quantity'].map((path) => ({
    path,
    tests: [
      path.replace('src/', ''),
      'core/answers',
      'core/scoring/metrics/numeric',
      'core/scoring/contradictions/contradiction.test',
      'conformance/numbers',
      'conformance/recorded-answers',
    ],
  })),
  ...['content', 'tiers', 'contradictions', 'acceptance'].map((name) => ({
    path: `src/core/scoring/${name}`,
    tests: [
      'core/scoring/content',
      'core/scoring/contradictions',
      'core/scoring/acceptance',
      'conformance/tiers',
      'conformance/verdicts',
      'conformance/recorded-answers',
    ],
  })),
  {
    path: 'src/core/scoring/profiles',
    tests: ['core/scoring/profiles', 'conformance/profiles', 'conformance/squad'],
  },
  { path: 'src/core/scoring/judge', tests: ['core/scoring/judge', 'conformance/judge'] },
  {
    path: 'src/core/scoring/llm-judge',
    tests: ['core/scoring/llm-judge', 'state/llm-judge', 'state/project/publish'],
  },
  {
    path: 'src/core/scoring/retrieval',
    tests: ['core/scoring/retrieval', 'conformance/retrieval'],
  },
];

/** A mutant that takes this many times as long as the tests counts as detected: it hangs. */
const HANG_FACTOR = 8;
const MIN_TIMEOUT_MS = 60_000;

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '30' },
    folder: { type: 'string', multiple: true },
    killed: { type: 'boolean', default: false },
    named: { type: 'boolean', default: false },
  },
});
const until = Date.now() + 60_000 * Number(values.minutes);
setPriority(4);

const processes: { child: ChildProcess | null } = { child: null };

async function startChild(): Promise<ChildProcess> {
  const started = fork(fileURLToPath(new URL('mutants/run-tests.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => started.once('message', resolve));
  return started;
}

/** Runs tests; `null` if they took too long. */
async function ask(request: TestRequest, timeout: number): Promise<TestAnswer | null> {
  const asked = (processes.child ??= await startChild());
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      asked.kill('SIGKILL');
      processes.child = null;
      resolve(null);
    }, timeout);
    asked.once('message', (answer: TestAnswer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    asked.send(request);
  });
}

/** A sample of a folder's mutants, the same for the same seed. */
function sampleOf({ path }: Folder): Mutant[] {
  const mutants = listFiles(path, /\.ts$/).flatMap((name) =>
    mutantsOf(`${path}/${name}`, readFileSync(`${path}/${name}`, 'utf8')),
  );
  const random = createRandom(Number(values.seed));
  const sample: Mutant[] = [];
  while (sample.length < Number(values.sample) && mutants.length > 0) {
    sample.push(...mutants.splice(random.below(mutants.length), 1));
  }
  return sample;
}

const lineOf = ({ file, line }: Mutant) =>
  (readFileSync(file, 'utf8').split('\n')[line - 1] ?? '').trim();

function reasonEquivalent(mutant: Mutant): string | undefined {
  return EQUIVALENT.find(
    ({ file, line, to }) =>
      mutant.file === file && lineOf(mutant) === line && mutant.to.startsWith(to),
  )?.reason;
}

/** Test files, nearest folder first, and the fast ones first within a folder. */
async function orderTests({ tests }: Folder): Promise<{ files: string[]; time: number }> {
  const all = listFiles('test', /\.test\.ts$/).filter((name) => !name.includes('.shared.'));
  const found = [
    ...new Set(tests.flatMap((start) => all.filter((name) => name.startsWith(start)))),
  ].map((name) => `test/${name}`);
  const started = Date.now();
  const answer = await ask({ mutant: null, tests: found }, 1_200_000);
  if (!answer?.passed) throw new Error(`The tests of ${tests.join(', ')} fail without a change.`);
  const rank = (file: string) => tests.findIndex((start) => file.startsWith(`test/${start}`));
  const isSlow = (file: string) => ((answer.times[file] ?? 0) > 3000 ? 1 : 0);
  found.sort((a, b) => isSlow(a) - isSlow(b) || rank(a) - rank(b));
  return { files: found, time: Date.now() - started };
}

async function measureFolders(): Promise<void> {
  const rows: string[][] = [];
  for (const folder of FOLDERS) {
    if (values.folder && !values.folder.includes(folder.path)) continue;
    if (Date.now() > until) break;
    const { files, time } = await orderTests(folder);
    console.log(`${folder.path}: ${files.length} test files, ${Math.round(time / 1000)} s`);
    let noticed = 0;
    let equivalent = 0;
    let survived = 0;
    for (const mutant of sampleOf(folder)) {
      if (Date.now() > until) break;
      if (reasonEquivalent(mutant) !== undefined) {
        equivalent++;
        continue;
      }
      const timeout = Math.max(MIN_TIMEOUT_MS, HANG_FACTOR * time);
      const answer = await ask({ mutant, tests: files }, timeout);
      const { file, line, operator, from, to } = mutant;
      const text = `${file}:${line} ${operator}: ${shortened(from)} → ${shortened(to)}`;
      if (answer?.passed) {
        survived++;
        console.log(text);
      } else {
        noticed++;
        if (values.killed)
          console.log(`killed: ${text}: ${answer ? (answer.failed ?? '') : 'hangs'}`);
      }
    }
    const share = Math.round((100 * noticed) / Math.max(1, noticed + survived));
    rows.push([folder.path, ...[noticed, survived, equivalent].map(String), `${share} %`]);
  }
  console.log(`\n${markdownTable(['folder', 'killed', 'survived', 'equivalent', 'score'], rows)}`);
}

/** Tries each named change with its test. */
async function tryNamed(): Promise<void> {
  const rows: string[][] = [];
  for (const { change, file, from, to, test } of NAMED) {
    const parts = readFileSync(file, 'utf8').split(from);
    if (parts.length !== 2) throw new Error(`“${from}” does not occur once in ${file}.`);
    for (const [at, one] of to.entries()) {
      const mutant = { file, code: parts.join(one) };
      const answer = await ask({ mutant, tests: [test] }, 300_000);
      const isNoticed = answer?.passed === false && answer.failed !== null;
      if (!isNoticed) process.exitCode = 1;
      const name = to.length === 1 ? change : `${change} (${at + 1} of ${to.length})`;
      const row = [name, file, test, isNoticed ? answer.failed : 'NOT NOTICED'];
      rows.push(row);
      console.log(row.join(' | '));
    }
  }
  console.log(`\n${markdownTable(['change', 'file', 'test', 'fails'], rows)}`);
}

await (values.named ? tryNamed() : measureFolders());
processes.child?.kill();

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
