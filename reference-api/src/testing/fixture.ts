import type {
  SeedAccount,
  SeedArticle,
  SeedCatalogue,
  SeedCompany,
  SeedContent,
  SeedDelivery,
  SeedPage,
  SeedPickupPoint,
  SeedProduct,
} from '../seed/index.ts';

/** A small shop whose every number is chosen by hand, so that tests can say what must come out. */
const pair = (ru: string, en: string) => ({ ru, en });

const product = (slug: string, facts: Partial<SeedProduct>): SeedProduct => ({
  slug,
  brand: 'severin',
  category: 'vitamin-d',
  name: pair(slug, slug),
  form: { slug: 'capsules', ru: 'капсулы', en: 'capsules' },
  dose: null,
  pack: { quantity: 60, unit: pair('капсул', 'capsules') },
  summary: pair('Кратко о товаре.', 'In short.'),
  description: pair('Подробно о товаре: рыжик для проверки прозы.', 'At length: quillwort to prove that prose is searched.'),
  composition: pair('Состав.', 'Composition.'),
  directions: pair('Как принимать.', 'Directions.'),
  contraindications: pair('Противопоказания.', 'Contraindications.'),
  storage: pair('Хранение.', 'Storage.'),
  registrationNumber: null,
  isSupplement: true,
  shelfLifeMonths: 24,
  weightGrams: 90,
  priceKopecks: 100_000,
  discountPercent: 0,
  vatPercent: 20,
  availability: 50,
  popularity: 100,
  addedOn: '2026-01-10',
  ingredients: [],
  packForm: 'bottle',
  searchedAs: { own: [], uses: [], form: [] },
  ...facts,
});

export const CATALOGUE: SeedCatalogue = {
  brands: [
    {
      slug: 'severin',
      name: pair('Северин', 'Severin'),
      manufacturer: pair('ООО «Северин»', 'Severin LLC'),
      country: pair('Россия', 'Russia'),
      palette: ['#224433', '#f15f18', '#ffffff'],
      labelStyle: 'band',
    },
    {
      slug: 'nordlys',
      name: pair('Nordlys', 'Nordlys'),
      manufacturer: pair('Нордлюс АС', 'Nordlys AS'),
      country: pair('Норвегия', 'Norway'),
      palette: ['#113355', '#ffcc00', '#ffffff'],
      labelStyle: 'block',
    },
  ],
  categories: [
    { slug: 'supplements', parent: null, name: pair('Добавки', 'Supplements'), position: 1 },
    { slug: 'vitamins', parent: 'supplements', name: pair('Витамины', 'Vitamins'), position: 1 },
    { slug: 'vitamin-d', parent: 'vitamins', name: pair('Витамин D', 'Vitamin D'), position: 1 },
    { slug: 'vitamin-c', parent: 'vitamins', name: pair('Витамин C', 'Vitamin C'), position: 2 },
    { slug: 'minerals', parent: 'supplements', name: pair('Минералы', 'Minerals'), position: 2 },
    { slug: 'active-life', parent: null, name: pair('Активная жизнь', 'Active life'), position: 2 },
    { slug: 'shakers', parent: 'active-life', name: pair('Шейкеры', 'Shakers'), position: 1 },
    { slug: 'empty', parent: null, name: pair('Пусто', 'Empty'), position: 3 },
  ],
  ingredients: [
    { slug: 'vitamin-d3', name: pair('Витамин D3', 'Vitamin D3'), synonyms: ['холекальциферол', 'cholecalciferol', 'солнечный витамин'] },
    { slug: 'vitamin-c', name: pair('Витамин C', 'Vitamin C'), synonyms: ['аскорбиновая кислота', 'ascorbic acid'] },
    { slug: 'magnesium', name: pair('Магний', 'Magnesium'), synonyms: ['магния цитрат', 'magnesium citrate'] },
  ],
  products: [
    product('d3-2000', {
      name: pair('Витамин D3, 60 капсул', 'Vitamin D3, 60 capsules'),
      dose: pair('2000 МЕ', '2000 IU'),
      ingredients: ['vitamin-d3'],
      priceKopecks: 89_000,
      discountPercent: 15,
      popularity: 900,
      addedOn: '2026-09-20',
    }),
    product('d3-drops', {
      name: pair('Витамин D3 в каплях', 'Vitamin D3 drops'),
      brand: 'nordlys',
      form: { slug: 'drops', ru: 'капли', en: 'drops' },
      pack: { quantity: 30, unit: pair('мл', 'ml') },
      ingredients: ['vitamin-d3'],
      priceKopecks: 129_000,
      availability: 7,
      popularity: 500,
      packForm: 'dropper',
    }),
    product('vitamin-c-1000', {
      name: pair('Витамин C, 60 капсул', 'Vitamin C, 60 capsules'),
      category: 'vitamin-c',
      ingredients: ['vitamin-c'],
      priceKopecks: 59_000,
      vatPercent: 10,
      popularity: 700,
    }),
    product('magnesium-citrate', {
      name: pair('Магния цитрат, 60 капсул', 'Magnesium citrate, 60 capsules'),
      category: 'minerals',
      brand: 'nordlys',
      ingredients: ['magnesium'],
      priceKopecks: 99_000,
      discountPercent: 10,
      popularity: 800,
    }),
    product('magnesium-b6', {
      name: pair('Магний B6, 60 капсул', 'Magnesium B6, 60 capsules'),
      category: 'minerals',
      ingredients: ['magnesium'],
      priceKopecks: 99_000,
      availability: 0,
      popularity: 650,
    }),
    product('shaker', {
      name: pair('Шейкер, 600 мл', 'Shaker, 600 ml'),
      category: 'shakers',
      form: { slug: 'gear', ru: 'аксессуар', en: 'gear' },
      pack: { quantity: 1, unit: pair('штука', 'piece') },
      isSupplement: false,
      priceKopecks: 79_000,
      popularity: 300,
      packForm: 'gear',
    }),
  ],
};

