/**
 * Has a published page begin where its publisher said, in its head, unless the address says more.
 * What stands there is read as any fragment is.
 */
export function beginAtStart(window: Window): void {
  const head = window.document.querySelector<HTMLMetaElement>('meta[name="assay-start"]');
  const start = head?.content ?? '';
  if (start !== '' && window.location.hash === '') {
    window.history.replaceState(null, '', `#${start}`);
  }
}
