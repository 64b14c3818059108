import type { SeedArticle } from '../../shapes.ts';
import { h2, list, p, quote, steps, table } from '../prose.ts';

export const SLEEP: SeedArticle = {
  slug: 'magnesium-and-sleep',
  publishedAt: '2026-09-16',
  picture: 'night-sleep',
  title: { ru: 'Магний и сон: чего ждать, а чего — нет', en: 'Magnesium and sleep: what to expect and what not to' },
  summary: {
    ru: 'Какие формы магния подходят для вечера и почему сначала стоит проверить шторы.',
    en: 'Which forms of magnesium suit the evening, and why to look at your curtains first.',
  },
  body: {
    ru: [
      p(
        '«Посоветуйте магний для сна» — один из самых частых вопросов в нашу поддержку. Ответ начинается с оговорки: магний не снотворное. Он участвует в работе нервной системы и расслаблении мышц, и если его не хватает, восполнить нехватку полезно — в том числе для сна. Если хватает, чуда не будет.',
      ),
      h2('Кому его может не хватать'),
      list(
        'Тем, кто ест мало зелени, круп, орехов и семечек.',
        'Тем, кто много потеет: бегунам, посетителям бани, людям физического труда.',
        'Тем, кто долго принимает мочегонные или препараты от изжоги, — но здесь сначала к врачу.',
        'Людям старше шестидесяти: с возрастом магний усваивается хуже.',
      ),
      p(
        'Норма для взрослого — 420 миллиграммов в сутки. Горсть тыквенных семечек даёт около 150, порция гречки — 100, плитка горького шоколада — ещё столько же. При обычном рационе до нормы не хватает ста–двухсот миллиграммов, и этого диапазона добавке достаточно.',
      ),
      h2('Какую форму выбрать на вечер'),
      table(
        ['Форма', 'Особенность', 'Когда'],
        ['Бисглицинат', 'Мягкий для кишечника, содержит глицин', 'Вечер'],
        ['Цитрат', 'Хорошо растворим, может слегка послаблять', 'Любое время'],
        ['Малат', 'С яблочной кислотой', 'Утро'],
        ['Оксид', 'Много магния, мало усвоения', 'Как послабляющее'],
      ),
      p(
        'Вечером чаще выбирают бисглицинат: он реже беспокоит желудок. Сочетание с витамином B6 популярно, но после шести вечера некоторых оно бодрит — понаблюдайте за собой.',
      ),
      h2('Сначала — режим'),
      p('Специалисты по сну начинают не с добавок, а с привычек, и у этого порядка есть причина: привычки действуют сильнее.'),
      steps(
        'Вставайте в одно и то же время, даже в выходные.',
        'Кофе — не позже чем за восемь часов до сна.',
        'За час до сна приглушите свет и отложите телефон.',
        'В спальне должно быть прохладно: 18–20 градусов.',
        'Шторы — такие, чтобы не было видно вытянутой руки.',
      ),
      quote('Хуже всего сон переносит не кофе, а непостоянство.'),
      h2('Как принимать'),
      p(
        'Обычно 100–200 миллиграммов за час–два до сна, с небольшим количеством еды. Оценивайте не по первой ночи, а через три–четыре недели. Антибиотики и препараты для щитовидной железы разнесите с магнием минимум на два часа, а при болезнях почек без врача его не пейте.',
      ),
      p(
        'Есть и другие вечерние средства: [травяной чай](/?category=herbal-teas), L-теанин, мелатонин при смене часовых поясов. Смешивать всё сразу не нужно: так вы не узнаете, что помогло. А если бессонница длится больше месяца, храп будит домашних или днём вы засыпаете за рулём — это повод для врача, а не для ещё одной банки.',
      ),
    ],
    en: [
      p(
        '“Which magnesium for sleep?” is among the questions we hear most. The answer begins with a caution: magnesium is no sleeping pill. It takes part in nerve function and muscle relaxation, and if you are short of it, making up the lack is useful, for sleep too. If you are not, expect no miracle.',
      ),
      h2('Who may be short of it'),
      list(
        'Those who eat few greens, grains, nuts and seeds.',
        'Those who sweat a lot: runners, sauna lovers, people in physical work.',
        'Those on diuretics or heartburn medicines for a long time, though here a doctor comes first.',
        'People over sixty: with age, magnesium is absorbed less well.',
      ),
      p(
        'An adult needs 420 milligrams a day. A handful of pumpkin seeds gives about 150, a portion of buckwheat 100, a bar of dark chocolate as much again. An ordinary diet falls one or two hundred milligrams short, and that range is enough for a supplement.',
      ),
      h2('Which form for the evening'),
      table(
        ['Form', 'What is special', 'When'],
        ['Bisglycinate', 'Gentle on the gut, contains glycine', 'Evening'],
        ['Citrate', 'Dissolves well, may be slightly laxative', 'Any time'],
        ['Malate', 'With malic acid', 'Morning'],
        ['Oxide', 'Much magnesium, little uptake', 'As a laxative'],
      ),
      p(
        'Bisglycinate is the usual evening choice, as it seldom troubles the stomach. The pair with vitamin B6 is popular, but after six in the evening it keeps some people awake: watch how it suits you.',
      ),
      h2('Routine comes first'),
      p('Sleep specialists begin with habits rather than supplements, and for a reason: habits do more.'),
      steps(
        'Get up at the same time, weekends included.',
        'No coffee within eight hours of bed.',
        'An hour before bed, dim the light and put the phone away.',
        'Keep the bedroom cool: 18–20 degrees.',
        'Curtains should be such that you cannot see your outstretched hand.',
      ),
      quote('What sleep bears worst is not coffee but irregularity.'),
      h2('How to take it'),
      p(
        'Usually 100–200 milligrams an hour or two before bed, with a little food. Judge not by the first night but after three or four weeks. Keep antibiotics and thyroid medicines at least two hours apart from magnesium, and with kidney disease do not take it without a doctor.',
      ),
      p(
        'There are other evening helpers: a [herbal tea](/?category=herbal-teas), L-theanine, melatonin when changing time zones. There is no need to mix them all: you would not learn which one helped. And if sleeplessness lasts over a month, if snoring wakes the household or you doze at the wheel, see a doctor rather than buy another jar.',
      ),
    ],
  },
};
