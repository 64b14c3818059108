import { describe, expect, it } from '@jest/globals';
import { allSettled, createWatch, fork } from 'effector';
import { createPresence } from './index.ts';

describe('the presence of a shopper', () => {
  it('is a return to the page, a way back through the cache of pages, and a network that is back, each once', async () => {
    const { start, returned, reconnected } = createPresence();
    const scope = fork();
    const received: unknown[] = [];
    createWatch({ unit: returned, scope, fn: (payload) => void received.push(payload) });
    createWatch({ unit: reconnected, scope, fn: () => void received.push('online') });
    await allSettled(start, { scope });
    await allSettled(start, { scope });
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    dispatchEvent(new Event('online'));
    expect(received).toEqual([{ wasAway: false }, { wasAway: true }, 'online']);
  });
});
