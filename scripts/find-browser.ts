import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The environment variable with the path of a browser; it takes precedence. */
export const browserVariable = 'ASSAY_BROWSER';

/** The headless shell first: the same engine without a window, about a sixth faster. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const macPlaces = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const windowsPlaces = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a Chromium or Chrome that starts: the one named by `ASSAY_BROWSER`, one on
 * PATH, one in a default location, or the one that Playwright downloaded; otherwise `null`.
 * @throws if the browser named by `ASSAY_BROWSER` does not start
 */
export function findBrowser(): string | null {
  const named = process.env[browserVariable];
  if (named !== undefined && named !== '') {
    if (startsUp(named)) return named;
    throw new Error(`${browserVariable} names ${named}, which does not start as a browser.`);
  }
  const candidates = [...placesOnPath(), ...defaultLocations(), chromium.executablePath()];
  return candidates.find(startsUp) ?? null;
}

function placesOnPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return commandNames.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

function defaultLocations(): string[] {
  if (process.platform === 'darwin') return macPlaces;
  if (process.platform !== 'win32') return [];
  const { PROGRAMFILES, LOCALAPPDATA, 'PROGRAMFILES(X86)': programFiles32 } = process.env;
  return [PROGRAMFILES, programFiles32, LOCALAPPDATA]
    .filter((root) => root !== undefined)
    .flatMap((root) => windowsPlaces.map((place) => join(root, place)));
}

/** Whether the browser runs with `--version`; the run also fails if a shared library is missing. */
function startsUp(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, `--version` opens a window and prints nothing.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
