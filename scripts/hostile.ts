import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readOutcome } from './read-outcome';
import { hasShared, printNotRun } from './shared-data';

/**
 * Reads every hostile file in ../shared in a process of its own with limits on time and memory, and
 * prints the outcome of each: `npm run -s hostile`. Exits with 1 if a process died or reported
 * nothing.
 */
const SUITES = ['../shared/data/suites/bombs', '../shared/data/suites/poi/hostile'];

/** More time than a user would wait, and less memory than a tab has. */
const SECONDS = 30;
const MEGABYTES = 1024;

interface Line {
  readonly summary: string;
  readonly sentences: readonly string[];
  readonly milliseconds: number;
  readonly megabytes: number;
}

async function readHere(path: string): Promise<void> {
  const bytes = new Uint8Array(readFileSync(path));
  const idle = process.resourceUsage().maxRSS;
  const start = performance.now();
  const outcome = await readOutcome(bytes, basename(path));
  const milliseconds = Math.round(performance.now() - start);
  const megabytes = Math.round((process.resourceUsage().maxRSS - idle) / 1024);
  process.stdout.write(JSON.stringify({ ...outcome, milliseconds, megabytes } satisfies Line));
}

function readInProcess(path: string): Line | null {
  const memory = `--max-old-space-size=${MEGABYTES}`;
  const script = [memory, '--import', 'tsx', 'scripts/hostile.ts', path];
  const child = spawnSync(process.execPath, script, { timeout: 1000 * SECONDS, encoding: 'utf8' });
  return child.status === 0 ? (JSON.parse(child.stdout) as Line) : null;
}

function printTable(): void {
  if (!hasShared) {
    printNotRun('../shared', 'hostile');
    return;
  }
  const paths = SUITES.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  let failures = 0;
  let silent = 0;
  let peak = 0;
  for (const path of paths) {
    const line = readInProcess(path);
    if (!line) {
      failures++;
      console.log(`${basename(path)}: DEAD`);
      continue;
    }
    const { summary, sentences, milliseconds, megabytes } = line;
    const isRead = summary.includes('×');
    if (!isRead && sentences.length === 0) silent++;
    peak = Math.max(peak, megabytes);
    console.log(`${basename(path)}: ${summary} (${milliseconds} ms, +${megabytes} MB)`);
    for (const sentence of sentences) console.log(`    ${sentence}`);
  }
  console.log(
    `${paths.length} files: ${failures} dead, ${silent} silent; most memory beyond the idle process ${peak} MB`,
  );
  process.exitCode = failures + silent > 0 ? 1 : 0;
}

const [path] = process.argv.slice(2);
if (path === undefined) printTable();
else await readHere(path);
