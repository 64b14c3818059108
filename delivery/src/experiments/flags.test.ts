import { setImmediate } from 'node:timers/promises';
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

  it('A page needs the id of its visitor only where a rule decides one of its flags', async () => {
    expect(await byFile().varyByVisitor(declared)).toBe(true);
    expect(await byFile().varyByVisitor({ hint: 'string', paused: 'boolean', absent: 'number' })).toBe(false);
  });

  it.each(['a/', 'b/', 'c/', 'd/', 'e/', 'f/'])(
    'A visitor without an id has the default of a split and no variant, whatever the salt %s',
    async (salt) => {
      const assignment = createFlagAssignment();
      const targeting = { fractional: [{ cat: [salt, { var: 'targetingKey' }] }, ['off', 1], ['on', 1]] };
      const flag = { state: 'ENABLED' as const, variants: { on: true, off: false }, targeting };
      for (const [defaultVariant, value] of [
        ['on', true],
        ['off', false],
      ] as const) {
        assignment.replaceFlags({ flags: { 'new-sort': { ...flag, defaultVariant } } });
        expect(await assignment.flagsOf({ 'new-sort': 'boolean' }, { visitorId: null })).toMatchObject({ 'new-sort': { value } });
      }
    },
  );

  it('The draw that is checked for a report is the draw of the page, for a rule that reads the remote, too', async () => {
    const assignment = createFlagAssignment();
    const targeting = { fractional: [{ cat: [{ var: 'remote' }, { var: 'targetingKey' }] }, ['off', 1], ['on', 1]] };
    assignment.replaceFlags({ flags: { 'new-sort': { ...flags['new-sort'], variants: { on: true, off: false }, targeting } } });
    for (let id = 0; id < 20; id += 1) {
      const drawn = await assignment.flagsOf({ 'new-sort': 'boolean' }, visitor(`${id}`, 'mobile'));
      expect(assignment.mayHaveDrawn('flag:new-sort', `${id}`, drawn['new-sort']?.variant ?? '')).toBe(true);
    }
  });

  it('A provider that does not answer decides nothing, and each of its flags is reported until it answers', async () => {
    const silent = new TypedInMemoryProvider({});
    const answers = silent.resolveBooleanEvaluation.bind(silent);
    silent.resolveBooleanEvaluation = () => new Promise(() => undefined);
    const results = new Map<string, string | null>();
    const assignment = await createAssignment(silent, (name, error) => void results.set(name, error));
    expect(await assignment.flagsOf({ 'new-sort': 'boolean', hint: 'string' }, visitor('a', 'mobile'))).toEqual({});
    expect([...results].sort()).toEqual([
      ['hint', null],
      ['new-sort', 'no answer within 100 ms'],
    ]);
    silent.resolveBooleanEvaluation = answers;
    silent.putConfiguration({ 'new-sort': { variants: { on: true }, defaultVariant: 'on', disabled: false } });
    expect(await assignment.flagsOf({ 'new-sort': 'boolean' }, visitor('a', 'mobile'))).toMatchObject({ 'new-sort': { value: true } });
    expect(results.get('new-sort')).toBeNull();
    await assignment.close();
  });

  it('A provider that starts slowly decides nothing until it is ready, and holds up nothing', async () => {
    const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>();
    const slow = new TypedInMemoryProvider({ 'new-sort': { variants: { on: true }, defaultVariant: 'on', disabled: false } });
    const provider = Object.assign(slow, { initialize: () => ready });
    const results = new Map<string, string | null>();
    const assignment = await createAssignment(provider, (name, error) => void results.set(name, error));
    const flag = () => assignment.flagsOf({ 'new-sort': 'boolean' }, visitor('a', 'mobile'));
    expect(await flag()).toEqual({});
    expect(results.get('new-sort')).toMatch(/not ready|not yet|PROVIDER_NOT_READY/i);
    becomeReady();
    await ready;
    await setImmediate();
    expect(await flag()).toMatchObject({ 'new-sort': { value: true } });
    expect(results.get('new-sort')).toBeNull();
    await assignment.close();
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
    expect(await assignment.varyByVisitor(declared)).toBe(true);
    await assignment.close();
  });
});
