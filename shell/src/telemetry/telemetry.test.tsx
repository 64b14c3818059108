import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startReporter } from './reporter/index.ts';
import type { VitalListener } from './reporter/vitals.ts';
import { find, page } from './testing/pages.ts';

let reportVital: VitalListener = () => undefined;
const watch = (listener: VitalListener): void => {
  reportVital = listener;
};

/** A call as browsers note it. */
class Timing {
  readonly name: string;
  readonly responseStatus: number;
  readonly serverTiming: readonly object[];
  readonly responseEnd: number;
  readonly startTime: number;
  constructor(name: string, responseStatus: number, serverTiming: readonly object[] = [], responseEnd = 100, startTime = responseEnd - 60) {
    [this.name, this.responseStatus, this.serverTiming, this.responseEnd] = [name, responseStatus, serverTiming, responseEnd];
    this.startTime = startTime;
  }
}
let noteCalls: (...calls: Timing[]) => void = () => undefined;
const unreported: Timing[] = [];
class Observer {
  static readonly supportedEntryTypes = ['resource'];
  constructor(callback: (list: { getEntries: () => readonly Timing[] }) => void) {
    noteCalls = (...calls) => callback({ getEntries: () => calls });
  }
  observe(): void {}
  takeRecords(): readonly Timing[] {
    return unreported.splice(0);
  }
}
Object.assign(globalThis, { PerformanceResourceTiming: Timing, PerformanceObserver: Observer });

const sent: string[] = [];
let visibility: DocumentVisibilityState = 'visible';
const events = () => sent.flatMap((text) => (JSON.parse(text) as { events: { readonly name: string }[] }).events);
const leave = (): void => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

beforeEach(() => {
  sent.length = 0;
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: string) => address === '/_events' && sent.push(body) > 0,
  });
});
afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  jest.useRealTimers();
});

