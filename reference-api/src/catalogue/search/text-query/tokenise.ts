import type { NormalisedText } from './normalise.ts';

type Words = readonly string[];

export interface Tokens {
  readonly typed: Words;
  /** In the other keyboard layout and in the other alphabet. */
  readonly others: readonly Words[];
  /** With "free" in place of a last word that is its beginning: "gluten f" may become "gluten free". Null for other texts. */
  readonly completed: Words | null;
  readonly raw: Words;
  readonly compared: readonly Words[];
}

const MAX_TOKENS = 12;

export function tokenise({ typed, otherLayout, otherAlphabet, raw, compared }: NormalisedText): Tokens {
  const words = split(typed);
  return {
    typed: words,
    others: [otherLayout, otherAlphabet].filter((text) => text !== '').map(split),
    completed: 'free'.startsWith(words.at(-1) ?? '') ? [...words.slice(0, -1), 'free'] : null,
    raw: split(raw),
    compared: compared.map(split),
  };
}

function split(text: string): string[] {
  return text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_TOKENS);
}
