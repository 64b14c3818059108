import { describeRemote } from '@vitrava/shared-kit/testing/conformance';

const picture = { url: '/a/960.webp', url_template: '/a/{width}.webp', width: 1600, height: 1066, widths: [480, 960, 1600] };
const item = { id: 'label', title: 'Заголовок', summary: 'О чём', published_at: '2026-10-28T00:00:00Z', reading_minutes: 4, picture };
const body = [
  { kind: 'paragraph', text: 'Первый **абзац** со [ссылкой](/contacts).' },
  { kind: 'image', picture, alt: 'Склад' },
  { kind: 'table', header: ['Город', 'Срок'], rows: [['Казань', '1 день']] },
];

const company = {
  name: 'Витрава',
  legal_name: 'ООО «Витрава»',
  phones: [{ number: '+74950000101', display: '+7 (495) 000-01-01', label: 'Москва' }],
  email: 'hello@vitrava.example',
  address: 'Москва',
  schedule: 'Ежедневно',
  social: [{ network: 'telegram', name: 'Telegram', url: 'https://t.me/vitrava_example' }],
  creators: { name: 'Мастерская', url: 'https://example.org' },
};

const section = (id: string) => ({
  id,
  title: id,
  body: [{ kind: 'quote', text: 'Спокойно.', by: null }, ...body, { kind: 'heading', level: 3, text: 'Май' }],
});
const contentPage = (path: string) => ({
  slug: path.split('/')[3],
  title: 'О нас',
  summary: 'Кто мы',
  updated_at: '2026-11-01T00:00:00Z',
  sections: ['who-we-are', 'mission', 'standards', 'achievements'].map(section),
});

describeRemote(import.meta, {
  addresses: { article: '/news/label' },
  api(path) {
    if (path.startsWith('/api/news/?')) return { count: 9, next: null, previous: null, results: [item, { ...item, id: 'omega' }] };
    if (path === '/api/news/label/') return { ...item, body, newer: null, older: { ...item, id: 'omega' } };
    if (path === '/api/faq/')
      return { results: [{ slug: 'delivery', name: 'Доставка', questions: [{ id: 'time', question: 'Когда?', answer: body }] }] };
    if (path === '/api/company/') return company;
    if (path.startsWith('/api/pages/')) return contentPage(path);
    return undefined;
  },
});
