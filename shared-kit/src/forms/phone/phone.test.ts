import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { dropOtherCharacters, plainPhone } from './restrictions.ts';
import { phoneCountries } from './rules.ts';

describe('visitorCountry', () => {
  afterEach(() => {
    jest.resetModules();
  });

  async function countryOf(answer: () => Promise<Response>): Promise<{ country: string; calls: number }> {
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    jest.resetModules();
    const { visitorCountry } = await import('./country.ts');
    const [country] = await Promise.all([visitorCountry(), visitorCountry()]);
    return { country, calls: fetched.mock.calls.length };
  }

  it('[K9] [W37] The visitor’s country is requested once per page', async () => {
    expect(await countryOf(async () => Response.json({ country: 'KZ' }))).toEqual({ country: 'KZ', calls: 1 });
    expect(jest.mocked(globalThis.fetch).mock.calls[0]?.[0]).toBe('/_country');
  });

  it.each([
    ['the network fails', async () => Promise.reject(new TypeError('fetch failed'))],
    ['the server does', async () => new Response('', { status: 503 })],
    ['it is no JSON', async () => new Response('<html>')],
    ['it is no country', async () => Response.json({ country: 'Россия' })],
    ['it is nothing', async () => Response.json(null)],
  ])('[K9] [W37] takes Russia when %s', async (_, answer) => {
    expect((await countryOf(answer)).country).toBe('RU');
  });
});

describe('phoneCountries', () => {
  const named = (locale: string) => {
    const chosen = phoneCountries(locale).filter(({ code }) => ['AT', 'RU', 'DE', 'AX', 'BY'].includes(code));
    return chosen.map(({ name }) => name);
  };

  it('names countries in the language of the page, in the order of its alphabet', () => {
    expect(named('ru-RU')).toEqual(['Австрия', 'Аландские о-ва', 'Беларусь', 'Германия', 'Россия']);
    expect(named('en-US')).toEqual(['Åland Islands', 'Austria', 'Belarus', 'Germany', 'Russia']);
  });
});

describe('without the rules', () => {
  it('A number is recognised by its shape: with a plus, or a Russian one', () => {
    for (const text of ['8 (916) 123-45-67', '9161234567', '+7 916 123 45 67', '7 916 1234567'])
      expect(plainPhone(text)).toBe('+79161234567');
    expect(plainPhone('+375 29 123-45-67')).toBe('+375291234567');
    for (const text of ['', '8 916', '+', '+0123456789', '12345678901', 'abc']) expect(plainPhone(text)).toBeNull();
  });

  it('[K14] All but digits, spaces, parentheses, hyphens and plus are dropped', () => {
    expect(dropOtherCharacters('tel: +7 (916) 123-45-67!')).toBe(' +7 (916) 123-45-67');
  });
});
