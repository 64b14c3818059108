import type { SeedSection } from '../../../shapes.ts';
import { h3, list, p } from '../../prose.ts';

export const PLATFORM_RULES: SeedSection = {
  id: 'platform-rules',
  title: { ru: 'Правила пользования площадкой', en: 'Rules of the platform' },
  body: {
    ru: [
      p(
        'Эти правила — о том, как пользоваться сайтом «Витрава»: что здесь можно делать, за что отвечаем мы и о чём просим вас. Пользуясь площадкой, вы с ними соглашаетесь. Условия покупок изложены в правилах продажи и правилах возврата, обращение с данными — в [политике конфиденциальности](/privacy-policy).',
      ),
      h3('Кто ведёт площадку и для кого она'),
      p(
        'Площадку ведёт ООО\u00a0«Витрава», оно же\u00a0и продавец всех товаров. Смотреть каталог, читать новости, собирать корзину и избранное можно без регистрации. Чтобы оформить заказ и видеть его судьбу, нужен личный кабинет. Заводить его могут люди, которым исполнилось восемнадцать лет, и только для себя: площадка продаёт частным покупателям, не для перепродажи.',
      ),
      h3('Личный кабинет'),
      list(
        'Указывайте настоящие имя, телефон и почту: по ним мы сообщаем о заказе и по ним вас узнают в пункте выдачи.',
        'Придумайте пароль, которого нет на других сайтах, и никому его не называйте. Наши сотрудники пароль не спрашивают никогда.',
        'Если кто-то вошёл в кабинет вместо вас, смените пароль в [кабинете](/account/personal-details) и напишите нам: мы завершим чужие сеансы и проверим заказы.',
        'Кабинет можно закрыть в любой день: напишите с почты, на которую он зарегистрирован.',
      ),
      h3('Чего мы просим не делать'),
      list(
        'Не подбирайте пароли, не обходите ограничения и не нагружайте площадку запросами, из-за которых она работает хуже для остальных.',
        'Не собирайте чужие данные и не заводите кабинеты от имени других людей.',
        'Не оформляйте заказы, которые не собираетесь забирать.',
        'Не присылайте в обращениях рекламу, вредоносные файлы и угрозы.',
      ),
      p(
        'Если правило нарушено, мы сначала напишем и попросим остановиться. При подборе паролей, мошенничестве и атаках доступ закроем сразу. Оплаченные заказы при этом остаются в силе: мы выполним их или вернём деньги.',
      ),
      h3('Сведения о товарах'),
      p(
        'Составы, дозировки и противопоказания мы переносим на страницы товаров с этикеток и документов изготовителя. Статьи и подсказки помогают выбрать, но **не\u00a0заменяют врача** и не\u00a0служат назначением. Если на упаковке написано иначе, чем на сайте, верьте упаковке и сообщите нам: мы исправим страницу и проверим партию.',
      ),
      h3('Тексты, снимки и знаки'),
      p(
        'Тексты, рисунки, снимки и оформление площадки принадлежат нам или тем, кто разрешил ими пользоваться. Читать, печатать для себя и делиться ссылками можно свободно. Чтобы перепечатать текст целиком или использовать снимки в своих материалах, спросите нас через форму на странице [контактов](/contacts). Товарные знаки принадлежат их владельцам.',
      ),
      h3('Как работает площадка'),
      p(
        'Площадка открыта круглые сутки, но иногда мы останавливаем её части, чтобы обновить их. Корзина, избранное и незаконченное оформление от этого не теряются. Если оплата пришлась на такой перерыв, деньги не пропадают: платёж либо станет заказом, либо вернётся на карту.',
      ),
      p(
        'Некоторые страницы ведут на сайты других компаний: банка, службы доставки, социальных сетей. Там действуют их правила; прежде чем увести вас с площадки, мы об\u00a0этом предупреждаем.',
      ),
      h3('За что мы отвечаем'),
      p(
        'Мы отвечаем за товары, которые продали, за верность сведений, которые показали, и за сохранность данных, которые вы нам доверили. Мы не отвечаем за перебои связи на вашей стороне и за то, что сделал человек, которому вы сообщили свой пароль. Ничто в этих правилах не отменяет прав, которые даёт покупателю закон.',
      ),
      h3('Как меняются правила'),
      p(
        'Новая редакция появляется на этой странице и в документе с её датой. О важных изменениях мы предупреждаем письмом тех, у кого есть кабинет, не позднее чем за десять дней. Заказы, оформленные раньше, выполняются по прежним правилам. Вопросы и несогласие присылайте через форму на странице [контактов](/contacts): ответим не позднее десяти дней.',
      ),
    ],
    en: [
      p(
        'These rules are about using the Vitrava site: what you can do here, what we answer for and what we ask of you. By using the platform you agree to them. The terms of purchases are in the terms of sale and of returns; how we treat data is in the [privacy policy](/privacy-policy).',
      ),
      h3('Who runs the platform, and for whom'),
      p(
        'The platform is run by Vitrava LLC, which also sells all the goods. You may browse the catalogue, read the news and fill a cart and a list of favourites without signing up. To place an order and follow it you need an account. Anyone aged eighteen or over may open one, for themselves alone: the platform sells to private customers, not for resale.',
      ),
      h3('Your account'),
      list(
        'Give your real name, phone number and e-mail: we use them to tell you about an order, and the pickup point to recognise you.',
        'Choose a password you use nowhere else and tell it to nobody. Our staff never ask for it.',
        'If somebody has signed in as you, change the password in your [account](/account/personal-details) and write to us: we will end the other sessions and check the orders.',
        'You can close the account on any day: write from the e-mail it is registered with.',
      ),
      h3('What we ask you not to do'),
      list(
        'Do not guess passwords, get around limits or burden the platform with requests that make it worse for everyone else.',
        'Do not gather other people’s data or open accounts in their name.',
        'Do not place orders that you do not mean to collect.',
        'Do not send advertising, harmful files or threats in your messages.',
      ),
      p(
        'If a rule is broken we first write and ask you to stop. Password guessing, fraud and attacks lose access at once. Orders already paid for stand all the same: we fulfil them or refund them.',
      ),
      h3('What we say about the goods'),
      p(
        'We take composition, doses and contraindications from the maker’s labels and documents. Articles and hints help you choose, but they **do not replace a doctor** and are not a prescription. Where the pack says something other than the site, trust the pack and tell us: we will correct the page and check the batch.',
      ),
      h3('Texts, pictures and marks'),
      p(
        'The texts, drawings, photographs and design of the platform belong to us or to those who let us use them. Reading, printing for yourself and sharing links are free. To reprint a whole text or use the pictures in work of your own, ask us through the form on the [contacts](/contacts) page. Trade marks belong to their owners.',
      ),
      h3('How the platform works'),
      p(
        'The platform is open day and night, though we sometimes stop parts of it to update them. Your cart, favourites and unfinished checkout survive that. If a payment falls into such a break the money is not lost: it either becomes an order or goes back to your card.',
      ),
      p(
        'Some pages lead to the sites of other companies: the bank, the carrier, social networks. Their own rules apply there, and we tell you before you leave the platform.',
      ),
      h3('What we answer for'),
      p(
        'We answer for the goods we sold, for the truth of what we showed and for the safety of the data you trusted us with. We do not answer for a broken connection on your side, nor for what was done by a person you gave your password to. Nothing in these rules takes away the rights that the law gives a customer.',
      ),
      h3('How the rules change'),
      p(
        'A new edition appears on this page and in the document that carries its date. Before an important change everyone with an account gets a letter at least ten days ahead. Orders placed earlier are fulfilled under the earlier rules. Send questions and objections through the form on the [contacts](/contacts) page: we answer within ten days.',
      ),
    ],
  },
};
