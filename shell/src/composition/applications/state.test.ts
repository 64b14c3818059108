import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ApplicationsEvent, hydrates, initialState, keepsServerMarkup, nextState } from './state.ts';

const REMOTES = ['mfe-own', 'mfe-next'];
const types = ['failed', 'reset', 'loaded', 'left', 'mounted', 'firstTaken', 'settled'] as const;
const events = fc.array(
  fc.record({ type: fc.constantFrom(...types), remote: fc.constantFrom(...REMOTES) }).map((event) => event as ApplicationsEvent),
);
const after = (list: readonly ApplicationsEvent[], isServerMarkup = false) =>
  list.reduce(nextState, initialState('mfe-own', isServerMarkup));

describe('The state of the applications', () => {
  it('A remote is failed exactly when its last failure was not reset', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const remote of REMOTES) {
          const last = list.findLast((event) => ['failed', 'reset'].includes(event.type) && 'remote' in event && event.remote === remote);
          expect(after(list).failed.has(remote)).toBe(last?.type === 'failed');
        }
      }),
    );
  });

  it('The markup of the server is used at most once', () => {
    fc.assert(
      fc.property(events, events, fc.boolean(), (list, later, isServerMarkup) => {
        if (after(list, isServerMarkup).markup === null) expect(after([...list, ...later], isServerMarkup).markup).toBeNull();
      }),
    );
  });

  it('A navigation removes markup that stays as it is, and the first mount takes over other markup', () => {
    expect(keepsServerMarkup(after([{ type: 'mounted', remote: 'mfe-next' }], true), 'mfe-own')).toBe(true);
    expect(keepsServerMarkup(after([{ type: 'settled' }], true), 'mfe-own')).toBe(false);
    expect(hydrates(after([{ type: 'settled' }]), 'mfe-own')).toBe(true);
    expect(hydrates(after([{ type: 'mounted', remote: 'mfe-own' }]), 'mfe-own')).toBe(false);
    expect(hydrates(after([{ type: 'failed', remote: 'mfe-own' }]), 'mfe-own')).toBe(false);
  });

  it('The second chance of a remote is used when its code has come', () => {
    const failed: ApplicationsEvent = { type: 'failed', remote: 'mfe-own' };
    const loaded: ApplicationsEvent = { type: 'loaded', remote: 'mfe-own' };
    expect(after([failed, loaded]).chances).toEqual({});
    expect(after([failed, { type: 'reset', remote: 'mfe-own' }, loaded]).chances).toEqual({ 'mfe-own': 'used' });
  });
});
