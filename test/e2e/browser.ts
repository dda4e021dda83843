import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { inject } from 'vitest';

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A new browser without a window; whoever opens it closes it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: inject('browserPath'), args: browserArguments });
}

/** The address of the folder that holds the built page, with a slash at its end. */
export function baseUrl(): string {
  return inject('baseUrl');
}

/**
 * A browser with a profile on disk, for what a private window does otherwise: Chromium counts bytes
 * that it refused in memory as used, so that after one refusal nothing more is kept.
 */
export async function openLastingBrowser(): Promise<BrowserContext> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: inject('browserPath'),
    args: browserArguments,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  context.on('close', () => void rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return context;
}
