/** The URL of the service worker, which scripts/precache.ts puts next to the page. */
export function offlineScript(document: Document): string {
  return new URL('offline.js', document.baseURI).href;
}

/** A new version of the page, ready to be activated. */
export interface NewVersion {
  /** Activates it and reloads the page. */
  readonly use: () => void;
}

const REPEAT_MS = 1000;

/**
 * Makes the page available offline, and reports a new version when it is ready. It is activated
 * only when the user asks for it in a tab; other tabs are not reloaded.
 */
export async function registerOffline(
  window: Window,
  onNewVersion: (version: NewVersion) => void,
): Promise<void> {
  const serviceWorker = serviceWorkerOf(window);
  if (!serviceWorker) return;
  const registration = await register(serviceWorker, offlineScript(window.document));
  if (!registration) return;
  const offer = () => {
    onNewVersion({
      use: () => {
        const reload = () => {
          window.location.reload();
        };
        // Another tab may have activated it.
        if (!registration.waiting) {
          reload();
          return;
        }
        serviceWorker.addEventListener('controllerchange', reload);
        const takeOver = () => registration.waiting?.postMessage('take over');
        takeOver();
        // Chromium sometimes does not activate a worker if the previous one receives a request in
        // the meantime.
        window.setInterval(takeOver, REPEAT_MS);
      },
    });
  };
  if (registration.waiting) offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first visit, and there is no version to replace.
      if (installing.state === 'installed' && serviceWorker.controller) offer();
    });
  });
}

/** Browsers offer service workers only on secure origins, and throw if site data is blocked. */
function serviceWorkerOf({ navigator }: Window): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
}

/** `null` if the browser or the host does not allow it; the page then works only online. */
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
