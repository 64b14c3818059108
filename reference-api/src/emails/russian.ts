import { CONFIRMATION } from '@vitrava/shared-kit/contracts/api';

const CODE_LIVES = `Код действует ${CONFIRMATION.codeMinutes} минут.`;
const LINK_LIVES = `Ссылка действует ${CONFIRMATION.linkMinutes} минут и только один раз.`;

const pieces = (count: number) => {
  const form = new Intl.PluralRules('ru').select(count);
  return `${count} ${form === 'one' ? 'товар' : form === 'few' ? 'товара' : 'товаров'}`;
};

/** What emails say in Russian. */
export const RUSSIAN = {
  hello: 'Здравствуйте!',
  bareLink: 'Если кнопка не работает, откройте ссылку:',
  about: 'Это письмо отправлено автоматически. Если остались вопросы, ответьте на него или позвоните нам.',

  confirmationCode: {
    subject: 'Код подтверждения',
    preheader: `${CODE_LIVES} Никому его не сообщайте.`,
    title: 'Подтвердите электронную почту',
    intro: (company: string) => `Введите этот код на странице регистрации в магазине «${company}»:`,
    action: 'Продолжить регистрацию',
    secrecy: `${CODE_LIVES} Никому его не сообщайте: сотрудники магазина о нём не спрашивают.`,
    notYou: 'Если вы не регистрировались, ничего делать не нужно: без кода вашим адресом никто не воспользуется.',
  },
  accountExists: {
    subject: 'У вас уже есть учётная запись',
    preheader: 'Новая не нужна: войдите со своим паролем.',
    intro: (company: string) =>
      `Кто-то, возможно вы, указал этот адрес при регистрации в магазине «${company}», но учётная запись с ним уже есть.`,
    advice: 'Войдите со своим паролем. Если не помните его, нажмите «Забыли пароль?» в окне входа.',
    action: 'Войти',
    notYou: 'Если это были не вы, ничего делать не нужно: учётная запись осталась прежней.',
  },
  passwordReset: {
    subject: 'Восстановление пароля',
    preheader: LINK_LIVES,
    title: 'Задайте новый пароль',
    intro: (company: string) => `Мы получили просьбу восстановить пароль вашей учётной записи в магазине «${company}».`,
    action: 'Задать новый пароль',
    secrecy: `${LINK_LIVES} Никому её не передавайте.`,
    notYou: 'Если вы об этом не просили, ничего делать не нужно: действует прежний пароль.',
  },
  passwordChanged: {
    subject: 'Пароль изменён',
    preheader: 'Если это сделали не вы, сразу свяжитесь с нами.',
    intro: (company: string, at: string) =>
      `Пароль вашей учётной записи в магазине «${company}» изменён ${at} по московскому времени. На других устройствах нужно войти заново.`,
    action: 'Открыть личный кабинет',
    notYou: 'Если это сделали не вы, восстановите пароль в окне входа и сразу свяжитесь с нами: адрес и телефоны указаны ниже.',
  },
  questionReceived: {
    subject: 'Мы получили ваш вопрос',
    preheader: 'Ответим на этот адрес.',
    intro: 'Спасибо, что написали. Мы ответим на этот адрес, а если понадобится, позвоним. Ваш вопрос:',
    faq: 'Возможно, ответ уже есть среди частых вопросов.',
    action: 'Посмотреть ответы',
    notYou: 'Если вы нам не писали, ничего делать не нужно: кто-то указал ваш адрес по ошибке.',
  },

  orderPlaced: {
    subject: (number: number) => `Заказ № ${number} оформлен`,
    preheader: (count: number, total: string, point: string) => `${pieces(count)} на ${total}. ${point}.`,
    thanks: 'Спасибо за заказ!',
    due: 'Оплатить его можно при получении. Мы напишем, когда заказ будет ждать вас в пункте выдачи.',
    paid: 'Он оплачен. Мы напишем, когда он будет ждать вас в пункте выдачи.',
    unpaid: (until: string) =>
      `Он ждёт оплаты картой: пожалуйста, оплатите его до ${until} по московскому времени, иначе он будет отменён.`,
    pay: 'Перейти к оплате',
  },
  orderIssued: {
    subject: (number: number) => `Заказ № ${number} ждёт вас`,
    title: (number: number) => `Заказ № ${number} можно забрать`,
    due: (total: string) => `Заказ ждёт вас в пункте выдачи. К оплате при получении: ${total}.`,
    paid: 'Заказ оплачен и ждёт вас в пункте выдачи.',
  },
  orderCanceled: {
    subject: (number: number) => `Заказ № ${number} отменён`,
    void: 'Заказ отменён, платить за него не нужно.',
    returning: (total: string) => `Мы вернём ${total} на карту, которой вы платили.`,
    bank: 'Когда придут деньги, зависит от вашего банка: обычно это несколько рабочих дней.',
  },
  order: {
    action: 'Посмотреть заказ',
    lines: 'Состав заказа',
    amount: (amount: number) => `${amount}\u00a0шт.`,
    discount: 'Скидка (уже учтена)',
    delivery: 'Доставка',
    free: 'бесплатно',
    total: 'Итого',
    vat: 'В том числе НДС',
    point: 'Пункт выдачи',
    address: 'Адрес',
    hours: 'Часы работы',
    phone: 'Телефон',
  },
} as const;

type Same<Part> = Part extends string
  ? string
  : Part extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof Part]: Same<Part[Name]> };

/** All that emails say, the same things in every language. */
export type Words = Same<typeof RUSSIAN>;
