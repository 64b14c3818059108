import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_POINTERS, type RemotePointers } from '../store/index.ts';
import { canaryBucket } from './canary.ts';
import { moveCanary, moveStable, stableVersions } from './moves.ts';

const at = '2026-01-01T00:00:00.000Z';
const release = (pointers: RemotePointers, version: string) => moveStable(pointers, version, { by: 'release', at });
const goBack = (pointers: RemotePointers) => moveStable(pointers, stableVersions(pointers)[1] ?? '', { by: 'rollback', at });
const released = (...versions: string[]) => versions.reduce(release, NO_POINTERS);

describe('Moves of channels', () => {
  it('are rolled back step by step', () => {
    const once = goBack(released('a', 'b', 'c'));
    expect(once.stable).toBe('b');
    const twice = goBack(once);
    expect(twice.stable).toBe('a');
    expect(stableVersions(twice)).toEqual(['a']);
    expect(goBack(release(twice, 'd')).stable).toBe('a');
  });

  it('record nothing when nothing changes', () => {
    const pointers = released('a');
    expect(release(pointers, 'a')).toBe(pointers);
    expect(moveCanary(pointers, null, { by: 'channel', at })).toBe(pointers);
  });

  it('end a canary that becomes stable, and keep another one', () => {
    const canary = moveCanary(released('a'), { version: 'b', share: 10 }, { by: 'release', at });
    expect(release(canary, 'b')).toMatchObject({ stable: 'b', canary: null });
    expect(release(canary, 'c')).toMatchObject({ stable: 'c', canary: { version: 'b', share: 10 } });
  });

  it('keep a bounded history', () => {
    const pointers = released(...Array.from({ length: 150 }, (_, index) => `v${index}`));
    expect(pointers.history).toHaveLength(100);
    expect(stableVersions(pointers)[1]).toBe('v148');
  });

  it('list the stable version first and each version once', () => {
    const move = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.constant(null));
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 30 }), (moves) => {
        let pointers = released('a');
        for (const version of moves) {
          if (version !== null) pointers = release(pointers, version);
          else if (stableVersions(pointers).length > 1) pointers = goBack(pointers);
          const versions = stableVersions(pointers);
          expect(versions[0]).toBe(pointers.stable);
          expect(new Set(versions).size).toBe(versions.length);
        }
      }),
    );
  });
});

describe('The draw of a canary', () => {
  const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);

  it('The share of drawn visitors is close to the requested one', () => {
    const share = visitors.filter((visitor) => canaryBucket('mfe-content', '1', visitor) < 10).length / visitors.length;
    expect(share).toBeGreaterThan(0.09);
    expect(share).toBeLessThan(0.11);
  });

  it('keeps its visitors when the share grows, and draws others for another version', () => {
    fc.assert(
      fc.property(fc.string(), (visitor) => {
        const bucket = canaryBucket('mfe-content', '1', visitor);
        expect(bucket).toBe(canaryBucket('mfe-content', '1', visitor));
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(100);
      }),
    );
    const inBoth = visitors.filter(
      (visitor) => canaryBucket('mfe-content', '1', visitor) < 10 && canaryBucket('mfe-content', '2', visitor) < 10,
    );
    expect(inBoth.length / visitors.length).toBeLessThan(0.02);
  });
});
