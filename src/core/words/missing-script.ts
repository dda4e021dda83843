/** Browsers' messages for a script or style sheet that could not be loaded. */
const WORDING =
  /dynamically imported module|importing a module script failed|unable to preload|failed to load module/i;

/** Whether an error means that a part of the page could not be loaded. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && WORDING.test(error.message);
}
