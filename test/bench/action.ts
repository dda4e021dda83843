import type { Locator, Page } from 'playwright-core';
import type { LargeFiles } from './large-files';

/**
 * A user action and the condition that ends it. Actions run in the order in which they are listed.
 */
export interface Action {
  readonly name: string;
  readonly act: (page: Page, files: LargeFiles) => Promise<unknown>;
}

/** Timeout for scoring in milliseconds, enough for a slow machine. */
export const TIMEOUT_MS = 900_000;

export const openTab = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true }).click({ timeout: TIMEOUT_MS });

export const headingOf = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor({ timeout: TIMEOUT_MS });

/** Scrolls through a long page or table, one step per frame. */
export async function scrollThrough(page: Page, label: string | null): Promise<void> {
  await page.evaluate(async (name) => {
    const scroller =
      name === null ? document.scrollingElement : document.querySelector(`[aria-label="${name}"]`);
    if (!scroller) throw new Error('There is nothing to scroll.');
    const far = scroller.scrollHeight - scroller.clientHeight;
    for (let step = 0; step <= 120; step++) {
      scroller.scrollTop = step < 40 ? step * 90 : far * Math.sin(((step - 40) / 80) * Math.PI);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scroller.scrollTop = 0;
  }, label);
}

/**
 * Clicks a button or switch that previews scoring without article removal, and waits for the
 * changes.
 */
export async function tryRule(page: Page, role: 'button' | 'switch'): Promise<void> {
  await page.getByRole(role, { name: 'Remove a, an, the' }).press('Space');
  await page
    .getByText(/would (change|become|count)/)
    .first()
    .waitFor({ timeout: TIMEOUT_MS });
  await page.getByRole('button', { name: 'Discard' }).first().click();
}

/** Selects an option by keyboard, since selections made by scripts are not measured. */
export async function chooseByTyping(list: Locator, label: string): Promise<void> {
  await list.focus();
  await list.page().keyboard.type(label);
}