describe('reports to the shop', () => {
  it('The reports are sent together when the page is left: pages by route, vitals by remote and version', () => {
    const report = startReporter(page, find, watch);
    report({ kind: 'page', url: '/', isFirst: true });
    reportVital('LCP', 1234.5, 'mfe-catalog');
    reportVital('INP', 40, 'shell');
    report({ kind: 'page', url: '/checkout/result/A-17?secret=1', isFirst: false });
    // Of the first page, though another is shown by now.
    reportVital('FCP', 800, null);
    reportVital('CLS', 0, null);
    report({ kind: 'page', url: '/absent', isFirst: false });
    expect(sent).toEqual([]);
    leave();
    expect(sent).toHaveLength(1);
    expect(events()).toEqual([
      { type: 'page', name: 'start', remote: 'mfe-catalog', version: '1.0.0-a' },
      { type: 'vital', name: 'LCP', value: 1234.5, remote: 'mfe-catalog', version: '1.0.0-a' },
      { type: 'vital', name: 'INP', value: 40, remote: 'shell', version: '9.0.0-s' },
      { type: 'page', name: 'order-result', remote: 'mfe-cart-checkout', version: '2.0.0-b' },
      { type: 'vital', name: 'FCP', value: 800, remote: 'mfe-catalog', version: '1.0.0-a' },
      { type: 'vital', name: 'CLS', value: 0, remote: 'mfe-cart-checkout', version: '2.0.0-b' },
      { type: 'page', name: 'not-found', remote: 'shell', version: '9.0.0-s' },
    ]);
  });

  it('A remote on trial is reported once as shown, with the events of an experiment; nothing of others', () => {
    const report = startReporter({ ...page, trial: { arms: { 'mfe-catalog': 'b' }, goals: ['cart/itemAdded'] } }, find, watch);
    report({ kind: 'shown', remote: 'mfe-catalog' });
    report({ kind: 'shown', remote: 'mfe-cart-checkout' });
    report({ kind: 'goal', name: 'cart/itemAdded' });
    report({ kind: 'shown', remote: 'mfe-catalog' });
    leave();
    expect(events()).toEqual([
      { type: 'exposure', name: 'b', remote: 'mfe-catalog', version: '1.0.0-a' },
      { type: 'goal', name: 'cart/itemAdded', remote: 'shell', version: '9.0.0-s' },
    ]);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ composition: 'c1' });
  });

  it('A flag whose variants are counted is reported once as read, and again only with another variant', () => {
    const report = startReporter(page, find, watch);
    for (const variant of ['on', 'on', 'off']) report({ kind: 'flag', name: 'new-sort', variant });
    leave();
    expect(events()).toEqual([
      { type: 'exposure', name: 'on', remote: 'flag:new-sort', version: '9.0.0-s' },
      { type: 'exposure', name: 'off', remote: 'flag:new-sort', version: '9.0.0-s' },
    ]);
  });

  it('The reports include a failed call that the browser has not recorded yet when the page is left', () => {
    startReporter(page, find, watch);
    unreported.push(new Timing(new URL('/api/orders/12/payment/', location.href).href, 503));
    dispatchEvent(new Event('pagehide'));
    expect(events()).toEqual([{ type: 'call', name: 'call:503', remote: 'shell', version: '9.0.0-s' }]);
  });

  it('names the calls that the servers failed to answer by their ids, and no others', () => {
    startReporter(page, find, watch);
    const at = (path: string) => new URL(path, location.href).href;
    const id = '0a1b2c3d-0000-4000-8000-000000000000';
    noteCalls(
      new Timing(at('/api/orders/12/payment/'), 503, [{ name: 'request', description: id }]),
      new Timing(at('/_page?path=/news'), 500),
      new Timing(at('/api/token/'), 401),
      new Timing(at('/api/news/'), 200),
      new Timing(at('/releases/shell/9/lost.js'), 503),
      new Timing('https://tag.example/api/x', 503),
    );
    leave();
    const shell = { remote: 'shell', version: '9.0.0-s' };
    expect(events()).toEqual([
      { type: 'call', name: 'call:503', ...shell, request: id },
      { type: 'call', name: 'call:500', ...shell },
    ]);
    expect(sent.join()).not.toContain('/api/');
  });

  it('The reports are sent soon where the page is awaited, for an experiment or a canary: a long visit is reported, later events are sent on leaving', () => {
    jest.useFakeTimers();
    const report = startReporter({ ...page, trial: { isAwaited: true, arms: {}, goals: [] } }, find, watch);
    report({ kind: 'page', url: '/', isFirst: true });
    reportVital('FCP', 900, null);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1_000);
    expect(events().map(({ name }) => name)).toEqual(['start', 'FCP']);
    reportVital('INP', 900, 'mfe-catalog');
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
    leave();
    expect(sent).toHaveLength(2);
  });

  it('The reports are sent at once while the page is hidden, because it may never be visible again', async () => {
    startReporter(page, find, watch);
    leave();
    reportVital('LCP', 1, null);
    reportVital('CLS', 0, null);
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    expect(events()).toHaveLength(2);
  });

  it('An error is attributed to the release of the throwing file, in the throwing version, with the kind of the error but never its text', () => {
    const report = startReporter(page, find, watch);
    const error = new TypeError('Иван Петров, ул. Ленина, 1');
    error.stack = 'TypeError: Иван\n  at f (http://shop/releases/mfe-catalog/0.9.0-old/page.js:1:1)';
    const late = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', stack: '' });
    report({ kind: 'error', source: 'window', error });
    report({ kind: 'error', source: 'window', error: null, file: 'http://shop/releases/shell/9.0.0-s/shell.js' });
    report({ kind: 'error', source: 'remote', error: late, remote: 'mfe-cart-checkout' });
    report({ kind: 'error', source: 'rejection', error: Object.assign(new Error('x'), { name: 'a b: c', stack: '' }) });
    leave();
    expect(events()).toEqual([
      { type: 'error', name: 'window:TypeError', remote: 'mfe-catalog', version: '0.9.0-old' },
      { type: 'error', name: 'window:object', remote: 'shell', version: '9.0.0-s' },
      { type: 'error', name: 'remote:ChunkLoadError', remote: 'mfe-cart-checkout', version: '2.0.0-b' },
      { type: 'error', name: 'rejection:unknown', remote: 'shell', version: '9.0.0-s' },
    ]);
    expect(sent.join()).not.toContain('Иван');
  });

  it('is bounded: a page that fails in a loop is reported twenty times', () => {
    const report = startReporter(page, find, watch);
    for (let count = 0; count < 500; count += 1) report({ kind: 'error', source: 'window', error: new Error('again') });
    leave();
    expect(events()).toHaveLength(20);
  });
});
