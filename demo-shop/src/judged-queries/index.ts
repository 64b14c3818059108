import { DETAILS } from './details.ts';
import { LATER } from './later.ts';
import { MEANINGS } from './meanings.ts';
import { SLIPS } from './slips.ts';
import { WORDS } from './words.ts';

export { type JudgedQuery, judge } from './judgement.ts';
export { type Find, measureQuality, type Quality, type QualityReport } from './quality.ts';

/** Every judged query by kind. */
export const JUDGEMENTS = { ...WORDS, ...SLIPS, ...MEANINGS, ...DETAILS, ...LATER };
