import { ENGLISH } from './english.ts';
import { RUSSIAN } from './russian.ts';
import { SLIPS } from './slips.ts';

/**
 * Of the tenth round, judged when what the first nine missed was mended and asked once. Three people judged it who had seen neither
 * thesaurus nor search nor any other query.
 */
export const TENTH_ROUND = {
  ...SLIPS,
  group: [...RUSSIAN.group, ...ENGLISH.group],
  complaint: [...RUSSIAN.complaint, ...ENGLISH.complaint],
  slang: [...RUSSIAN.slang, ...ENGLISH.slang],
  plain: [...RUSSIAN.plain, ...ENGLISH.plain],
  people: [...RUSSIAN.people, ...ENGLISH.people],
  nothing: [...RUSSIAN.nothing, ...ENGLISH.nothing, ...SLIPS.nothing],
};
