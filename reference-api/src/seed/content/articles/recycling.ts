import type { SeedArticle } from '../../shapes.ts';
import { h2, image, p, quote, steps, table } from '../prose.ts';

export const RECYCLING: SeedArticle = {
  slug: 'second-life-of-jars',
  publishedAt: '2026-05-14',
  picture: 'recycling',
  title: { ru: 'Вторая жизнь банок: принимаем упаковку в пунктах выдачи', en: 'A second life for jars: we collect packs at pickup points' },
  summary: {
    ru: 'Какую упаковку взять с собой, как её подготовить и что с ней будет дальше.',
    en: 'Which packs to bring, how to prepare them and what happens next.',
  },
  body: {
    ru: [
      p(
        'Банка из-под витаминов живёт у покупателя два месяца, а на полигоне — столетия. При этом почти вся она сделана из материалов, которые хорошо перерабатываются: полиэтилена, полипропилена, стекла и картона. С мая в сорока пунктах выдачи стоят зелёные контейнеры, куда можно опустить пустую упаковку — нашу и любую другую.',
      ),
      image('recycling', 'Пустые банки и флаконы в контейнере для переработки'),
      h2('Что принимаем'),
      table(
        ['Упаковка', 'Маркировка', 'Принимаем'],
        ['Банки для капсул и таблеток', '2 HDPE, 5 PP', 'Да'],
        ['Банки спортивного питания', '2 HDPE, 5 PP', 'Да, вместе с крышкой'],
        ['Стеклянные флаконы', 'GL', 'Да, без пипетки'],
        ['Картонные коробки', '20–22 PAP', 'Да, сложенными'],
        ['Блистеры', 'алюминий и ПВХ', 'Пока нет'],
        ['Пакеты дой-пак', '7 или смешанный материал', 'Нет'],
      ),
      p(
        'Блистеры — самая трудная часть: алюминий в них спаян с пластиком, и разделять их умеют лишь несколько заводов. Мы ведём с одним переговоры и расскажем, когда договоримся.',
      ),
      h2('Как подготовить'),
      steps(
        'Опустошите упаковку. Просроченные таблетки в контейнер не кладите.',
        'Ополосните банку: для жирных капсул хватит капли средства для посуды.',
        'Снимите термоусадочную плёнку. Бумажную этикетку можно оставить.',
        'Крышку открутите и положите рядом: она обычно из другого пластика.',
      ),
      p('Сушить до блеска не обязательно, но влажная банка с остатками порошка через неделю станет проблемой для всего контейнера.'),
      h2('Что дальше'),
      p(
        'Раз в две недели контейнеры забирает та же машина, что привозит заказы, поэтому отдельных рейсов нет. На сортировке под Тверью пластик делят по видам и цвету, моют и превращают в гранулы. Из них делают трубы, ящики и ёмкости для бытовой химии. Обратно в пищевую упаковку такой пластик по закону не идёт. Стекло уезжает на стекольный завод, картон — на фабрику гофрокартона, откуда, кстати, и наши коробки.',
      ),
      p(
        'За пробный период, с февраля по апрель, в восьми пунктах собрали 640 килограммов: примерно двадцать тысяч банок. Четверть пришла не от наших товаров, и это нас только радует.',
      ),
      quote('Самая экологичная банка — та, которую не пришлось делать. Берите упаковку побольше, если знаете, что выпьете её до конца.'),
      h2('Скидка? Нет, и вот почему'),
      p(
        'Мы думали платить за сданные банки баллами. Отказались: люди начали бы покупать мелкие упаковки ради баллов. Вместо этого деньги пошли на новые контейнеры. До конца года их будет сто двадцать, список пунктов виден на карте при оформлении заказа.',
      ),
      p(
        'Если рядом с вами контейнера ещё нет, подсказать место можно через [контакты](/contacts). А просроченные добавки лучше пересыпать в непрозрачный пакет и выбросить с обычным мусором, но не смывать в раковину: очистные сооружения на них не рассчитаны.',
      ),
    ],
    en: [
      p(
        'A vitamin jar lives two months with its owner and centuries in a landfill. Yet nearly all of it is made of materials that recycle well: polyethylene, polypropylene, glass and board. Since May, green containers stand at forty pickup points, where you can leave empty packs, ours and anyone else’s.',
      ),
      image('recycling', 'Empty jars and bottles in a recycling container'),
      h2('What we take'),
      table(
        ['Pack', 'Mark', 'Taken'],
        ['Jars for capsules and tablets', '2 HDPE, 5 PP', 'Yes'],
        ['Sports nutrition tubs', '2 HDPE, 5 PP', 'Yes, with the lid'],
        ['Glass bottles', 'GL', 'Yes, without the pipette'],
        ['Cardboard boxes', '20–22 PAP', 'Yes, folded'],
        ['Blisters', 'aluminium and PVC', 'Not yet'],
        ['Stand-up pouches', '7 or mixed material', 'No'],
      ),
      p(
        'Blisters are the hardest part: aluminium is fused with plastic, and only a few plants can separate them. We are talking to one and will tell you when we agree.',
      ),
      h2('How to prepare them'),
      steps(
        'Empty the pack. Do not put expired tablets into the container.',
        'Rinse the jar; for oily softgels a drop of washing-up liquid will do.',
        'Remove the shrink film. A paper label may stay.',
        'Unscrew the lid and put it alongside: it is usually of another plastic.',
      ),
      p('It need not shine, but a damp jar with leftover powder becomes a nuisance for the whole container within a week.'),
      h2('What happens next'),
      p(
        'Every fortnight the containers are taken by the very van that brings the orders, so there are no extra trips. At a sorting plant near Tver plastic is divided by kind and colour, washed and turned into granules. They become pipes, crates and containers for household chemicals; by law such plastic does not go back into food packs. Glass goes to a glassworks, board to a corrugated mill, where, by the way, our own boxes come from.',
      ),
      p(
        'In the trial from February to April eight points collected 640 kilograms, about twenty thousand jars. A quarter did not come from our goods, and we are only glad of it.',
      ),
      quote('The greenest jar is the one that was never made. Take the larger pack if you know you will finish it.'),
      h2('A discount? No, and here is why'),
      p(
        'We thought of paying for jars in points. We decided against it: people would start buying small packs for the points. The money went into new containers instead. There will be a hundred and twenty by the end of the year; the map at checkout shows where they stand.',
      ),
      p(
        'If there is none near you, suggest a place through the [contacts](/contacts) page. As for expired supplements, tip them into an opaque bag and throw them out with ordinary rubbish, but never down the sink: treatment plants are not made for them.',
      ),
    ],
  },
};
