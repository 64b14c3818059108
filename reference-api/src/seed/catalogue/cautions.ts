import type { Texts } from '../shapes.ts';
import type { FormDefinition, IngredientDefinition, Pair } from './definitions.ts';
import type { ProseContext } from './prose.ts';
import { join } from './prose.ts';
import { pick } from './random.ts';
import { texts } from './words.ts';

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

/** At most three, and none that another one already says in more words. */
function cautionsOf(ingredients: readonly IngredientDefinition[]): readonly Pair[] {
  const all = ingredients.flatMap((item) => (item.caution ? [item.caution] : []));
  return all.filter(([ru]) => !all.some(([other]) => other !== ru && other.startsWith(ru.slice(0, -1)))).slice(0, 3);
}

/** General words by kind of goods, then the cautions of up to three ingredients and the line's own. */
export function contraindicationsOf({ key, line, form, ingredients }: ProseContext): Texts {
  const cautions = cautionsOf(ingredients);
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
