import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Download } from 'playwright-core';
import { inject } from 'vitest';

/**
 * Connects to the browser that all test files share. Closing the connection closes only its own
 * contexts.
 */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('browserAddress'));
}

/**
 * Launches a separate browser for clipboard tests, since all contexts of a browser share one
 * clipboard.
 */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('browserPath'),
    args: inject('browserArguments'),
  });
}

/** The URL of the folder that contains the built page, with a trailing slash. */
export function baseUrl(): string {
  return inject('baseUrl');
}

/**
 * Launches a browser with a profile on disk. With a profile in memory (a private window), Chromium
 * counts rejected bytes as used, so every later write fails too.
 */
export async function openLastingBrowser(): Promise<BrowserContext> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: inject('browserPath'),
    args: inject('browserArguments'),
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  context.on('close', () => void rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return context;
}

/** The file that a page downloads. */
export async function readDownload(download: Download): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
