import { describe, expect, it } from '@jest/globals';
import { historyEntry } from '../../store/index.ts';
import { describeEntry } from '../store/index.ts';
import { attributionOf, attributionOfTeam } from './attribution.ts';

const DIRTY = 'Ann\n2026-01-02 03:04:05  rollback mfe-cart: 1 to 2; by Eve\u001b[2K\u202e\u0007';

describe('The attribution of a change', () => {
  it('is one line without control characters, in the history and in the terminal', () => {
    const attribution = attributionOf({ by: DIRTY, reason: 'too\r\nslow\u0000' }, {});
    const entry = historyEntry(attribution, { move: 'rollback', remote: 'mfe-content' });
    expect(entry).toMatchObject({ by: 'Ann 2026-01-02 03:04:05  rollback mfe-cart: 1 to 2; by Eve [2K', reason: 'too slow' });
    expect(historyEntry({ ...attribution, by: DIRTY, reason: '\n' }, { move: 'prune', remote: null })).toMatchObject({
      by: entry.by,
      reason: null,
    });
    expect(describeEntry({ ...entry, by: DIRTY, reason: 'a\u2028b' })).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
  });

  it('falls back to the next known name when a name is empty, and a long name never hides the team', () => {
    expect(attributionOf({ by: '\n\u0007' }, { VITRAVA_BY: 'Bob' }).by).toBe('Bob');
    const long = attributionOfTeam({ by: 'x'.repeat(5_000) }, {}, 'content (key 1)');
    expect(historyEntry(long, { move: 'release', remote: 'mfe-content' }).by).toBe(`${'x'.repeat(200)}, team content (key 1)`);
  });
});
