import { normalize, swapLayout, transliterate, unstick } from '../text/index.ts';

/** A search text in every spelling that it may be meant in, each empty where it is the same as another. */
export interface NormalisedText {
  readonly typed: string;
  readonly otherLayout: string;
  readonly otherAlphabet: string;
  /** As typed. Spelling correction reads single words of it in the other keyboard layout, which depends on punctuation. */
  readonly raw: string;
  /** What the text compares with: «барабан» in «надулся как барабан». */
  readonly compared: readonly string[];
}

const COMPARISON = /\s(?:как|словно|будто|like an?)\s+(\S+)/giu;

/** First the whole text, then, if it has a comparison, the text without it. None for a text without letters and digits. */
export function normaliseText(text: string): NormalisedText[] {
  const compared = [...text.matchAll(COMPARISON)].map(([, thing = '']) => normalize(thing));
  const texts = compared.length === 0 ? [text] : [text, text.replace(COMPARISON, '')];
  return texts.map((raw, at) => spellingsOf(unstick(raw), at === 0 ? compared : [])).filter(({ typed }) => typed !== '');
}

function spellingsOf(raw: string, compared: readonly string[]): NormalisedText {
  const typed = normalize(raw);
  return { typed, otherLayout: normalize(swapLayout(raw) ?? ''), otherAlphabet: transliterate(typed) ?? '', raw, compared };
}
