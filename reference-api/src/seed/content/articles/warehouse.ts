import type { SeedArticle } from '../../shapes.ts';
import { h2, image, list, p, quote, table } from '../prose.ts';

export const WAREHOUSE: SeedArticle = {
  slug: 'new-warehouse-in-kazan',
  publishedAt: '2026-10-28',
  picture: 'warehouse',
  title: {
    ru: 'Открыли склад в Казани: Поволжье и Урал станут ближе',
    en: 'Our Kazan warehouse is open: the Volga and the Urals come closer',
  },
  summary: {
    ru: 'Холодная зона для пробиотиков, контроль сроков и доставка быстрее на два дня.',
    en: 'A cold zone for probiotics, control of expiry dates and delivery two days faster.',
  },
  body: {
    ru: [
      p(
        'В октябре мы начали отправлять заказы со второго склада — в Казани. До сих пор всё ехало из Подмосковья, и посылка в Уфу или Пермь добиралась до пяти дней. Теперь заказ из Поволжья собирают и отправляют рядом, а значит, он приезжает раньше.',
      ),
      image('warehouse', 'Стеллажи нового склада с коробками и банками'),
      h2('Что изменилось для покупателя'),
      table(
        ['Город', 'Было', 'Стало'],
        ['Казань', '3–4 дня', '1 день'],
        ['Самара', '4 дня', '2 дня'],
        ['Уфа', '4–5 дней', '2–3 дня'],
        ['Екатеринбург', '5 дней', '3 дня'],
        ['Пермь', '5 дней', '3 дня'],
      ),
      p(
        'Выбирать склад не нужно: при оформлении мы сами считаем, откуда заказ приедет быстрее. Если нужный товар есть только в Подмосковье, а остальное — в Казани, заказ собирают на одном складе, чтобы к вам не ехали две посылки.',
      ),
      h2('Холодная зона'),
      p(
        'Главная причина, по которой мы искали именно это здание, — возможность поставить холодильные камеры. Живые культуры и часть жидких омега-3 хранятся при температуре от 2 до 8 градусов. Датчики записывают её каждые пять минут; если температура выходит за границы, дежурный получает сигнал, а партия уходит на проверку.',
      ),
      p(
        'Обычная часть склада тоже под контролем: не выше 25 градусов и 60 процентов влажности. Для шипучих таблеток и порошков влага опаснее тепла: банка может выглядеть целой, но порошок в ней уже схватился комком.',
      ),
      h2('Как мы следим за сроками'),
      list(
        'Первыми уходят товары, у которых срок годности заканчивается раньше.',
        'За шесть месяцев до конца срока товар снимается с обычной продажи.',
        'За три месяца остаток списывают: мы не продаём то, чем не успеть воспользоваться.',
        'Номер партии записывается в заказ, поэтому при отзыве мы знаем, кому написать.',
      ),
      quote('Склад добавок — это не полки, а температура, влажность и даты. Полки — самое простое.', 'Ринат Галеев, руководитель склада'),
      h2('Меньше воздуха в коробках'),
      p(
        'В Казани мы отказались от воздушной плёнки. Коробки нарезает станок под размер заказа, пустоты заполняет гофрированная бумага — та же, что осталась от обрезков. Стекло едет в картонных ложементах. Первые три недели показали: боя стало меньше, а не больше.',
      ),
      p(
        'На складе работают сорок два человека, и мы ещё ищем комплектовщиков в вечернюю смену. Экскурсий пока не проводим, но обещаем показать фотографии, когда закончим вторую очередь — она понадобится к весне для раздела [«Активная жизнь»](/?category=active-life).',
      ),
      p(
        'Если ваш заказ из Поволжья всё ещё едет долго, напишите нам через [контакты](/contacts): в первые недели мы донастраиваем маршруты и будем признательны за любой пример.',
      ),
    ],
    en: [
      p(
        'In October we began to send orders from a second warehouse, in Kazan. Until now everything left from the Moscow region, and a parcel to Ufa or Perm took up to five days. Orders from the Volga region are now packed nearby and arrive sooner.',
      ),
      image('warehouse', 'Racks of the new warehouse with boxes and jars'),
      h2('What changes for you'),
      table(
        ['City', 'Before', 'Now'],
        ['Kazan', '3–4 days', '1 day'],
        ['Samara', '4 days', '2 days'],
        ['Ufa', '4–5 days', '2–3 days'],
        ['Yekaterinburg', '5 days', '3 days'],
        ['Perm', '5 days', '3 days'],
      ),
      p(
        'There is no warehouse to choose: at checkout we work out where the order will come from fastest. If one product is only near Moscow and the rest is in Kazan, the order is put together in one place, so that you do not wait for two parcels.',
      ),
      h2('The cold zone'),
      p(
        'We looked for this particular building because it could take cold rooms. Live cultures and some liquid omega-3 are kept at 2 to 8 degrees. Sensors record the temperature every five minutes; if it leaves the range, the person on duty is alerted and the batch goes for inspection.',
      ),
      p(
        'The ordinary part is watched as well: no more than 25 degrees and 60 percent humidity. For effervescent tablets and powders, moisture is worse than warmth: a jar may look whole while the powder inside has set into a lump.',
      ),
      h2('How we mind the dates'),
      list(
        'Goods that expire first leave first.',
        'Six months before its date a product is taken off ordinary sale.',
        'Three months before, what is left is written off: we do not sell what cannot be used in time.',
        'The batch number is kept with the order, so in a recall we know whom to write to.',
      ),
      quote(
        'A supplement warehouse is not shelves but temperature, humidity and dates. Shelves are the easy part.',
        'Rinat Galeev, head of the warehouse',
      ),
      h2('Less air in the boxes'),
      p(
        'In Kazan we gave up bubble wrap. A machine cuts each box to the size of the order, and corrugated paper, made from its own offcuts, fills the gaps. Glass travels in cardboard cradles. The first three weeks have shown fewer breakages, not more.',
      ),
      p(
        'Forty-two people work there, and we are still looking for packers for the evening shift. There are no tours for the time being, but we promise photographs when the second stage is ready: it will be needed by spring for the [Active life](/?category=active-life) section.',
      ),
      p(
        'If your order from the Volga region still takes long, write to us through the [contacts](/contacts) page: we are tuning the routes in these first weeks and are grateful for every example.',
      ),
    ],
  },
};
