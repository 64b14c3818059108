import type { Dictionary } from '../look-up/index.ts';
import { type Analysis, analyse } from './analyse.ts';
import { beforePurpose } from './subject.ts';
import { isSubject, type Term } from './term.ts';

const HAS_PREPOSITION = / (?:for|with|without|in|of|from|to|on|and|that|which|when|after|before) /u;
/** The dative, a person and no goods: «шахматисту», «пловчихам». */
const DATIVE = /(?:[уюе]|[аяыи]м)$/u;
const SHORTEST_DATIVE = 6;
/** A shorter word may be an abbreviation of anything. */
const SHORTEST_GOODS = 4;
/** A verb and no goods: «рассасывать», «усваивается». */
const VERB = /(?:[аяиеуы]ть|тся|[тч]ься|л[аио]?сь|лся)$/u;
const MOST_INGREDIENTS = 2;

/** The text names goods that no product name has, whatever else it contains. */
export function namesUnsoldGoods(analysis: Analysis, dictionary: Dictionary): boolean {
  return hasUnknownHead(analysis) || isMostlyUnknown(analysis) || hasUnknownSubject(analysis, dictionary);
}

/** In English the last word is the head: "yoga pants" are pants. */
function hasUnknownHead({ text, terms }: Analysis): boolean {
  const last = terms.at(-1);
  return (
    /^[a-z ]+$/.test(text) &&
    !HAS_PREPOSITION.test(text) &&
    terms.length > 1 &&
    !terms.some(isSubject) &&
    last?.phrase === null &&
    !last.isNamed &&
    last.excluded === null
  );
}

/** Half of the words are unknown and no other is an ingredient: «детские санки», unlike «магний такой-то». */
function isMostlyUnknown({ text, terms }: Analysis): boolean {
  const subject = (beforePurpose(text) ?? text).split(' ');
  const unknown = terms.filter((term) => isUnknown(term) && subject.includes(term.text));
  if (unknown.length * 2 < terms.length || terms.some(isSubject)) return false;
  return !terms.some((term) => !unknown.includes(term) && namesIngredient(term));
}

/** «Магний» is the name of goods with one or two main ingredients, «масло» of goods with many. */
function namesIngredient({ query, phrase, ingredients }: Term): boolean {
  return phrase ? /':ingredient:/.test(query) : ingredients > 0 && ingredients <= MOST_INGREDIENTS;
}

function isUnknown({ text, isNamed }: Term): boolean {
  const isPerson = text.length >= SHORTEST_DATIVE && DATIVE.test(text);
  return !isNamed && text.length >= SHORTEST_GOODS && /^\p{L}+$/u.test(text) && !isPerson && !VERB.test(text);
}

/** «Шапочка для плавания» names a cap. */
function hasUnknownSubject({ text }: Analysis, dictionary: Dictionary): boolean {
  const subject = beforePurpose(text);
  if (subject === null || DATIVE.test(subject)) return false;
  const { terms, words } = analyse(subject.split(' '), dictionary);
  return terms.length > 0 && words.every(({ isKnown }) => !isKnown);
}
