import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinUtf8, replaceText, utf8Of } from './index.ts';

describe('text as bytes', () => {
  it('is what the encoder of the platform makes of it, half pairs and all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isTorn) => {
        const whole = isTorn ? `${text}\ud800` : text;
        expect(Buffer.from(utf8Of(whole))).toEqual(Buffer.from(whole));
      }),
    );
  });

  it('may be longer than the room that it is encoded in', () => {
    const long = 'Витамин '.repeat(100_000);
    expect(Buffer.from(utf8Of(long)).equals(Buffer.from(long))).toBe(true);
  });

  it('has memory of its own', () => {
    const [one, other] = [utf8Of('один'), utf8Of('другой')];
    expect(one.buffer.byteLength).toBe(one.length);
    expect(one.buffer).not.toBe(other.buffer);
  });

  it('is joined with strings', () => {
    expect(joinUtf8(['<p>', utf8Of('Омега'), '—', utf8Of('')]).toString()).toBe('<p>Омега—');
  });

  it('has each occurrence replaced', () => {
    const replaced = (text: string) => Buffer.from(replaceText(utf8Of(text), '?any', 'да')).toString();
    expect(['?any', 'и ?any, и?any', 'нет', '?any?any'].map(replaced)).toEqual(['да', 'и да, ида', 'нет', 'дада']);
  });
});
