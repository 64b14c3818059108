const ENGLISH = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toRussian = new Map(Array.from(ENGLISH).map((key, index) => [key, RUSSIAN[index] ?? key]));
const toEnglish = new Map(Array.from(RUSSIAN).map((key, index) => [key, ENGLISH[index] ?? key]));
for (const [typed, meant] of [
  ['{', 'х'],
  ['}', 'ъ'],
  [':', 'ж'],
  ['"', 'э'],
  ['<', 'б'],
  ['>', 'ю'],
  ['~', 'ё'],
] as const)
  toRussian.set(typed, meant);

/** The text as it would be with the keyboard in the other language: `dbnfvby` is `витамин`. Null when no letter changes. */
export function swapLayout(text: string): string | null {
  const lower = text.toLowerCase();
  const keys = /\p{Script=Cyrillic}/u.test(lower) ? toEnglish : toRussian;
  const swapped = [...lower].map((character) => keys.get(character) ?? character).join('');
  return swapped === lower ? null : swapped;
}
