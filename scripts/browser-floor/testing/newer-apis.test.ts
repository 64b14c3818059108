import { describe, expect, it } from '@jest/globals';
import { apisNamed, apisNewerThan } from './newer-apis.ts';

describe('The APIs that an old browser lacks', () => {
  it('are those that came after its version', () => {
    const { globals, members, attributes } = apisNewerThan(['safari', 'ios_saf']);
    expect(globals).toEqual(expect.arrayContaining(['requestIdleCallback', 'Navigation', 'scheduler']));
    expect(members).toEqual(
      expect.arrayContaining([
        ['AbortSignal', 'any_static'],
        ['AbortSignal', 'timeout_static'],
        ['URL', 'canParse_static'],
        ['Promise', 'withResolvers'],
        ['Array', 'toSorted'],
        ['HTMLFormElement', 'requestSubmit'],
      ]),
    );
    expect(attributes).toEqual(expect.arrayContaining(['popover', 'popovertarget', 'inert', 'commandfor']));
  });

  it('differ by browser', () => {
    const names = (browser: 'firefox' | 'chrome') => apisNewerThan([browser]).members.map((name) => name.join('.'));
    expect(names('firefox')).toContain('Array.findLast');
    expect(names('firefox')).not.toContain('AbortSignal.timeout_static');
    expect(names('chrome')).toContain('AbortSignal.timeout_static');
    expect(names('chrome')).not.toContain('Array.findLast');
  });

  it('The list does not contain APIs that all supported browsers have', () => {
    const { globals, members } = apisNewerThan(['chrome', 'firefox', 'safari', 'ios_saf', 'samsung']);
    expect(globals).not.toEqual(expect.arrayContaining(['structuredClone']));
    expect(members).not.toContainEqual(['Array', 'at']);
    expect(members).not.toContainEqual(['HTMLDialogElement', 'showModal']);
  });
});

it('Single APIs are named as code uses them', () => {
  expect(apisNamed(['URL.canParse', 'scheduler', '[popover]'])).toEqual({
    globals: ['scheduler'],
    members: [['URL', 'canParse']],
    attributes: ['popover'],
  });
});
