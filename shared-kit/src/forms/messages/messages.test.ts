import { describe, expect, it } from '@jest/globals';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import type { ValidationProblem } from '../validators/index.ts';
import { kitMessage } from './index.ts';

type Texts = { readonly [key: string]: string | Texts };

const PLURAL = /_(one|few|many|other)$/;

function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`.replace(PLURAL, '_'), value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('the words of forms', () => {
  it('are the same in both languages, with the same placeholders', () => {
    const [russian, english] = [new Map(flat(ru)), new Map(flat(en))];
    expect([...english.keys()].sort()).toEqual([...russian.keys()].sort());
    for (const [key, text] of russian) expect([key, placeholders(english.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  });

  it('[A15] has a sentence for each kind of message, in both languages', () => {
    const problems: ValidationProblem[] = [
      { key: 'required' },
      { key: 'unchecked' },
      { key: 'email' },
      { key: 'phone' },
      { key: 'phone', values: { reason: 'TOO_SHORT' } },
      { key: 'letters' },
      { key: 'minLength', values: { count: 8 } },
      { key: 'noSpaces' },
      { key: 'letterCase' },
      { key: 'symbols' },
      { key: 'mismatch' },
      { key: 'date' },
      { key: 'birthDate' },
      { key: 'adult' },
      { key: 'refused' },
    ];
    for (const locale of ['ru', 'en'] as const) {
      const shownTexts = problems.map((problem) => kitMessage(locale, problem, 'other', 'City'));
      for (const sentence of shownTexts) expect(sentence).toMatch(locale === 'ru' ? /^[А-ЯЁ].*\.$/ : /^[A-Z].*\.$/);
      expect(new Set(shownTexts).size).toBe(shownTexts.length);
    }
    expect(kitMessage('ru', { key: 'minLength', values: { count: 8 } }, 'password').replaceAll('\u00a0', ' ')).toContain('8 символов');
  });

  it('[A15] [A16] requires a field by its name, and the account fields in words of their own', () => {
    expect(kitMessage('ru', { key: 'required' }, 'city', 'Город')).toBe('Заполните поле «Город».');
    expect(kitMessage('en', { key: 'required' }, 'city', 'City')).toBe('Fill in “City”.');
    const fields = ['code', 'email', 'password', 'phone', 'first_name', 'last_name', 'date_of_birth', 'question'];
    const passwords = ['old_password', 'new_password', 'new_password_repeat'];
    for (const locale of ['ru', 'en'] as const) {
      const shownTexts = [...fields, ...passwords].map((field) => kitMessage(locale, { key: 'required' }, field, 'Label'));
      expect(new Set(shownTexts).size).toBe(11);
      for (const sentence of shownTexts) expect(sentence).not.toContain('Label');
    }
  });

  it('[E11] words the messages of the API: user not found, unknown error, connection error', () => {
    const shownTexts = (reason: string) => kitMessage('ru', { key: 'refused', values: { reason } }, 'detail').replaceAll('\u00a0', ' ');
    expect(shownTexts('userNotFound')).toContain('Аккаунта с такой почтой нет');
    expect(shownTexts('unknown')).toContain('Что-то пошло не так');
    expect(shownTexts('connection')).toContain('Нет связи с магазином');
  });

  it('never shows a sentence of the API, of a value nor of the whole', () => {
    const problem = { key: 'refused', values: { shownTexts: 'duplicate key value violates unique constraint' } } as const;
    expect(kitMessage('en', problem, 'code')).toBe('This value was not accepted. Please check it.');
    expect(kitMessage('en', problem, 'detail')).toBe('Something went wrong. Please try again a little later.');
    expect(kitMessage('ru', problem, 'code')).toMatch(/^[А-ЯЁ]/);
  });
});
