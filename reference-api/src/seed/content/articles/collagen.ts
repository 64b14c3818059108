import type { SeedArticle } from '../../shapes.ts';
import { h2, list, p, quote, steps, table } from '../prose.ts';

export const COLLAGEN: SeedArticle = {
  slug: 'collagen-without-myths',
  publishedAt: '2026-06-18',
  picture: 'collagen-glow',
  title: { ru: 'Коллаген без мифов: типы, дозы и сроки', en: 'Collagen without myths: types, amounts and time' },
  summary: { ru: 'Отвечаем на вопросы, которые чаще всего задают перед покупкой.', en: 'Answers to what people ask most before buying.' },
  body: {
    ru: [
      p(
        'Коллаген за несколько лет прошёл путь от спортивной экзотики до банки в каждом втором шкафу. Вместе с популярностью выросло число легенд. Мы собрали вопросы покупателей и ответили на них так, как ответили бы друзьям.',
      ),
      h2('Разве он не переварится?'),
      p(
        'Переварится, и это нормально. Целая молекула коллагена слишком велика, чтобы пройти через стенку кишечника. Поэтому в добавках используют гидролизат — белок, уже разрезанный на короткие пептиды. Часть их попадает в кровь, и исследования связывают это с небольшим улучшением увлажнённости и упругости кожи. Именно с небольшим: коллаген не заменит ни сон, ни солнцезащитный крем.',
      ),
      h2('Морской или говяжий?'),
      table(
        ['Вид', 'Типы', 'Особенности'],
        ['Морской', 'I', 'Легко растворяется, не подходит при аллергии на рыбу'],
        ['Говяжий', 'I и III', 'Без вкуса, дешевле на порцию'],
        ['Куриный неденатурированный', 'II', 'Другая логика: 40 мг в день, для хрящей'],
      ),
      p(
        'Для кожи разница между морским и говяжьим невелика; выбирайте по вкусу, цене и убеждениям. Растительного коллагена не существует: то, что так называют, — набор аминокислот и витамина C.',
      ),
      h2('Сколько и как долго'),
      p(
        'В исследованиях работали с дозами от 2,5 до 10 граммов в день на протяжении 8–12 недель. Капсула вмещает около половины грамма, так что для пяти граммов их нужно десять. Поэтому при больших дозах удобнее порошок или саше. Если через три месяца вы не видите разницы, честнее остановиться.',
      ),
      steps(
        'Отмерьте порцию и размешайте в любом напитке, тёплом или холодном.',
        'Добавьте источник витамина C: он нужен организму для собственного коллагена.',
        'Принимайте каждый день, время суток значения не имеет.',
        'Сфотографируйте кожу при одном и том же свете в начале и в конце курса.',
      ),
      h2('Нужна ли гиалуроновая кислота?'),
      p(
        'Она удерживает воду, и в комплексах её обычно 50–120 миллиграммов. Доказательств у неё меньше, чем у самого коллагена, но сочетание безвредно. Решать стоит по цене: если комплекс дороже вдвое, купите коллаген отдельно.',
      ),
      h2('Кому не стоит'),
      list(
        'При аллергии на рыбу — морской, при аллергии на говядину — говяжий.',
        'При болезнях почек, когда белок ограничен, — только с врачом.',
        'Беременным и кормящим — по согласованию с врачом: исследований мало.',
      ),
      quote('Коллаген — это белок. Хороший, удобный, но белок, а не эликсир.'),
      p(
        'На что смотреть на этикетке: слова «пептиды» или «гидролизат», граммы на порцию, происхождение сырья и отсутствие сахара на первом месте. Товары, у которых всё это указано, собраны в разделе [«Коллаген»](/?category=collagen), а о том, как читать остальное, — в [нашем разборе](/news/how-to-read-a-label).',
      ),
    ],
    en: [
      p(
        'Within a few years collagen has gone from sporting oddity to a jar in every second cupboard. Legends have multiplied along with it. We have gathered the questions of our shoppers and answered them as we would answer friends.',
      ),
      h2('Will it not be digested?'),
      p(
        'It will, and that is as it should be. A whole collagen molecule is too large for the gut wall. Supplements therefore use a hydrolysate, protein already cut into short peptides. Some of them reach the blood, and studies link this with a small improvement in skin moisture and elasticity. Small is the word: collagen replaces neither sleep nor sunscreen.',
      ),
      h2('Marine or bovine?'),
      table(
        ['Kind', 'Types', 'What is special'],
        ['Marine', 'I', 'Dissolves easily, not for fish allergy'],
        ['Bovine', 'I and III', 'Tasteless, cheaper per serving'],
        ['Undenatured chicken', 'II', 'Another logic: 40 mg a day, for cartilage'],
      ),
      p(
        'For skin there is little between marine and bovine: choose by taste, price and conviction. Plant collagen does not exist; what goes by that name is a set of amino acids and vitamin C.',
      ),
      h2('How much and for how long'),
      p(
        'Studies worked with 2.5 to 10 grams a day for 8 to 12 weeks. A capsule holds about half a gram, so five grams take ten of them. For larger amounts a powder or sachets are easier. If after three months you see no difference, it is more honest to stop.',
      ),
      steps(
        'Measure a serving and stir it into any drink, warm or cold.',
        'Add a source of vitamin C, which the body needs for its own collagen.',
        'Take it daily; the time of day does not matter.',
        'Photograph your skin in the same light at the start and at the end.',
      ),
      h2('Do you need hyaluronic acid?'),
      p(
        'It holds water, and complexes usually contain 50–120 milligrams. The evidence is thinner than for collagen itself, but the pair does no harm. Let the price decide: if the complex costs twice as much, buy collagen alone.',
      ),
      h2('Who should not'),
      list(
        'With fish allergy, no marine collagen; with beef allergy, no bovine.',
        'With kidney disease and limited protein, only with a doctor.',
        'In pregnancy and breastfeeding, ask a doctor: studies are few.',
      ),
      quote('Collagen is a protein. A good and convenient one, but a protein, not an elixir.'),
      p(
        'What to look for on the label: the words “peptides” or “hydrolysed”, grams per serving, the origin, and no sugar in first place. Products that state all this stand in the [Collagen](/?category=collagen) section; how to read the rest is in [our guide](/news/how-to-read-a-label).',
      ),
    ],
  },
};
