import type { FormDefinition } from './definitions.ts';

const MILLILITRE = { ru: ['мл', 'мл', 'мл', 'мл'], en: ['ml', 'ml'] } as const;
const GRAM = { ru: ['г', 'г', 'г', 'г'], en: ['g', 'g'] } as const;

/** Powders and liquids: what is measured with a spoon or a pipette. */
export const LIQUID_FORMS = {
  powder: {
    slug: 'powder',
    name: ['порошок', 'powder'],
    kind: 'supplement',
    packForms: ['pouch', 'jar', 'can'],
    unit: GRAM,
    gramsPerUnit: 1,
    tareGrams: 60,
    inName: true,
    shelfLifeMonths: 24,
    directions: [
      [
        'Растворить 1 мерную ложку порошка в стакане воды (200 мл) и выпить. Принимать 1 раз в день, курс — 1–2 месяца.',
        'Stir one scoop into a glass of water (200 ml) and drink once a day for 1–2 months.',
      ],
      [
        'Размешать 1 мерную ложку в воде, соке или йогурте. Принимать 1 раз в день во время еды.',
        'Stir one scoop into water, juice or yoghurt. Take once a day with food.',
      ],
    ],
    notes: [
      ['Мерная ложка лежит внутри.', 'A measuring scoop is inside.'],
      ['Порошок легко размешать ложкой, без шейкера.', 'It stirs in with a spoon, no shaker needed.'],
      ['Порошок можно добавить и в тёплое, и в холодное.', 'It goes into warm and cold drinks alike.'],
    ],
  },
  'sport-powder': {
    slug: 'powder',
    name: ['порошок', 'powder'],
    kind: 'supplement',
    packForms: ['can', 'pouch'],
    unit: GRAM,
    gramsPerUnit: 1,
    tareGrams: 110,
    shelfLifeMonths: 18,
    directions: [
      [
        'Смешать 1 порцию с 250 мл холодной воды в шейкере. Принимать 1 раз в день после тренировки или между приёмами пищи.',
        'Shake one serving with 250 ml of cold water. Take once a day after training or between meals.',
      ],
      [
        'Залить 1 мерную ложку 200–300 мл воды, встряхнуть 20 секунд и выпить. В дни отдыха — в любое удобное время.',
        'Add 200–300 ml of water to one scoop, shake for 20 seconds and drink. On rest days, at any convenient time.',
      ],
    ],
    notes: [
      ['В шейкере расходится без комков.', 'It shakes up without lumps.'],
      ['Мерная ложка внутри, ровно на одну порцию.', 'The scoop inside measures exactly one serving.'],
      ['Банка с широкой горловиной: ложка достаёт до дна.', 'The tub has a wide mouth, so the scoop reaches the bottom.'],
    ],
  },
  sachets: {
    slug: 'sachets',
    name: ['саше', 'sachets'],
    kind: 'supplement',
    packForms: ['sachet'],
    unit: { ru: ['саше', 'саше', 'саше', 'саше'], en: ['sachet', 'sachets'] },
    gramsPerUnit: 6,
    tareGrams: 30,
    shelfLifeMonths: 24,
    carriers: [
      ['лимонная кислота, натуральный ароматизатор, стевиозид', 'citric acid, natural flavouring, steviol glycosides'],
      ['изомальтулоза, сок лимона сухой', 'isomaltulose, dried lemon juice'],
    ],
    directions: [
      [
        'Содержимое 1 саше растворить в стакане воды и выпить. Принимать 1 раз в день, курс — 1 месяц.',
        'Dissolve one sachet in a glass of water and drink once a day for one month.',
      ],
    ],
    notes: [
      ['Порция уже отмерена, саше помещается в сумку.', 'The portion is measured already, and a sachet fits any bag.'],
      ['Растворяется за полминуты.', 'It dissolves in half a minute.'],
    ],
  },
  drops: {
    slug: 'drops',
    name: ['капли', 'drops'],
    kind: 'supplement',
    packForms: ['dropper'],
    unit: MILLILITRE,
    gramsPerUnit: 1,
    tareGrams: 45,
    inName: true,
    shelfLifeMonths: 24,
    carriers: [
      ['масло МСТ', 'MCT oil'],
      ['подсолнечное масло рафинированное', 'refined sunflower oil'],
    ],
    directions: [
      [
        'Отмерить дозу пипеткой и принять во время еды, 1 раз в день. Перед применением встряхнуть.',
        'Measure with the pipette and take once a day with food. Shake before use.',
      ],
      [
        'По 1 дозе в день на ложку воды или прямо в рот. Курс — 1–2 месяца.',
        'One dose a day in a spoonful of water or straight into the mouth. Course: 1–2 months.',
      ],
    ],
    notes: [
      ['Пипетка отмеряет дозу с точностью до капли.', 'The pipette measures to the drop.'],
      ['Тёмное стекло бережёт содержимое от света.', 'Dark glass keeps light out.'],
    ],
  },
  'water-drops': {
    slug: 'drops',
    name: ['капли', 'drops'],
    kind: 'supplement',
    packForms: ['dropper'],
    unit: MILLILITRE,
    gramsPerUnit: 1,
    tareGrams: 45,
    inName: true,
    shelfLifeMonths: 24,
    carriers: [['вода очищенная, глицерин растительный', 'purified water, vegetable glycerol']],
    directions: [
      [
        'Отмерить дозу пипеткой, развести в воде или соке и принять во время еды, 1 раз в день.',
        'Measure with the pipette, dilute in water or juice and take once a day with food.',
      ],
    ],
    notes: [
      ['Пипетка отмеряет дозу с точностью до капли.', 'The pipette measures to the drop.'],
      ['Капли на водной основе: их можно развести в соке.', 'The drops are water-based and mix with juice.'],
    ],
  },
  extract: {
    slug: 'liquid-extract',
    name: ['жидкий экстракт', 'liquid extract'],
    kind: 'supplement',
    packForms: ['dropper'],
    unit: MILLILITRE,
    gramsPerUnit: 1,
    tareGrams: 60,
    inName: true,
    shelfLifeMonths: 24,
    carriers: [['глицерин растительный, вода', 'vegetable glycerol, water']],
    directions: [
      [
        'По 20 капель на полстакана воды 2 раза в день за 15 минут до еды. Курс — 3–4 недели.',
        '20 drops in half a glass of water twice a day, 15 minutes before food. Course: 3–4 weeks.',
      ],
    ],
    notes: [
      ['Экстракт на глицерине, без спирта.', 'The extract is glycerol-based, alcohol-free.'],
      ['Вкус травяной, с горчинкой: его смягчит ложка мёда.', 'The taste is herbal and slightly bitter; a spoonful of honey softens it.'],
    ],
  },
  spray: {
    slug: 'spray',
    name: ['спрей', 'spray'],
    kind: 'supplement',
    packForms: ['bottle'],
    unit: MILLILITRE,
    gramsPerUnit: 1,
    tareGrams: 30,
    inName: true,
    shelfLifeMonths: 24,
    carriers: [['вода, глицерин, натуральный ароматизатор', 'water, glycerol, natural flavouring']],
    directions: [
      ['По 1 впрыскиванию в рот в день во время еды. Курс — 1 месяц.', 'One spray into the mouth a day with food. Course: one month.'],
    ],
    notes: [
      ['Распылитель даёт одну и ту же дозу при каждом нажатии.', 'The pump gives the same dose every time.'],
      ['Подойдёт тем, кому трудно глотать капсулы.', 'A way out for those who find capsules hard to swallow.'],
    ],
  },
  liquid: {
    slug: 'liquid',
    name: ['жидкость для приёма внутрь', 'oral liquid'],
    kind: 'supplement',
    packForms: ['bottle'],
    unit: MILLILITRE,
    gramsPerUnit: 1.05,
    tareGrams: 190,
    shelfLifeMonths: 18,
    directions: [
      [
        'По 1 чайной ложке (5 мл) в день во время еды. Перед применением взболтать. Курс — 1–2 месяца.',
        'One teaspoon (5 ml) a day with food. Shake before use. Course: 1–2 months.',
      ],
      [
        'По 10 мл в день, отмеряя крышкой-стаканчиком. Можно разбавить водой.',
        '10 ml a day, measured with the cap; may be diluted with water.',
      ],
    ],
    notes: [
      ['К бутылке прилагается мерный стаканчик.', 'A measuring cup comes with the bottle.'],
      ['Жидкая форма удобна, если таблеток и так много.', 'A liquid is handy when there are enough tablets already.'],
    ],
  },
  syrup: {
    slug: 'syrup',
    name: ['сироп', 'syrup'],
    kind: 'supplement',
    packForms: ['bottle'],
    unit: MILLILITRE,
    gramsPerUnit: 1.25,
    tareGrams: 170,
    shelfLifeMonths: 24,
    directions: [
      [
        'Взрослым по 1 столовой ложке 2 раза в день во время еды. Курс — 2–3 недели.',
        'Adults: one tablespoon twice a day with food. Course: 2–3 weeks.',
      ],
      [
        'По 1–2 чайные ложки в день, можно добавить в тёплый чай или воду. Курс — 3 недели.',
        'One to two teaspoons a day; may be stirred into warm tea or water. Course: 3 weeks.',
      ],
    ],
    notes: [
      ['Сироп густой, одна ложка — одна порция.', 'The syrup is thick; one spoon is one serving.'],
      ['Хорошо сочетается с тёплым чаем и минеральной водой.', 'It goes well with warm tea or mineral water.'],
    ],
  },
} as const satisfies Record<string, FormDefinition>;
