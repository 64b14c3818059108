import { jest } from '@jest/globals';

/** A token with this content. */
export function tokenOf(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

/** A token as the API signs them, as far as the browser reads it. */
export function tokenFor(userId: number, livesS = 300): string {
  return tokenOf({ exp: Math.floor(Date.now() / 1000) + livesS, user_id: userId });
}

type Listener = (event: { data: unknown }) => void;

/** Channels of one browser: a message reaches every other one of the name, a moment later, as a copy. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  readonly name: string;
  private readonly listeners: Listener[] = [];

  constructor(name: string) {
    this.name = name;
    FakeChannel.open.add(this);
  }

  addEventListener(_: string, listener: Listener): void {
    this.listeners.push(listener);
  }

  receive(data: unknown): void {
    for (const listener of this.listeners) listener({ data });
  }

  postMessage(data: unknown): void {
    const copy: unknown = JSON.parse(JSON.stringify(data));
    for (const channel of FakeChannel.open) {
      if (channel !== this && channel.name === this.name) queueMicrotask(() => channel.receive(copy));
    }
  }
}

/** One lock of a name at a time, in the order of the requests. */
function createLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, work: () => Promise<unknown>): Promise<unknown> => {
    const task = last.then(work, work);
    last = task.catch(() => undefined);
    return task;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

/** A browser without tabs: nothing stored, no one listening, no lock held. */
export function openBrowser(): void {
  localStorage.clear();
  FakeChannel.open.clear();
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: FakeChannel, configurable: true, writable: true });
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
}

/** No tab receives another's messages any more, as when a page is frozen. */
export function silenceTabs(): void {
  FakeChannel.open.clear();
}

export interface Call {
  readonly path: string;
  readonly signal: AbortSignal | undefined;
  /** The token that it carries. */
  readonly bearer: string | null;
}

/** Answers calls by their path; `Error` is a network that is down, a promise an answer that takes its time. */
export function answerApi(answer: (path: string) => Reply | Promise<Reply>): {
  readonly calls: Call[];
  readonly countOf: (path: string) => number;
} {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const path = new URL(input as string, 'http://shop.local').pathname;
    const signal = options?.signal ?? undefined;
    const bearer = new Headers(options?.headers).get('authorization')?.slice('Bearer '.length) ?? null;
    calls.push({ path, signal, bearer });
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
    const reply = await Promise.race([answer(path), aborted]);
    if (reply instanceof Error) throw reply;
    const { status = 200, body = {} } = reply;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  return { calls, countOf: (path) => calls.filter((call) => call.path === path).length };
}

export type Reply = Error | { readonly status?: number; readonly body?: object };
