import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { browserVariable, findBrowser } from '../../scripts/find-browser';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    browserPath: string;
    browserArguments: string[];
    /** The endpoint of the browser that all test files share. */
    browserAddress: string;
  }
}

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Serves the built page for the end-to-end tests and starts the browser that they share. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/index.html')) throw new Error('The page is not built. Run npm run build.');
  const browserPath = findBrowser();
  if (browserPath === null) {
    throw new Error(
      `No browser was found. Run npx tsx scripts/browser.ts, or set ${browserVariable}.`,
    );
  }
  const server = await preview({
    // In a folder, as on GitHub project pages: a root-relative URL would break.
    base: '/folder/',
    preview: { host: '127.0.0.1', port: 0, open: false },
    logLevel: 'warn',
  });
  const baseUrl = server.resolvedUrls?.local[0];
  if (baseUrl === undefined) throw new Error('The server of the built page has no address.');
  const browser = await chromium.launchServer({
    executablePath: browserPath,
    args: browserArguments,
  });
  project.provide('baseUrl', baseUrl);
  project.provide('browserPath', browserPath);
  project.provide('browserArguments', browserArguments);
  project.provide('browserAddress', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
