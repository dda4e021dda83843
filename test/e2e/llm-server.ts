import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as the server received it. */
export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How the server responds to a call. */
export type Behavior =
  | { readonly kind: 'says'; readonly words: string; readonly after?: number }
  | { readonly kind: 'refuses'; readonly status: number; readonly retryAfter?: string }
  | { readonly kind: 'sends'; readonly body: string }
  | { readonly kind: 'moves'; readonly to: string };

/** A server on this machine that speaks the chat-completions protocol. */
export interface LlmServer {
  /** The endpoint URL that a user enters, without a trailing slash. */
  readonly url: string;
  readonly host: string;
  readonly calls: ReceivedCall[];
  /** Sets the behavior for further calls; `nth` is the index of a call, from 0. */
  readonly behave: (decide: (nth: number) => Behavior) => void;
  readonly close: () => Promise<void>;
}

export const CORRECT: Behavior = {
  kind: 'says',
  words: '{"verdict": "correct", "reason": "It says what the reference says."}',
};

/**
 * Starts the server; `allows`: whether it sends CORS headers, so that pages can read its responses.
 */
export async function serveLlm(allows = true): Promise<LlmServer> {
  const calls: ReceivedCall[] = [];
  let decide: (nth: number) => Behavior = () => CORRECT;
  const server = createServer((request, response) => {
    if (allows) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const behavior = decide(calls.length);
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      answer(response, behavior);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/v1`,
    host,
    calls,
    behave: (next) => {
      decide = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, behavior: Behavior): void {
  switch (behavior.kind) {
    case 'says':
      setTimeout(() => {
        response.setHeader('Content-Type', 'application/json').end(completion(behavior.words));
      }, behavior.after ?? 0);
      break;
    case 'refuses':
      if (behavior.retryAfter) response.setHeader('Retry-After', behavior.retryAfter);
      response.writeHead(behavior.status).end('{"error": {"message": "not now"}}');
      break;
    case 'sends':
      response.end(behavior.body);
      break;
    case 'moves':
      response.writeHead(307, { Location: behavior.to }).end();
      break;
  }
}

function completion(content: string): string {
  return JSON.stringify({
    id: 'call',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 18, total_tokens: 918 },
  });
}
