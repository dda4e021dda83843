import { fetchOne } from './fetch-one';
import type { FetchAnswer, FetchRequest } from './protocol';

/*
 * All that the fetching frame does. It has a document and a content policy of its own and no access
 * to the page: it takes one request, gives bytes back, and is removed. Nothing that it fetches is
 * looked into or run.
 */

/** Set where the policy stopped a request, which for an address that was agreed to is one handed on. */
let wasRefused = false;

document.addEventListener('securitypolicyviolation', () => {
  wasRefused = true;
});

window.addEventListener('message', function listen({ source, origin, data, ports }) {
  // In a sandbox the frame's own origin is opaque; its address still says where it came from.
  const isOurPage = source === window.parent && origin === new URL(window.location.href).origin;
  const [port] = ports;
  if (!isOurPage || !port) return;
  window.removeEventListener('message', listen);
  void answer(data as FetchRequest, port);
});

async function answer(request: FetchRequest, port: MessagePort): Promise<void> {
  const say = (said: FetchAnswer, handedOver: Transferable[] = []) => {
    port.postMessage(said, handedOver);
  };
  narrow(request.allowed);
  say({ kind: 'begun' });
  for (const [index, address] of request.addresses.entries()) {
    wasRefused = false;
    say({ kind: 'progress', index, done: 0, total: null });
    const outcome = await fetchOne(address, request.mostBytes, (done, total) => {
      say({ kind: 'progress', index, done, total });
    });
    if (outcome.kind === 'file') say({ ...outcome, index }, [outcome.bytes]);
    else say({ kind: 'failed', index, why: await explain(outcome.why) });
  }
}

/** Adds a policy to the document's own, which the browser then holds this frame to, redirects included. */
function narrow(allowed: readonly string[]): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${allowed.join(' ')}`;
  document.head.append(policy);
}

/** The report of a refusal comes a task later than the refusal. */
async function explain(why: Extract<FetchAnswer, { kind: 'failed' }>['why']) {
  if (why.kind !== 'no-answer') return why;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return wasRefused ? ({ kind: 'handed-on' } as const) : why;
}
