import type { SeedArticle } from '../../shapes.ts';
import { h2, list, p, quote, steps, table } from '../prose.ts';

export const D3_WINTER: SeedArticle = {
  slug: 'vitamin-d-in-northern-winter',
  publishedAt: '2026-11-12',
  picture: 'winter-sun',
  title: { ru: 'Витамин D северной зимой: сколько, когда и кому', en: 'Vitamin D in a northern winter: how much, when and for whom' },
  summary: {
    ru: 'Почему с октября по март кожа не справляется сама и как подобрать дозу без крайностей.',
    en: 'Why skin cannot manage alone from October to March, and how to choose an amount without extremes.',
  },
  body: {
    ru: [
      p(
        'Витамин D — единственный витамин, который мы умеем получать от солнца. Под действием ультрафиолета B кожа превращает производное холестерина в холекальциферол, а печень и почки доводят его до активной формы. Схема безупречна, пока солнце стоит достаточно высоко.',
      ),
      h2('Почему зимой не хватает солнца'),
      p(
        'Ультрафиолет B проходит через атмосферу, когда солнце поднимается выше 45 градусов над горизонтом. В Москве так бывает примерно с середины апреля до конца августа, в Мурманске — всего несколько недель. Есть простое правило: если ваша тень длиннее вас, витамин D почти не образуется. Зимняя тень длиннее нас весь день.',
      ),
      p(
        'Прибавьте закрытую одежду, работу в помещении и стекло, которое не пропускает ультрафиолет B. Прогулка в солнечный январский день прекрасна для настроения, но на уровень витамина D не влияет.',
      ),
      h2('Что можно взять из еды'),
      p('Немного. Продуктов, богатых этим витамином, мало, и едим мы их не каждый день.'),
      table(
        ['Продукт', 'Порция', 'Витамин D, МЕ'],
        ['Жир печени трески', '1 чайная ложка', '450'],
        ['Сельдь', '100 г', '300–600'],
        ['Лосось дикий', '100 г', '400–600'],
        ['Яйцо', '1 шт.', '40'],
        ['Лисички', '100 г', '150'],
      ),
      h2('Сколько нужно'),
      p(
        'Российские нормы — 600 МЕ в сутки для взрослых и 800 МЕ после 65 лет. Эксперты допускают профилактический приём до 2000 МЕ. Дозы выше — уже предмет разговора с врачом и анализа на 25(OH)D: витамин жирорастворим и накапливается, а его избыток поднимает уровень кальция в крови.',
      ),
      list(
        '**Детям** дозу назначает педиатр, обычно это 400–1000 МЕ.',
        '**Беременным** — только то, что согласовано с врачом.',
        '**При мочекаменной болезни** и высоком кальции добавку не начинают самостоятельно.',
      ),
      h2('Как принимать'),
      steps(
        'Вместе с едой, в которой есть жир: яйцо, сыр, орехи, авокадо.',
        'В одно и то же время — так проще не забыть.',
        'Каждый день, а не раз в месяц большой дозой.',
        'Через два–три месяца — контрольный анализ, если доза выше 2000 МЕ.',
      ),
      p(
        'Форма — дело вкуса. Капли удобны для семьи, капсулы — для поездок, спрей — для тех, кто не любит глотать. Сочетание с K2 выбирают те, кто одновременно принимает кальций. Веганам подойдёт D3 из лишайника: обычный делают из ланолина. Все варианты собраны в разделе [«Витамин D»](/?category=vitamin-d).',
      ),
      quote('Лучшая доза — не самая большая, а та, которая удерживает анализ в норме.'),
      p(
        'И напоследок: витамин D — не лекарство от зимней усталости. Если слабость не проходит неделями, начинать стоит не с витаминов, а с врача: за ней могут стоять и нехватка железа, и щитовидная железа, и просто недосып.',
      ),
    ],
    en: [
      p(
        'Vitamin D is the only vitamin we can obtain from the sun. Under ultraviolet B, skin turns a relative of cholesterol into cholecalciferol, and the liver and kidneys finish the work. The arrangement is flawless as long as the sun stands high enough.',
      ),
      h2('Why winter sun is not enough'),
      p(
        'Ultraviolet B gets through the atmosphere when the sun is more than 45 degrees above the horizon. In Moscow that means roughly mid-April to the end of August; in Murmansk, a few weeks. There is a simple rule: if your shadow is longer than you are, hardly any vitamin D is made. In winter our shadows are long all day.',
      ),
      p(
        'Add covered skin, indoor work and window glass, which stops ultraviolet B altogether. A walk on a bright January day is splendid for the mood, but does nothing for vitamin D.',
      ),
      h2('What food can give'),
      p('Not much. Few foods are rich in this vitamin, and we do not eat them daily.'),
      table(
        ['Food', 'Serving', 'Vitamin D, IU'],
        ['Cod liver oil', '1 teaspoon', '450'],
        ['Herring', '100 g', '300–600'],
        ['Wild salmon', '100 g', '400–600'],
        ['Egg', '1', '40'],
        ['Chanterelles', '100 g', '150'],
      ),
      h2('How much is needed'),
      p(
        'The Russian recommendation is 600 IU a day for adults and 800 IU after 65. Experts accept up to 2000 IU as a precaution. Anything above is a matter for a doctor and a 25(OH)D blood test: the vitamin is fat-soluble, it accumulates, and too much of it raises blood calcium.',
      ),
      list(
        '**Children**: a paediatrician sets the amount, usually 400–1000 IU.',
        '**In pregnancy**: only what has been agreed with a doctor.',
        '**With kidney stones** or high calcium, do not start on your own.',
      ),
      h2('How to take it'),
      steps(
        'With food that contains fat: an egg, cheese, nuts, avocado.',
        'At the same time of day, which makes it easier to remember.',
        'Daily, rather than a large dose once a month.',
        'If you take more than 2000 IU, have a control test after two or three months.',
      ),
      p(
        'The form is a matter of taste. Drops suit a family, softgels suit travel, a spray suits those who dislike swallowing. The pair with K2 is chosen by people who also take calcium. Vegans can look for D3 from lichen, since the usual kind is made from lanolin. All of them stand in the [Vitamin D](/?category=vitamin-d) section.',
      ),
      quote('The best amount is not the largest one, but the one that keeps your test within the range.'),
      p(
        'One last thing: vitamin D is no cure for winter tiredness. If weakness lasts for weeks, begin with a doctor rather than with vitamins. Behind it there may be a lack of iron, the thyroid, or simply a lack of sleep.',
      ),
    ],
  },
};
