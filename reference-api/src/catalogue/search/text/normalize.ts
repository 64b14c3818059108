import spellings from './vitamin-spellings.json' with { type: 'json' };

/** Cyrillic letters that people type for the Latin ones of vitamins, and letters and numbers as they are pronounced. */
const LATIN_OF: Readonly<Record<string, string>> = spellings.latinLetters;
const LETTER = '[a-zавбсдекнр]';

const LETTER_NAMES: Readonly<Record<string, string>> = spellings.spokenLetters;
const NUMBER_NAMES: Readonly<Record<string, string>> = spellings.spokenNumbers;
const VITAMIN = '(?<=(?:^| )(?:витамин\\p{L}*|vitamine?s?) )';

/**
 * Brings a text to the words that are searched: lower case, е for ё, no punctuation, numbers apart from units, and one
 * spelling of vitamin names: «Д-3», «d 3» and «D3» are `d3`; «витамин С» also carries `vitaminc`, because single
 * letters are stop words. Documents and queries pass the same function, so they match.
 */
export function normalize(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return spelt(words)
    .replace(/(?<=(?:^| )(?:[дd]|омега|omega) ?)з(?= |$)/gu, '3')
    .replace(/(?<=^| )([bвбdдkк]) ?([1-9]|12)(?= |$)/gu, (_, letter: string, digits: string) => `${toLatin(letter)}${digits}`)
    .replace(/(?<=^| )([авсенрк])(\d{1,2})(?= |$)/gu, (_, letter: string, digits: string) => `${toLatin(letter)}${digits}`)
    .replace(/(?<=^| )([qк]|ку|кью) ?10(?= |$)/gu, 'q10')
    .replace(/(\p{L}{3,})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L}{2,})/gu, '$1 $2')
    .replace(
      new RegExp(`(витамин\\p{L}*|vitamine?s?) (${LETTER})(\\d{0,2})(?= |$)`, 'gu'),
      (_, word: string, letter: string, digits: string) => nameVitamin(word, toLatin(letter), digits),
    );
}

/** A question as typed, with vitamins apart from words that they stick to («магнийб6») and drawn-out letters once («оооочень»). Names of goods are left alone. */
export function unstick(text: string): string {
  return text
    .replace(/\p{L}{4,}/gu, once)
    .replace(/(?<![\p{L}\p{N}])(\p{L}{4,})([бb](?:[1-9]|12)|[дd]3|[кk]2)(?![\p{L}\p{N}])/giu, '$1 $2');
}

/** «ММММ», sizes («XXXL») and Roman numbers: their letters count. */
const COUNTED = /^(?:(\p{L})\1*|[xх]+[lsлс]|[ivxlcdm]+)$/iu;

function once(word: string): string {
  return COUNTED.test(word) ? word : word.replace(/(\p{L})\1{2,}/giu, '$1');
}

/** «вит дэ три» as «витамин d 3». Short for a vitamin is «вит» only before its letter. */
function spelt(words: string): string {
  return words
    .replace(
      new RegExp(`(?<=^| )(вит|vit)(?= (?:${LETTER}|${Object.keys(LETTER_NAMES).join('|')})\\d{0,2}(?= |$))`, 'gu'),
      (_, short: string) => (short === 'вит' ? 'витамин' : 'vitamin'),
    )
    .replace(new RegExp(`${VITAMIN}(${Object.keys(LETTER_NAMES).join('|')})(?= |$)`, 'gu'), (letter) => LETTER_NAMES[letter] ?? letter)
    .replace(/(?<=^| )(бэ|дэ)(?= (?:три|шесть|двенадцать)(?= |$))/gu, (letter) => LETTER_NAMES[letter] ?? letter)
    .replace(
      new RegExp(`(?<=(?:^| )(?:омега|omega|[a-zавбсдк]|ку|кью) )(${Object.keys(NUMBER_NAMES).join('|')})(?= |$)`, 'gu'),
      (number) => NUMBER_NAMES[number] ?? number,
    );
}

function nameVitamin(word: string, letter: string, digits: string): string {
  // The stem of “vitamine” would be that of every vitamin.
  const name = letter === 'e' ? 'evitamin' : `vitamin${letter}`;
  return digits === '' ? `${word} ${name}` : `${word} ${letter}${digits} ${name}`;
}

/** A normalized text without the keys of `nameVitamin`: «витамин vitamind» is «витамин D» again. */
export function withoutVitaminKeys(text: string): string {
  return text.replace(
    /(витамин\p{L}*|vitamine?s?) (?:([a-z]\d{1,2}) )?(?:vitamin([a-z])|(e)vitamin)(?= |$)/gu,
    (_, word: string, ...letters) => {
      const letter = letters.slice(0, 3).find((one) => one !== undefined) as string;
      return `${word} ${letter.toUpperCase()}`;
    },
  );
}

function toLatin(letter: string): string {
  return LATIN_OF[letter] ?? letter;
}
