import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchFailedCalls } from './failed-calls.ts';
import { findUnreadable } from './unreadable.ts';

const URL_OF_CALL = 'https://shop.example/api/search/?page=2';
const MARK = `unreadable ${URL_OF_CALL}`;
/** When a call of 60 ms has ended. */
const ended = (at: number) => ({ name: URL_OF_CALL, startTime: at - 60, responseEnd: at });

describe('a call with a successful status and an unreadable response', () => {
  const clearMarks = jest.fn();
  const report = jest.fn<(request: string | undefined) => void>();
  beforeEach(() => void Object.assign(performance, { clearMarks: clearMarks.mockReset() }));
  afterEach(() => {
    Reflect.deleteProperty(performance, 'clearMarks');
    report.mockReset();
    jest.useRealTimers();
  });

  it('The call is named by its id, whether the browser records it before its mark or after, and the record is cleared', () => {
    const { called, marked } = findUnreadable(report);
    called(ended(100), 'first');
    marked(MARK, 101);
    marked('a mark of others', 102);
    marked(MARK, 30_000);
    called(ended(30_050), 'second');
    expect(report.mock.calls).toEqual([['first'], ['second']]);
    expect(clearMarks.mock.calls).toEqual([[MARK], [MARK]]);
  });

  it('is no earlier call to the same address', () => {
    const { called, marked } = findUnreadable(report);
    called(ended(100), 'earlier');
    marked(MARK, 30_000);
    called(ended(30_050), 'its own');
    expect(report.mock.calls).toEqual([['its own']]);
  });

  it('The call is reported without an id when the browser never records it, not before the next one, or after another try', () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const { called, marked } = findUnreadable(report);
    marked(MARK, 100);
    jest.advanceTimersByTime(2_000);
    marked(MARK, 5_000);
    marked(MARK, 5_500);
    called(ended(5_900), 'another try');
    expect(report.mock.calls).toEqual([[undefined], [undefined]]);
    jest.advanceTimersByTime(2_000);
    expect(report.mock.calls).toEqual([[undefined], [undefined], [undefined]]);
  });

  it('The call is reported when the page is left', () => {
    const { marked } = findUnreadable(report);
    marked(MARK, 100);
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(report.mock.calls).toEqual([[undefined]]);
  });

  it('The observer of calls reports it, when the browser records it and its mark', () => {
    class Timing {
      readonly responseStatus: number;
      readonly serverTiming = [{ name: 'request', description: 'its id' }];
      readonly name = new URL('/api/search/?page=2', location.href).href;
      readonly startTime = 40;
      readonly responseEnd = 100;
      constructor(status: number) {
        this.responseStatus = status;
      }
    }
    let note: (...entries: object[]) => void = () => undefined;
    class Observer {
      static readonly supportedEntryTypes = ['resource'];
      readonly observe = () => undefined;
      readonly takeRecords = () => [];
      constructor(callback: (list: { getEntries: () => readonly object[] }) => void) {
        note = (...entries) => callback({ getEntries: () => entries });
      }
    }
    Object.assign(globalThis, { PerformanceResourceTiming: Timing, PerformanceObserver: Observer });
    const onFailure = jest.fn();
    watchFailedCalls(onFailure);
    const call = new Timing(200);
    note(call, { name: `unreadable ${call.name}`, startTime: 101 });
    expect(onFailure.mock.calls).toEqual([['unreadable', 'its id']]);
    const failed = new Timing(502);
    const mark = { name: `unreadable ${failed.name}`, startTime: 101 };
    // It is reported by its status, and by no mark, before it or after.
    note(failed, mark);
    note(mark, failed);
    expect(onFailure.mock.calls.slice(1)).toEqual([
      [502, 'its id'],
      [502, 'its id'],
    ]);
  });
});
