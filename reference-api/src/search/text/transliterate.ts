const RUSSIAN_OF: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['iy', 'ий'],
  ['ij', 'ий'],
  ['ph', 'ф'],
  ['th', 'т'],
  ['ck', 'к'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'ц'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'ы'],
  ['z', 'з'],
];
const LATIN_OF: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

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
