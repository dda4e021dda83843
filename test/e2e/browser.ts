import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Download } from 'playwright-core';
import { inject } from 'vitest';

/** A connection to the browser that all test files share. Closing it closes its own contexts only. */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('browserAddress'));
}

/** A separate browser, for tests of the clipboard: there is one for all contexts of a browser. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('browserPath'),
    args: inject('browserArguments'),
  });
}

/** The URL of the folder with the built page, with a slash at its end. */
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
