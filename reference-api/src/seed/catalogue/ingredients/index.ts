import type { IngredientDefinition } from '../definitions.ts';
import { MINERALS } from './minerals.ts';
import { NUTRIENTS } from './nutrients.ts';
import { PANTRY_AND_CARE } from './pantry-and-care.ts';
import { PLANTS } from './plants.ts';
import { VITAMINS } from './vitamins.ts';

export const INGREDIENTS: readonly IngredientDefinition[] = [...VITAMINS, ...MINERALS, ...NUTRIENTS, ...PLANTS, ...PANTRY_AND_CARE];
