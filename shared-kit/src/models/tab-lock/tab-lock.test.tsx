import { afterEach, expect, it, jest } from '@jest/globals';
import { underTabLock } from './tab-lock.ts';

const LOCK = 'test.lock';
const LONG_MS = 60_000;

interface Waiting {
  readonly begin: () => void;
}

/**
 * A lock as in browsers: one holder, the others in a queue, which an aborted request leaves. `onRequest`: called when
 * the abort is reported to the requester.
 */
function openLocks(onRequest: (reject: () => void) => void = (reject) => reject()) {
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
        onRequest(() => reject(new DOMException('Aborted', 'AbortError')));
      });
      if (!isHeld) next();
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { waiting: () => line.length };
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

it('lets one do its work after the other', async () => {
  openLocks();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const done = [
    underTabLock(LOCK, LONG_MS, async () => {
      await first.promise;
      log.push('first');
    }),
    underTabLock(LOCK, LONG_MS, async () => log.push('second')),
  ];
  await nextTask();
  expect(log).toEqual([]);
  first.resolve();
  await Promise.all(done);
  expect(log).toEqual(['first', 'second']);
});

it('gives up the place of a page that is left, and takes a new one when the page is shown again', async () => {
  const { waiting } = openLocks();
  const other = Promise.withResolvers<void>();
  const work = jest.fn(async () => 'done');
  const held = underTabLock(LOCK, LONG_MS, () => other.promise);
  const result = underTabLock(LOCK, LONG_MS, work);
  expect(waiting()).toBe(1);
  dispatchEvent(new Event('pagehide'));
  await nextTask();
  expect(waiting()).toBe(0);
  dispatchEvent(new Event('pageshow'));
  await nextTask();
  expect([waiting(), work.mock.calls.length]).toEqual([1, 0]);
  other.resolve();
  await held;
  expect(await result).toBe('done');
});

it('The lock takes the new place, too, when the browser reports the abort of the old one only then', async () => {
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

it('The lock continues begun work, though its page is left', async () => {
  openLocks();
  const { promise, resolve } = Promise.withResolvers<string>();
  const result = underTabLock(LOCK, LONG_MS, () => promise);
  dispatchEvent(new Event('pagehide'));
  resolve('done');
  expect(await result).toBe('done');
});

it('The lock rejects when it is not granted in time, and with the reason when its work has failed', async () => {
  openLocks();
  const failing = underTabLock(LOCK, LONG_MS, () => Promise.reject(new Error('no answer')));
  await expect(failing).rejects.toThrow('no answer');
  void underTabLock(LOCK, LONG_MS, () => new Promise(() => undefined));
  await expect(underTabLock(LOCK, 1, async () => undefined)).rejects.toThrow(/abort/i);
});

it('does the work at once in a browser without such locks', async () => {
  expect(await underTabLock(LOCK, LONG_MS, async () => 'done')).toBe('done');
});
