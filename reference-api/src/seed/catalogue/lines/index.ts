import type { LineDefinition } from '../definitions.ts';
import { BEAUTY_AND_HERB_LINES } from './beauty-and-herbs.ts';
import { CARE_AND_ACTIVE_LINES } from './care-and-active.ts';
import { MINERAL_LINES } from './minerals.ts';
import { OMEGA_AND_DIGESTION_LINES } from './omega-and-digestion.ts';
import { SPORT_AND_FOOD_LINES } from './sport-and-food.ts';
import { VITAMIN_LINES } from './vitamins.ts';

/** In seed order, which fixes the numbers of products: new lines go to the end of their file's list only before the first release. */
export const LINES: readonly LineDefinition[] = [
  ...VITAMIN_LINES,
  ...MINERAL_LINES,
  ...OMEGA_AND_DIGESTION_LINES,
  ...BEAUTY_AND_HERB_LINES,
  ...SPORT_AND_FOOD_LINES,
  ...CARE_AND_ACTIVE_LINES,
];
