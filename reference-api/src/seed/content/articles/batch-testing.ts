import type { SeedArticle } from '../../shapes.ts';
import { h2, image, list, p, quote, steps, table } from '../prose.ts';

export const BATCH_TESTING: SeedArticle = {
  slug: 'how-we-test-batches',
  publishedAt: '2026-08-27',
  picture: 'lab-test',
  title: { ru: 'Как мы проверяем партии: отчёт за полгода', en: 'How we test batches: a half-year report' },
  summary: {
    ru: 'Сто двадцать образцов, семь отказов и что мы из них узнали.',
    en: 'A hundred and twenty samples, seven refusals and what we learned from them.',
  },
  body: {
    ru: [
      p(
        'Документы на добавку говорят, какой она должна быть. Лаборатория — какая она есть. С весны мы покупаем часть товаров со своих же полок, обезличиваем и отправляем в две независимые лаборатории. Рассказываем, что показали первые полгода.',
      ),
      image('lab-test', 'Лабораторные колбы и банки с образцами'),
      h2('Что и как проверяли'),
      p(
        'Мы взяли 120 образцов: половину выбрали случайно, половину — там, где чаще случаются отклонения: мультивитамины, пробиотики, рыбий жир, травы. Образцы приходят в лабораторию без этикеток, под номерами, и лаборант не знает, чей товар перед ним.',
      ),
      table(
        ['Что смотрели', 'Образцов', 'Не прошли'],
        ['Содержание витаминов и минералов', '48', '3'],
        ['Живые бактерии в пробиотиках', '22', '2'],
        ['Окисление рыбьего жира', '18', '1'],
        ['Тяжёлые металлы', '20', '0'],
        ['Подлинность растительного сырья', '12', '1'],
      ),
      h2('Семь отказов'),
      p('Ни в одном случае речь не шла об опасности для здоровья, но товар не соответствовал этикетке, и мы сняли его с продажи.'),
      list(
        'В двух мультивитаминах витамина C оказалось на треть меньше указанного: он разрушился от влаги.',
        'В одном комплексе, наоборот, было на 40 процентов больше витамина A.',
        'Два пробиотика к середине срока потеряли больше половины живых бактерий.',
        'Партия рыбьего жира превысила показатель окисления TOTOX.',
        'Экстракт эхинацеи оказался другим видом того же рода.',
      ),
      p(
        'Покупателям этих партий мы написали и вернули деньги — номер партии сохраняется в каждом заказе. Три производителя признали ошибку и заменили партии, с одним мы расстались.',
      ),
      h2('Что изменили у себя'),
      steps(
        'Пробиотики теперь принимаем только с указанием количества бактерий на конец срока годности.',
        'Для мультивитаминов в тубах просим протокол испытаний на стабильность.',
        'Рыбий жир проверяем при каждой третьей поставке.',
        'Летом отправляем чувствительные товары в термопакетах.',
      ),
      quote('Отказ — не провал проверки, а её смысл. Если за год не нашли ничего, значит, плохо искали.', 'Анна Вершинина, отдел качества'),
      h2('Чего проверка не может'),
      p(
        'Сто двадцать образцов — это не весь каталог. Анализ говорит об одной партии, а не о марке вообще. И лаборатория не отвечает на вопрос, нужна ли добавка именно вам: с ним — к врачу. Зато повторные проверки заметно меняют поведение поставщиков: те, кто знает, что партию могут взять с полки, бережнее относятся к перевозке и хранению.',
      ),
      p(
        'Следующий отчёт выйдет зимой. Если вы сомневаетесь в купленном товаре, пришлите через [контакты](/contacts) номер партии и фотографию: мы добавим его в список. О том, как разобраться в составе самостоятельно, читайте [здесь](/news/how-to-read-a-label).',
      ),
    ],
    en: [
      p(
        'Documents say what a supplement should be. A laboratory says what it is. Since spring we have bought products from our own shelves, removed their identity and sent them to two independent laboratories. Here is what the first half-year has shown.',
      ),
      image('lab-test', 'Laboratory flasks and sample jars'),
      h2('What was tested and how'),
      p(
        'We took 120 samples, half of them at random and half where deviations are most common: multivitamins, probiotics, fish oil, herbs. Samples reach the laboratory without labels, under numbers, so that the analyst does not know whose product it is.',
      ),
      table(
        ['What we looked at', 'Samples', 'Failed'],
        ['Vitamin and mineral content', '48', '3'],
        ['Live bacteria in probiotics', '22', '2'],
        ['Oxidation of fish oil', '18', '1'],
        ['Heavy metals', '20', '0'],
        ['Identity of plant material', '12', '1'],
      ),
      h2('Seven refusals'),
      p('None was a danger to health, but the product did not match its label, and we took it off sale.'),
      list(
        'Two multivitamins held a third less vitamin C than stated: moisture had destroyed it.',
        'One complex, on the contrary, held 40 percent more vitamin A.',
        'Two probiotics had lost over half of their live bacteria by mid-life.',
        'A batch of fish oil exceeded the TOTOX limit.',
        'An echinacea extract turned out to be another species of the same genus.',
      ),
      p(
        'We wrote to the buyers of these batches and returned their money: every order keeps the batch number. Three makers admitted the error and replaced the goods; with one we parted ways.',
      ),
      h2('What we changed'),
      steps(
        'Probiotics are accepted only if the count is stated for the end of shelf life.',
        'For multivitamins in tubes we ask for a stability report.',
        'Fish oil is tested at every third delivery.',
        'In summer, sensitive goods travel in insulated bags.',
      ),
      quote(
        'A refusal is not a failure of testing but its point. If a year brings none, you have looked badly.',
        'Anna Vershinina, quality department',
      ),
      h2('What testing cannot do'),
      p(
        'A hundred and twenty samples are not the whole catalogue. An analysis speaks of one batch, not of a brand at large. Nor can a laboratory tell whether you need the supplement: that is a question for a doctor. Yet repeated testing changes the ways of suppliers: those who know that a batch may be taken from the shelf treat transport and storage with more care.',
      ),
      p(
        'The next report comes in winter. If you doubt something you bought, send us the batch number and a photograph through the [contacts](/contacts) page, and we will add it to the list. How to judge the contents yourself is explained [here](/news/how-to-read-a-label).',
      ),
    ],
  },
};
