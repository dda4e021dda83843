import type { Page } from 'playwright-core';

/**
 * Overrides the number of cores that the scoring worker detects, which sets the size of its pool.
 */
export async function pretendCores(page: Page, cores: number): Promise<void> {
  await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const pretend = `Object.defineProperty(navigator, 'hardwareConcurrency', { value: ${cores} });`;
    await route.fulfill({ response, body: `${pretend}\n${await response.text()}` });
  });
}
