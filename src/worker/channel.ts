import type { AssayApi, OnScoring } from './protocol';

/* Calls between page and worker as messages. */

/** A worker, the global scope inside a worker, or a message port. */
export type Endpoint = Pick<Worker, 'postMessage' | 'addEventListener'>;

interface CallMessage {
  readonly id: number;
  readonly name: keyof AssayApi;
  readonly args: readonly unknown[];
  /** Position of the progress callback among the arguments; −1 if there is none. */
  readonly callbackAt: number;
}

type ReplyMessage = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly progress: Parameters<OnScoring> }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
);

export function serveCalls(api: AssayApi, endpoint: Endpoint): void {
  const answer = async ({ id, name, args, callbackAt }: CallMessage): Promise<ReplyMessage> => {
    const report: OnScoring = (...progress) => {
      endpoint.postMessage({ id, kind: 'progress', progress } satisfies ReplyMessage);
    };
    const call = api[name] as (...given: readonly unknown[]) => unknown;
    try {
      const value = await call(...args.map((one, at) => (at === callbackAt ? report : one)));
      return { id, kind: 'done', value };
    } catch (error) {
      return { id, kind: 'failed', error };
    }
  };
  endpoint.addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
    void answer(data).then((reply) => {
      endpoint.postMessage(reply);
    });
  });
}

/** Sends a call and resolves to its result. Array buffers among the arguments are transferred. */
export type SendCall = (name: keyof AssayApi, args: readonly unknown[]) => Promise<unknown>;

/** Connects to a worker. `onReply` is called for every message from it. */
export function connectCalls(endpoint: Endpoint, onReply: () => void): SendCall {
  const pending = new Map<
    number,
    {
      readonly resolve: (value: unknown) => void;
      readonly reject: (error: unknown) => void;
      readonly report: OnScoring | undefined;
    }
  >();
  let lastId = 0;
  endpoint.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => {
    onReply();
    const call = pending.get(data.id);
    if (data.kind === 'progress') {
      call?.report?.(...data.progress);
      return;
    }
    pending.delete(data.id);
    if (data.kind === 'done') call?.resolve(data.value);
    else call?.reject(data.error);
  });
  return (name, args) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      const callbackAt = args.findIndex((one) => typeof one === 'function');
      pending.set(id, { resolve, reject, report: args[callbackAt] as OnScoring | undefined });
      const sent = args.map((one, at) => (at === callbackAt ? null : one));
      const message: CallMessage = { id, name, args: sent, callbackAt };
      endpoint.postMessage(
        message,
        args.filter((one) => one instanceof ArrayBuffer),
      );
    });
}
