import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchFailedCalls } from './failed-calls.ts';

const ADDRESS = new URL('/api/search/?page=2', location.href).href;
const MARK = { name: `unreadable ${ADDRESS}`, startTime: 30_000, detail: undefined as string | undefined };

/** What the browser has recorded of a call. */
class Timing {
  readonly responseStatus: number;
  readonly serverTiming = [{ name: 'request', description: 'its id' }];
  readonly name: string;
  readonly responseEnd: number;
  constructor(status: number, { name = ADDRESS, responseEnd = 29_990 } = {}) {
    this.responseStatus = status;
    this.name = name;
    this.responseEnd = responseEnd;
  }
}

describe('a call that the servers failed to answer', () => {
  const onFailure = jest.fn();
  const clearMarks = jest.fn();
  let recorded: object[] = [];
  let note: (...entries: object[]) => void = () => undefined;

  class Observer {
    static readonly supportedEntryTypes = ['resource'];
    readonly observe = () => undefined;
    readonly takeRecords = () => [];
    constructor(callback: (list: { getEntries: () => readonly object[] }) => void) {
      note = (...entries) => callback({ getEntries: () => entries });
    }
  }

  beforeEach(() => {
    recorded = [];
    onFailure.mockReset();
    clearMarks.mockReset();
    Object.assign(globalThis, { PerformanceResourceTiming: Timing, PerformanceObserver: Observer });
    Object.assign(performance, { clearMarks, getEntriesByName: () => recorded });
    watchFailedCalls(onFailure);
  });
  afterEach(() => {
    for (const name of ['clearMarks', 'getEntriesByName']) Reflect.deleteProperty(performance, name);
  });

  it('is reported by its status and its id, a refusal of the caller is not', () => {
    note(new Timing(502), new Timing(429), new Timing(400), new Timing(200));
    expect(onFailure.mock.calls).toEqual([
      [502, 'its id'],
      [429, 'its id'],
    ]);
  });

  it('An unreadable response is reported by the id that its mark brings, and the mark is cleared', () => {
    note({ ...MARK, detail: 'of the mark' }, { name: 'a mark of others' });
    expect(onFailure.mock.calls).toEqual([['unreadable', 'of the mark']]);
    expect(clearMarks.mock.calls).toEqual([[MARK.name]]);
  });

  it('A mark without an id takes that of the recorded call, where there is one', () => {
    note(MARK);
    recorded = [new Timing(200)];
    note(MARK);
    expect(onFailure.mock.calls).toEqual([
      ['unreadable', undefined],
      ['unreadable', 'its id'],
    ]);
  });

  it('A script whose status is a failure is reported by that, and by no mark', () => {
    recorded = [new Timing(502)];
    note(recorded[0] as Timing, MARK);
    expect(onFailure.mock.calls).toEqual([[502, 'its id']]);
  });

  it('An unreadable response is no earlier call to the same address', () => {
    recorded = [new Timing(502, { responseEnd: 100 })];
    note(MARK);
    expect(onFailure.mock.calls).toEqual([['unreadable', undefined]]);
  });

  it('A script that is no call of the API is reported as unreadable, whatever its status', () => {
    const name = new URL('/widget.js', location.href).href;
    recorded = [new Timing(503, { name })];
    note(recorded[0] as Timing, { ...MARK, name: `unreadable ${name}` });
    expect(onFailure.mock.calls).toEqual([['unreadable', 'its id']]);
  });
});
