import { afterEach, expect, it, jest } from '@jest/globals';
import { underTabLock } from './tab-lock.ts';

const LOCK = 'test.lock';
const LONG_MS = 60_000;

interface Waiting {
  readonly begin: () => void;
}

/** A lock as browsers have it: one holder, the others in a line, which an aborted request leaves. `tell`: when whoever asked hears of that. */
function openLocks(tell: (reject: () => void) => void = (reject) => reject()) {
  const line: Waiting[] = [];
  let isHeld = false;
  const next = (): void => {
    const first = line.shift();
    isHeld = first !== undefined;
    first?.begin();
  };
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const waiting = { begin: () => void work().then(resolve, reject).finally(next) };
      line.push(waiting);
      signal.addEventListener('abort', () => {
        if (!line.includes(waiting)) return;
        line.splice(line.indexOf(waiting), 1);
        tell(() => reject(new DOMException('Aborted', 'AbortError')));
      });
      if (!isHeld) next();
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { waiting: () => line.length };
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

it('lets one do its work after the other', async () => {
  openLocks();
  const said: string[] = [];
  const first = Promise.withResolvers<void>();
  const done = [
    underTabLock(LOCK, LONG_MS, async () => {
      await first.promise;
      said.push('first');
    }),
    underTabLock(LOCK, LONG_MS, async () => said.push('second')),
  ];
  await turn();
  expect(said).toEqual([]);
  first.resolve();
  await Promise.all(done);
  expect(said).toEqual(['first', 'second']);
});

it('gives up the place of a page that is left, and takes a new one when the page is shown again', async () => {
  const { waiting } = openLocks();
  const other = Promise.withResolvers<void>();
  const work = jest.fn(async () => 'done');
  const held = underTabLock(LOCK, LONG_MS, () => other.promise);
  const result = underTabLock(LOCK, LONG_MS, work);
  expect(waiting()).toBe(1);
  dispatchEvent(new Event('pagehide'));
  await turn();
  expect(waiting()).toBe(0);
  dispatchEvent(new Event('pageshow'));
  await turn();
  expect([waiting(), work.mock.calls.length]).toEqual([1, 0]);
  other.resolve();
  await held;
  expect(await result).toBe('done');
});

it('takes the new place, too, when the browser says only then that the old one was given up', async () => {
  const late: (() => void)[] = [];
  openLocks((reject) => late.push(reject));
  const other = Promise.withResolvers<void>();
  void underTabLock(LOCK, LONG_MS, () => other.promise);
  const result = underTabLock(LOCK, LONG_MS, async () => 'done');
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  for (const reject of late) reject();
  other.resolve();
  expect(await result).toBe('done');
});

it('goes on with work that has begun, though its page is left', async () => {
  openLocks();
  const { promise, resolve } = Promise.withResolvers<string>();
  const result = underTabLock(LOCK, LONG_MS, () => promise);
  dispatchEvent(new Event('pagehide'));
  resolve('done');
  expect(await result).toBe('done');
});

it('rejects when its turn does not come in time, and says why its work has failed', async () => {
  openLocks();
  const failing = underTabLock(LOCK, LONG_MS, () => Promise.reject(new Error('no answer')));
  await expect(failing).rejects.toThrow('no answer');
  void underTabLock(LOCK, LONG_MS, () => new Promise(() => undefined));
  await expect(underTabLock(LOCK, 1, async () => undefined)).rejects.toThrow(/abort/i);
});

it('does the work at once in a browser without such locks', async () => {
  expect(await underTabLock(LOCK, LONG_MS, async () => 'done')).toBe('done');
});
