import type { Texts } from '@vitrava/reference-api/seed';
import { hash, pick } from '../random.ts';
import type { BrandDefinition, FormDefinition, IngredientDefinition, LineDefinition, Pair } from './definitions.ts';
import type { CatalogueFacts } from './facts.ts';
import { labelsOf } from './labels.ts';
import { pluralRu, texts } from './words.ts';

/** Everything a text about one product may draw on; `key` fixes every choice. */
export interface ProseContext {
  readonly key: string;
  readonly line: LineDefinition;
  readonly form: FormDefinition;
  readonly brand: BrandDefinition;
  readonly ingredients: readonly IngredientDefinition[];
  readonly quantity: number;
  readonly facts: Pick<CatalogueFacts, 'cautions' | 'labels' | 'storage'>;
}

/** Sentences of both languages, one after another. */
export const join = (sentences: readonly Pair[]): Texts =>
  texts([sentences.map(([ru]) => ru).join(' '), sentences.map(([, en]) => en).join(' ')]);

/** Tablets and sachets are counted; powders and drops are not. */
function isCounted(form: FormDefinition): boolean {
  return form.unit.en[0] !== 'g' && form.unit.en[0] !== 'ml';
}

/** How long a pack of counted units lasts. */
function daysOf({ line, form, quantity }: ProseContext): number | null {
  return form.kind === 'supplement' && isCounted(form) ? Math.floor(quantity / (line.daily ?? 1)) : null;
}

function courseTail(context: ProseContext): Pair | null {
  const days = daysOf(context);
  if (days === null || days < 7) return null;
  const ru = `${days} ${pluralRu(days, ['день', 'дня', 'дней'])}`;
  const months = days / 30;
  if (Number.isInteger(months) && months > 1 && hash(`${context.key}:tail`) % 2 === 0) {
    return [`запас на ${months} ${pluralRu(months, ['месяц', 'месяца', 'месяцев'])}`, `a ${months}-month supply`];
  }
  return [`хватает на ${ru}`, `enough for ${days} days`];
}

/** The line's lead, and for counted supplements how long the pack lasts. */
export function summaryOf(context: ProseContext): Texts {
  const [ru, en] = context.line.lead;
  const tail = courseTail(context);
  return tail ? texts([`${ru}: ${tail[0]}.`, `${en}: ${tail[1]}.`]) : texts([`${ru}.`, `${en}.`]);
}

const sentenceCount = (pair: Pair): number => pair[1].split(/[.!?](?:\s|$)/).filter(Boolean).length;

/** A fact about an ingredient and the sentence that may follow it; the second leans on the first («его много в…»). */
function ingredientFacts({ key, line, form, ingredients }: ProseContext): readonly Pair[] {
  if (ingredients.length === 0) return [];
  const isEaten = form.kind === 'supplement';
  const item = pick(ingredients.slice(0, isEaten ? 3 : 1), `${key}:ingredient`);
  const details = isEaten ? [item.where, line.kids ? undefined : item.norm].filter((pair) => pair !== undefined) : [];
  return details.length > 0 ? [item.what, pick(details, `${key}:detail`)] : [item.what];
}

/** What the line is, what an ingredient is, what the form is like, who makes it: three to five sentences in one of several orders. */
export function descriptionOf(context: ProseContext): Texts {
  const { key, line, form, brand } = context;
  const facts = ingredientFacts(context);
  const note = pick(form.notes, `${key}:note`);
  const maker = pick(brand.notes, `${key}:maker`);
  const orders: readonly (readonly Pair[])[] = [
    [line.about, ...facts, note],
    [line.about, ...facts, maker],
    [line.about, note, ...facts],
    [line.about, ...facts.slice(0, 1), note, maker],
    [line.about, maker, ...facts],
  ];
  const chosen =
    sentenceCount(line.about) > 1 || facts.length === 0 ? [line.about, ...facts.slice(0, 1), note, maker] : pick(orders, `${key}:order`);
  return join(chosen.length < 3 ? [...chosen, maker] : chosen);
}

/** The recipe; supplements add the carriers of their form. */
export function compositionOf({ key, line, form, facts }: ProseContext): Texts {
  const [ru, en] = line.active;
  if (form.kind !== 'supplement' || !form.carriers) return texts([`${capital(ru)}.`, `${capital(en)}.`]);
  const { labels = [] } = line;
  const carriers = form.carriers.filter(([, name]) => {
    const earned = labelsOf(name, form.kind, facts.labels);
    return labels.every((label) => earned.includes(label));
  });
  const [carrierRu, carrierEn] = pick(carriers, `${key}:carrier`);
  return texts([`Активные компоненты: ${ru}. Вспомогательные: ${carrierRu}.`, `Active: ${en}. Other: ${carrierEn}.`]);
}

/** «1 таблетке», «2 капсулы»; what is weighed or poured is given in servings. */
function doseOf({ line, form }: ProseContext): Texts {
  const count = line.daily ?? 1;
  if (form.slug === 'spray') return { ru: '1 впрыскиванию', en: '1 spray' };
  if (!isCounted(form)) return { ru: '1 порции', en: '1 serving' };
  const ru = count === 1 ? form.unit.ru[3] : pluralRu(count, form.unit.ru);
  return { ru: `${count} ${ru}`, en: `${count} ${count === 1 ? form.unit.en[0] : form.unit.en[1]}` };
}

export function directionsOf(context: ProseContext): Texts {
  const { key, line, form, ingredients } = context;
  const dose = doseOf(context);
  const [ru, en] = line.directions ?? pick(form.directions, `${key}:directions`);
  const main: Pair = [ru.replace('{dose}', dose.ru), en.replace('{dose}', dose.en)];
  const hints = form.kind === 'supplement' && !line.kids ? ingredients.flatMap((item) => (item.hint ? [item.hint] : [])).slice(0, 1) : [];
  return join([line.kids ? kidsDirections(main) : main, ...hints]);
}

function kidsDirections([ru, en]: Pair): Pair {
  return [ru.replace(/^Взрослым /, 'Детям '), en.replace(/^Adults: /, 'Children: ')];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
