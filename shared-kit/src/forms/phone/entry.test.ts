import { describe, expect, it } from '@jest/globals';
import {
  chosen,
  formValue,
  given,
  homeFound,
  left,
  newEntry,
  type PhoneEntry,
  type PhoneSettings,
  pasted,
  problemOf,
  read,
  typed,
} from './entry.ts';
import * as rules from './rules.ts';

/** A field whose rules are there, and what is done to it. */
function open(own: Partial<PhoneSettings> = {}, present: Partial<PhoneEntry> = { rules }) {
  const settings: PhoneSettings = { maxLength: 20, ...own };
  let entry = { ...newEntry(settings, ''), ...present };
  const become = (next: PhoneEntry) => {
    entry = next;
  };
  return {
    entry: () => entry,
    value: () => formValue(entry),
    problem: () => problemOf(entry, settings),
    write: (text: string) => become(typed(entry, settings, text)),
    leave: () => become(left(entry, settings)),
    choose: (country: string) => become(chosen(entry, settings, country)),
    findHome: (country: string) => become(homeFound(entry, settings, country)),
    give: (value: string) => become(given(entry, settings, value)),
    load: (loaded: PhoneEntry['rules']) => become(read({ ...entry, rules: loaded }, settings)),
    paste(text: string): boolean {
      const next = pasted(entry, settings, text);
      if (next) become(next);
      return next !== null;
    },
  };
}

describe('a phone entry', () => {
  it('[K12] The field does not change text during typing, and formats a number when it is left', () => {
    const { entry, value, write, leave } = open();
    const values = ['8', '8916', '8 (916) 123-45-6', '8 (916) 123-45-67'].map((text) => {
      write(text);
      expect(entry().text).toBe(text);
      return value();
    });
    expect(values).toEqual(['8', '8916', '8 (916) 123-45-6', '+79161234567']);
    leave();
    expect([entry().text, value()]).toEqual(['+7 916 123 45 67', '+79161234567']);
  });

  it.each([
    ['international', '+7 916 123 45 67'],
    ['national', '8 (916) 123-45-67'],
    ['e164', '+79161234567'],
  ] as const)('[K10] writes a number as %s: %s', (format, written) => {
    const { entry, write, leave } = open({ format });
    write('9161234567');
    leave();
    expect(entry().text).toBe(written);
  });

  it('leaves a text that is no number as it is', () => {
    const { entry, value, problem, write, leave } = open();
    expect(problem()).toBeUndefined();
    write('8 916 1');
    leave();
    expect([entry().text, value(), problem()]).toEqual(['8 916 1', '8 916 1', 'TOO_SHORT']);
  });

  it('[K9] begins in Russia, and is where the visitor is once that is known', () => {
    const { entry, findHome } = open();
    expect(entry().country).toBe('RU');
    findHome('BY');
    expect(entry().country).toBe('BY');
  });

  it('[K9] The detected country does not replace a typed or chosen one', () => {
    const { entry, choose, findHome } = open();
    choose('KZ');
    findHome('BY');
    expect(entry().country).toBe('KZ');
  });

  it('changes the country with the calling code in the text, and the code in the text with the country', () => {
    const { entry, write, choose } = open();
    write('+375');
    expect(entry()).toMatchObject({ country: 'BY', hasMoved: true });
    write('+375 29');
    expect(entry()).toMatchObject({ country: 'BY', hasMoved: false });
    choose('DE');
    expect(entry()).toMatchObject({ country: 'DE', text: '+49 29' });
  });

  it('takes a number without a calling code for one of home again, unless another country was chosen', () => {
    const { entry, value, write, choose } = open();
    write('+375 29');
    write('8 916 123 45 67');
    expect([entry().country, value()]).toEqual(['RU', '+79161234567']);
    choose('BY');
    write('');
    write('8 029 491-19-11');
    expect([entry().country, value()]).toEqual(['BY', '+375294911911']);
  });

  it('[K13] begins with a country that it takes, and takes no other', () => {
    const { entry, problem, write } = open({ onlyList: ['KZ', 'BY'] });
    expect(entry().country).toBe('KZ');
    write('+49 1512 3456789');
    expect([entry().country, problem()]).toEqual(['KZ', 'COUNTRY_NOT_OFFERED']);
  });

  it('[K14] drops other characters as they are written, and wants the pattern', () => {
    const { entry, value, problem, write } = open({ validCharactersOnly: true, pattern: /^\+7/ });
    write('8.916 abc 1234567');
    expect([entry().text, problem()]).toEqual(['8916  1234567', 'PATTERN']);
    write('+7 (916) 123-45-67');
    expect([value(), problem()]).toEqual(['+79161234567', undefined]);
  });

  it('takes a pasted number whole, however it is written, and leaves other texts to the browser', () => {
    const { entry, value, paste } = open();
    expect(paste('Телефон: +7 (916) 123-45-67')).toBe(true);
    expect([entry().text, value()]).toEqual(['+7 916 123 45 67', '+79161234567']);
    expect(paste('916')).toBe(false);
    expect(open({}, {}).paste('916')).toBe(false);
  });

  it('Text typed before the rules were loaded is read with them', () => {
    const { value, problem, write, load } = open({}, {});
    write('8 916 123 45 67');
    expect([value(), problem()]).toEqual(['8 916 123 45 67', undefined]);
    load(rules);
    expect(value()).toBe('+79161234567');
  });

  it('A number is accepted by its shape when the rules cannot be loaded', () => {
    const { value, problem, write } = open({}, { rules: 'failed' });
    write('8 916 123 45 67');
    expect([value(), problem()]).toEqual(['+79161234567', undefined]);
    write('8 916');
    expect(problem()).toBe('UNKNOWN');
  });

  it('shows a value that the form was given, and does not judge it without the rules', () => {
    const { entry, problem, give, leave, load } = open({}, {});
    give('+79161234567');
    expect([entry().text, problem()]).toEqual(['+79161234567', undefined]);
    load(rules);
    leave();
    expect(entry().text).toBe('+7 916 123 45 67');
    give('+375291234567');
    expect(entry()).toMatchObject({ text: '+375 29 123 45 67', country: 'BY' });
    give('');
    expect(entry().text).toBe('');
  });
});
