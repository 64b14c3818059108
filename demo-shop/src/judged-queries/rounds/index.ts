import { EIGHTH_ROUND } from './eighth.ts';
import { ELEVENTH_ROUND } from './eleventh/index.ts';
import { FIFTH_ROUND } from './fifth.ts';
import { FIRST_ROUND } from './first.ts';
import { FOURTH_ROUND } from './fourth.ts';
import { NINTH_ROUND } from './ninth.ts';
import { SECOND_ROUND } from './second.ts';
import { SEVENTH_ROUND } from './seventh.ts';
import { SIXTH_ROUND } from './sixth.ts';
import { TENTH_ROUND } from './tenth/index.ts';
import { THIRD_ROUND } from './third.ts';
import { TWELFTH_ROUND } from './twelfth.ts';

/** In the order in which they were judged. Each is too small to bind alone: all together they do. */
export const ROUNDS = [
  FIRST_ROUND,
  SECOND_ROUND,
  THIRD_ROUND,
  FOURTH_ROUND,
  FIFTH_ROUND,
  SIXTH_ROUND,
  SEVENTH_ROUND,
  EIGHTH_ROUND,
  NINTH_ROUND,
  TENTH_ROUND,
  ELEVENTH_ROUND,
  TWELFTH_ROUND,
];
