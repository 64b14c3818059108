import type { FormDefinition } from './definitions.ts';

const MILLILITRE = { ru: ['мл', 'мл', 'мл', 'мл'], en: ['ml', 'ml'] } as const;
const GRAM = { ru: ['г', 'г', 'г', 'г'], en: ['g', 'g'] } as const;
const PIECE = { ru: ['штука', 'штуки', 'штук', 'штуке'], en: ['piece', 'pieces'] } as const;

export const CARE_FORMS = {
  cream: {
    slug: 'cream',
    name: ['крем', 'cream'],
    kind: 'cosmetic',
    packForms: ['tube', 'jar'],
    unit: MILLILITRE,
    gramsPerUnit: 1,
    tareGrams: 35,
    shelfLifeMonths: 24,
    directions: [
      [
        'Нанести тонким слоем на чистую кожу лёгкими движениями. Использовать утром и вечером.',
        'Spread a thin layer on clean skin, morning and evening.',
      ],
      [
        'Небольшое количество распределить по чистой сухой коже и дать впитаться. Можно использовать каждый день.',
        'Smooth a little over clean dry skin and let it sink in. For daily use.',
      ],
    ],
    notes: [
      ['Впитывается за пару минут и не оставляет плёнки.', 'It sinks in within minutes and leaves no film.'],
      ['Запах лёгкий, от самих растений, без отдушки.', 'The light scent comes from the plants themselves; no perfume is added.'],
    ],
  },
  balm: {
    slug: 'balm',
    name: ['бальзам', 'balm'],
    kind: 'cosmetic',
    packForms: ['jar', 'tube'],
    unit: GRAM,
    gramsPerUnit: 1,
    tareGrams: 30,
    shelfLifeMonths: 24,
    directions: [
      [
        'Разогреть немного бальзама в пальцах и нанести на сухие участки. Использовать по мере необходимости.',
        'Warm a little between the fingers and apply to dry spots as needed.',
      ],
    ],
    notes: [
      ['Плотная текстура тает от тепла рук.', 'The firm texture melts at the warmth of the hands.'],
      ['Баночки хватает надолго: нужно совсем немного.', 'A little goes a long way.'],
    ],
  },
  serum: {
    slug: 'serum',
    name: ['сыворотка', 'serum'],
    kind: 'cosmetic',
    packForms: ['dropper'],
    unit: MILLILITRE,
    gramsPerUnit: 1,
    tareGrams: 55,
    shelfLifeMonths: 18,
    directions: [
      [
        '3–5 капель нанести на очищенную кожу лица под крем, утром или вечером.',
        'Apply 3–5 drops to a clean face under cream, morning or evening.',
      ],
    ],
    notes: [
      ['Лёгкая текстура ложится под крем и под солнцезащитное средство.', 'The light texture sits well under cream and sunscreen.'],
      ['Флакон с пипеткой из тёмного стекла.', 'A dark glass bottle with a pipette.'],
    ],
  },
  toner: {
    slug: 'toner',
    name: ['тоник', 'toner'],
    kind: 'cosmetic',
    packForms: ['bottle'],
    unit: MILLILITRE,
    gramsPerUnit: 1,
    tareGrams: 40,
    shelfLifeMonths: 24,
    directions: [
      [
        'Протереть кожу лица ватным диском или распылить на чистую кожу. Не смывать.',
        'Wipe over the face with a cotton pad or mist on clean skin. Do not rinse.',
      ],
    ],
    notes: [
      ['Без спирта: кожу не стягивает.', 'Alcohol-free, so the skin does not feel tight.'],
      ['Освежает и в течение дня, в том числе в самолёте.', 'Refreshing through the day, even on a plane.'],
    ],
  },
  wash: {
    slug: 'cleanser',
    name: ['очищающее средство', 'cleanser'],
    kind: 'cosmetic',
    packForms: ['bottle', 'tube'],
    unit: MILLILITRE,
    gramsPerUnit: 1.02,
    tareGrams: 45,
    shelfLifeMonths: 24,
    directions: [
      [
        'Вспенить с водой, нанести на влажную кожу и смыть. Подходит для ежедневного применения.',
        'Lather with water, apply to damp skin and rinse. For daily use.',
      ],
    ],
    notes: [
      ['Мягкие поверхностно-активные вещества из кокоса и сахара.', 'The mild surfactants come from coconut and sugar.'],
      ['Пена нежная и легко смывается.', 'The foam is gentle and rinses off easily.'],
    ],
  },
  scrub: {
    slug: 'scrub',
    name: ['скраб', 'scrub'],
    kind: 'cosmetic',
    packForms: ['jar', 'pouch'],
    unit: GRAM,
    gramsPerUnit: 1,
    tareGrams: 45,
    shelfLifeMonths: 18,
    directions: [
      [
        'Массировать влажную кожу круговыми движениями 1–2 минуты, смыть тёплой водой. Использовать 1–2 раза в неделю.',
        'Massage damp skin in circles for 1–2 minutes and rinse with warm water. Use once or twice a week.',
      ],
    ],
    notes: [
      ['Частицы растительные, без микропластика.', 'The particles are of plant origin; no microplastics.'],
      ['Крышка плотная: вода в банку не попадёт.', 'The tight lid keeps shower water out.'],
    ],
  },
  mask: {
    slug: 'mask',
    name: ['маска', 'mask'],
    kind: 'cosmetic',
    packForms: ['jar', 'tube'],
    unit: MILLILITRE,
    gramsPerUnit: 1.1,
    tareGrams: 45,
    shelfLifeMonths: 24,
    directions: [
      [
        'Нанести ровным слоем на 10–15 минут, смыть тёплой водой. Использовать 1–2 раза в неделю.',
        'Apply evenly for 10–15 minutes and rinse with warm water. Use once or twice a week.',
      ],
    ],
    notes: [
      ['Ложится ровно и не стекает.', 'It spreads evenly and does not run.'],
      ['Смывается без усилий.', 'It rinses off with ease.'],
    ],
  },
  shampoo: {
    slug: 'shampoo',
    name: ['шампунь', 'shampoo'],
    kind: 'cosmetic',
    packForms: ['bottle'],
    unit: MILLILITRE,
    gramsPerUnit: 1.03,
    tareGrams: 48,
    shelfLifeMonths: 30,
    directions: [
      [
        'Нанести на влажные волосы, вспенить, помассировать кожу головы и смыть. При необходимости повторить.',
        'Apply to wet hair, lather, massage the scalp and rinse. Repeat if needed.',
      ],
    ],
    notes: [
      [
        'Без сульфатов и силиконов, поэтому пены чуть меньше обычного.',
        'No sulphates or silicones, so there is a little less foam than usual.',
      ],
      ['Флакон из переработанного пластика.', 'The bottle is made of recycled plastic.'],
    ],
  },
  conditioner: {
    slug: 'conditioner',
    name: ['кондиционер', 'conditioner'],
    kind: 'cosmetic',
    packForms: ['bottle', 'tube'],
    unit: MILLILITRE,
    gramsPerUnit: 1.02,
    tareGrams: 48,
    shelfLifeMonths: 30,
    directions: [
      [
        'Распределить по длине вымытых волос на 2–3 минуты, смыть водой.',
        'Spread along the length of washed hair for 2–3 minutes and rinse.',
      ],
    ],
    notes: [
      ['Волосы легче расчесать сразу после мытья.', 'Hair combs through easily right after washing.'],
      ['Не утяжеляет тонкие волосы.', 'It does not weigh fine hair down.'],
    ],
  },
  soap: {
    slug: 'soap',
    name: ['твёрдое мыло', 'bar soap'],
    kind: 'cosmetic',
    packForms: ['box'],
    unit: GRAM,
    gramsPerUnit: 1,
    tareGrams: 8,
    shelfLifeMonths: 24,
    directions: [
      ['Вспенить влажными руками, смыть водой. Хранить в сухой мыльнице.', 'Lather with wet hands and rinse. Keep in a dry soap dish.'],
    ],
    notes: [
      ['Если давать бруску высыхать, его хватает надолго.', 'Left to dry between uses, the bar lasts long.'],
      ['Обёртка бумажная.', 'The wrapper is paper.'],
    ],
  },
  toothpaste: {
    slug: 'toothpaste',
    name: ['зубная паста', 'toothpaste'],
    kind: 'oral',
    packForms: ['tube'],
    unit: MILLILITRE,
    gramsPerUnit: 1.3,
    tareGrams: 20,
    shelfLifeMonths: 36,
    directions: [
      [
        'Чистить зубы 2–3 минуты утром и вечером, прополоскать рот водой. Не глотать.',
        'Brush for 2–3 minutes morning and evening, then rinse. Do not swallow.',
      ],
    ],
    notes: [
      ['Пенится умеренно и не щиплет.', 'It foams moderately and does not sting.'],
      ['Показатель абразивности RDA указан на тубе.', 'The abrasivity figure (RDA) is printed on the tube.'],
    ],
  },
  'tooth-powder': {
    slug: 'tooth-powder',
    name: ['зубной порошок', 'tooth powder'],
    kind: 'oral',
    packForms: ['jar'],
    unit: GRAM,
    gramsPerUnit: 1,
    tareGrams: 40,
    shelfLifeMonths: 36,
    directions: [
      [
        'Опустить влажную щётку в порошок и чистить зубы 2 минуты. Использовать 2–3 раза в неделю.',
        'Dip a damp brush into the powder and brush for 2 minutes. Use 2–3 times a week.',
      ],
    ],
    notes: [['Помол мелкий, эмаль не царапает.', 'The grind is fine and kind to enamel.']],
  },
  rinse: {
    slug: 'mouth-rinse',
    name: ['ополаскиватель', 'mouth rinse'],
    kind: 'oral',
    packForms: ['bottle'],
    unit: MILLILITRE,
    gramsPerUnit: 1,
    tareGrams: 45,
    shelfLifeMonths: 24,
    directions: [
      [
        'Полоскать рот 15–20 мл средства в течение 30 секунд после чистки зубов. Не глотать, не разбавлять.',
        'Rinse with 15–20 ml for 30 seconds after brushing. Do not swallow or dilute.',
      ],
    ],
    notes: [
      ['Без спирта: не сушит и не жжёт.', 'Alcohol-free: no dryness, no burning.'],
      ['Крышка служит мерным стаканчиком.', 'The cap doubles as a measuring cup.'],
    ],
  },
  'oral-tool': {
    slug: 'oral-tool',
    name: ['средство гигиены рта', 'oral hygiene tool'],
    kind: 'oral',
    packForms: ['box'],
    unit: PIECE,
    gramsPerUnit: 18,
    tareGrams: 12,
    shelfLifeMonths: 60,
    directions: [
      ['Использовать ежедневно. Щётку или насадку менять раз в три месяца.', 'Use every day. Replace a brush every three months.'],
    ],
    notes: [
      ['Упаковка картонная, без пластикового блистера.', 'The box is cardboard, with no plastic blister.'],
      ['Помещается в дорожную косметичку.', 'It fits a travel bag.'],
    ],
  },
  'essential-oil': {
    slug: 'essential-oil',
    name: ['эфирное масло', 'essential oil'],
    kind: 'aroma',
    packForms: ['dropper'],
    unit: MILLILITRE,
    gramsPerUnit: 0.9,
    tareGrams: 28,
    shelfLifeMonths: 36,
    directions: [
      [
        'В аромалампу — 3–5 капель на 15 м². Для массажа — 2–3 капли на 10 мл базового масла. Не наносить неразбавленным.',
        'Diffuser: 3–5 drops per 15 m². Massage: 2–3 drops in 10 ml of base oil. Never apply undiluted.',
      ],
      [
        'Для ванны смешать 4–6 капель с ложкой соли или сливок. В увлажнитель воздуха добавлять, только если это разрешено его инструкцией.',
        'For a bath, blend 4–6 drops with a spoonful of salt or cream. Use in a humidifier only if its manual allows.',
      ],
    ],
    notes: [
      [
        'Масло получено паровой перегонкой или отжимом, без синтетических отдушек.',
        'Obtained by steam distillation or pressing; nothing synthetic added.',
      ],
      ['Флакон с дозатором-капельницей.', 'The bottle has a drop dispenser.'],
    ],
  },
  'base-oil': {
    slug: 'base-oil',
    name: ['базовое масло', 'base oil'],
    kind: 'cosmetic',
    packForms: ['bottle', 'dropper'],
    unit: MILLILITRE,
    gramsPerUnit: 0.92,
    tareGrams: 70,
    shelfLifeMonths: 18,
    directions: [
      [
        'Нанести несколько капель на влажную кожу или кончики волос. Можно использовать как основу для эфирных масел.',
        'Smooth a few drops over damp skin or hair ends. Works as a base for essential oils.',
      ],
    ],
    notes: [
      ['Первый холодный отжим, без рафинации.', 'First cold pressing, unrefined.'],
      ['При температуре ниже 20 °C масло может загустеть — это нормально.', 'Below 20 °C the oil may thicken; this is normal.'],
    ],
  },
} as const satisfies Record<string, FormDefinition>;
