import type { SeedArticle } from '../../shapes.ts';
import { h2, list, p, quote, steps, table } from '../prose.ts';

export const HEALTHY_FOOD: SeedArticle = {
  slug: 'healthy-food-section',
  publishedAt: '2026-04-09',
  picture: 'kitchen-seeds',
  title: {
    ru: 'Новый раздел: здоровая еда. Семена, пасты, масла и кое-что вместо сахара',
    en: 'A new section: healthy food. Seeds, butters, oils and something instead of sugar',
  },
  summary: {
    ru: 'Почему магазин добавок стал продавать чиа и льняное масло и с чего начать.',
    en: 'Why a supplement shop now sells chia and flaxseed oil, and where to begin.',
  },
  body: {
    ru: [
      p(
        'Нас часто спрашивают, какую клетчатку или какой магний купить. И мы всё чаще ловим себя на ответе: сначала — семечки, каша и зелень. Логично было поставить эти семечки на соседнюю полку. Так появился раздел [«Здоровая еда»](/?category=healthy-food).',
      ),
      h2('Что в нём есть'),
      list(
        '**Семена и суперфуды**: чиа, лён, конопляные ядра, какао-крупка, матча.',
        '**Ореховые пасты** без пальмового масла и сахара.',
        '**Масла холодного отжима** в тёмном стекле.',
        '**Вместо сахара**: эритрит, ксилит, стевия, сироп топинамбура.',
      ),
      p(
        'Слово «суперфуд» мы оставили только потому, что его ищут. Никаких сверхспособностей у годжи нет, а отечественная смородина по витамину C обходит большинство заморских ягод. Зато у семян есть вполне земное достоинство: клетчатка.',
      ),
      h2('Немного о клетчатке'),
      p(
        'Взрослому нужно 25–30 граммов в день, а обычный городской рацион даёт около пятнадцати. Клетчатка кормит полезные бактерии кишечника, помогает дольше не хотеть есть и делает пищеварение регулярным.',
      ),
      table(
        ['Продукт', 'Порция', 'Клетчатка'],
        ['Семена чиа', '2 столовые ложки', '8 г'],
        ['Лён молотый', '2 столовые ложки', '4 г'],
        ['Чечевица варёная', '150 г', '12 г'],
        ['Яблоко с кожурой', '1 шт.', '4 г'],
        ['Хлеб цельнозерновой', '2 ломтика', '5 г'],
      ),
      p(
        'Прибавляйте понемногу, за две–три недели, и пейте больше воды. Если сразу съесть полпачки отрубей, кишечник ответит вздутием, и виновата будет не клетчатка, а спешка.',
      ),
      h2('Три завтрака из новых товаров'),
      steps(
        '**Чиа-пудинг.** Три ложки чиа, стакан кефира или растительного молока, ночь в холодильнике. Утром — ягоды и ложка миндальной пасты.',
        '**Овсянка с какао-крупкой.** Сварить на воде, добавить ложку тахины и щепотку соли, сверху — какао-крупку для хруста.',
        '**Творог с льняным маслом.** Пачка творога, чайная ложка масла, зелень и молотый перец. Немцы едят его с варёной картошкой.',
      ),
      h2('Как мы отбираем продукты'),
      p(
        'Короткий состав, понятное происхождение, свежий сбор. Для масел смотрим дату отжима: льняное старше четырёх месяцев не берём. Для орехов и арахиса просим анализ на афлатоксины — плесневые яды, которые на вкус не определить. Сладости с надписью «без сахара», где на первом месте мальтодекстрин, вежливо возвращаем.',
      ),
      quote('Добавка добавляет. Если добавлять не к чему, начинать нужно с тарелки.'),
      p(
        'Продукты едут тем же заказом, что и витамины. Тем, у кого есть аллергия, советуем внимательно читать состав: орехи, арахис и кунжут фасуются на одних линиях, и мы указываем аллерген на странице товара. Каких продуктов не хватает, расскажите через [контакты](/contacts): список на лето ещё открыт.',
      ),
    ],
    en: [
      p(
        'People often ask us which fibre or which magnesium to buy. More and more we catch ourselves answering: first seeds, porridge and greens. It was logical to put those seeds on the next shelf. That is how the [Healthy food](/?category=healthy-food) section came about.',
      ),
      h2('What is in it'),
      list(
        '**Seeds and superfoods**: chia, flax, hemp hearts, cocoa nibs, matcha.',
        '**Nut butters** with no palm oil or sugar.',
        '**Cold-pressed oils** in dark glass.',
        '**Instead of sugar**: erythritol, xylitol, stevia, Jerusalem artichoke syrup.',
      ),
      p(
        'We keep the word “superfood” only because people search for it. Goji has no superpowers, and a local blackcurrant beats most foreign berries in vitamin C. Seeds, however, have one down-to-earth merit: fibre.',
      ),
      h2('A little about fibre'),
      p(
        'An adult needs 25–30 grams a day, and the usual city diet gives about fifteen. Fibre feeds the friendly bacteria of the gut, keeps hunger away for longer and makes digestion regular.',
      ),
      table(
        ['Food', 'Serving', 'Fibre'],
        ['Chia seeds', '2 tablespoons', '8 g'],
        ['Ground flax', '2 tablespoons', '4 g'],
        ['Cooked lentils', '150 g', '12 g'],
        ['Apple with skin', '1', '4 g'],
        ['Wholegrain bread', '2 slices', '5 g'],
      ),
      p(
        'Increase slowly, over two or three weeks, and drink more water. Eat half a packet of bran at once and the gut will answer with bloating, and the fault will lie not with fibre but with haste.',
      ),
      h2('Three breakfasts from the new shelf'),
      steps(
        '**Chia pudding.** Three spoons of chia, a glass of kefir or plant milk, a night in the refrigerator. In the morning, berries and a spoon of almond butter.',
        '**Oatmeal with cocoa nibs.** Cook in water, add a spoon of tahini and a pinch of salt, scatter nibs on top for crunch.',
        '**Curd cheese with flaxseed oil.** A pack of curd cheese, a teaspoon of oil, herbs and ground pepper. Germans eat it with boiled potatoes.',
      ),
      h2('How we choose'),
      p(
        'A short list of ingredients, a known origin, a fresh harvest. For oils we look at the pressing date: flaxseed oil older than four months is refused. For nuts and peanuts we ask for an aflatoxin test, since these mould poisons cannot be tasted. Sweets that say “sugar-free” and begin with maltodextrin go politely back.',
      ),
      quote('A supplement supplements. If there is nothing to add to, begin with the plate.'),
      p(
        'Foods travel in the same order as vitamins. If you have an allergy, read the ingredients with care: nuts, peanuts and sesame are packed on the same lines, and product pages name the allergen. Tell us through the [contacts](/contacts) page what is missing: the summer list is still open.',
      ),
    ],
  },
};
