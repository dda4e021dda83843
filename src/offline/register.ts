/** The address of the service worker, which scripts/precache.ts puts next to the page. */
export function offlineScript(document: Document): string {
  return new URL('offline.js', document.baseURI).href;
}

/** A newer version of the page that waits to be activated. */
export interface NewVersion {
  /** Activates it, then reloads the page. */
  readonly use: () => void;
}

/**
 * Makes the page available offline, and reports when a newer version waits. It is activated only when
 * the user asks for it in a tab; other tabs are not reloaded.
 */
export async function registerOffline(
  window: Window,
  onNewVersion: (version: NewVersion) => void,
): Promise<void> {
  // Browsers offer service workers on secure addresses only.
  if (!('serviceWorker' in window.navigator)) return;
  const { serviceWorker } = window.navigator;
  const offer = (waiting: ServiceWorker) => {
    onNewVersion({
      use: () => {
        serviceWorker.addEventListener('controllerchange', () => {
          window.location.reload();
        });
        waiting.postMessage('take over');
      },
    });
  };
  const registration = await register(serviceWorker, offlineScript(window.document));
  if (!registration) return;
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first visit, and there is nothing to replace.
      if (installing.state === 'installed' && serviceWorker.controller) offer(installing);
    });
  });
}

/** `null` if the browser or the host does not allow it; the page then works online only. */
async function register(
  serviceWorker: ServiceWorkerContainer,
  address: string,
): Promise<ServiceWorkerRegistration | null> {
  try {
    return await serviceWorker.register(address);
  } catch {
    return null;
  }
}
