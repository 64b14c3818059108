import type { FormDefinition } from './definitions.ts';

const MILLILITRE = { ru: ['мл', 'мл', 'мл', 'мл'], en: ['ml', 'ml'] } as const;
const GRAM = { ru: ['г', 'г', 'г', 'г'], en: ['g', 'g'] } as const;

export const FOOD_FORMS = {
  'tea-bags': {
    slug: 'tea-bags',
    name: ['чай в пакетиках', 'tea bags'],
    kind: 'tea',
    packForms: ['box'],
    unit: { ru: ['пакетик', 'пакетика', 'пакетиков', 'пакетику'], en: ['tea bag', 'tea bags'] },
    gramsPerUnit: 1.8,
    tareGrams: 25,
    shelfLifeMonths: 24,
    directions: [
      [
        'Залить 1 пакетик 200 мл кипятка, настоять 7–10 минут. Пить по 1–2 чашки в день.',
        'Pour 200 ml of boiling water over one bag and steep for 7–10 minutes. Drink 1–2 cups a day.',
      ],
      [
        'Заварить 1 пакетик стаканом воды 90–95 °C, через 5–7 минут пакетик вынуть. До 3 чашек в день.',
        'Steep one bag in a glass of water at 90–95 °C for 5–7 minutes, then remove. Up to 3 cups a day.',
      ],
    ],
    notes: [
      ['Каждый пакетик в отдельном бумажном конверте.', 'Every bag has its own paper envelope.'],
      ['Травы нарезаны некрупно и завариваются за несколько минут.', 'The cut is fine enough to brew within minutes.'],
    ],
  },
  'loose-tea': {
    slug: 'loose-tea',
    name: ['рассыпной чай', 'loose tea'],
    kind: 'tea',
    packForms: ['pouch', 'can'],
    unit: GRAM,
    gramsPerUnit: 1,
    tareGrams: 18,
    shelfLifeMonths: 18,
    directions: [
      [
        'Столовую ложку сбора залить 300 мл кипятка, настоять 10–15 минут под крышкой и процедить. Пить по 1–2 чашки в день.',
        'Pour 300 ml of boiling water over one tablespoon, cover, steep for 10–15 minutes and strain. Drink 1–2 cups a day.',
      ],
      [
        '1–2 чайные ложки на чашку, вода 90–95 °C, настаивать 7 минут. Можно заваривать дважды.',
        '1–2 teaspoons per cup, water at 90–95 °C, steep for 7 minutes. Good for a second brew.',
      ],
    ],
    notes: [
      ['Крупный лист виден сразу: ни пыли, ни крошки.', 'Whole leaf, with no dust or crumbs.'],
      ['После открытия пересыпьте чай в сухую банку с крышкой.', 'Once open, keep the tea in a dry jar with a lid.'],
    ],
  },
  'food-pouch': {
    slug: 'packaged-food',
    name: ['фасованный продукт', 'packaged food'],
    kind: 'food',
    packForms: ['pouch'],
    unit: GRAM,
    gramsPerUnit: 1,
    tareGrams: 14,
    shelfLifeMonths: 12,
    directions: [
      [
        'Употреблять по 1–2 столовые ложки в день: добавлять в каши, салаты, йогурт и выпечку.',
        'Use 1–2 tablespoons a day in porridge, salads, yoghurt and baking.',
      ],
      ['Продукт готов к употреблению. Рекомендуемая порция — 15–20 г в день.', 'Ready to eat. Suggested serving: 15–20 g a day.'],
    ],
    notes: [
      ['Пакет с застёжкой закрывается снова.', 'The pouch closes again with a zip.'],
      ['Продукт просеян и не требует промывания.', 'It is sifted and needs no rinsing.'],
      ['Продукт хорош на завтрак, но и в выпечке не теряется.', 'Good at breakfast and equally at home in baking.'],
    ],
  },
  'food-jar': {
    slug: 'spread',
    name: ['паста', 'spread'],
    kind: 'food',
    packForms: ['jar'],
    unit: GRAM,
    gramsPerUnit: 1,
    tareGrams: 160,
    shelfLifeMonths: 9,
    directions: [
      [
        'Перед употреблением перемешать: масло может отделиться. Есть с хлебом, фруктами, кашей; порция — 20 г.',
        'Stir before use, as the oil may separate. Eat with bread, fruit or porridge; one serving is 20 g.',
      ],
    ],
    notes: [
      [
        'Сверху может выступить масло — это признак того, что стабилизаторов нет.',
        'Some oil may rise to the top: a sign that there is no stabiliser.',
      ],
      ['Стеклянная банка пригодится и потом.', 'The glass jar will find another use.'],
    ],
  },
  'food-oil': {
    slug: 'edible-oil',
    name: ['пищевое масло', 'edible oil'],
    kind: 'food',
    packForms: ['bottle'],
    unit: MILLILITRE,
    gramsPerUnit: 0.92,
    tareGrams: 260,
    shelfLifeMonths: 12,
    directions: [
      [
        'По 1 столовой ложке в день: заправлять салаты, каши и готовые блюда. Не жарить.',
        'One tablespoon a day over salads, porridge and cooked dishes. Not for frying.',
      ],
      ['Добавлять в холодные и тёплые блюда по 1–2 чайные ложки. Не нагревать.', 'Add 1–2 teaspoons to cold or warm dishes. Do not heat.'],
    ],
    notes: [
      ['Бутылка из тёмного стекла с дозатором.', 'A dark glass bottle with a pourer.'],
      ['Лёгкий осадок для нерафинированного масла — норма.', 'A slight sediment is normal for unrefined oil.'],
    ],
  },
  bars: {
    slug: 'bar',
    name: ['батончик', 'bar'],
    kind: 'food',
    packForms: ['box'],
    unit: { ru: ['батончик', 'батончика', 'батончиков', 'батончику'], en: ['bar', 'bars'] },
    gramsPerUnit: 50,
    tareGrams: 30,
    shelfLifeMonths: 10,
    directions: [['По 1–2 батончика в день между приёмами пищи или после тренировки.', '1–2 bars a day between meals or after training.']],
    notes: [
      ['Каждый батончик упакован отдельно.', 'Every bar is wrapped on its own.'],
      ['Батончик мягкий и не крошится в сумке.', 'The bar is soft and does not crumble in a bag.'],
    ],
  },
} as const satisfies Record<string, FormDefinition>;
