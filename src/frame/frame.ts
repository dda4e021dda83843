import { callOne, fetchOne } from './requests';
import type {
  CallAnswer,
  CallOrder,
  CallRequest,
  FetchAnswer,
  FetchRequest,
  FrameRequest,
} from './protocol';

/*
 * All that the frame does which speaks to others. It has a document and a content policy of its own and
 * no access to the page: it takes one request, gets its files or calls its server, and is removed.
 * Nothing that comes back is looked into or run.
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
  const request = data as FrameRequest;
  if ('endpoint' in request) serveCalls(request, port);
  else void serveFiles(request, port);
});

async function serveFiles(request: FetchRequest, port: MessagePort): Promise<void> {
  const say = (said: FetchAnswer, handedOver: Transferable[] = []) => {
    port.postMessage(said, handedOver);
  };
  restrict(request.allowed);
  say({ kind: 'begun' });
  for (const [index, address] of request.addresses.entries()) {
    wasRefused = false;
    say({ kind: 'progress', index, done: 0, total: null });
    const outcome = await fetchOne(address, request, (done, total) => {
      say({ kind: 'progress', index, done, total });
    });
    if (outcome.kind === 'file') say({ ...outcome, index }, [outcome.bytes]);
    else say({ kind: 'failed', index, why: await explain(outcome.why) });
  }
}

/** Sends what it is ordered to, to the one address, until the frame is removed. */
function serveCalls(request: CallRequest, port: MessagePort): void {
  const onTheirWay = new Map<number, AbortController>();
  const say = (said: CallAnswer) => {
    port.postMessage(said);
  };
  const send = async (id: number, body: string) => {
    const abort = new AbortController();
    onTheirWay.set(id, abort);
    const outcome = await callOne(request, body, abort.signal);
    onTheirWay.delete(id);
    say({ kind: 'ended', id, outcome });
  };
  restrict([asSource(request.endpoint)]);
  port.onmessage = ({ data: order }: MessageEvent<CallOrder>) => {
    if (order.kind === 'send') void send(order.id, order.body);
    else onTheirWay.get(order.id)?.abort();
  };
  say({ kind: 'begun' });
}

/** Adds a policy to the document's own, which the browser then holds this frame to, redirects included. */
function restrict(allowed: readonly string[]): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${allowed.join(' ')}`;
  document.head.append(policy);
}

/** One address as a source of a policy, where a query has no place and two marks mean something else. */
function asSource(endpoint: string): string {
  const { origin, pathname } = new URL(endpoint);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** The report of a refusal comes a task later than the refusal. */
async function explain(why: Extract<FetchAnswer, { kind: 'failed' }>['why']) {
  if (why.kind !== 'no-answer') return why;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return wasRefused ? ({ kind: 'handed-on' } as const) : why;
}
