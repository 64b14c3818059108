import type { SeedProduct, Texts } from '@vitrava/reference-api/seed';
import { pick, share } from '../random.ts';
import { contraindicationsOf, storageOf } from './cautions.ts';
import type { BrandDefinition, FormDefinition, LineDefinition, Make } from './definitions.ts';
import { labelsOf } from './labels.ts';
import type { Lookup } from './lookup.ts';
import type { ProseContext } from './prose.ts';
import { compositionOf, descriptionOf, directionsOf, summaryOf } from './prose.ts';
import { addedOn, availability, discountPercent, priceKopecks, registrationNumber } from './trade.ts';
import { numberText, plain, pluralRu, slugOf, strength, withUnits } from './words.ts';

/** One pack on sale: a make of a line, by one maker. */
export function productOf(lookup: Lookup, line: LineDefinition, make: Make, brand: BrandDefinition, quantity: number): SeedProduct {
  const { dose, variant } = make;
  const { otherNames } = lookup.facts;
  const form = lookup.formOf(make, line);
  const unit = unitOf(form, quantity);
  const slug = [
    brand.slug,
    line.slug,
    ...(dose ? [slugOf(dose)] : []),
    ...(variant ? [slugOf(variant[1])] : []),
    quantity,
    slugOf(unit.en),
    ...(form.unit.en[0] === 'g' || form.unit.en[0] === 'ml' ? [form.slug] : []),
  ].join('-');
  const context: ProseContext = {
    key: slug,
    line: make.active ? { ...line, active: make.active } : line,
    form,
    brand,
    ingredients: lookup.ingredientsOf(line),
    quantity,
    facts: lookup.facts,
  };
  const composition = compositionOf(context);
  const isSupplement = form.kind === 'supplement';
  return {
    slug,
    brand: brand.slug,
    category: line.category,
    name: nameOf(line, form, make, quantity),
    form: { slug: form.slug, ...plain(form.name) },
    dose: dose ? strength(dose) : null,
    pack: { quantity, unit },
    summary: summaryOf(context),
    description: descriptionOf(context),
    composition,
    directions: directionsOf(context),
    contraindications: contraindicationsOf(context),
    storage: storageOf(context),
    registrationNumber: isSupplement ? registrationNumber(slug) : null,
    isSupplement,
    shelfLifeMonths: form.shelfLifeMonths,
    weightGrams: Math.round(quantity * form.gramsPerUnit + form.tareGrams),
    priceKopecks: priceKopecks(make, brand.slug, quantity, slug),
    discountPercent: discountPercent(slug),
    vatPercent: form.kind === 'food' || line.kids ? 10 : 20,
    availability: availability(slug),
    popularity: Math.round(1000 * share(`${line.slug}:popular`) ** 1.5 * (0.55 + 0.45 * share(`${slug}:popular`))),
    addedOn: addedOn(slug),
    ingredients: line.of,
    labels: labelsOf(composition.en, form.kind, lookup.facts.labels),
    traits: [...(line.kids ? ['kids'] : []), ...(line.labels?.includes('vegan') ? ['vegan'] : [])],
    packForm: pick(form.packForms, `${brand.slug}:${form.slug}:${line.category}`),
    searchedAs: {
      own: otherNames.lines[line.slug] ?? [],
      uses: [...(otherNames.uses[line.slug] ?? []), ...(otherNames.categoryUses[line.category] ?? [])],
      form: otherNames.forms[form.slug] ?? [],
    },
  };
}

function unitOf(form: FormDefinition, quantity: number): Texts {
  return { ru: pluralRu(quantity, form.unit.ru), en: quantity === 1 ? form.unit.en[0] : form.unit.en[1] };
}

function nameOf(line: LineDefinition, form: FormDefinition, { dose, variant }: Make, quantity: number): Texts {
  const amount = dose && line.doseInName !== false && form.unit.en[0] !== 'g' ? strength(dose) : null;
  const unit = unitOf(form, quantity);
  const count = numberText(quantity);
  const isOnePiece = form.unit.en[0] === 'piece' && quantity === 1;
  const write = (language: 'ru' | 'en', at: 0 | 1) =>
    [
      line.name[at] + (amount ? ` ${amount[language]}` : ''),
      ...(variant ? [variant[at]] : []),
      ...(form.inName ? [form.name[at]] : []),
      ...(isOnePiece ? [] : [`${count[language]} ${unit[language]}`]),
    ].join(', ');
  return { ru: withUnits(write('ru', 0)), en: withUnits(write('en', 1)) };
}
