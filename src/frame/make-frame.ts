import type { FrameRequest } from './protocol';

/** Beside the page: of its origin, since a plain host shows its files to no other. */
const BESIDE = 'fetch-beside.html';
/** Anywhere else: in a sandbox, so of no origin at all. */
const ELSEWHERE = 'fetch-elsewhere.html';

/** A frame that has not answered by then was not delivered. */
export const PATIENCE = 30_000;

/** Makes the frame for one request and hands it the request with a port; the other end is returned. */
export function startFrame(document: Document, request: FrameRequest, isBeside: boolean) {
  const frame = document.createElement('iframe');
  if (!isBeside) frame.setAttribute('sandbox', 'allow-scripts');
  // Browsers ask the person before a page may speak to this machine; a frame has to be let ask.
  if ('endpoint' in request && isLocal(request.endpoint)) frame.allow = LOCAL;
  frame.src = new URL(isBeside ? BESIDE : ELSEWHERE, document.baseURI).href;
  frame.hidden = true;
  const { port1: port, port2: theirs } = new MessageChannel();
  frame.addEventListener('load', () => {
    // The frame's origin is opaque in a sandbox, so no other target can be named; it is ours by its address.
    frame.contentWindow?.postMessage(request, '*', [theirs]);
  });
  document.body.append(frame);
  return {
    port,
    remove: () => {
      port.close();
      frame.remove();
    },
  };
}

/**
 * Chrome 142 knows the first name, later versions the second. Source: W3C draft, Local Network
 * Access (2026).
 */
const LOCAL = 'local-network-access; loopback-network';

/** Whether an address is on the person's own machine. */
function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
