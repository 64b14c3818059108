import type { FormDefinition, Pair } from './definitions.ts';

const PIECE = { ru: ['штука', 'штуки', 'штук', 'штуке'], en: ['piece', 'pieces'] } as const;

interface GearSeed {
  readonly slug: string;
  readonly name: Pair;
  readonly grams: number;
  readonly directions: Pair;
  readonly notes: readonly Pair[];
}

function gear(seed: GearSeed): FormDefinition {
  const { slug, name, grams, directions, notes } = seed;
  return {
    slug,
    name,
    kind: 'gear',
    packForms: ['gear'],
    unit: PIECE,
    gramsPerUnit: grams,
    tareGrams: 40,
    directions: [directions],
    notes,
    shelfLifeMonths: 60,
  };
}

export const GEAR_FORMS = {
  'water-bottle': gear({
    slug: 'water-bottle',
    name: ['бутылка', 'bottle'],
    grams: 210,
    directions: [
      'Перед первым использованием вымыть тёплой водой с мягким средством. Споласкивать после каждого наполнения.',
      'Wash with warm water and mild soap before first use. Rinse after every fill.',
    ],
    notes: [
      [
        'Крышка не протекает, даже если бутылка лежит в рюкзаке на боку.',
        'The lid does not leak, even when the bottle lies on its side in a rucksack.',
      ],
      [
        'Стандартный диаметр подходит к держателю велосипеда и подстаканнику автомобиля.',
        'The standard diameter fits a bicycle cage and a car cup holder.',
      ],
    ],
  }),
  shaker: gear({
    slug: 'shaker',
    name: ['шейкер', 'shaker'],
    grams: 160,
    directions: [
      'Налить воду, добавить порошок, закрыть и встряхивать 20–30 секунд. Мыть сразу после использования.',
      'Pour in water, add powder, close and shake for 20–30 seconds. Wash right after use.',
    ],
    notes: [
      ['Шкала на стенке нанесена и в миллилитрах, и в унциях.', 'The scale on the side shows millilitres and ounces.'],
      ['Можно мыть в посудомоечной машине на верхней полке.', 'Dishwasher-safe on the top shelf.'],
    ],
  }),
  band: gear({
    slug: 'band',
    name: ['эспандер', 'band'],
    grams: 120,
    directions: [
      'Перед занятием осмотреть: при трещинах и надрывах не использовать. Растягивать не более чем в два с половиной раза.',
      'Inspect before each session and do not use if cracked or torn. Do not stretch beyond two and a half times its length.',
    ],
    notes: [
      ['Натяжение нарастает плавно, без рывков.', 'The pull grows smoothly, with no jerks.'],
      ['Хватает места у дивана: отдельный зал не нужен.', 'There is room enough beside a sofa: no gym needed.'],
    ],
  }),
  mat: gear({
    slug: 'mat',
    name: ['коврик', 'mat'],
    grams: 1100,
    directions: [
      'Расстелить на ровном полу. После занятия протереть влажной тканью и высушить в расправленном виде.',
      'Lay on a level floor. After use, wipe with a damp cloth and dry flat.',
    ],
    notes: [
      ['Запах нового материала уходит за несколько дней проветривания.', 'The smell of new material fades after a few days of airing.'],
      ['Коврик лежит ровно и не скручивается по краям.', 'It lies flat and does not curl at the edges.'],
    ],
  }),
  support: gear({
    slug: 'yoga-support',
    name: ['опора для занятий', 'yoga support'],
    grams: 320,
    directions: [
      'Использовать как опору в упражнениях на растяжку и равновесие. Чистить влажной тканью.',
      'Use as a support in stretching and balance. Clean with a damp cloth.',
    ],
    notes: [
      [
        'Помогает сохранить правильное положение тела, когда гибкости пока не хватает.',
        'It helps to keep good alignment while flexibility is still growing.',
      ],
      ['Материал приятный на ощупь и не скользит во влажной руке.', 'It feels pleasant and does not slip in a damp hand.'],
    ],
  }),
  roller: gear({
    slug: 'roller',
    name: ['массажный ролик', 'massage roller'],
    grams: 420,
    directions: [
      'Прокатывать мышцы медленно, 1–2 минуты на участок. Не использовать на суставах и позвонках.',
      'Roll slowly for 1–2 minutes per area. Keep off joints and vertebrae.',
    ],
    notes: [
      ['Держит форму и выдерживает вес до 120 кг.', 'It keeps its shape and bears up to 120 kg.'],
      [
        'Начните с лёгкого давления: телу нужно несколько дней, чтобы привыкнуть.',
        'Start with light pressure: the body needs a few days to get used to it.',
      ],
    ],
  }),
  ball: gear({
    slug: 'massage-ball',
    name: ['массажный мяч', 'massage ball'],
    grams: 130,
    directions: [
      'Положить между телом и полом или стеной и катать с умеренным давлением до 2 минут.',
      'Place between the body and the floor or wall and roll with moderate pressure for up to 2 minutes.',
    ],
    notes: [
      [
        'Достаёт туда, куда не дотянуться ролику: стопы, плечи, область лопаток.',
        'It reaches where a roller cannot: feet, shoulders, around the shoulder blades.',
      ],
      ['Мяч легко вымыть с мылом.', 'It washes with soap.'],
    ],
  }),
  brush: gear({
    slug: 'body-brush',
    name: ['щётка', 'brush'],
    grams: 150,
    directions: [
      'Массировать кожу длинными движениями от стоп вверх, без сильного нажима, 3–5 минут. Сушить щетиной вниз.',
      'Brush in long strokes from the feet upwards, gently, for 3–5 minutes. Dry with the bristles down.',
    ],
    notes: [
      ['Ручка из бука пропитана маслом и не боится влажного воздуха ванной.', 'The beech handle is oiled and does not mind bathroom air.'],
      ['Щетина упругая, со временем становится мягче.', 'The bristles are springy and soften with time.'],
    ],
  }),
} as const satisfies Record<string, FormDefinition>;
