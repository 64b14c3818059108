import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ApplicationsEvent, hydrates, initialState, nextState, stands } from './state.ts';

const REMOTES = ['mfe-own', 'mfe-next'];
const types = ['failed', 'forgiven', 'loaded', 'left', 'mounted', 'ownTaken', 'settled'] as const;
const events = fc.array(
  fc.record({ type: fc.constantFrom(...types), remote: fc.constantFrom(...REMOTES) }).map((event) => event as ApplicationsEvent),
);
const after = (list: readonly ApplicationsEvent[], isStanding = false) => list.reduce(nextState, initialState('mfe-own', isStanding));

describe('The state of the applications', () => {
  it('A remote is failed exactly when its last failure was not forgiven', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const remote of REMOTES) {
          const last = list.findLast(
            (event) => ['failed', 'forgiven'].includes(event.type) && 'remote' in event && event.remote === remote,
          );
          expect(after(list).failed.has(remote)).toBe(last?.type === 'failed');
        }
      }),
    );
  });

  it('The markup of the server is used at most once', () => {
    fc.assert(
      fc.property(events, events, fc.boolean(), (list, later, isStanding) => {
        if (after(list, isStanding).markup === null) expect(after([...list, ...later], isStanding).markup).toBeNull();
      }),
    );
  });

  it('Markup that stands is left by a navigation, and other markup is taken over by the first mount', () => {
    expect(stands(after([{ type: 'mounted', remote: 'mfe-next' }], true), 'mfe-own')).toBe(true);
    expect(stands(after([{ type: 'settled' }], true), 'mfe-own')).toBe(false);
    expect(hydrates(after([{ type: 'settled' }]), 'mfe-own')).toBe(true);
    expect(hydrates(after([{ type: 'mounted', remote: 'mfe-own' }]), 'mfe-own')).toBe(false);
    expect(hydrates(after([{ type: 'failed', remote: 'mfe-own' }]), 'mfe-own')).toBe(false);
  });

  it('The second chance of a remote is used when its code has come', () => {
    const failed: ApplicationsEvent = { type: 'failed', remote: 'mfe-own' };
    const loaded: ApplicationsEvent = { type: 'loaded', remote: 'mfe-own' };
    expect(after([failed, loaded]).chances).toEqual({});
    expect(after([failed, { type: 'forgiven', remote: 'mfe-own' }, loaded]).chances).toEqual({ 'mfe-own': 'used' });
  });
});
