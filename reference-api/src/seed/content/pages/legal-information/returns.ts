import type { SeedSection } from '../../../shapes.ts';
import { h3, p, steps, table } from '../../prose.ts';

export const RETURNS: SeedSection = {
  id: 'returns',
  title: { ru: 'Правила возврата', en: 'Returns' },
  body: {
    ru: [
      p('Деньги возвращаем на ту же\u00a0карту, с которой платили. Что и когда можно вернуть, зависит от того, что случилось.'),
      table(
        ['Что случилось', 'Сколько времени есть', 'Что мы сделаем'],
        ['Привезли не тот товар', 'До конца срока годности', 'Заменим или вернём деньги'],
        ['Упаковка повреждена, товар с браком', 'До конца срока годности', 'Заменим или вернём деньги'],
        ['Товар приехал с вышедшим сроком', 'В любое время', 'Заменим или вернём деньги и проверим партию'],
        ['Товар в порядке, но не нужен', '7 дней после получения', 'Вернём деньги, если упаковка запечатана'],
      ),
      h3('Если ошиблись мы'),
      p(
        'Чужой товар, вскрытая или разбитая упаковка, вышедший срок — наша забота. Пришлите фотографию упаковки и номер партии: этого достаточно, чтобы мы начали разбираться. Обратную дорогу оплачиваем мы.',
      ),
      h3('Если передумали'),
      p(
        'По правилам дистанционной торговли от заказа можно отказаться в любое время до получения и в течение семи дней после него. Товар должен остаться запечатанным: вскрытую упаковку мы принять не сможем — безопасность того, что внутри, уже никто не подтвердит. Обратную доставку в этом случае оплачивает покупатель.',
      ),
      h3('Как оформить возврат'),
      steps(
        'Напишите нам через форму на странице [контактов](/contacts) и укажите номер заказа.',
        'Мы ответим, в какой пункт отнести посылку, и пришлём код для возврата.',
        'Как только товар вернётся на склад, мы проверим его и в течение трёх рабочих дней отправим деньги.',
        'Банку обычно нужно ещё от одного до пяти дней, чтобы зачислить их на карту.',
      ),
      p('Если посылку не забрали из пункта выдачи, она возвращается на склад, и мы возвращаем деньги в те же\u00a0сроки.'),
    ],
    en: [
      p('Money goes back to the card you paid with. What can be returned, and when, depends on what went wrong.'),
      table(
        ['What happened', 'How long you have', 'What we do'],
        ['The wrong product came', 'Until it expires', 'Replace it or refund you'],
        ['The pack is damaged or the product faulty', 'Until it expires', 'Replace it or refund you'],
        ['The product came past its date', 'At any time', 'Replace it or refund you, and check the batch'],
        ['Nothing is wrong, you do not need it', '7 days after receipt', 'Refund you, if the pack is sealed'],
      ),
      h3('If the mistake is ours'),
      p(
        'A product you did not order, an opened or broken pack, an expiry date gone by: all of that is for us to put right. Send a photograph of the pack and the batch number, which is enough for us to start. We pay for the way back.',
      ),
      h3('If you changed your mind'),
      p(
        'Under distance selling rules you may refuse an order at any time before you receive it and for seven days afterwards. The product must still be sealed: an opened pack cannot be accepted, as nobody could vouch for what is inside. In this case the return delivery is at your expense.',
      ),
      h3('How to return something'),
      steps(
        'Write to us through the form on the [contacts](/contacts) page and give the order number.',
        'We reply with the pickup point to take the parcel to and a return code.',
        'Once the goods are back in the warehouse we check them and send the refund within three working days.',
        'The bank usually needs another one to five days to credit your card.',
      ),
      p('A parcel that nobody collects goes back to the warehouse, and we refund it within the same times.'),
    ],
  },
};
