import type { SeedSection } from '../../../shapes.ts';
import { h3, p, table } from '../../prose.ts';

export const SALE_RULES: SeedSection = {
  id: 'sale-rules',
  title: { ru: 'Правила продажи', en: 'Terms of sale' },
  body: {
    ru: [
      p(
        'Оформляя заказ, вы заключаете с ООО\u00a0«Витрава» договор розничной купли-продажи на этих условиях. Договор считается заключённым, когда мы подтвердили оплату и прислали номер заказа.',
      ),
      h3('Товары'),
      p(
        'Биологически активные добавки **не\u00a0являются лекарственными средствами** и не лечат болезни. Состав, форма, доза, противопоказания, изготовитель и номер государственной регистрации указаны на странице каждой добавки. Перед применением посоветуйтесь с врачом, особенно если вы беременны, кормите грудью или принимаете лекарства.',
      ),
      p('Мы отправляем товары, у которых до конца срока годности осталось не меньше шести месяцев.'),
      h3('Цены и наличие'),
      p(
        'Все цены указаны в рублях и включают НДС. Цены и остатки меняются, пока товар не оплачен. Если что-то изменилось после того, как вы положили товар в корзину, при оформлении мы покажем старую и новую цену и попросим подтвердить: без вашего согласия новая цена не действует.',
      ),
      h3('Оплата'),
      p(
        'Банковской картой на защищённой странице банка. Чек приходит на электронную почту. Если деньги списались, а заказ не появился в кабинете, не платите второй раз: напишите нам, и мы найдём платёж.',
      ),
      h3('Доставка'),
      p('Доставляем в пункты выдачи по всей России. Точную дату вы видите, когда выбираете пункт; обычные сроки такие:'),
      table(
        ['Куда', 'Срок'],
        ['Москва и область', '1–2 дня'],
        ['Санкт-Петербург', '2–3 дня'],
        ['Города-миллионники', '3–5 дней'],
        ['Другие города', '4–9 дней'],
      ),
      p(
        'В пункте заказ ждёт семь дней. Если не успеваете, напишите нам до конца этого срока: в большинстве пунктов хранение можно продлить ещё на три дня. Чтобы получить заказ, нужен его номер или код из сообщения; код можно передать другому человеку.',
      ),
      p(
        'Пробиотики и другие товары, которым нужен холод, едут в термопакете с охлаждающим элементом. Туда, куда посылка идёт дольше семи дней, мы их не отправляем.',
      ),
      h3('Отмена и изменение заказа'),
      p(
        'Заказ можно отменить, пока он не передан в доставку; после этого от него можно отказаться в пункте выдачи. Состав оплаченного заказа изменить нельзя: проще отменить его и оформить новый.',
      ),
      h3('Претензии'),
      p(
        'Напишите нам через форму на странице [контактов](/contacts). Отвечаем не позднее десяти дней. Если договориться не получилось, спор решает суд по месту жительства покупателя — так велит закон о защите прав потребителей, и мы с ним согласны.',
      ),
    ],
    en: [
      p(
        'By placing an order you enter into a retail contract with Vitrava LLC on these terms. The contract is made when we have confirmed your payment and sent you the order number.',
      ),
      h3('The goods'),
      p(
        'Dietary supplements **are not medicines** and do not treat disease. Composition, form, amount, contraindications, manufacturer and state registration number are given on the page of every supplement. Ask your doctor first, above all if you are pregnant, breastfeeding or taking medicines.',
      ),
      p('We send goods with at least six months left before their expiry date.'),
      h3('Prices and stock'),
      p(
        'All prices are in roubles and include VAT. Prices and stock may change until the goods are paid for. If something changed after you added a product to the cart, checkout shows the old and the new price and asks you to confirm: a new price never applies without your consent.',
      ),
      h3('Payment'),
      p(
        'By bank card on the bank’s secure page. The receipt comes by e-mail. If money was taken and no order has appeared in your account, do not pay again: write to us and we will find the payment.',
      ),
      h3('Delivery'),
      p('We deliver to pickup points across Russia. The exact date is shown when you choose a point; the usual times are:'),
      table(
        ['Destination', 'Time'],
        ['Moscow and region', '1–2 days'],
        ['St Petersburg', '2–3 days'],
        ['Large cities', '3–5 days'],
        ['Other towns', '4–9 days'],
      ),
      p(
        'An order waits at the point for seven days. If you cannot come in time, write to us before they end: most points can keep it for three days more. To collect it you need its number or the code from the message; you may pass the code on to someone else.',
      ),
      p(
        'Probiotics and other goods that need cold travel in an insulated bag with a cooling pack. We do not send them where a parcel takes longer than seven days.',
      ),
      h3('Cancelling and changing an order'),
      p(
        'An order can be cancelled until it is handed to delivery; after that you can refuse it at the pickup point. The contents of a paid order cannot be changed: it is easier to cancel it and place a new one.',
      ),
      h3('Complaints'),
      p(
        'Write to us through the form on the [contacts](/contacts) page. We answer within ten days. If we cannot agree, the dispute goes to the court where the customer lives: that is what Russian consumer law says, and we think it fair.',
      ),
    ],
  },
};
