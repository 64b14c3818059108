import { THINGS } from './things.ts';
import { WISHES } from './wishes.ts';

/**
 * Of the eleventh round, judged by someone who had seen neither thesaurus nor search nor any other query, and asked once when what the
 * tenth missed of slang was mended.
 */
export const ELEVENTH_ROUND = { ...WISHES, ...THINGS };
