import type { SeedArticle } from '../../shapes.ts';
import { h2, list, p, steps, table } from '../prose.ts';

export const LABEL: SeedArticle = {
  slug: 'how-to-read-a-label',
  publishedAt: '2026-09-30',
  picture: 'label-reading',
  title: { ru: 'Как читать этикетку добавки за одну минуту', en: 'How to read a supplement label in one minute' },
  summary: {
    ru: 'Элементный магний, процент от нормы, порядок ингредиентов и слова, которые ничего не значат.',
    en: 'Elemental magnesium, percent of the norm, the order of ingredients, and words that mean nothing.',
  },
  body: {
    ru: [
      p(
        'Хорошая этикетка умещает всё важное на ладони и отвечает на четыре вопроса: что внутри, сколько, на какой срок хватит и кому нельзя. Плохая — заваливает обещаниями. Вот порядок, в котором читаем мы сами, когда решаем, брать ли товар в каталог.',
      ),
      h2('Начните с оборота'),
      p(
        'Лицевая сторона — реклама, обратная — документ. Найдите таблицу состава и посмотрите, на что она рассчитана: на капсулу или на порцию. Если порция — три капсулы, банка на 90 штук — это месяц, а не три.',
      ),
      h2('Вещество или соединение'),
      p(
        'Самая частая путаница — минералы. Магний продают в виде солей: цитрата, глицината, оксида. Масса соли и масса самого магния — разные числа.',
      ),
      table(
        ['На упаковке', 'Чистого магния'],
        ['Магния цитрат 1000 мг', 'около 150 мг'],
        ['Магния бисглицинат 1000 мг', 'около 140 мг'],
        ['Магния оксид 1000 мг', 'около 600 мг'],
      ),
      p(
        'Оксид выглядит победителем, но усваивается хуже остальных. Честная этикетка пишет «магний (в форме цитрата) — 150 мг». Если указана только соль, чистое количество придётся считать самим.',
      ),
      h2('Процент от нормы'),
      p(
        'Рядом с количеством стоит процент от рекомендуемого уровня суточного потребления. Сто процентов — ровно столько, сколько нужно здоровому взрослому за день вместе с едой. Тысяча процентов B12 не пугает: лишнее выводится. А вот 300 процентов витамина A или селена — повод остановиться.',
      ),
      h2('Порядок ингредиентов'),
      p(
        'Ингредиенты перечисляют по убыванию массы. Если в «коллагене с гиалуроновой кислотой» на первом месте сахар или мальтодекстрин, вы покупаете сладкий напиток. Если экстракт стоит последним, после ароматизатора, его там символически.',
      ),
      list(
        '**«Экстракт 10:1»** — из десяти килограммов травы получился килограмм экстракта; о действующих веществах это не говорит.',
        '**«Стандартизован до 5 %»** — а вот это говорит: доля вещества измерена.',
        '**«Фирменная смесь 800 мг»** — сколько чего внутри, производитель не раскрыл.',
      ),
      h2('Слова, которые ничего не значат'),
      p(
        '«Премиум», «биодоступная формула», «одобрено экспертами», «детокс». За ними нет ни стандарта, ни проверки. И главное: добавка не лечит. Если на упаковке обещано избавить от болезни, это нарушение закона — такие товары мы не продаём.',
      ),
      h2('Минутный порядок'),
      steps(
        'Порция и число порций в банке.',
        'Количество чистого вещества и процент от нормы.',
        'Форма вещества.',
        'Вспомогательные компоненты: нет ли вашего аллергена.',
        'Номер регистрации, срок годности, условия хранения.',
        'Противопоказания.',
      ),
      p(
        'На страницах товаров мы держим те же сведения в том же порядке, а цену показываем ещё и за единицу — чтобы можно было честно сравнить упаковки разного размера.',
      ),
    ],
    en: [
      p(
        'A good label answers four questions: what is inside, how much, how long it lasts and who should not take it. A bad one buries you in promises. This is the order in which we read ourselves when deciding whether to stock a product.',
      ),
      h2('Begin with the back'),
      p(
        'The front is advertising, the back is a document. Find the table and see what it is counted for: a capsule or a serving. If a serving is three capsules, a jar of 90 is one month, not three.',
      ),
      h2('Substance or compound'),
      p(
        'Minerals cause the most confusion. Magnesium is sold as salts: citrate, glycinate, oxide. The weight of the salt and the weight of magnesium itself are two numbers.',
      ),
      table(
        ['On the pack', 'Magnesium itself'],
        ['Magnesium citrate 1000 mg', 'about 150 mg'],
        ['Magnesium bisglycinate 1000 mg', 'about 140 mg'],
        ['Magnesium oxide 1000 mg', 'about 600 mg'],
      ),
      p(
        'Oxide looks like the winner, but is absorbed less well than the rest. An honest label says “magnesium (as citrate), 150 mg”. If only the salt is given, you have to work it out yourself.',
      ),
      h2('Percent of the norm'),
      p(
        'Next to the amount stands the percent of the recommended daily intake. One hundred percent is what a healthy adult needs in a day, food included. A thousand percent of B12 is nothing to fear: the surplus leaves the body. Three hundred percent of vitamin A or selenium is a reason to stop.',
      ),
      h2('The order of ingredients'),
      p(
        'Ingredients are listed by falling weight. If “collagen with hyaluronic acid” begins with sugar or maltodextrin, you are buying a sweet drink. If the extract comes last, after the flavouring, it is there for show.',
      ),
      list(
        '**“Extract 10:1”** means ten kilograms of herb made one kilogram of extract; it says nothing about active substances.',
        '**“Standardised to 5 %”** does: the share has been measured.',
        '**“Proprietary blend, 800 mg”** means the maker will not say how much of what.',
      ),
      h2('Words that mean nothing'),
      p(
        '“Premium”, “bioavailable formula”, “approved by experts”, “detox”. No standard or check stands behind them. Above all, a supplement does not cure. A pack that promises to rid you of a disease breaks the law, and we do not sell it.',
      ),
      h2('The one-minute order'),
      steps(
        'The serving and the number of servings.',
        'The amount of the substance itself and the percent of the norm.',
        'The form of the substance.',
        'Other components: is your allergen there?',
        'Registration number, expiry date, storage.',
        'Contraindications.',
      ),
      p(
        'Our product pages keep the same facts in the same order, and show the price per unit as well, so that packs of different sizes can be compared.',
      ),
    ],
  },
};
