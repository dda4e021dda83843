import { chromium, type Browser } from 'playwright-core';
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
