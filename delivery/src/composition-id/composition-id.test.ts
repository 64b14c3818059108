import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeOf, compositionId, type RemoteVersion, versionsOf } from './composition-id.ts';

const secret = 'a'.repeat(64);
const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
const version = fc.oneof(
  hex(10).map((digest) => `0.1.0-${digest}`),
  fc.stringMatching(/^[abc019.-]{1,20}$/),
);
const remote = fc.stringMatching(/^[abc-]{1,8}$/);
const set = fc.uniqueArray(fc.record({ remote, version }), { selector: (one) => one.remote, maxLength: 30 });

function candidatesAmong(versions: readonly RemoteVersion[]) {
  return (code: string) => versions.filter((one) => codeOf(one) === code);
}

describe('The id of a composition', () => {
  it('begins with the digits of its versions, in the order of the remotes', () => {
    const id = compositionId(
      [
        { remote: 'shell', version: '0.1.0-91c2d0aa17' },
        { remote: 'mfe-content', version: '0.1.0-344d2de1ee' },
      ],
      secret,
    );
    expect(id).toMatch(/^344d2de-91c2d0a_[0-9a-f]{12}$/);
  });

  it('names its versions and no others, whatever else is in the store', () => {
    fc.assert(
      fc.property(set, fc.array(fc.record({ remote, version }), { maxLength: 30 }), (versions, others) => {
        const id = compositionId(versions, secret);
        expect(id).toMatch(/^[\w-]{1,850}$/);
        const found = versionsOf(id, candidatesAmong([...versions, ...others]), secret);
        expect(found && Object.fromEntries(found.map((one) => [one.remote, one.version]))).toEqual(
          Object.fromEntries(versions.map((one) => [one.remote, one.version])),
        );
        expect(compositionId([...versions].reverse(), secret)).toBe(id);
      }),
    );
  });

  it('of a preview names the same versions and is another one', () => {
    fc.assert(
      fc.property(set, (versions) => {
        const [id, other] = [compositionId(versions, secret), compositionId(versions, secret, 'preview')];
        expect(other).not.toBe(id);
        expect(other.split('_')[0]).toBe(id.split('_')[0]);
        expect(versionsOf(other, candidatesAmong(versions), secret)).toEqual(versionsOf(id, candidatesAmong(versions), secret));
      }),
    );
  });

  it('cannot be forged, neither from existing versions nor with a changed digit', () => {
    fc.assert(
      fc.property(set, fc.nat(), hex(1), (versions, place, digit) => {
        expect(versionsOf(compositionId(versions, 'another secret'), candidatesAmong(versions), secret)).toBeNull();
        const id = compositionId(versions, secret);
        const at = place % id.length;
        const changed = `${id.slice(0, at)}${digit}${id.slice(at + 1)}`;
        if (changed !== id) expect(versionsOf(changed, candidatesAmong(versions), secret)).toBeNull();
      }),
    );
  });

  it.each(['', 'x', '__proto__', '../..', 'empty_', '344d2de_5be0c1a4f2d7\n', `${'344d2de-'.repeat(5000)}344d2de_5be0c1a4f2d7`])(
    'is none of the strings %j',
    (text) => {
      expect(versionsOf(text, () => [{ remote: 'a', version: '1' }], secret)).toBeNull();
    },
  );

  it('is given up when too many versions share its codes, instead of being searched for without end', () => {
    const alike = Array.from({ length: 100 }, (_, index) => ({ remote: `r${index}`, version: `${index}.0.0-344d2de1ee` }));
    let requested = 0;
    const candidates = () => {
      requested += 1;
      return alike;
    };
    expect(versionsOf(`${'344d2de-'.repeat(50)}344d2de_5be0c1a4f2d7`, candidates, secret)).toBeNull();
    expect(requested).toBeLessThan(200);
  });
});
