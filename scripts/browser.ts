/** Finds a browser for the tests, installs one, or prints how to install it. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { browserVariable, findBrowser } from './find-browser';

function run(command: string, args: string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  return spawnSync(command, args, { stdio: [...stdio], env: environment }).status === 0;
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** Does the same as `npx playwright-core install chromium`, without a shell. */
function installFromPlaywright(): boolean {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  return run(process.execPath, [join(dirname(manifest), 'cli.js'), 'install', 'chromium']);
}

function installFromApt(): boolean {
  if (!succeeds('apt-get', ['--version'])) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return false;
  const apt = (...args: string[]): boolean =>
    isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]);
  const install = (name: string) => apt('install', '-y', name);
  return apt('update') && (install('chromium-headless-shell') || install('chromium'));
}

function ensureBrowser(): string | null {
  const present = findBrowser();
  if (present !== null) return present;
  for (const install of [installFromPlaywright, installFromApt]) {
    const installed = install() ? findBrowser() : null;
    if (installed !== null) return installed;
  }
  return null;
}

try {
  const browser = ensureBrowser();
  if (browser === null) {
    console.error(
      `The tests need Chromium or Chrome: install either, or set ${browserVariable} to its path.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`Browser for the tests: ${browser}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
