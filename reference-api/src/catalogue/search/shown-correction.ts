import type { Language } from '../../language/index.ts';
import { normalize, swapLayout, withoutVitaminKeys } from './text/index.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The corrected text, or null. The English page shows no Latin text that was only read in Russian letters. */
export function shownCorrection(corrected: string | null, requested: string, language: Language): string | null {
  if (corrected === null) return null;
  const isOtherAlphabet = CYRILLIC.test(corrected) && !CYRILLIC.test(requested);
  if (language === 'en' && isOtherAlphabet && corrected !== normalize(swapLayout(requested) ?? '')) return null;
  return withoutVitaminKeys(corrected);
}
