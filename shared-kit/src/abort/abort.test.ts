import { afterEach, expect, it, jest } from '@jest/globals';
import { abortAfter, linkSignals } from './index.ts';

afterEach(() => {
  jest.useRealTimers();
});

it('A deadline aborts after its time in a browser without AbortSignal.timeout', () => {
  const { timeout } = AbortSignal;
  // Its type claims that it is always there.
  delete (AbortSignal as Partial<typeof AbortSignal>).timeout;
  try {
    jest.useFakeTimers();
    const signal = abortAfter(1000);
    jest.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  } finally {
    AbortSignal.timeout = timeout;
  }
});

it('A linked signal aborts with the first of its signals', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const { signal } = linkSignals([undefined, one.signal, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort();
  expect(signal.aborted).toBe(true);
  expect(linkSignals([other.signal]).signal.aborted).toBe(true);
});

it('A released signal leaves no listener on a signal that lives as long as the page', () => {
  const page = new AbortController();
  const added = jest.spyOn(page.signal, 'addEventListener');
  const removed = jest.spyOn(page.signal, 'removeEventListener');
  linkSignals([page.signal]).release();
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
