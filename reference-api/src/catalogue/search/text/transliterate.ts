import alphabets from './transliteration.json' with { type: 'json' };

/** Longer keys come first. */
const RUSSIAN_OF = Object.entries(alphabets.russian);
const LATIN_OF: Readonly<Record<string, string>> = alphabets.latin;

/** A normalized text in the letters of the other language: `magnij` is `магний`, `северин` is `severin`. Null when no letter changes. */
export function transliterate(text: string): string | null {
  const other = /\p{Script=Cyrillic}/u.test(text) ? toLatin(text) : toRussian(text);
  return other === text ? null : other;
}

function toLatin(text: string): string {
  return [...text].map((letter) => LATIN_OF[letter] ?? letter).join('');
}

/** «йога», «йод»: no word for sale begins with «ё». */
const IOTA = ['yo', 'йо'] as const;

function isBeginning(before: string): boolean {
  return before === '' || before.endsWith(' ');
}

function toRussian(text: string): string {
  let rest = text;
  let result = '';
  while (rest !== '') {
    const pair = isBeginning(result) && /^[yj]o/.test(rest) ? IOTA : RUSSIAN_OF.find(([latin]) => rest.startsWith(latin));
    result += pair ? pair[1] : rest[0];
    rest = rest.slice(pair ? pair[0].length : 1);
  }
  return result;
}
