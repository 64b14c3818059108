import { describe, expect, it } from '@jest/globals';
import { isPersonName, normalizePersonName } from './person-name.ts';

const accepts = (name: string): boolean => isPersonName(normalizePersonName(name));

describe('The rule for names of people', () => {
  it.each([
    ['a hyphen', 'Анна-Мария'],
    ['a double surname', 'Салтыков-Щедрин'],
    ['a surname with an adjective', 'Мамин-Сибиряк'],
    ['a straight apostrophe', "O'Neil"],
    ['a typographic apostrophe', 'O’Neil'],
    ['a nobiliary particle', 'von Meck'],
    ['two particles', 'van der Berg'],
    ['a particle with an apostrophe', "D'Artagnan"],
    ['a particle that begins with an apostrophe', "'t Hooft"],
    ['a particle with an apostrophe inside a name', "van 't Hoff"],
    ['an Azerbaijani patronymic', 'Лейла Ариф кызы'],
    ['a Kyrgyz patronymic', 'Асан уулу'],
    ['a Spanish double name', 'María José'],
    ['two Spanish surnames', 'García Márquez'],
    ['a French double name', 'Jean-Luc'],
    ['an Arabic article', 'al-Хорезми'],
    ['an Arabic name', 'محمد بن سلمان'],
    ['a Hebrew name', 'דוד בן־גוריון'],
    ['a Hebrew name with a geresh', 'ג׳ורג׳'],
    ['a Persian name with a zero-width non-joiner', 'علی\u200Cرضا'],
    ['a Vietnamese name', 'Nguyễn Thị Ánh'],
    ['an Icelandic patronymic', 'Þórsdóttir'],
    ['an Irish surname', 'Ó Súilleabháin'],
    ['a Ukrainian apostrophe', 'Дар’я'],
    ['a modifier letter apostrophe', 'Соломʼянська'],
    ['a Hawaiian okina', 'Kealiʻi'],
    ['a Catalan middle dot', 'Gal·la'],
    ['a Chinese name of one letter', '李'],
    ['a Japanese name with a middle dot', 'マリア・テレサ'],
    ['a Korean name', '김철수'],
    ['a Hindi name with vowel signs', 'प्रिया'],
    ['a Thai name with vowel signs', 'สมชาย'],
    ['a Georgian name', 'შოთა'],
    ['an Armenian name', 'Արամ'],
    ['a generation in Roman numerals', 'Louis XIV'],
    ['an abbreviation', 'St. John'],
    ['an abbreviation at the end', 'King Jr.'],
    ['initials with a hyphen', 'J.-P.'],
    ['accents that come apart', 'Сергей'.normalize('NFD')],
    ['outer spaces', '  Анна '],
    ['a dash with spaces in place of a hyphen', 'Анна – Мария'],
    ['an accent in place of an apostrophe', 'O`Neil'],
  ])('accepts %s: %s', (_kind, name) => {
    expect(accepts(name)).toBe(true);
  });

  it.each([
    '',
    ' ',
    '-',
    "'",
    '.',
    '1',
    'R2D2',
    'Anna_B',
    'a@b.ru',
    'www.example.com',
    'x!',
    '<b>',
    'Анна--Мария',
    '-Анна',
    'Анна-',
    "O''Neil",
    'Анна, Мария',
    '💊',
    'Анна\u0000',
  ])('A name with forbidden characters is refused: %j', (name) => {
    expect(accepts(name)).toBe(false);
  });

  it('A normalized name has composed letters, single spaces and plain hyphens', () => {
    expect(normalizePersonName(`  ${'Андрей'.normalize('NFD')} \u00A0 Петров \u2011 Водкин `)).toBe('Андрей Петров-Водкин');
    expect(normalizePersonName('O´Neil')).toBe("O'Neil");
    expect(normalizePersonName('O’Neil')).toBe('O’Neil');
  });

  it('A name of the largest length that ends wrongly is refused without backtracking', () => {
    expect(accepts(`${"а-'".repeat(50_000)}1`)).toBe(false);
    expect(accepts(`${'а '.repeat(50_000)}1`)).toBe(false);
  });
});
