import type { PaymentDraft } from '@vitrava/reference-api/acquirer-protocol';
import type { CardField, CardProblems, Verdict } from '../card.ts';

type Problem = NonNullable<CardProblems[CardField]>;

interface PageTexts {
  readonly title: string;
  readonly failedTitle: string;
  readonly bank: string;
  readonly order: string;
  readonly number: string;
  readonly amount: string;
  readonly card: string;
  readonly fields: Readonly<Record<CardField, string>>;
  readonly hints: Partial<Readonly<Record<CardField, string>>>;
  readonly problems: Readonly<Record<CardField, Readonly<Record<Problem, string>>>>;
  readonly summary: string;
  readonly pay: string;
  readonly leave: string;
  readonly safety: string;
  readonly testTitle: string;
  readonly testNote: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly overTitle: string;
  readonly over: string;
  readonly back: string;
  readonly missingTitle: string;
  readonly missing: string;
}

export const TEXTS: Readonly<Record<PaymentDraft['language'], PageTexts>> = {
  ru: {
    title: 'Оплата заказа',
    failedTitle: 'Ошибка в данных карты',
    bank: 'Учебный банк',
    order: 'Заказ в магазине «Витрава»',
    number: '№',
    amount: 'К оплате',
    card: 'Данные карты',
    fields: { number: 'Номер карты', expiry: 'Срок действия', code: 'Код CVC/CVV', holder: 'Имя держателя' },
    hints: { expiry: 'Месяц и год, например 09/28', code: 'Три цифры на обороте' },
    problems: {
      number: { missing: 'Введите номер карты.', wrong: 'Проверьте номер карты: в нём ошибка.', expired: '' },
      expiry: {
        missing: 'Введите срок действия.',
        wrong: 'Введите месяц и год через дробь, например 09/28.',
        expired: 'Срок действия карты истёк.',
      },
      code: { missing: 'Введите код с обратной стороны карты.', wrong: 'Код состоит из трёх или четырёх цифр.', expired: '' },
      holder: { missing: 'Введите имя, как на карте.', wrong: 'Имя может состоять только из букв.', expired: '' },
    },
    summary: 'Исправьте отмеченные поля — деньги ещё не списаны.',
    pay: 'Оплатить',
    leave: 'Вернуться в магазин без оплаты',
    safety: 'Страница учебная: настоящие карты здесь не нужны, данные карты не хранятся и никуда не передаются.',
    testTitle: 'Карты для проверки',
    testNote: 'Срок — любой будущий, код — любой.',
    verdicts: {
      accepted: 'оплата проходит',
      declined: 'банк отказывает',
      slow: 'банк отвечает не сразу, через несколько секунд',
    },
    overTitle: 'Эта оплата уже завершена',
    over: 'Чем она закончилась, видно на странице заказа в магазине.',
    back: 'Вернуться в магазин',
    missingTitle: 'Такой оплаты нет',
    missing: 'Проверьте адрес страницы или начните оплату заново из магазина.',
  },
  en: {
    title: 'Payment for your order',
    failedTitle: 'Something is wrong with the card details',
    bank: 'Practice Bank',
    order: 'Order at Vitrava',
    number: 'No.',
    amount: 'To pay',
    card: 'Card details',
    fields: { number: 'Card number', expiry: 'Expiry date', code: 'CVC/CVV code', holder: 'Name on the card' },
    hints: { expiry: 'Month and year, such as 09/28', code: 'Three digits on the back' },
    problems: {
      number: { missing: 'Enter the card number.', wrong: 'Check the card number: there is a mistake in it.', expired: '' },
      expiry: {
        missing: 'Enter the expiry date.',
        wrong: 'Enter month and year with a slash, such as 09/28.',
        expired: 'This card has expired.',
      },
      code: { missing: 'Enter the code from the back of the card.', wrong: 'The code has three or four digits.', expired: '' },
      holder: { missing: 'Enter the name as it is on the card.', wrong: 'A name can only have letters.', expired: '' },
    },
    summary: 'Correct the marked fields. Nothing has been charged yet.',
    pay: 'Pay',
    leave: 'Back to the shop without paying',
    safety: 'This page is for practice: it needs no real cards, and card details are neither kept nor passed on.',
    testTitle: 'Cards to try',
    testNote: 'Any expiry date in the future, any code.',
    verdicts: {
      accepted: 'the payment succeeds',
      declined: 'the bank declines',
      slow: 'the bank takes a few seconds to answer',
    },
    overTitle: 'This payment is finished',
    over: 'How it ended is shown on the page of the order in the shop.',
    back: 'Back to the shop',
    missingTitle: 'There is no such payment',
    missing: 'Check the address of the page, or start the payment again from the shop.',
  },
};
