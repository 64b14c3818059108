import { describe, expect, it } from '@jest/globals';
import { TypedInMemoryProvider } from '@openfeature/server-sdk';
import { type Assignment, createAssignment, createFlagAssignment } from './assignment.ts';

const split = { fractional: [{ cat: ['sort/', { var: 'targetingKey' }] }, ['off', 1], ['on', 1]] };
const phones = { '==': [{ var: 'device' }, 'mobile'] };
const flags = {
  'new-sort': { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'off', targeting: { if: [phones, split, null] } },
  hint: { state: 'ENABLED', variants: { short: 'A', long: 'B' }, defaultVariant: 'long' },
  undecided: { state: 'ENABLED', variants: { on: true }, defaultVariant: null, targeting: { if: [phones, 'on', null] } },
  paused: { state: 'DISABLED', variants: { on: true }, defaultVariant: 'on' },
} as const;
const declared = { 'new-sort': 'boolean', hint: 'string', undecided: 'boolean', paused: 'boolean', absent: 'number' } as const;

function byFile(): Assignment {
  const assignment = createFlagAssignment();
  assignment.replaceFlags({ flags: JSON.parse(JSON.stringify(flags)) });
  return assignment;
}

const visitor = (visitorId: string, device: 'mobile' | 'desktop') => ({
  visitorId,
  attributes: { locale: 'ru', path: '/', device, signedIn: false },
});

describe('Flags that remotes read', () => {
  it('have their value and variant, without the variant where a rule leaves the default, and are left out where nothing is decided', async () => {
    const assignment = byFile();
    expect(await assignment.flagsOf(declared, visitor('a', 'desktop'))).toEqual({
      'new-sort': { value: false },
      hint: { value: 'B', variant: 'long' },
    });
    const drawn = await Promise.all(Array.from({ length: 30 }, (_, id) => assignment.flagsOf(declared, visitor(`${id}`, 'mobile'))));
    const values = new Set(drawn.map(({ 'new-sort': flag }) => JSON.stringify(flag)));
    expect([...values].sort()).toEqual(['{"value":false,"variant":"off"}', '{"value":true,"variant":"on"}']);
  });

  it('have no value of another type than the declared one', async () => {
    expect(await byFile().flagsOf({ hint: 'boolean', 'new-sort': 'string' }, visitor('a', 'mobile'))).toEqual({});
  });

  it('need the id of a visitor only where a rule decides one of them', async () => {
    expect(await byFile().areOfVisitor(declared)).toBe(true);
    expect(await byFile().areOfVisitor({ hint: 'string', paused: 'boolean', absent: 'number' })).toBe(false);
  });

  it('come from any provider of OpenFeature', async () => {
    const provider = new TypedInMemoryProvider({
      'new-sort': {
        variants: { on: true, off: false },
        defaultVariant: 'off',
        disabled: false,
        contextEvaluator: ({ device }) => (device === 'mobile' ? 'on' : 'off'),
      },
    });
    const assignment = await createAssignment(provider);
    expect(await assignment.flagsOf(declared, visitor('a', 'mobile'))).toEqual({ 'new-sort': { value: true, variant: 'on' } });
    expect(await assignment.areOfVisitor(declared)).toBe(true);
    await assignment.close();
  });
});
