import { $sessionStatus, $userId } from '@vitrava/shared-kit/bus/session';
import { allSettled, type Scope } from 'effector';

const KEY = 'vitrava.cart.v1';

/** Puts lines on the device, product and amount each. */
export function storeCart(...pairs: (readonly [number, number])[]): void {
  localStorage.setItem(KEY, JSON.stringify({ version: 1, lines: pairs.map(([product, amount]) => ({ product, amount })) }));
}

interface StoredLine {
  readonly product: number;
  readonly amount: number;
  readonly sending?: { readonly key: string; readonly amount: number };
}

/** The lines on the device. */
export function storedLines(): readonly StoredLine[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '{"lines":[]}').lines;
}

/** The changes of lines on the device. */
export function storedChanges(): readonly unknown[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '{}').changes ?? [];
}

/** The shell's session sends its state. Does not wait for the effects. */
export function signIn(scope: Scope, userId = 5): void {
  void allSettled($userId, { scope, params: userId });
  void allSettled($sessionStatus, { scope, params: 'authenticated' });
}

export function signOut(scope: Scope): void {
  void allSettled($userId, { scope, params: null });
  void allSettled($sessionStatus, { scope, params: 'anonymous' });
}

/** Channels between the tabs of this test; the environment's own would keep the process alive. */
export function connectTabs(): void {
  const open = new Set<TestChannel>();
  class TestChannel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of open) if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  Object.assign(globalThis, { BroadcastChannel: TestChannel });
}

/** Web Locks of this browser, one holder at a time of each name. */
export function giveLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: readonly unknown[]) => {
    const held = (last.get(name) ?? Promise.resolve()).then(rest.at(-1) as () => Promise<unknown>);
    last.set(
      name,
      held.catch(() => undefined),
    );
    return held;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

export function takeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
