import type { Texts } from '@vitrava/reference-api/seed';
import { pick } from '../random.ts';
import type { IngredientDefinition, Pair } from './definitions.ts';
import type { ProseContext } from './prose.ts';
import { join } from './prose.ts';
import { texts } from './words.ts';

/** At most three, and none that another one already contains in more words. */
function cautionsOf(ingredients: readonly IngredientDefinition[]): readonly Pair[] {
  const all = ingredients.flatMap((item) => (item.caution ? [item.caution] : []));
  return all.filter(([ru]) => !all.some(([other]) => other !== ru && other.startsWith(ru.slice(0, -1)))).slice(0, 3);
}

/** General words by kind of goods, then the cautions of up to three ingredients and the line's own. */
export function contraindicationsOf({ key, line, form, ingredients, facts }: ProseContext): Texts {
  const { allergy, pregnancy, children, aroma, doctor: doctors, outside, gear } = facts.cautions;
  const cautions = cautionsOf(ingredients);
  const own = line.caution ? [line.caution] : [];
  if (form.kind === 'gear') return join([pick(gear, `${key}:gear`), ...own]);
  if (form.kind === 'aroma') return join([allergy, aroma, ...cautions, ...own]);
  if (form.kind === 'cosmetic') return join([allergy, pick(outside, `${key}:outside`), ...own]);
  if (form.kind === 'oral') return join([allergy, ...cautions, ...own]);
  if (form.kind === 'food') return join([allergy, ...cautions, ...own]);
  const output = [...cautions, ...own];
  const mother = output.some(([ru]) => /беременн/i.test(ru)) ? [] : [pregnancy];
  const doctor = form.kind === 'supplement' ? [pick(doctors, `${key}:doctor`)] : [];
  return join([allergy, ...(line.kids ? [children] : mother), ...output, ...doctor]);
}

export function storageOf({ key, line, form, facts: { storage } }: ProseContext): Texts {
  if (line.chilled) return texts(storage.chilled);
  return texts(pick(storage.byKind[form.kind], `${key}:storage`));
}