const article = (slug: string, publishedAt: string): SeedArticle => ({
  slug,
  publishedAt,
  title: pair(`Новость ${slug}`, `News ${slug}`),
  summary: pair('Кратко', 'In short'),
  body: {
    ru: [
      { kind: 'paragraph', text: 'Текст **важный**.' },
      { kind: 'image', picture: 'parcel', alt: 'Посылка' },
    ],
    en: [
      { kind: 'paragraph', text: 'A **weighty** text.' },
      { kind: 'image', picture: 'parcel', alt: 'A parcel' },
    ],
  },
  picture: 'winter-sun',
});

const CODE = { kind: 'code', text: 'GET /api/pages/' } as const;
const VIDEO = { kind: 'video', address: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/', poster: 'parcel' } as const;

const page = (slug: string, updatedAt: string): SeedPage => ({
  slug,
  updatedAt,
  title: pair(`Страница ${slug}`, `Page ${slug}`),
  summary: pair('О чём она', 'What it is about'),
  sections: [
    {
      id: 'returns',
      title: pair('Возврат', 'Returns'),
      body: {
        ru: [{ kind: 'table', header: ['Что', 'Когда'], rows: [['Всё', '7 дней']] }],
        en: [{ kind: 'table', header: ['What', 'When'], rows: [['All of it', '7 days']] }],
      },
    },
    {
      id: 'data',
      title: pair('Данные', 'Data'),
      body: {
        ru: [{ kind: 'image', picture: 'parcel', alt: 'Посылка' }, CODE, { ...VIDEO, title: 'Как мы возим посылки' }],
        en: [{ kind: 'image', picture: 'parcel', alt: 'A parcel' }, CODE, { ...VIDEO, title: 'How we carry parcels' }],
      },
    },
  ],
});

export const CONTENT: SeedContent = {
  articles: [article('first', '2026-01-05T09:00:00Z'), article('second', '2026-03-05T09:00:00Z'), article('third', '2026-05-05T09:00:00Z')],
  questions: [
    {
      slug: 'how-to-pay',
      group: { slug: 'payment', ...pair('Оплата', 'Payment') },
      question: pair('Как оплатить?', 'How do I pay?'),
      answer: { ru: [{ kind: 'paragraph', text: 'Картой.' }], en: [{ kind: 'paragraph', text: 'By card.' }] },
    },
    {
      slug: 'how-to-return',
      group: { slug: 'returns', ...pair('Возврат', 'Returns') },
      question: pair('Как вернуть?', 'How do I return?'),
      answer: {
        ru: [{ kind: 'list', ordered: true, items: ['Напишите нам'] }],
        en: [{ kind: 'list', ordered: true, items: ['Write to us'] }],
      },
    },
    {
      slug: 'when-to-pay',
      group: { slug: 'payment', ...pair('Оплата', 'Payment') },
      question: pair('Когда платить?', 'When do I pay?'),
      answer: { ru: [{ kind: 'paragraph', text: 'Сразу.' }], en: [{ kind: 'paragraph', text: 'At once.' }] },
    },
  ],
  slides: [
    {
      slug: 'winter',
      title: pair('Зима', 'Winter'),
      text: pair('Солнце в капсуле', 'Sun in a capsule'),
      action: pair('Выбрать', 'Choose'),
      to: '/?category=vitamin-d',
      picture: 'winter-sun',
    },
    {
      slug: 'news',
      title: pair('Новости', 'News'),
      text: pair('Читайте', 'Read'),
      action: pair('Читать', 'Read'),
      to: '/news/first',
      picture: 'parcel',
    },
  ],
  pages: [page('terms', '2026-11-01'), page('about-us', '2026-10-01')],
};

const place = (id: string, city: string, facts: Partial<SeedPickupPoint>): SeedPickupPoint => ({
  id,
  city,
  name: pair(`Пункт ${id}`, `Point ${id}`),
  address: pair('ул. Лесная, 20', '20 Lesnaya St'),
  workschedule: pair('Ежедневно', 'Daily'),
  phone: '+7 495 000-10-01',
  periodDays: 2,
  prepaid: false,
  weightLimitGrams: 15_000,
  latitude: 55.75,
  longitude: 37.62,
  ...facts,
});

export const DELIVERY: SeedDelivery = {
  cities: [
    { id: 'kazan', name: pair('Казань', 'Kazan') },
    { id: 'moscow', name: pair('Москва', 'Moscow') },
  ],
  points: [
    place('kazan-lavka', 'kazan', { address: pair('м. «Кремлёвская», ул. Баумана, 44', 'Kremlyovskaya metro, 44 Baumana St') }),
    place('moscow-lesnaya', 'moscow', {}),
    place('moscow-locker', 'moscow', { prepaid: true, periodDays: 1, address: pair('Зелёный пр-т, 60', '60 Zelyony Ave') }),
    place('moscow-light', 'moscow', { weightLimitGrams: 500, address: pair('пр-т Мира, 150', '150 Mira Ave') }),
  ],
};

export const COMPANY: SeedCompany = {
  name: { ru: 'Витрава', en: 'Vitrava' },
  legalName: { ru: 'ООО «Витрава»', en: 'Vitrava LLC' },
  phones: [
    {
      number: '+74950000101',
      display: { ru: '+7 (495) 000-01-01', en: '+7 495 000-01-01' },
      label: { ru: 'Москва', en: 'Moscow' },
    },
    {
      number: '+78000000102',
      display: { ru: '8 (800) 000-01-02', en: '+7 800 000-01-02' },
      label: { ru: 'Бесплатно по России', en: 'Free within Russia' },
    },
  ],
  email: 'hello@vitrava.example',
  address: { ru: '115000, Москва, ул.\u00a0Образцовая, д.\u00a08, офис\u00a024', en: 'Office 24, 8 Obraztsovaya St., Moscow, 115000' },
  schedule: { ru: 'Ежедневно с\u00a009:00 до\u00a021:00 по\u00a0московскому времени', en: 'Every day, 9 am to 9 pm Moscow time' },
  social: [
    { network: 'telegram', name: { ru: 'Telegram', en: 'Telegram' }, url: 'https://t.me/vitrava_example' },
    { network: 'vk', name: { ru: 'ВКонтакте', en: 'VKontakte' }, url: 'https://vk.com/vitrava_example' },
    { network: 'youtube', name: { ru: 'YouTube', en: 'YouTube' }, url: 'https://www.youtube.com/@vitrava_example' },
  ],
  creators: { name: { ru: 'Студия «Восемь долей»', en: 'Eight Parts Studio' }, url: 'https://studio.vitrava.example/' },
};

export const ACCOUNT: SeedAccount = {
  email: 'demo@vitrava.example',
  password: 'Vitrava-2026',
  firstName: 'Анна',
  lastName: 'Северова',
  phone: '+79000000000',
  dateOfBirth: '1990-04-12',
};
