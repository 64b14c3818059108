import type { SeedSlide } from '../shapes.ts';

export const SLIDES: readonly SeedSlide[] = [
  {
    slug: 'winter-d3',
    picture: 'winter-sun',
    to: '/?category=vitamin-d',
    title: { ru: 'Солнца мало — витамин D рядом', en: 'Little sun, vitamin D at hand' },
    text: { ru: 'Капли, капсулы и спрей с D3: от 400 до 5000 МЕ.', en: 'D3 drops, softgels and sprays, from 400 to 5000 IU.' },
    action: { ru: 'Выбрать витамин D', en: 'Choose vitamin D' },
  },
  {
    slug: 'omega-guide',
    picture: 'omega-sea',
    to: '/news/how-to-choose-omega-3',
    title: { ru: 'Как выбрать омега-3', en: 'How to choose omega-3' },
    text: {
      ru: 'Смотрите не на массу жира, а на ЭПК и ДГК. Объясняем за пять минут.',
      en: 'Look at EPA and DHA, not at the weight of oil. Five minutes to explain it.',
    },
    action: { ru: 'Читать разбор', en: 'Read the guide' },
  },
  {
    slug: 'evening-teas',
    picture: 'herbal-tea',
    to: '/?category=herbal-teas',
    title: { ru: 'Чай для тихого вечера', en: 'Tea for a quiet evening' },
    text: { ru: 'Иван-чай, ромашка, алтайские сборы — без кофеина.', en: 'Fireweed, chamomile and Altai blends, free of caffeine.' },
    action: { ru: 'К травяным чаям', en: 'See herbal teas' },
  },
  {
    slug: 'active-life',
    picture: 'active-morning',
    to: '/?category=active-life',
    title: { ru: 'Утро начинается с движения', en: 'The morning begins with a stretch' },
    text: { ru: 'Коврики, ленты, ролики и бутылки для дома и зала.', en: 'Mats, bands, rollers and bottles for home and gym.' },
    action: { ru: 'Смотреть товары', en: 'See the goods' },
  },
];
