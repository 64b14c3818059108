import type { Texts } from '../shapes.ts';
import type { BrandDefinition, FormDefinition, IngredientDefinition, LineDefinition, Pair } from './definitions.ts';
import { hash, pick } from './random.ts';
import { pluralRu, texts } from './words.ts';

/** Everything a text about one product may draw on; `key` fixes every choice. */
export interface ProseContext {
  readonly key: string;
  readonly line: LineDefinition;
  readonly form: FormDefinition;
  readonly brand: BrandDefinition;
  readonly ingredients: readonly IngredientDefinition[];
  readonly quantity: number;
}

const join = (sentences: readonly Pair[]): Texts => texts([sentences.map(([ru]) => ru).join(' '), sentences.map(([, en]) => en).join(' ')]);

/** Units that are counted, not weighed: the pack can be told in days. */
function daysOf({ line, form, quantity }: ProseContext): number | null {
  const counted = form.unit.en[0] !== 'g' && form.unit.en[0] !== 'ml';
  return form.kind === 'supplement' && counted ? Math.floor(quantity / (line.daily ?? 1)) : null;
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
function ingredientFacts({ key, form, ingredients }: ProseContext): readonly Pair[] {
  if (ingredients.length === 0) return [];
  const isEaten = form.kind === 'supplement';
  const item = pick(ingredients.slice(0, isEaten ? 3 : 1), `${key}:ingredient`);
  const details = isEaten ? [item.where, item.norm].filter((pair) => pair !== undefined) : [];
  return details.length > 0 ? [item.what, pick(details, `${key}:detail`)] : [item.what];
}

/** What the line is, what an ingredient is, what the form is like, who makes it: three to five sentences in one of several orders. */
export function descriptionOf(context: ProseContext): Texts {
  const { key, line, form, brand } = context;
  const facts = ingredientFacts(context);
  const note = pick(form.notes, `${key}:note`);
  const maker = pick(brand.notes, `${key}:maker`);
  const own = sentenceCount(line.about);
  const orders: readonly (readonly Pair[])[] = [
    [line.about, ...facts, note],
    [line.about, ...facts, maker],
    [line.about, note, ...facts],
    [line.about, ...facts.slice(0, 1), note, maker],
    [...facts, line.about, note],
  ];
  const chosen = own > 1 || facts.length === 0 ? [line.about, ...facts.slice(0, 1), note, maker] : pick(orders, `${key}:order`);
  return join(chosen.length < 3 ? [...chosen, maker] : chosen);
}

/** The recipe; supplements add the carriers of their form. */
export function compositionOf({ key, line, form }: ProseContext): Texts {
  const [ru, en] = line.active;
  if (form.kind !== 'supplement' || !form.carriers) return texts([`${capital(ru)}.`, `${capital(en)}.`]);
  const carriers = line.vegan ? form.carriers.filter(([name]) => !name.includes('желатин')) : form.carriers;
  const [carrierRu, carrierEn] = pick(carriers, `${key}:carrier`);
  return texts([`Активные компоненты: ${ru}. Вспомогательные: ${carrierRu}.`, `Active: ${en}. Other: ${carrierEn}.`]);
}

export function directionsOf({ key, line, form, ingredients }: ProseContext): Texts {
  const count = line.daily ?? 1;
  const doseRu = count === 1 ? `1 ${form.unit.ru[3]}` : `${count} ${pluralRu(count, form.unit.ru)}`;
  const doseEn = `${count} ${count === 1 ? form.unit.en[0] : form.unit.en[1]}`;
  const [ru, en] = line.directions ?? pick(form.directions, `${key}:directions`);
  const main: Pair = [ru.replace('{dose}', doseRu), en.replace('{dose}', doseEn)];
  const hints = form.kind === 'supplement' ? ingredients.flatMap((item) => (item.hint ? [item.hint] : [])).slice(0, 1) : [];
  return join([line.kids ? kidsDirections(main) : main, ...hints]);
}

function kidsDirections([ru, en]: Pair): Pair {
  return [ru.replace(/^Взрослым /, 'Детям '), en.replace(/^Adults: /, 'Children: ')];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const ALLERGY: Pair = ['Индивидуальная непереносимость компонентов.', 'Individual intolerance of any component.'];
const PREGNANCY: Pair = ['Беременным и кормящим — по согласованию с врачом.', 'In pregnancy and breastfeeding, ask a doctor first.'];
const DOCTOR: readonly Pair[] = [
  ['Перед применением посоветуйтесь с врачом.', 'Consult a doctor before use.'],
  ['Если вы принимаете лекарства, обсудите сочетание с врачом.', 'If you take medicines, discuss the combination with your doctor.'],
  ['При хронических заболеваниях посоветуйтесь с врачом.', 'With a chronic condition, consult a doctor.'],
];
const CHILD: Pair = [
  'Не давать детям младше указанного возраста; хранить в недоступном для детей месте.',
  'Not for children below the stated age; keep out of reach of children.',
];
const OUTSIDE: readonly Pair[] = [
  ['Только для наружного применения. Избегайте попадания в глаза.', 'For external use only. Keep out of the eyes.'],
  [
    'Перед первым применением нанесите немного на сгиб локтя и подождите сутки.',
    'Before first use, test a little on the inner elbow and wait a day.',
  ],
];
const AROMA: Pair = [
  'Не глотать. Не применять беременным, детям до 6 лет, при бронхиальной астме и эпилепсии.',
  'Do not swallow. Not in pregnancy, under 6 years, or with asthma or epilepsy.',
];
const GEAR: readonly Pair[] = [
  [
    'При травмах и боли в суставах посоветуйтесь с врачом или тренером. Не оставляйте без присмотра рядом с маленькими детьми.',
    'With injuries or joint pain, ask a doctor or coach. Do not leave unattended near small children.',
  ],
  ['Не используйте при повреждении изделия. Беречь от маленьких детей.', 'Do not use if damaged. Keep away from small children.'],
];

/** General words by kind of goods, then the cautions of up to three ingredients and the line's own. */
export function contraindicationsOf({ key, line, form, ingredients }: ProseContext): Texts {
  const cautions = ingredients.flatMap((item) => (item.caution ? [item.caution] : [])).slice(0, 3);
  const own = line.caution ? [line.caution] : [];
  if (form.kind === 'gear') return join([pick(GEAR, `${key}:gear`), ...own]);
  if (form.kind === 'aroma') return join([ALLERGY, AROMA, ...cautions, ...own]);
  if (form.kind === 'cosmetic') return join([ALLERGY, pick(OUTSIDE, `${key}:outside`), ...own]);
  if (form.kind === 'oral') return join([ALLERGY, ...cautions, ...own]);
  if (form.kind === 'food') return join([ALLERGY, ...cautions, ...own]);
  const said = [...cautions, ...own];
  const mother = said.some(([ru]) => /беременн/i.test(ru)) ? [] : [PREGNANCY];
  const doctor = form.kind === 'supplement' ? [pick(DOCTOR, `${key}:doctor`)] : [];
  return join([ALLERGY, ...(line.kids ? [CHILD] : mother), ...said, ...doctor]);
}

const STORAGE: Readonly<Record<FormDefinition['kind'], readonly Pair[]>> = {
  supplement: [
    [
      'Хранить в сухом, защищённом от света месте при температуре не выше 25 °C, в недоступном для детей месте.',
      'Keep dry, away from light, below 25 °C and out of reach of children.',
    ],
    ['Хранить плотно закрытым при температуре от 5 до 25 °C. Беречь от детей.', 'Keep tightly closed at 5–25 °C. Keep away from children.'],
  ],
  tea: [
    [
      'Хранить в сухом месте, отдельно от продуктов с резким запахом, при относительной влажности не выше 70 %.',
      'Keep dry, away from strong smells, at a relative humidity of up to 70 %.',
    ],
  ],
  food: [
    [
      'Хранить в сухом прохладном месте. После вскрытия употребить в течение двух месяцев.',
      'Keep cool and dry. Once open, use within two months.',
    ],
    [
      'Хранить при температуре не выше 20 °C, вдали от солнца. После вскрытия держать плотно закрытым.',
      'Keep below 20 °C, away from the sun. Close tightly once open.',
    ],
  ],
  cosmetic: [
    [
      'Хранить при температуре от 5 до 25 °C. После вскрытия использовать в течение 6 месяцев.',
      'Keep at 5–25 °C. Use within 6 months of opening.',
    ],
    [
      'Беречь от солнца и мороза. После вскрытия использовать в течение 12 месяцев.',
      'Protect from sun and frost. Use within 12 months of opening.',
    ],
  ],
  oral: [['Хранить при температуре от 5 до 25 °C. Беречь от детей.', 'Keep at 5–25 °C, away from children.']],
  aroma: [
    [
      'Хранить плотно закрытым в тёмном прохладном месте, вдали от огня и детей.',
      'Keep tightly closed, cool and dark, away from fire and children.',
    ],
  ],
  gear: [['Хранить в сухом месте вдали от батарей и прямого солнца.', 'Keep dry, away from radiators and direct sun.']],
};

const COLD: Pair = [
  'Хранить при температуре от 2 до 8 °C. Допускается доставка без холодильника до 7 дней.',
  'Keep at 2–8 °C. Up to 7 days of delivery without refrigeration is acceptable.',
];

export function storageOf({ key, line, form }: ProseContext): Texts {
  if (line.chilled) return texts(COLD);
  return texts(pick(STORAGE[form.kind], `${key}:storage`));
}
