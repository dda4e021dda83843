import { callOne, fetchOne } from './requests';
import type {
  CallAnswer,
  CallMessage,
  CallRequest,
  FetchAnswer,
  FetchFailure,
  FetchRequest,
  FrameRequest,
} from './protocol';

/*
 * The script of the frame that connects to other hosts. It has its own document and content
 * security policy and no access to the page: it accepts one request, fetches files or calls a
 * server, and is removed. It neither parses nor executes what it receives.
 */

/** Whether the policy blocked a request: an allowed URL redirected to another one. */
let wasBlocked = false;

document.addEventListener('securitypolicyviolation', () => {
  wasBlocked = true;
});

window.addEventListener('message', function listen({ source, origin, data, ports }) {
  // In a sandbox the frame's origin is opaque, but its URL is not.
  const isOurPage = source === window.parent && origin === new URL(window.location.href).origin;
  const [port] = ports;
  if (!isOurPage || !port) return;
  window.removeEventListener('message', listen);
  const request = data as FrameRequest;
  if ('endpoint' in request) serveCalls(request, port);
  else void serveFiles(request, port);
});

async function serveFiles(request: FetchRequest, port: MessagePort): Promise<void> {
  const reply = (answer: FetchAnswer, transferred: Transferable[] = []) => {
    port.postMessage(answer, transferred);
  };
  restrict(request.allowed);
  reply({ kind: 'begun' });
  for (const [index, address] of request.addresses.entries()) {
    wasBlocked = false;
    reply({ kind: 'progress', index, done: 0, total: null });
    const outcome = await fetchOne(address, request, (done, total) => {
      reply({ kind: 'progress', index, done, total });
    });
    if (outcome.kind === 'file') reply({ ...outcome, index }, [outcome.bytes]);
    else reply({ kind: 'failed', index, why: await explain(outcome.why) });
  }
}

/** Sends calls to one URL until the frame is removed. */
function serveCalls(request: CallRequest, port: MessagePort): void {
  const inProgress = new Map<number, AbortController>();
  const reply = (answer: CallAnswer) => {
    port.postMessage(answer);
  };
  const send = async (id: number, body: string) => {
    const abort = new AbortController();
    inProgress.set(id, abort);
    const outcome = await callOne(request, body, abort.signal);
    inProgress.delete(id);
    reply({ kind: 'ended', id, outcome });
  };
  restrict([asSource(request.endpoint)]);
  port.onmessage = ({ data: order }: MessageEvent<CallMessage>) => {
    if (order.kind === 'send') void send(order.id, order.body);
    else inProgress.get(order.id)?.abort();
  };
  reply({ kind: 'begun' });
}

/**
 * Adds a content security policy to that of the document. The browser enforces both, including for
 * redirects.
 */
function restrict(allowed: readonly string[]): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${allowed.join(' ')}`;
  document.head.append(policy);
}

/** A URL as a policy source: without a query, and with semicolons and commas escaped. */
function asSource(endpoint: string): string {
  const { origin, pathname } = new URL(endpoint);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** The browser reports a blocked request one task after its failure. */
async function explain(why: FetchFailure) {
  if (why.kind !== 'no-answer') return why;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return wasBlocked ? ({ kind: 'handed-on' } as const) : why;
}
