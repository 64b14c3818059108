import type { Language } from '@vitrava/reference-api/language';

/** What the page says itself. */
export const TEXTS = {
  ru: {
    title: 'Исходящие письма',
    about: 'Магазин их не отправил: почтовый сервер не указан (SMTP_URL). Эту страницу видят только разработчики.',
    empty: 'Писем пока нет. Они появятся после регистрации, заказа или вопроса магазину.',
    newer: 'Новее',
    older: 'Старее',
    pages: 'Страницы',
    all: 'Все письма',
    to: 'Кому',
    from: 'От кого',
    at: 'Когда',
    html: 'Письмо',
    text: 'Обычный текст',
  },
  en: {
    title: 'Outgoing mail',
    about: 'The shop has not sent these: it has no mail server (SMTP_URL). Only developers see this page.',
    empty: 'No mail yet. It comes with a registration, an order or a question to the shop.',
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages',
    all: 'All mail',
    to: 'To',
    from: 'From',
    at: 'When',
    html: 'The mail',
    text: 'Plain text',
  },
} as const satisfies Record<Language, Record<string, string>>;
