import type { BrandDefinition } from './definitions.ts';

const RUSSIA = { ru: 'Россия', en: 'Russia' };

/** All makers are invented. */
export const BRANDS: readonly BrandDefinition[] = [
  {
    slug: 'severnika',
    name: { ru: 'Severnika', en: 'Severnika' },
    manufacturer: { ru: 'ООО «Северника»', en: 'Severnika LLC' },
    country: RUSSIA,
    palette: ['#1f4e5f', '#f2b134', '#ffffff'],
    labelStyle: 'band',
    segments: ['vitamins', 'omega', 'kids'],
    notes: [
      [
        'Severnika выпускает продукт под Архангельском и проверяет каждую партию на содержание действующих веществ.',
        'Severnika makes it near Arkhangelsk and tests every batch for its active content.',
      ],
      ['На упаковке указаны номер партии и дата анализа.', 'The batch number and the date of analysis are printed on the pack.'],
    ],
  },
  {
    slug: 'alvenor',
    name: { ru: 'Alvenor', en: 'Alvenor' },
    manufacturer: { ru: 'Alvenor Nutrition GmbH', en: 'Alvenor Nutrition GmbH' },
    country: { ru: 'Германия', en: 'Germany' },
    palette: ['#f4f1ea', '#b5402c', '#2a2a2a'],
    labelStyle: 'minimal',
    segments: ['vitamins', 'beauty', 'biota'],
    notes: [
      [
        'Alvenor придерживается коротких составов и не использует искусственные красители.',
        'Alvenor keeps its recipes short and uses no artificial colours.',
      ],
      [
        'Состав на этикетке Alvenor расписан до миллиграмма, включая вспомогательные вещества.',
        'Alvenor lists every component to the milligram, carriers included.',
      ],
    ],
  },
  {
    slug: 'norrdal',
    name: { ru: 'Norrdal', en: 'Norrdal' },
    manufacturer: { ru: 'Norrdal Helse AS', en: 'Norrdal Helse AS' },
    country: { ru: 'Норвегия', en: 'Norway' },
    palette: ['#12395b', '#8fd0e8', '#ffffff'],
    labelStyle: 'arc',
    segments: ['omega', 'vitamins'],
    notes: [
      ['Norrdal публикует на своём сайте результаты анализа каждой партии.', 'Norrdal publishes the analysis of every batch on its site.'],
      ['Norrdal работает в Бергене с конца прошлого века.', 'Norrdal has worked in Bergen since the end of the last century.'],
    ],
  },
  {
    slug: 'belotrav',
    name: { ru: 'Белотрав', en: 'Belotrav' },
    manufacturer: { ru: 'ООО «Белотрав Алтай»', en: 'Belotrav Altai LLC' },
    country: RUSSIA,
    palette: ['#3f6b3a', '#e8d9a0', '#ffffff'],
    labelStyle: 'block',
    segments: ['herbs', 'tea', 'care'],
    notes: [
      ['«Белотрав» работает в предгорьях Алтая с 1998 года.', 'Belotrav has worked in the Altai foothills since 1998.'],
      [
        '«Белотрав» ведёт дневник каждой партии — от приёмки сырья до фасовки.',
        'Belotrav keeps a diary of every batch, from raw material to packing.',
      ],
    ],
  },
  {
    slug: 'kedrovia',
    name: { ru: 'Kedrovia', en: 'Kedrovia' },
    manufacturer: { ru: 'АО «Кедровия»', en: 'Kedrovia JSC' },
    country: RUSSIA,
    palette: ['#6b4226', '#d9a441', '#fff8ec'],
    labelStyle: 'stripe',
    segments: ['food', 'herbs', 'tea'],
    notes: [
      [
        'Kedrovia проверяет сырьё при приёмке и фасует его небольшими партиями.',
        'Kedrovia checks raw material on arrival and packs in small runs.',
      ],
      [
        'Kedrovia печатает состав на лицевой стороне, а не мелким шрифтом сзади.',
        'Kedrovia prints the ingredients on the front, not in small type on the back.',
      ],
    ],
  },
  {
    slug: 'osmira',
    name: { ru: 'Osmira', en: 'Osmira' },
    manufacturer: { ru: 'ООО «Осмира Лаб»', en: 'Osmira Lab LLC' },
    country: RUSSIA,
    palette: ['#e7dff0', '#6a4c93', '#2d1e45'],
    labelStyle: 'arc',
    segments: ['beauty', 'care', 'vitamins'],
    notes: [
      ['Osmira разрабатывает рецептуры в собственной лаборатории в Казани.', 'Osmira develops its recipes in its own laboratory in Kazan.'],
      [
        'Линейка Osmira рассчитана на то, чтобы средства сочетались между собой.',
        'The Osmira range is made so that its products go well together.',
      ],
    ],
  },
  {
    slug: 'luvenor',
    name: { ru: 'Luvenor', en: 'Luvenor' },
    manufacturer: { ru: 'Luvenor Laboratoires SAS', en: 'Luvenor Laboratoires SAS' },
    country: { ru: 'Франция', en: 'France' },
    palette: ['#fbe9e3', '#d1495b', '#3a1f24'],
    labelStyle: 'minimal',
    segments: ['beauty', 'care'],
    notes: [
      ['Luvenor делает ставку на сырьё с подтверждённым происхождением.', 'Luvenor relies on raw materials with a documented origin.'],
      ['Luvenor принимает пустую упаковку обратно и отдаёт её в переработку.', 'Luvenor takes empty packs back and has them recycled.'],
    ],
  },
  {
    slug: 'taigrad',
    name: { ru: 'Тайград', en: 'Taigrad' },
    manufacturer: { ru: 'ООО «Тайград»', en: 'Taigrad LLC' },
    country: RUSSIA,
    palette: ['#1f3d2b', '#c96f2e', '#f7f3e8'],
    labelStyle: 'block',
    segments: ['herbs', 'food'],
    notes: [
      ['«Тайград» сам сушит, мелет и фасует сырьё в Томске.', 'Taigrad dries, mills and packs at its own plant in Tomsk.'],
      ['«Тайград» указывает на этикетке регион, откуда пришло сырьё.', 'Taigrad names the region of origin on the label.'],
    ],
  },
  {
    slug: 'solmeya',
    name: { ru: 'Solmeya', en: 'Solmeya' },
    manufacturer: { ru: 'ООО «Солмея»', en: 'Solmeya LLC' },
    country: RUSSIA,
    palette: ['#ffcf56', '#e4572e', '#3b2a00'],
    labelStyle: 'stripe',
    segments: ['vitamins', 'kids', 'sport'],
    notes: [
      [
        'Solmeya работает в Калуге на линии, сертифицированной по ГОСТ Р ИСО 22000.',
        'Solmeya works in Kaluga on a line certified to ISO 22000.',
      ],
      [
        'На упаковке Solmeya есть код, по которому открывается протокол испытаний партии.',
        'A code on the Solmeya pack opens the test report of the batch.',
      ],
    ],
  },
  {
    slug: 'fjordhelm',
    name: { ru: 'Fjordhelm', en: 'Fjordhelm' },
    manufacturer: { ru: 'Fjordhelm Marine AS', en: 'Fjordhelm Marine AS' },
    country: { ru: 'Норвегия', en: 'Norway' },
    palette: ['#e4f0f2', '#0b6e75', '#0a2f33'],
    labelStyle: 'band',
    segments: ['omega', 'beauty'],
    notes: [
      [
        'Fjordhelm работает на берегу Северного моря и берёт морское сырьё у местных рыбаков.',
        'Fjordhelm works on the North Sea coast and buys marine raw material from local fishers.',
      ],
      ['Каждая партия Fjordhelm проходит анализ на тяжёлые металлы.', 'Each Fjordhelm batch is analysed for heavy metals.'],
    ],
  },
  {
    slug: 'zernovar',
    name: { ru: 'Зерновар', en: 'Zernovar' },
    manufacturer: { ru: 'ООО «Зерновар»', en: 'Zernovar LLC' },
    country: RUSSIA,
    palette: ['#f3e6c8', '#8a5a1b', '#3d2a10'],
    labelStyle: 'block',
    segments: ['food', 'tea'],
    notes: [
      ['«Зерновар» фасует продукты в Воронежской области.', 'Zernovar packs its foods in the Voronezh region.'],
      [
        '«Зерновар» ставит на упаковку дату фасовки, а не только срок годности.',
        'Zernovar prints the packing date, not just the best-before date.',
      ],
    ],
  },
  {
    slug: 'yasnomir',
    name: { ru: 'Ясномир', en: 'Yasnomir' },
    manufacturer: { ru: 'ООО «Ясномир»', en: 'Yasnomir LLC' },
    country: RUSSIA,
    palette: ['#dfeee6', '#2f7f6d', '#14352e'],
    labelStyle: 'arc',
    segments: ['vitamins', 'herbs', 'biota'],
    notes: [
      [
        '«Ясномир» пишет дозировки крупно, чтобы их можно было прочитать без очков.',
        'Yasnomir prints its amounts large enough to read without glasses.',
      ],
      ['Производство «Ясномира» находится в Подмосковье и открыто для экскурсий.', 'The Yasnomir plant near Moscow is open to visitors.'],
    ],
  },
  {
    slug: 'biovessa',
    name: { ru: 'Biovessa', en: 'Biovessa' },
    manufacturer: { ru: 'Biovessa S.r.l.', en: 'Biovessa S.r.l.' },
    country: { ru: 'Италия', en: 'Italy' },
    palette: ['#ffffff', '#00856f', '#10312b'],
    labelStyle: 'band',
    segments: ['biota', 'vitamins'],
    notes: [
      [
        'Biovessa указывает содержание действующих веществ на конец срока годности, а не на день выпуска.',
        'Biovessa states its figures for the end of shelf life, not for the day of manufacture.',
      ],
      [
        'Biovessa выпускает продукцию в Парме и хранит образцы каждой партии.',
        'Biovessa manufactures in Parma and keeps samples of every batch.',
      ],
    ],
  },
  {
    slug: 'nutrelio',
    name: { ru: 'Nutrelio', en: 'Nutrelio' },
    manufacturer: { ru: 'Nutrelio Sp. z o.o.', en: 'Nutrelio Sp. z o.o.' },
    country: { ru: 'Польша', en: 'Poland' },
    palette: ['#22223b', '#9ad14b', '#ffffff'],
    labelStyle: 'stripe',
    segments: ['sport', 'vitamins', 'biota', 'food'],
    notes: [
      ['Nutrelio отдаёт партии на анализ в независимую лабораторию.', 'Nutrelio has its batches checked by an independent laboratory.'],
      [
        'Этикетка Nutrelio показывает состав и на порцию, и на сто граммов.',
        'The Nutrelio label gives figures per serving and per hundred grams.',
      ],
    ],
  },
  {
    slug: 'stronvik',
    name: { ru: 'Stronvik', en: 'Stronvik' },
    manufacturer: { ru: 'ООО «Стронвик Спорт»', en: 'Stronvik Sport LLC' },
    country: RUSSIA,
    palette: ['#111111', '#f15f18', '#ffffff'],
    labelStyle: 'block',
    segments: ['sport', 'gear'],
    notes: [
      [
        'Stronvik делает товары для тех, кто тренируется несколько раз в неделю.',
        'Stronvik makes goods for people who train several times a week.',
      ],
      [
        'Stronvik ничего не прячет за словами «фирменная формула»: все цифры есть на упаковке.',
        'Stronvik hides nothing behind a “proprietary formula”: every figure is on the pack.',
      ],
    ],
  },
  {
    slug: 'kraftlind',
    name: { ru: 'Kraftlind', en: 'Kraftlind' },
    manufacturer: { ru: 'Kraftlind AB', en: 'Kraftlind AB' },
    country: { ru: 'Швеция', en: 'Sweden' },
    palette: ['#d8e2dc', '#e63946', '#1d1d1f'],
    labelStyle: 'minimal',
    segments: ['sport', 'gear'],
    notes: [
      ['Kraftlind проектирует свои товары в Гётеборге.', 'Kraftlind designs its goods in Gothenburg.'],
      ['У Kraftlind спокойный дизайн и честные цифры на этикетке.', 'Kraftlind stands for calm design and honest figures.'],
    ],
  },
  {
    slug: 'movelto',
    name: { ru: 'Movelto', en: 'Movelto' },
    manufacturer: { ru: 'ООО «Мовелто»', en: 'Movelto LLC' },
    country: RUSSIA,
    palette: ['#2a6f97', '#ffb703', '#ffffff'],
    labelStyle: 'stripe',
    segments: ['gear'],
    notes: [
      [
        'Movelto испытывает товары на прочность с запасом и даёт гарантию год.',
        'Movelto tests its goods beyond the rated load and gives a one-year warranty.',
      ],
      [
        'Movelto отвечает на вопросы покупателей по телефону, указанному на упаковке.',
        'Movelto answers questions by the phone number on the pack.',
      ],
    ],
  },
  {
    slug: 'dentolya',
    name: { ru: 'Dentolya', en: 'Dentolya' },
    manufacturer: { ru: 'ООО «Дентоля»', en: 'Dentolya LLC' },
    country: RUSSIA,
    palette: ['#e8f7f5', '#17a398', '#0b3b38'],
    labelStyle: 'band',
    segments: ['oral'],
    notes: [
      [
        'Dentolya разрабатывает средства вместе с практикующими гигиенистами.',
        'Dentolya develops its products together with practising hygienists.',
      ],
      ['Dentolya не обещает белоснежных зубов за неделю.', 'Dentolya does not promise snow-white teeth in a week.'],
    ],
  },
  {
    slug: 'lavenzia',
    name: { ru: 'Lavenzia', en: 'Lavenzia' },
    manufacturer: { ru: 'ООО «Лавензия Крым»', en: 'Lavenzia LLC' },
    country: RUSSIA,
    palette: ['#4a3f6b', '#d7c6f0', '#ffffff'],
    labelStyle: 'minimal',
    segments: ['aroma'],
    notes: [
      ['Lavenzia прикладывает к каждой партии хроматограмму.', 'Lavenzia supplies a chromatogram with every batch.'],
      [
        'На этикетке Lavenzia — латинское название растения и страна сырья.',
        'The Lavenzia label names the plant in Latin and the country of origin.',
      ],
    ],
  },
  {
    slug: 'detvorika',
    name: { ru: 'Детворика', en: 'Detvorika' },
    manufacturer: { ru: 'ООО «Детворика»', en: 'Detvorika LLC' },
    country: RUSSIA,
    palette: ['#7cc6fe', '#ff6b6b', '#16324f'],
    labelStyle: 'arc',
    segments: ['kids'],
    notes: [
      ['«Детворика» обходится без синтетических красителей и ароматизаторов.', 'Detvorika does without synthetic colours and flavourings.'],
      ['Дозировки «Детворики» рассчитаны на возраст, указанный на упаковке.', 'Detvorika sets its amounts for the age stated on the pack.'],
    ],
  },
  {
    slug: 'lugovesna',
    name: { ru: 'Луговесна', en: 'Lugovesna' },
    manufacturer: { ru: 'ООО «Луговесна»', en: 'Lugovesna LLC' },
    country: RUSSIA,
    palette: ['#f7efd8', '#c1666b', '#40342a'],
    labelStyle: 'arc',
    segments: ['tea', 'herbs'],
    notes: [
      ['«Луговесна» собирает и смешивает травы в Вологодской области.', 'Lugovesna gathers and blends its herbs in the Vologda region.'],
      [
        'У «Луговесны» каждая партия подписана технологом, который её принимал.',
        'Every Lugovesna batch is signed by the technologist who accepted it.',
      ],
    ],
  },
  {
    slug: 'sorahane',
    name: { ru: 'Sorahane', en: 'Sorahane' },
    manufacturer: { ru: 'Sorahane Co., Ltd.', en: 'Sorahane Co., Ltd.' },
    country: { ru: 'Япония', en: 'Japan' },
    palette: ['#ffffff', '#c8102e', '#222222'],
    labelStyle: 'block',
    segments: ['beauty', 'oral', 'aroma', 'gear'],
    notes: [
      ['Sorahane выпускает продукцию в префектуре Сидзуока.', 'Sorahane manufactures in Shizuoka Prefecture.'],
      ['Sorahane славится аккуратной, почти аптечной упаковкой.', 'Sorahane is known for its neat, almost pharmacy-like packaging.'],
    ],
  },
  {
    slug: 'coralvia',
    name: { ru: 'Coralvia', en: 'Coralvia' },
    manufacturer: { ru: 'Coralvia Naturals Ltd', en: 'Coralvia Naturals Ltd' },
    country: { ru: 'Турция', en: 'Türkiye' },
    palette: ['#ff8c61', '#5c374c', '#fff5ef'],
    labelStyle: 'stripe',
    segments: ['care', 'aroma', 'oral'],
    notes: [
      ['Coralvia не испытывает продукцию на животных.', 'Coralvia does not test on animals.'],
      ['Coralvia использует масла и экстракты из Измира и Анталии.', 'Coralvia uses oils and extracts from Izmir and Antalya.'],
    ],
  },
];
