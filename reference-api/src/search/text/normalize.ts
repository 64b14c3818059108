/** Cyrillic letters that people type for the Latin ones in names of vitamins. */
const LATIN_OF: Readonly<Record<string, string>> = { а: 'a', в: 'b', б: 'b', с: 'c', д: 'd', е: 'e', к: 'k', н: 'h', р: 'p', у: 'u' };
const LETTER = '[a-zавбсдекнр]';

/**
 * Brings a text to the words that are searched: lower case, е for ё, no punctuation, numbers apart from units, and one spelling of
 * vitamin names: «Д-3», «d 3» and «D3» are `d3`; «витамин С» also carries `vitaminc`, because single letters are stop words.
 * Documents and questions go through the same function, so they meet.
 */
export function normalize(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words
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

function nameVitamin(word: string, letter: string, digits: string): string {
  return digits === '' ? `${word} vitamin${letter}` : `${word} ${letter}${digits} vitamin${letter}`;
}

function toLatin(letter: string): string {
  return LATIN_OF[letter] ?? letter;
}
