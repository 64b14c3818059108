import type { SeedPage } from '../../shapes.ts';
import { h3, p, quote, table } from '../prose.ts';

export const ABOUT_US: SeedPage = {
  slug: 'about-us',
  updatedAt: '2026-10-28',
  title: { ru: 'О нас', en: 'About us' },
  summary: {
    ru: 'Кто мы, зачем открыли «Витраву», по каким правилам берём товары на полку и что уже получилось.',
    en: 'Who we are, why we opened Vitrava, the rules by which goods reach the shelf, and what we have managed so far.',
  },
  sections: [
    {
      id: 'who-we-are',
      title: { ru: 'Читаем этикетки внимательнее, чем это принято', en: 'We read labels more closely than most' },
      body: {
        ru: [
          p(
            '«Витрава» — магазин витаминов, добавок и вещей для здоровой жизни. Мы выбираем товары так, как выбирали бы\u00a0для своих: открываем состав, считаем дозы, спрашиваем документы и отказываемся, когда ответа нет.',
          ),
          p(
            'В каталоге нет волшебства. Зато у каждой банки указано, сколько в ней действующего вещества, кто и где её сделал, кому она не подходит и сколько стоит одна порция.',
          ),
        ],
        en: [
          p(
            'Vitrava sells vitamins, supplements and things for a healthy life. We choose them as we would for our own families: we open up the composition, add up the amounts, ask for the papers, and say no when there is no answer.',
          ),
          p(
            'There is no magic in the catalogue. What there is, on every jar, is how much of the active substance it holds, who made it and where, whom it does not suit, and what one serving costs.',
          ),
        ],
      },
    },
    {
      id: 'mission',
      title: { ru: 'Зачем мы это делаем', en: 'Why we do this' },
      body: {
        ru: [
          quote('Чтобы заботиться о себе можно было спокойно: без страха, без чудес и без лишних банок в шкафу.'),
          p(
            'Добавка уместна, когда чего-то действительно не хватает: солнца зимой, рыбы на столе, белка после тренировки. Во всех остальных случаях лучшая покупка — та, которую вы отложили. Мы говорим об этом прямо, даже если продадим меньше.',
          ),
          p(
            'Поэтому рядом с каждым товаром стоит предупреждение, что он не лекарство, а в новостях выходят разборы, после которых легче выбрать самостоятельно. Диагнозы и лечение мы оставляем врачам.',
          ),
        ],
        en: [
          quote('So that you can look after yourself in peace: no fear, no miracles, no jars you never needed.'),
          p(
            'A supplement makes sense when something is really missing: sunlight in winter, fish on the table, protein after training. The rest of the time the best purchase is the one you put off. We say so plainly, even when it means selling less.',
          ),
          p(
            'That is why every product carries a reminder that it is not a medicine, and why our news is full of guides that help you choose without us. Diagnosis and treatment we leave to doctors.',
          ),
        ],
      },
    },
    {
      id: 'standards',
      title: { ru: 'Как должен быть сделан товар', en: 'How a product should be made' },
      body: {
        ru: [
          p('Мы не производим добавки, но решаем, чьё производство попадёт на полку. Вот шесть правил, без которых договора не будет.'),
          h3('Сначала завод, потом этикетка'),
          p(
            'Работаем с площадками, где действуют правила GMP или система HACCP, и просим последний отчёт о проверке, а не только сертификат в рамке.',
          ),
          h3('Сырьё с происхождением'),
          p('Поставщик показывает, откуда приехало сырьё, и анализы каждой его партии: подлинность, тяжёлые металлы, микробиология.'),
          h3('Состав без тайн'),
          p('Доза указана по действующему веществу, а не по массе соли. Фирменные смеси, где цифры спрятаны за общим весом, мы не берём.'),
          h3('Проверка вслепую'),
          p(
            'Покупаем товары со своих же\u00a0полок, снимаем этикетки и отправляем в две независимые лаборатории. Не совпало с обещанным — снимаем с продажи и возвращаем деньги.',
          ),
          h3('Прохлада, сухость, даты'),
          p(
            'Живые культуры хранятся при 2–8 °C, остальное — не выше 25 °C и 60 % влажности. Отправляем только то, у чего до конца срока осталось не меньше шести месяцев.',
          ),
          h3('След каждой банки'),
          p('Номер партии записан в вашем заказе. Если производитель отзовёт её, мы напишем именно тем, кто её купил.'),
        ],
        en: [
          p('We do not make supplements, but we decide whose work reaches the shelf. Six rules, and no contract without them.'),
          h3('The factory before the label'),
          p('We work with sites that run under GMP or HACCP, and ask for the latest audit report rather than a certificate in a frame.'),
          h3('Ingredients with a past'),
          p('The supplier shows where each raw material came from and the tests of every batch: identity, heavy metals, microbiology.'),
          h3('Nothing hidden in the blend'),
          p(
            'The amount is that of the active substance, not of its salt. Proprietary blends that hide the figures behind one total do not get in.',
          ),
          h3('Blind testing'),
          p(
            'We buy products off our own shelves, take away the labels and send them to two independent laboratories. If the contents differ from the promise, the batch goes and the money comes back.',
          ),
          h3('Cool, dry and in date'),
          p(
            'Live cultures are kept at 2–8 °C, everything else below 25 °C and 60% humidity. We send only what has at least six months left.',
          ),
          h3('Every jar can be traced'),
          p('The batch number is kept with your order. If the maker recalls it, we write to exactly those who bought it.'),
        ],
      },
    },
    {
      id: 'achievements',
      title: { ru: 'Что уже получилось', en: 'What we have managed so far' },
      body: {
        ru: [
          p('Цифры, за которыми стоит работа, и даты, когда она стала видна.'),
          table(
            ['Что сделано', 'Сколько'],
            ['товаров с разобранным составом', '700+'],
            ['образцов проверили вслепую за полгода', '120'],
            ['партий сняли с продажи и рассказали почему', '7'],
            ['пунктов выдачи принимают пустую упаковку', '40'],
          ),
          h3('Май 2026'),
          p('Поставили зелёные контейнеры: банки и флаконы возвращаются в переработку.'),
          p('[Как сдать упаковку](/news/second-life-of-jars)'),
          h3('Август 2026'),
          p('Опубликовали первый отчёт о проверке партий — вместе с семью отказами.'),
          p('[Читать отчёт](/news/how-we-test-batches)'),
          h3('Октябрь 2026'),
          p('Открыли склад в Казани с холодной зоной: Поволжье и Урал ждут заказ на два дня меньше.'),
          p('[Что изменилось](/news/new-warehouse-in-kazan)'),
        ],
        en: [
          p('Figures with work behind them, and the dates when it began to show.'),
          table(
            ['What was done', 'How many'],
            ['products with a composition we have gone through', '700+'],
            ['samples tested blind in half a year', '120'],
            ['batches taken off sale, and the reasons told', '7'],
            ['pickup points that take back empty packs', '40'],
          ),
          h3('May 2026'),
          p('Green bins appeared at pickup points: jars and bottles go back into use.'),
          p('[How to return packs](/news/second-life-of-jars)'),
          h3('August 2026'),
          p('We published our first report on batch testing, all seven refusals included.'),
          p('[Read the report](/news/how-we-test-batches)'),
          h3('October 2026'),
          p('A warehouse with a cold zone opened in Kazan: the Volga and the Urals wait two days less.'),
          p('[What has changed](/news/new-warehouse-in-kazan)'),
        ],
      },
    },
  ],
};
