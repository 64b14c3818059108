import { DETAILS } from './details.ts';
import { LATER } from './later.ts';
import { MEANINGS } from './meanings.ts';
import { MEANT } from './meant.ts';
import { MEANT_AFRESH } from './meant-afresh.ts';
import { MEANT_KEPT_BACK } from './meant-kept-back.ts';
import { MEANT_LAST } from './meant-last.ts';
import { MEANT_LATER } from './meant-later.ts';
import { MEANT_REVIEWED } from './meant-reviewed.ts';
import { MEANT_UNSEEN } from './meant-unseen.ts';
import { ROUNDS } from './rounds/index.ts';
import { SLIPS } from './slips.ts';
import { WORDS } from './words.ts';

export { type JudgedQuery, judge } from './judgement.ts';
export { type Find, measureQuality, type Quality, type QualityReport } from './quality.ts';

export { MEANT, MEANT_AFRESH, MEANT_KEPT_BACK, MEANT_LAST, MEANT_LATER, MEANT_REVIEWED, MEANT_UNSEEN, ROUNDS };

/** What was judged for the search by words, by kind. */
export const JUDGEMENTS = { ...WORDS, ...SLIPS, ...MEANINGS, ...DETAILS, ...LATER };
