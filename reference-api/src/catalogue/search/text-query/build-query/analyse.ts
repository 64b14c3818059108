import { type Dictionary, namesAt, type Phrase } from '../look-up/index.ts';
import { isWantedAfterExclusion, repeatExclusion } from './exclusion.ts';
import { findSpreadPhrase, hasRole, longestPhrase, segment, withoutAsides } from './segment.ts';
import type { Term } from './term.ts';

type Words = readonly string[];

export interface Analysis {
  readonly text: string;
  /** The words, each a term of its own, and exclusions. */
  readonly words: readonly Term[];
  /** Phrases of the thesaurus in place of their words, without asides. */
  readonly terms: readonly Term[];
  /** The same without the last word, which may be a prefix; null if they name goods that are not sold. */
  readonly termsBeforeLast: readonly Term[] | null;
  /** The text names goods that are not sold. */
  readonly isNotSold: boolean;
  /** It names a medicine, an illness or the like, and not only other goods. */
  readonly namesNotSold: boolean;
}

const WITHOUT_GOODS: ReadonlySet<Phrase['kind']> = new Set(['not-sold', 'other-thing', 'aside']);

export function analyse(typed: Words, dictionary: Dictionary): Analysis {
  const words = withRepeatedExclusions(typed, dictionary);
  const terms = segment(withoutAsides(words, dictionary), dictionary);
  const before = segment(withoutAsides(words.slice(0, -1), dictionary), dictionary);
  // «Немеет рука, и боль в груди давящая»: a symptom that is not for this shop counts before a complaint.
  const isSpread = has(terms, 'complaint') && findSpreadPhrase(words, dictionary, ['not-sold'], () => true) !== null;
  const namesNotSold = isSpread || has(terms, 'not-sold');
  return {
    text: typed.join(' '),
    words: segment(words, { ...dictionary, phrases: new Map() }),
    terms: terms.filter(leadsToProducts),
    termsBeforeLast: isSpread || isNotSold(before) ? null : before.filter(leadsToProducts),
    isNotSold: namesNotSold || isNotSold(terms),
    namesNotSold,
  };
}

function has(terms: readonly Term[], kind: Phrase['kind']): boolean {
  return terms.some(({ phrase }) => phrase?.kind === kind);
}

/** In a complaint, other goods are a circumstance: «болит спина, сижу на стуле». */
function isNotSold(terms: readonly Term[]): boolean {
  return has(terms, 'not-sold') || (has(terms, 'other-thing') && !has(terms, 'complaint'));
}

function leadsToProducts({ phrase }: Term): boolean {
  return phrase === null || !WITHOUT_GOODS.has(phrase.kind);
}

function withRepeatedExclusions(words: Words, dictionary: Dictionary): string[] {
  const isWanted = (at: number) => {
    const word = words[at] ?? '';
    return isWantedAfterExclusion(word, {
      isGroup: longestPhrase(words.slice(at), dictionary)?.phrase.kind === 'group',
      isIngredient: namesAt(words, at).some((name) => dictionary.ingredients.has(name)),
      isOftenExcluded: hasRole(dictionary)(word, 'often-excluded'),
    });
  };
  return repeatExclusion(words, isWanted);
}
