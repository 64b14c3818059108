import type { SeedArticle } from '../../shapes.ts';
import { h2, list, p, table } from '../prose.ts';

export const OMEGA: SeedArticle = {
  slug: 'how-to-choose-omega-3',
  publishedAt: '2026-10-15',
  picture: 'omega-sea',
  title: { ru: 'Как выбрать омега-3: пять цифр на этикетке', en: 'How to choose omega-3: five figures on the label' },
  summary: {
    ru: 'Масса рыбьего жира ни о чём не говорит. Разбираем, на что смотреть.',
    en: 'The weight of fish oil tells you nothing. Here is what to look at.',
  },
  body: {
    ru: [
      p(
        'На лицевой стороне крупно написано «1000 мг». Покупатель сравнивает две банки, видит одинаковое число и берёт ту, что дешевле. А потом выясняется, что в одной капсуле 300 миллиграммов омега-3, а в другой — 700. Разберём, где искать настоящие цифры.',
      ),
      h2('1. Сколько ЭПК и ДГК'),
      p(
        '1000 мг — это чаще всего масса жира в капсуле. Нужны две строки мелким шрифтом: эйкозапентаеновая кислота (ЭПК) и докозагексаеновая кислота (ДГК). Сложите их — это и есть то, за что вы платите.',
      ),
      table(
        ['Тип', 'ЭПК + ДГК в 1000 мг жира', 'Кому подойдёт'],
        ['Обычный рыбий жир', 'около 300 мг', 'Если рыба бывает на столе раз в неделю'],
        ['Концентрат', '500–750 мг', 'Если рыбы в рационе почти нет'],
        ['Масло криля', '150–250 мг', 'Если мешает рыбное послевкусие'],
        ['Масло водорослей', '400–500 мг, больше ДГК', 'Веганам и при аллергии на рыбу'],
      ),
      h2('2. На какую порцию посчитано'),
      p(
        'Производитель имеет право указать состав и на капсулу, и на суточную порцию. «1200 мг омега-3» может означать три капсулы. Разделите — и сравнивайте капсулу с капсулой, а цену — с граммом ЭПК и ДГК.',
      ),
      h2('3. Форма: триглицериды или этиловые эфиры'),
      p(
        'В рыбе жир существует в виде триглицеридов. Чтобы сделать концентрат, его переводят в этиловые эфиры, а хорошие производители потом возвращают обратно. Эфиры тоже работают, но усваиваются хуже, особенно натощак. Если форма не указана, скорее всего, это эфиры. Принимать любую омега-3 стоит с едой.',
      ),
      h2('4. Степень окисления'),
      p(
        'Рыбий жир портится от воздуха и света. Показатель TOTOX складывается из первичного и вторичного окисления: ниже 26 — допустимо, ниже 10 — отлично. На упаковке его пишут редко, но производитель должен показать по запросу. Домашний способ проще: раскусите капсулу. Свежий жир пахнет рыбой едва заметно, прогорклый — сильно и горчит.',
      ),
      h2('5. Токоферолы в составе'),
      p('Немного витамина E — не маркетинг, а защита жира от окисления. Без антиоксиданта капсула доживёт до конца срока хуже.'),
      h2('А сколько нужно'),
      p(
        'Ориентир для взрослых — не меньше 250 мг ЭПК и ДГК в сутки; столько дают две порции жирной рыбы в неделю. Скумбрия, сельдь и сардина ничем не уступают лососю, а стоят дешевле. Высокие дозы, от двух граммов, — только с врачом, особенно если вы пьёте препараты, разжижающие кровь.',
      ),
      list(
        'Льняное масло — другая омега: в ЭПК и ДГК превращается лишь несколько процентов.',
        'После вскрытия жидкий жир храните в холодильнике и используйте за два месяца.',
        'Рыбная отрыжка чаще означает приём натощак, а не плохое качество.',
      ),
      p(
        'В разделе [«Омега-3»](/?category=omega-3) доля ЭПК и ДГК указана в составе рыбьего жира и масла водорослей. Если производитель её не называет, мы такой жир не берём.',
      ),
    ],
    en: [
      p(
        'The front says “1000 mg” in large type. A shopper compares two jars, sees the same number and takes the cheaper one. Later it turns out that a capsule from one jar holds 300 milligrams of omega-3 and from the other 700. Here is where the real figures are.',
      ),
      h2('1. How much EPA and DHA'),
      p(
        '1000 mg is usually the weight of the oil. What you need are two lines in small type: eicosapentaenoic acid (EPA) and docosahexaenoic acid (DHA). Add them up: that is what you pay for.',
      ),
      table(
        ['Kind', 'EPA + DHA in 1000 mg of oil', 'Good for'],
        ['Plain fish oil', 'about 300 mg', 'Fish on the table once a week'],
        ['Concentrate', '500–750 mg', 'Hardly any fish in the diet'],
        ['Krill oil', '150–250 mg', 'Those bothered by a fishy taste'],
        ['Algal oil', '400–500 mg, mostly DHA', 'Vegans and people with fish allergy'],
      ),
      h2('2. For which serving'),
      p(
        'A maker may state the content per capsule or per daily serving. “1200 mg of omega-3” can mean three capsules. Divide, and then compare capsule with capsule, and the price with a gram of EPA and DHA.',
      ),
      h2('3. The form: triglycerides or ethyl esters'),
      p(
        'In fish, fat exists as triglycerides. To make a concentrate it is turned into ethyl esters, and good makers then turn it back. Esters work too, but are absorbed less well, above all on an empty stomach. If the form is not given, it is probably esters. Any omega-3 is best taken with food.',
      ),
      h2('4. Oxidation'),
      p(
        'Fish oil is spoiled by air and light. The TOTOX figure adds up primary and secondary oxidation: under 26 is acceptable, under 10 excellent. It is seldom printed, but a maker should show it on request. The home test is simpler: bite a capsule. Fresh oil smells of fish only faintly; rancid oil smells strongly and tastes bitter.',
      ),
      h2('5. Tocopherols'),
      p(
        'A little vitamin E is no marketing trick; it protects the oil. Without an antioxidant a capsule reaches the end of its shelf life in worse shape.',
      ),
      h2('And how much is needed'),
      p(
        'Adults are advised at least 250 mg of EPA and DHA a day, which is what two portions of oily fish a week provide. Mackerel, herring and sardines are no worse than salmon, and cheaper. High amounts, from two grams, belong with a doctor, especially if you take blood thinners.',
      ),
      list(
        'Flaxseed oil is another omega: only a few percent of it becomes EPA and DHA.',
        'Once open, keep liquid oil in the refrigerator and use it within two months.',
        'A fishy aftertaste more often means an empty stomach than poor quality.',
      ),
      p(
        'In the [Omega-3](/?category=omega-3) section the ingredients of fish and algal oils state the share of EPA and DHA. If a maker will not name it, we do not stock the oil.',
      ),
    ],
  },
};
