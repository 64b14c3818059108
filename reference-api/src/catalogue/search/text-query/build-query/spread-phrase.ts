import { type Dictionary, keyOf, NEGATIONS, type Phrase, SIGNIFICANT_STOP_WORDS, spreadPlaces, stemInKey } from '../look-up/index.ts';

/**
 * The phrase whose two or three words occur anywhere in a text: first one that is not sold, unless goods have it in their names, then the
 * longest complaint or group. A group needs free words, which no other phrase has taken.
 */
export function findSpreadPhrase(
  words: readonly string[],
  { lexemes, phrases }: Dictionary,
  kinds: readonly Phrase['kind'][],
  isFree: (word: string) => boolean,
): Phrase | null {
  const places = words.map((word) => ({ word, stem: stemInKey(lexemes, word) })).filter(({ stem }) => stem !== '');
  const chosen = spreadPlaces(places.length)
    .filter((some) => keepsNegations(some, places))
    .map((some) => some.flatMap((place) => places[place] ?? []));
  const found = chosen.flatMap((some) => {
    const key = keyOf(some.map(({ stem }) => stem));
    const phrase = key.includes(' ') ? phrases.get(key) : undefined;
    return phrase && kinds.includes(phrase.kind) ? [{ phrase, isFree: some.every(({ word }) => isFree(word)) }] : [];
  });
  const notSold = found.find(({ phrase }) => phrase.kind === 'not-sold' && !phrase.isName && countWords(phrase) > 1);
  const other = found.find(({ phrase, isFree: free }) => phrase.kind === 'complaint' || (phrase.kind === 'group' && free));
  return (notSold ?? other)?.phrase ?? null;
}

function countWords({ key }: Phrase): number {
  return key.split(' ').filter((word) => !SIGNIFICANT_STOP_WORDS.has(word)).length;
}

/** A negation belongs to the next word: «я не ем мясо, хорошо сплю» does not contain «не сплю». */
function keepsNegations(places: readonly number[], words: readonly { stem: string }[]): boolean {
  const negates = (place: number) => NEGATIONS.has(words[place]?.stem ?? '');
  return places.every((place) => (!negates(place) || places.includes(place + 1)) && (!negates(place - 1) || places.includes(place - 1)));
}
