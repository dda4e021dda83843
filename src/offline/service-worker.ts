/* Caches the page's own files for offline use, and nothing else. It answers only requests for
   listed files; other files of the folder come from the host. It accepts one message: to activate a
   new version. */

/** Set by the build: the paths of the page's files, and a name for their version. */
declare const FILES: readonly string[];
declare const VERSION: string;

const scope = self as unknown as ServiceWorkerGlobalScope;
const folder = new URL('.', scope.location.href);
const prefix = `assay ${folder.pathname} `;
const listed = new Set(FILES.map((file) => new URL(file, folder).href));
/** The page that is also returned for requests to the folder. */
const index = new URL('index.html', folder).href;

/** Number of versions to keep: a tab with the previous version may still need its files. */
const COPIES = 2;

scope.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => scope.clients.claim()));
});

scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.search = '';
  address.hash = '';
  const wanted = address.href === folder.href ? index : address.href;
  if (request.method === 'GET' && listed.has(wanted)) event.respondWith(answer(wanted, request));
  else if (isOfEarlierVersion(wanted)) event.respondWith(answer(wanted, request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(prefix + VERSION);
  await Promise.all(
    [...listed].map(async (address) => {
      // Bypasses the browser's cache, which may contain files of the previous version.
      const response = await fetch(address, { cache: 'reload' });
      if (!response.ok) throw new Error(`${address} is not there.`);
      // A host may redirect index.html to its folder, but browsers do not open pages from a
      // cached redirect.
      await cache.put(address, response.redirected ? plain(response) : response);
    }),
  );
}

function plain({ body, headers }: Response): Response {
  return new Response(body, { headers });
}

async function dropOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const older = names.filter((name) => name !== prefix + VERSION).slice(0, 1 - COPIES);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Whether a file may belong to an earlier version: its name has a hash of its content. */
function isOfEarlierVersion(address: string): boolean {
  return address.startsWith(new URL('assets/', folder).href);
}

async function answer(address: string, request: Request): Promise<Response> {
  // The `Vary` header does not apply to cached copies.
  const present = await caches.open(prefix + VERSION);
  const kept =
    (await present.match(address, { ignoreVary: true })) ??
    (isOfEarlierVersion(address) ? await caches.match(address, { ignoreVary: true }) : undefined);
  return kept ?? fetch(request);
}
