import type { ShopMap } from '../index.ts';

const link = (ru: string, en: string, to: string) => ({ title: { ru, en }, to });
const about = link('О нас', 'About us', '/about-us');
const contacts = link('Контакты', 'Contacts', '/contacts');
const faq = link('Вопросы и ответы', 'Questions and answers', '/faq');
const legal = link('Правовая информация', 'Legal information', '/legal-information');
const news = link('Новости', 'News', '/news');
const privacy = link('Политика конфиденциальности', 'Privacy policy', '/privacy-policy');
const ofAccount = { owner: 'mfe-account', size: 'small', ofSession: true } as const;

/** A shop with all that the frame leads to. */
export const SHOP_MAP: ShopMap = {
  pages: {
    product: '/product/:id',
    favourites: '/favorites',
    cart: '/cart',
    order: '/checkout/result/:number',
    account: '/account/personal-details',
    contacts: '/contacts',
    privacy: '/privacy-policy',
  },
  links: {
    header: [link('Каталог', 'Catalogue', '/'), about, news],
    company: [about, contacts],
    customers: [faq, legal],
    documents: [privacy],
    'checkout-documents': [privacy, legal],
    'not-found': [news, faq, contacts],
  },
  tools: [
    { ...link('Избранное', 'Favourites', '/favorites'), name: 'favourites', order: 10, icon: 'M4 4', count: 'catalog/$favouriteCount' },
    { ...link('Профиль', 'Account', '/account/personal-details'), name: 'account', order: 20, icon: 'M5 5', signsIn: true },
    { ...link('Корзина', 'Cart', '/cart'), name: 'cart', order: 30, icon: 'M6 6', count: 'cart/$itemCount', cookie: 'cart' },
  ],
  popups: {
    'mfe-account/login': { ...ofAccount, name: 'login', title: { ru: 'Вход', en: 'Sign in' }, role: 'sign-in' },
    'mfe-account/password-reset': { ...ofAccount, name: 'password-reset', title: { ru: 'Новый пароль', en: 'New password' } },
    'mfe-account/telegram-qr': {
      ...ofAccount,
      name: 'telegram-qr',
      title: { ru: 'Бот магазина в\u00a0Telegram', en: 'Telegram bot' },
      skeleton: 'picture',
      role: 'telegram',
    },
    'mfe-content/contact-us': {
      owner: 'mfe-content',
      name: 'contact-us',
      title: { ru: 'Написать нам', en: 'Contact us' },
      role: 'contact',
    },
  },
  slots: {},
};
