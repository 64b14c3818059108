import { describe, expect, it } from '@jest/globals';
import { allSettled, createWatch, fork } from 'effector';
import { createPresence } from './index.ts';

describe('the presence of a shopper', () => {
  it('is a return to the page, a way back through the cache of pages, and a network that is back, each once', async () => {
    const { start, returned, wentOnline } = createPresence();
    const scope = fork();
    const heard: unknown[] = [];
    createWatch({ unit: returned, scope, fn: (payload) => void heard.push(payload) });
    createWatch({ unit: wentOnline, scope, fn: () => void heard.push('online') });
    await allSettled(start, { scope });
    await allSettled(start, { scope });
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    dispatchEvent(new Event('online'));
    expect(heard).toEqual([{ wasAway: false }, { wasAway: true }, 'online']);
  });
});
