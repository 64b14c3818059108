import type { SeedPage } from '../../shapes.ts';
import { list, p, table } from '../prose.ts';

export const PRIVACY_POLICY: SeedPage = {
  slug: 'privacy-policy',
  updatedAt: '2026-11-01',
  title: { ru: 'Политика конфиденциальности', en: 'Privacy policy' },
  summary: {
    ru: 'Какие данные мы просим, зачем они нужны, сколько хранятся и как их удалить.',
    en: 'What data we ask for, what it is needed for, how long it is kept and how to have it deleted.',
  },
  sections: [
    {
      id: 'who',
      title: { ru: 'Кто отвечает за данные', en: 'Who is responsible' },
      body: {
        ru: [
          p(
            'Персональные данные покупателей обрабатывает ООО\u00a0«Витрава», оператор в смысле Федерального закона №\u00a0152‑ФЗ «О персональных данных». Адрес, телефоны и почта — на странице [контактов](/contacts); по ним же\u00a0можно задать вопрос об этой политике.',
          ),
          p(
            'Политика действует с 1 ноября 2026 года. Если мы изменим её по существу, то предупредим письмом тех, у кого есть личный кабинет, не позднее чем за десять дней.',
          ),
        ],
        en: [
          p(
            'Customers’ personal data is processed by Vitrava LLC, the controller under Russian Federal Law No. 152-FZ “On Personal Data”. The address, phone numbers and e-mail are on the [contacts](/contacts) page; use them for any question about this policy.',
          ),
          p(
            'The policy has been in force since November 1, 2026. If we change it in substance, everyone with an account gets a letter at least ten days ahead.',
          ),
        ],
      },
    },
    {
      id: 'what',
      title: { ru: 'Что и зачем мы собираем', en: 'What we collect and why' },
      body: {
        ru: [
          table(
            ['Данные', 'Зачем', 'Сколько храним'],
            ['Имя, фамилия, дата рождения, телефон, почта', 'Личный кабинет, сообщения о заказе', 'Пока есть кабинет'],
            ['Заказы, номера партий, пункты выдачи', 'Выполнение договора, отзыв партии', 'Пять лет после заказа'],
            ['Чеки и платёжные документы', 'Требование закона', 'Пять лет'],
            ['Обращения через форму', 'Ответ на ваш вопрос', 'Три года'],
            ['Адрес в сети, сведения о браузере', 'Защита от подбора паролей, исправление ошибок', 'До 90 дней'],
          ),
          p(
            'Пароль хранится в виде, из которого его нельзя восстановить. Данные банковских карт до нас не доходят. Особые категории данных, в том числе о здоровье, мы не собираем.',
          ),
        ],
        en: [
          table(
            ['Data', 'Purpose', 'Kept for'],
            ['Name, surname, date of birth, phone, e-mail', 'Your account, messages about orders', 'As long as the account exists'],
            ['Orders, batch numbers, pickup points', 'Fulfilling the contract, recalling a batch', 'Five years after the order'],
            ['Receipts and payment records', 'Required by law', 'Five years'],
            ['Messages sent through the form', 'Answering your question', 'Three years'],
            ['Network address, browser details', 'Stopping password guessing, mending errors', 'Up to 90 days'],
          ),
          p(
            'A password is stored in a form from which it cannot be recovered. Card details never reach us. We do not collect special categories of data, health data among them.',
          ),
        ],
      },
    },
    {
      id: 'grounds',
      title: { ru: 'На каком основании', en: 'On what grounds' },
      body: {
        ru: [
          p(
            'Данные заказа нужны, чтобы исполнить договор с вами; чеки — чтобы исполнить закон. На форму обратной связи и рассылки вы даёте отдельное согласие: отметкой, которую никогда не ставим за вас. Отозвать его так же\u00a0просто, как дать.',
          ),
        ],
        en: [
          p(
            'We need the data of an order to perform our contract with you, and receipts to obey the law. The contact form and our newsletters rest on your separate consent: a box that we never tick for you. Taking it back is as simple as giving it.',
          ),
        ],
      },
    },
    {
      id: 'cookies',
      title: { ru: 'Cookies и память браузера', en: 'Cookies and browser storage' },
      body: {
        ru: [
          p(
            'Рекламных cookies, которые следуют за вами по другим сайтам, у нас нет. Посещения считаем без имён: какие страницы открывали и быстро ли они загрузились. Вот что магазин оставляет в браузере:',
          ),
          table(
            ['Имя', 'Для чего', 'Срок'],
            ['locale', 'Помнит выбранный язык', '365 дней'],
            ['preloader', 'Не показывает заставку второй раз', '365 дней'],
            ['visitor', 'Показывает вам один и тот же\u00a0вариант страницы, когда мы их сравниваем', '365 дней'],
            ['refresh', 'Держит вас в кабинете; скриптам недоступен', 'До выхода, но не дольше 30 дней без визитов'],
            ['logout', 'Нужен, чтобы выйти из кабинета; скриптам недоступен', 'Столько же'],
            ['csrftoken', 'Защищает формы от подделки', '365 дней'],
          ),
          p(
            'Корзина и избранное до входа в кабинет, незаконченное оформление и ваше согласие на cookies лежат в памяти браузера на вашем устройстве. Их можно стереть в его настройках.',
          ),
        ],
        en: [
          p(
            'We have no advertising cookies that follow you around other sites. Visits are counted without names: which pages were opened and how fast they came. This is what the shop leaves in your browser:',
          ),
          table(
            ['Name', 'What it does', 'Lasts'],
            ['locale', 'Remembers the language you chose', '365 days'],
            ['preloader', 'Keeps the opening animation from showing twice', '365 days'],
            ['visitor', 'Shows you the same variant of a page while we compare several', '365 days'],
            ['refresh', 'Keeps you signed in; scripts cannot read it', 'Until you sign out, at most 30 days between visits'],
            ['logout', 'Lets you sign out; scripts cannot read it', 'Just as long'],
            ['csrftoken', 'Protects forms against forgery', '365 days'],
          ),
          p(
            'Your cart and favourites before you sign in, an unfinished checkout and your answer to the cookie notice stay in the storage of your own browser. You can clear them in its settings.',
          ),
        ],
      },
    },
    {
      id: 'sharing',
      title: { ru: 'Кому мы передаём данные', en: 'Who receives the data' },
      body: {
        ru: [
          list(
            '**Службе доставки** — имя, телефон, номер заказа и пункт выдачи.',
            '**Банку** — сумму и номер платежа; остальное вы вводите на его странице.',
            '**Почтовой службе** — адрес, на который уходит письмо.',
            '**Государственным органам** — только по законному запросу и только то, о чём спросили.',
          ),
          p('Данные хранятся на серверах в России. Мы не продаём их и не обмениваем.'),
        ],
        en: [
          list(
            '**The carrier**: name, phone number, order number and pickup point.',
            '**The bank**: the amount and the payment number; the rest you enter on its own page.',
            '**The mail service**: the address a letter goes to.',
            '**Public authorities**: only on a lawful request, and only what was asked for.',
          ),
          p('The data is stored on servers in Russia. We neither sell nor trade it.'),
        ],
      },
    },
    {
      id: 'rights',
      title: { ru: 'Ваши права', en: 'Your rights' },
      body: {
        ru: [
          list(
            'Узнать, какие данные о вас есть, и получить их копию.',
            'Исправить неточное: большую часть можно поправить самостоятельно в [личных данных](/account/personal-details).',
            'Отозвать согласие и отказаться от писем.',
            'Удалить кабинет: напишите с почты, на которую он зарегистрирован. Мы удалим данные в течение десяти рабочих дней, кроме тех, что закон обязывает хранить.',
            'Пожаловаться в Роскомнадзор, если считаете, что мы нарушили ваши права.',
          ),
          p('Отвечаем не позднее десяти рабочих дней.'),
        ],
        en: [
          list(
            'To learn what data we hold about you and receive a copy of it.',
            'To correct it: most of it you can change yourself in your [personal details](/account/personal-details).',
            'To withdraw consent and stop our letters.',
            'To delete your account: write from the e-mail it is registered with. We delete the data within ten working days, except what the law obliges us to keep.',
            'To complain to Roskomnadzor, the Russian data protection authority, if you believe we have infringed your rights.',
          ),
          p('We answer within ten working days.'),
        ],
      },
    },
    {
      id: 'security',
      title: { ru: 'Как мы защищаем данные', en: 'How the data is protected' },
      body: {
        ru: [
          p(
            'Соединение с магазином зашифровано. Доступ к заказам есть только у тех сотрудников, которым он нужен для работы, и каждое обращение записывается. Если, несмотря на это, случится утечка, мы сообщим Роскомнадзору в течение суток, а вам — как только поймём, чего она коснулась.',
          ),
        ],
        en: [
          p(
            'The connection to the shop is encrypted. Only those of our people whose work requires it can open orders, and every access is recorded. Should a leak happen all the same, we tell Roskomnadzor within a day, and you as soon as we know what it touched.',
          ),
        ],
      },
    },
    {
      id: 'children',
      title: { ru: 'Дети', en: 'Children' },
      body: {
        ru: [
          p(
            'Заказы принимаем от людей старше 18 лет и данные детей намеренно не собираем. Если ребёнок всё же\u00a0оставил их, напишите нам — удалим.',
          ),
        ],
        en: [
          p(
            'We take orders from people over 18 and do not knowingly collect data about children. If a child has left some with us, write to us and we will delete it.',
          ),
        ],
      },
    },
  ],
};
