import type { FormDefinition } from './definitions.ts';

const TABLET = { ru: ['таблетка', 'таблетки', 'таблеток', 'таблетке'], en: ['tablet', 'tablets'] } as const;
const CAPSULE = { ru: ['капсула', 'капсулы', 'капсул', 'капсуле'], en: ['capsule', 'capsules'] } as const;

export const SOLID_FORMS = {
  tablets: {
    slug: 'tablets',
    name: ['таблетки', 'tablets'],
    kind: 'supplement',
    packForms: ['bottle', 'blister-box', 'jar'],
    unit: TABLET,
    gramsPerUnit: 0.8,
    tareGrams: 28,
    shelfLifeMonths: 36,
    carriers: [
      ['микрокристаллическая целлюлоза, стеарат кальция, диоксид кремния', 'microcrystalline cellulose, calcium stearate, silicon dioxide'],
      [
        'крахмал кукурузный, целлюлоза, магния стеарат растительный, оболочка (гидроксипропилметилцеллюлоза)',
        'maize starch, cellulose, vegetable magnesium stearate, coating (hydroxypropyl methylcellulose)',
      ],
      ['дикальцийфосфат, кроскармеллоза натрия, стеариновая кислота', 'dicalcium phosphate, croscarmellose sodium, stearic acid'],
    ],
    directions: [
      [
        'Взрослым по {dose} в день во время еды, запивая стаканом воды. Продолжительность приёма — 1 месяц.',
        'Adults: {dose} a day with a meal and a glass of water. Take for one month.',
      ],
      [
        'Взрослым принимать по {dose} в день за завтраком, не разжёвывая. Курс — 4–6 недель, при необходимости его можно повторить.',
        'Adults: {dose} a day at breakfast, without chewing. Take for 4–6 weeks; repeat if needed.',
      ],
      [
        'По {dose} в день после еды. Курс — 30 дней, перерыв между курсами не менее 2 недель.',
        'Take {dose} a day after food for 30 days, with at least two weeks between courses.',
      ],
    ],
    notes: [
      ['Таблетки небольшие, с гладкой оболочкой, их легко проглотить.', 'The tablets are small and smooth, easy to swallow.'],
      ['На таблетке есть риска: её можно разделить пополам.', 'The tablet is scored and can be halved.'],
      ['Таблетка без запаха и сладкой оболочки.', 'The tablet has no smell and no sugar coating.'],
      [
        'Таблетки удобно брать в дорогу: они не боятся тепла в разумных пределах.',
        'Tablets travel well and do not mind ordinary summer heat.',
      ],
    ],
  },
  capsules: {
    slug: 'capsules',
    name: ['капсулы', 'capsules'],
    kind: 'supplement',
    packForms: ['bottle', 'jar', 'blister-box'],
    unit: CAPSULE,
    gramsPerUnit: 0.65,
    tareGrams: 26,
    shelfLifeMonths: 24,
    carriers: [
      ['капсула (гидроксипропилметилцеллюлоза), рисовая мука', 'capsule shell (hydroxypropyl methylcellulose), rice flour'],
      [
        'желатин (капсула), микрокристаллическая целлюлоза, диоксид кремния',
        'gelatine (capsule shell), microcrystalline cellulose, silicon dioxide',
      ],
      ['растительная капсула (целлюлоза), инулин', 'vegetable capsule shell (cellulose), inulin'],
    ],
    directions: [
      [
        'Взрослым по {dose} в день во время еды. Продолжительность приёма — 1 месяц.',
        'Adults: {dose} a day with food. Take for one month.',
      ],
      ['По {dose} в день во время еды, запивая водой. Курс — 1–2 месяца.', 'Take {dose} a day with food and water. Course: 1–2 months.'],
      [
        'Взрослым по {dose} в день вместе с едой. Если глотать капсулу неудобно, её содержимое можно высыпать в ложку воды.',
        'Adults: {dose} a day with a meal. If swallowing is awkward, empty the capsule into a spoonful of water.',
      ],
    ],
    notes: [
      ['Капсула скрывает вкус содержимого и быстро растворяется.', 'The capsule hides the taste and dissolves quickly.'],
      ['Капсулы без красителей, стандартного размера 0.', 'The capsules are size 0, with no colouring.'],
      [
        'Порошок в капсуле без лишних наполнителей, поэтому и состав короткий.',
        'There is little filler in the capsule, so the recipe is short.',
      ],
      ['Капсулы удобно разложить по таблетнице на неделю вперёд.', 'Capsules fit a weekly pill box.'],
    ],
  },
  softgels: {
    slug: 'softgels',
    name: ['мягкие капсулы', 'softgels'],
    kind: 'supplement',
    packForms: ['bottle', 'jar'],
    unit: { ru: CAPSULE.ru, en: ['softgel', 'softgels'] },
    gramsPerUnit: 0.9,
    tareGrams: 28,
    shelfLifeMonths: 24,
    carriers: [
      ['оболочка (желатин, глицерин, вода очищенная)', 'shell (gelatine, glycerol, purified water)'],
      ['оболочка (крахмал, каррагинан, глицерин)', 'shell (starch, carrageenan, glycerol)'],
    ],
    directions: [
      [
        'Взрослым по {dose} в день во время еды, в которой есть жиры: так компоненты усваиваются лучше. Курс — 1–2 месяца.',
        'Adults: {dose} a day with a meal that contains fat, for better absorption. Course: 1–2 months.',
      ],
      [
        'По {dose} в день за завтраком или обедом, не разжёвывая. Продолжительность приёма — 1 месяц.',
        'Take {dose} a day with breakfast or lunch, without chewing, for one month.',
      ],
    ],
    notes: [
      [
        'Масляная основа уже внутри капсулы, поэтому искать ей жирную пару к завтраку не обязательно.',
        'The oil base is already inside, so breakfast need not be a rich one.',
      ],
      ['Мягкая оболочка гладкая, капсула легко проглатывается.', 'The soft shell is smooth and easy to swallow.'],
      ['Герметичная оболочка защищает масло от воздуха.', 'The sealed shell keeps air away from the oil.'],
    ],
  },
  chewables: {
    slug: 'chewables',
    name: ['жевательные таблетки', 'chewable tablets'],
    kind: 'supplement',
    packForms: ['jar', 'bottle'],
    unit: {
      ru: ['жевательная таблетка', 'жевательные таблетки', 'жевательных таблеток', 'жевательной таблетке'],
      en: ['chewable tablet', 'chewable tablets'],
    },
    gramsPerUnit: 1.6,
    tareGrams: 30,
    shelfLifeMonths: 24,
    carriers: [
      ['сорбит, изомальт, натуральный ароматизатор, лимонная кислота', 'sorbitol, isomalt, natural flavouring, citric acid'],
      ['ксилит, крахмал, сок ягод сухой, стеарат магния', 'xylitol, starch, dried berry juice, magnesium stearate'],
    ],
    directions: [
      ['По {dose} в день после еды, тщательно разжевать. Курс — 1 месяц.', 'Chew {dose} a day thoroughly after food. Course: one month.'],
      [
        'Разжевать по {dose} в день; запивать не обязательно. Продолжительность приёма — 30 дней.',
        'Chew {dose} a day; no water needed. Take for 30 days.',
      ],
    ],
    notes: [
      ['Вода не нужна: таблетку можно разжевать где угодно.', 'No water needed: chew it anywhere.'],
      ['Вкус мягкий, без приторности.', 'The taste is mild, not cloying.'],
    ],
  },
  lozenges: {
    slug: 'lozenges',
    name: ['таблетки для рассасывания', 'lozenges'],
    kind: 'supplement',
    packForms: ['blister-box', 'jar'],
    unit: {
      ru: ['таблетка для рассасывания', 'таблетки для рассасывания', 'таблеток для рассасывания', 'таблетке для рассасывания'],
      en: ['lozenge', 'lozenges'],
    },
    gramsPerUnit: 1.1,
    tareGrams: 20,
    shelfLifeMonths: 24,
    carriers: [
      ['изомальт, сорбит, масло мятное', 'isomalt, sorbitol, peppermint oil'],
      ['ксилит, микрокристаллическая целлюлоза, натуральный ароматизатор', 'xylitol, microcrystalline cellulose, natural flavouring'],
    ],
    directions: [
      [
        'Медленно рассасывать по {dose} в день между приёмами пищи. Курс — 2–4 недели.',
        'Let {dose} a day dissolve slowly in the mouth between meals. Course: 2–4 weeks.',
      ],
    ],
    notes: [
      ['Таблетка медленно тает во рту и освежает.', 'It melts slowly and refreshes.'],
      ['Блистер помещается в нагрудный карман.', 'The blister fits a shirt pocket.'],
    ],
  },
  effervescent: {
    slug: 'effervescent',
    name: ['шипучие таблетки', 'effervescent tablets'],
    kind: 'supplement',
    packForms: ['tube'],
    unit: {
      ru: ['шипучая таблетка', 'шипучие таблетки', 'шипучих таблеток', 'шипучей таблетке'],
      en: ['effervescent tablet', 'effervescent tablets'],
    },
    gramsPerUnit: 4.2,
    tareGrams: 22,
    shelfLifeMonths: 24,
    carriers: [
      [
        'лимонная кислота, гидрокарбонат натрия, сорбит, натуральный ароматизатор',
        'citric acid, sodium bicarbonate, sorbitol, natural flavouring',
      ],
    ],
    directions: [
      [
        'Растворить по {dose} в стакане воды (200 мл) и выпить сразу, 1 раз в день. Курс — 3–4 недели.',
        'Dissolve {dose} in a glass of water (200 ml) and drink at once, once a day, for 3–4 weeks.',
      ],
    ],
    notes: [
      ['Получается слегка газированный напиток без сахара.', 'It makes a lightly sparkling drink without sugar.'],
      ['В крышку тубы встроен влагопоглотитель: закрывайте её сразу.', 'The tube cap holds a drying agent: close it at once.'],
    ],
  },
  gummies: {
    slug: 'gummies',
    name: ['мармеладные пастилки', 'gummies'],
    kind: 'supplement',
    packForms: ['jar', 'pouch'],
    unit: { ru: ['пастилка', 'пастилки', 'пастилок', 'пастилке'], en: ['gummy', 'gummies'] },
    gramsPerUnit: 2.6,
    tareGrams: 35,
    shelfLifeMonths: 18,
    carriers: [
      ['пектин, мальтит, сок чёрной моркови, лимонная кислота', 'pectin, maltitol, black carrot juice, citric acid'],
      ['пектин яблочный, инулин, концентрат сока малины', 'apple pectin, inulin, raspberry juice concentrate'],
    ],
    directions: [['По {dose} в день после еды, разжевать. Курс — 1 месяц.', 'Chew {dose} a day after a meal. Course: one month.']],
    notes: [
      ['Пастилки на пектине, без желатина.', 'The gummies are set with pectin, not gelatine.'],
      [
        'Это добавка, а не сладость: соблюдайте количество, указанное на упаковке.',
        'It is a supplement, not a sweet: keep to the stated amount.',
      ],
    ],
  },
} as const satisfies Record<string, FormDefinition>;
