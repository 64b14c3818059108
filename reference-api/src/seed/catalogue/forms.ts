import type { FormDefinition } from './definitions.ts';
import { CARE_FORMS } from './forms-care.ts';
import { FOOD_FORMS } from './forms-food.ts';
import { GEAR_FORMS } from './forms-gear.ts';
import { LIQUID_FORMS } from './forms-liquid.ts';
import { SOLID_FORMS } from './forms-solid.ts';

export const FORMS = { ...SOLID_FORMS, ...LIQUID_FORMS, ...FOOD_FORMS, ...CARE_FORMS, ...GEAR_FORMS } as const;

export type FormSlug = keyof typeof FORMS;

export function formOf(slug: FormSlug): FormDefinition {
  return FORMS[slug];
}
