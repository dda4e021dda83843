/** How browsers word that a script, or its style sheet, could not be loaded on first use. */
const WORDING =
  /dynamically imported module|importing a module script failed|unable to preload|failed to load module/i;

/** Whether an error is that a part of the page could not be loaded: offline, or after an update. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && WORDING.test(error.message);
}
