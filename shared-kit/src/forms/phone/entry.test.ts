import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PhoneEntry, PhoneEntryOptions } from './entry-shape.ts';

/** The page's own copies: the rules and the country are kept for its whole life. */
async function openEntry(options: Partial<PhoneEntryOptions> = {}, country = 'RU', rules?: () => Promise<object>) {
  jest.resetModules();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ country }));
  if (rules) jest.doMock('./load.ts', () => ({ loadPhoneRules: rules }));
  const { createPhoneEntry } = await import('./entry.ts');
  const texts: string[] = [];
  const judged: string[] = [];
  const entry: PhoneEntry = createPhoneEntry({
    locale: 'ru-RU',
    maxLength: 20,
    value: '',
    onRead: (value) => texts.push(value),
    onJudged: (value) => judged.push(value),
    ...options,
  });
  const ready = async (state: 'ready' | 'failed' = 'ready') => {
    while (entry.state().list !== state) await new Promise((resolve) => setImmediate(resolve));
  };
  const focus = async () => {
    entry.focus();
    await ready();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { entry, texts, judged, focus, ready };
}

describe('a phone entry', () => {
  beforeEach(() => {
    jest.dontMock('./load.ts');
  });
  afterEach(() => {
    jest.resetModules();
  });

  it('[K12] The field does not change text during typing, and formats a number when it is left', async () => {
    const { entry, texts, focus } = await openEntry();
    await focus();
    for (const text of ['8', '8916', '8 (916) 123-45-6', '8 (916) 123-45-67']) {
      entry.write(text);
      expect(entry.state().text).toBe(text);
    }
    expect(texts).toEqual(['8', '8916', '8 (916) 123-45-6', '+79161234567']);
    entry.leave();
    expect(entry.state()).toMatchObject({ text: '+7 916 123 45 67', value: '+79161234567' });
  });

  it.each([
    ['international', '+7 916 123 45 67'],
    ['national', '8 (916) 123-45-67'],
    ['e164', '+79161234567'],
  ] as const)('[K10] writes a number as %s: %s', async (format, written) => {
    const { entry, focus } = await openEntry({ format });
    await focus();
    entry.write('9161234567');
    entry.leave();
    expect(entry.state().text).toBe(written);
  });

  it('leaves a text that is no number as it is', async () => {
    const { entry, texts, focus } = await openEntry();
    await focus();
    entry.write('8 916 1');
    entry.leave();
    expect(entry.state().text).toBe('8 916 1');
    expect(texts).toEqual(['8 916 1']);
    expect(entry.judge('8 916 1')).toBe('TOO_SHORT');
    expect(entry.judge('')).toBeUndefined();
  });

  it('[K9] begins in Russia, and is where the visitor is once that is known', async () => {
    const { entry, focus } = await openEntry({}, 'BY');
    expect(entry.state()).toMatchObject({ country: 'RU', callingCode: '7' });
    await focus();
    expect(entry.state()).toMatchObject({ country: 'BY', callingCode: '375', example: '+375 29 491 19 11' });
  });

  it('[K9] The detected country does not replace a typed or chosen one', async () => {
    const { entry, focus } = await openEntry({}, 'BY');
    entry.choose('KZ');
    await focus();
    expect(entry.state().country).toBe('KZ');
  });

  it('changes the country with the calling code in the text, and the code in the text with the country', async () => {
    const { entry, focus } = await openEntry();
    await focus();
    entry.write('+375');
    expect(entry.state()).toMatchObject({ country: 'BY', callingCode: '375', hasMoved: true });
    entry.write('+375 29');
    expect(entry.state()).toMatchObject({ country: 'BY', hasMoved: false });
    entry.choose('DE');
    expect(entry.state()).toMatchObject({ country: 'DE', text: '+49 29' });
  });

  it('takes a number without a calling code for one of home again, unless another country was chosen', async () => {
    const { entry, focus } = await openEntry();
    await focus();
    entry.write('+375 29');
    entry.write('8 916 123 45 67');
    expect(entry.state()).toMatchObject({ country: 'RU', value: '+79161234567' });
    entry.choose('BY');
    entry.write('');
    entry.write('8 029 491-19-11');
    expect(entry.state()).toMatchObject({ country: 'BY', value: '+375294911911' });
  });

  it('[K13] offers no other countries than it takes, and begins with one of them', async () => {
    const { entry, focus } = await openEntry({ onlyList: ['KZ', 'BY'] }, 'RU');
    await focus();
    expect(entry.state().country).toBe('KZ');
    expect(entry.state().countries.map(({ name }) => name)).toEqual(['Беларусь', 'Казахстан']);
    entry.write('+49 1512 3456789');
    expect(entry.state().country).toBe('KZ');
    expect(entry.judge('+49 1512 3456789')).toBe('COUNTRY_NOT_OFFERED');
  });

  it('[K14] drops other characters as they are written, and wants the pattern', async () => {
    const { entry, focus, texts } = await openEntry({ validCharactersOnly: true, pattern: /^\+7/ });
    await focus();
    entry.write('8.916 abc 1234567');
    expect(entry.state().text).toBe('8916  1234567');
    expect(entry.judge(entry.state().value)).toBe('PATTERN');
    entry.write('+7 (916) 123-45-67');
    expect(texts.at(-1)).toBe('+79161234567');
    expect(entry.judge('+79161234567')).toBeUndefined();
  });

  it('takes a pasted number whole, however it is written, and leaves other texts to the browser', async () => {
    const { entry, focus } = await openEntry();
    expect(entry.paste('916')).toBe(false);
    await focus();
    expect(entry.paste('Телефон: +7 (916) 123-45-67')).toBe(true);
    expect(entry.state()).toMatchObject({ text: '+7 916 123 45 67', value: '+79161234567' });
    expect(entry.paste('916')).toBe(false);
  });

  it('Text typed before the rules were loaded is read with them, and validated again', async () => {
    const { entry, texts, judged, focus } = await openEntry();
    entry.write('8 916 123 45 67');
    expect(entry.judge('8 916 123 45 67')).toBeUndefined();
    await focus();
    expect(texts).toEqual(['8 916 123 45 67', '+79161234567']);
    entry.write('8 916');
    expect(entry.judge('8 916')).toBe('TOO_SHORT');
    expect(judged).toEqual([]);
  });

  it('lets a send wait for the rules, once', async () => {
    const { entry, texts, judged } = await openEntry();
    expect(entry.settle()).toBeUndefined();
    entry.write('8 916');
    await entry.settle();
    expect(judged).toEqual(['8 916']);
    expect(entry.settle()).toBeUndefined();
    expect(texts).toEqual(['8 916']);
  });

  it('A number is accepted by its shape when the rules cannot be loaded, and the next focus tries again', async () => {
    const rules = jest.fn(async (): Promise<object> => Promise.reject(new Error('offline')));
    const { entry, texts, ready } = await openEntry({}, 'RU', rules);
    entry.focus();
    await ready('failed');
    entry.write('8 916 123 45 67');
    expect(texts.at(-1)).toBe('+79161234567');
    expect(entry.judge('8 916')).toBe('UNKNOWN');
    expect(entry.settle()).toBeUndefined();
    entry.focus();
    await ready('failed');
    expect(rules).toHaveBeenCalledTimes(2);
  });

  it('shows a value that the form was given', async () => {
    const { entry, texts, focus } = await openEntry({ value: '+79161234567' });
    expect(entry.state().text).toBe('+79161234567');
    await focus();
    entry.leave();
    expect(entry.state().text).toBe('+7 916 123 45 67');
    entry.give('+375291234567');
    expect(entry.state()).toMatchObject({ text: '+375 29 123 45 67', country: 'BY' });
    entry.give('');
    expect(entry.state().text).toBe('');
    expect(texts).toEqual([]);
  });
});
