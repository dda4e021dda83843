/**
 * Runs the tests that depend on files changed since the last commit, or since the given one: `npm
 * run test:quick -- main`. Runs no build, no browser and none of the slow suites, and checks a
 * property with 20 random cases if its test does not set their number. If only core changed, only
 * the tests of core run, since those of state, worker and scripts depend on every file of core.
 */
import { execFileSync, spawnSync } from 'node:child_process';

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n');
}

const [base = 'HEAD'] = process.argv.slice(2);
const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
// Component tests depend on all of core, so any change would run all of them.
const changesPage = changed.some((path) => /^(src|test)\/ui\//.test(path));
const projects = changesPage ? ['core', 'component'] : ['core'];

const onlyCore = changed.every((path) => path === '' || /^(src|test)\/core\//.test(path));
const folders = onlyCore ? ['test/core'] : [];

const { status } = spawnSync(
  'npx',
  [
    ...['--no-install', 'vitest', 'run', '--changed', base, ...folders],
    ...projects.flatMap((name) => ['--project', name]),
  ],
  { stdio: 'inherit', env: { ...process.env, ASSAY_QUICK: '1' } },
);
process.exitCode = status ?? 1;
