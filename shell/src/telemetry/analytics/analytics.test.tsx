import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Observation } from '../observation.ts';
import { find } from '../testing/pages.ts';
import { startAnalytics } from './index.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  jest.useRealTimers();
});

describe('the analytics tag', () => {
  const settings = { tagUrl: 'https://tag.example/tag.js', id: '17', global: 'gauge', delayMs: 2000 };
  const holder = window as unknown as { gauge?: ((...call: unknown[]) => void) & { a?: unknown[][] } };
  const observed: Observation[] = [];
  const visit = (url: string, isFirst = false): Observation => ({ kind: 'page', url, isFirst });
  const open = () => startAnalytics(settings, 'en', find, (observation) => observed.push(observation));

  beforeEach(() => {
    observed.length = 0;
    delete holder.gauge;
    document.title = 'A page';
    jest.useFakeTimers();
  });

  it('[P11] is loaded once, after the delay', () => {
    open();
    expect(document.querySelector('script')).toBeNull();
    jest.advanceTimersByTime(1999);
    expect(document.querySelector('script')).toBeNull();
    jest.advanceTimersByTime(1);
    expect(document.querySelector('script')?.getAttribute('src')).toBe('https://tag.example/tag.js');
    jest.advanceTimersByTime(100_000);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it('[P12] is called at each change of route but not of the first page, also of those before its script was there', () => {
    const observe = open();
    observe(visit('/', true));
    observe(visit('/product/7'));
    expect(holder.gauge?.a).toEqual([
      [17, 'init', expect.objectContaining({ webvisor: false })],
      [17, 'hit', 'http://localhost:3000/en/product/7', { title: 'A page', referer: 'http://localhost:3000/en' }],
    ]);
    const calls: unknown[][] = [];
    holder.gauge = (...call) => calls.push(call);
    observe(visit('/?category=zinc&page=2'));
    expect(calls).toEqual([
      [17, 'hit', 'http://localhost:3000/en?category=zinc&page=2', { title: 'A page', referer: 'http://localhost:3000/en/product/7' }],
    ]);
  });

  it('The reports contain no typed text, no code of an email, no number of an order', () => {
    const observe = open();
    document.title = 'Search: Ivan Petrov';
    for (const url of ['/?search=Ivan+Petrov&sort=price', '/checkout/result/A-17', '/checkout/delivery?x=1', '/absent/of/Ivan?y=1'])
      observe(visit(url));
    const hits = (holder.gauge?.a ?? []).slice(1);
    expect(hits.map(([, , address]) => address)).toEqual([
      'http://localhost:3000/en?sort=price',
      'http://localhost:3000/en/checkout/result/:number',
      'http://localhost:3000/en/checkout/delivery',
      'http://localhost:3000/en/404',
    ]);
    expect(JSON.stringify(hits)).not.toMatch(/Ivan|A-17/);
  });

  it('comes only when the secret of an email is out of the address, for it reads that by itself', () => {
    history.replaceState(null, '', '/en/reset-password?token=abc');
    const observe = open();
    observe(visit('/reset-password?token=abc', true));
    jest.advanceTimersByTime(100_000);
    expect(document.querySelector('script')).toBeNull();
    history.replaceState(null, '', '/en/reset-password');
    observe(visit('/reset-password'));
    observe(visit('/'));
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(JSON.stringify(holder.gauge?.a)).not.toContain('abc');
    history.replaceState(null, '', '/');
  });

  it('that does not come or throws is one quiet event, and its queue stays small', () => {
    const observe = open();
    jest.advanceTimersByTime(2000);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(observed).toEqual([expect.objectContaining({ kind: 'error', source: 'tag' })]);
    for (let count = 0; count < 500; count += 1) observe(visit('/'));
    expect(holder.gauge?.a).toHaveLength(100);
    holder.gauge = () => {
      throw new Error('the tag is broken');
    };
    observe(visit('/product/1'));
    expect(observed).toHaveLength(2);
  });
});
