import type { SeedArticle } from '../../shapes.ts';
import { h2, list, p, quote, steps, table } from '../prose.ts';

export const PROBIOTICS: SeedArticle = {
  slug: 'how-to-store-probiotics',
  publishedAt: '2026-07-21',
  picture: 'probiotics',
  title: { ru: 'Как хранить пробиотики летом и в дороге', en: 'How to store probiotics in summer and on the road' },
  summary: {
    ru: 'Холодильник нужен не всем, а вот ванная не подходит никому.',
    en: 'Not all of them need a refrigerator, but none of them belongs in the bathroom.',
  },
  body: {
    ru: [
      p(
        'Пробиотик — единственная добавка, которая должна быть живой. Витамин, пролежавший месяц на тёплой кухне, потеряет немного активности; бактерии за то же время могут погибнуть почти все. Поэтому летом о них спрашивают чаще всего.',
      ),
      h2('Что убивает бактерии'),
      list(
        '**Тепло.** Каждые лишние десять градусов ускоряют гибель в два–три раза.',
        '**Влага.** Высушенные бактерии спят; вода их будит, а еды в капсуле нет.',
        '**Горячая еда и напитки.** Выше 40 градусов живых не останется.',
      ),
      p('Из этого списка следует главный домашний совет: не храните пробиотики в ванной и над плитой. Там одновременно тепло и влажно.'),
      h2('Кому нужен холодильник'),
      table(
        ['Что указано на упаковке', 'Что делать'],
        ['Хранить при 2–8 °C', 'Держать в холодильнике, не на дверце'],
        ['Хранить при температуре до 25 °C', 'Тёмный шкаф; летом в жару — тоже холодильник'],
        ['Споровые бактерии или сахаромицеты', 'Комнатная температура, подходят для поездок'],
      ),
      p(
        'Дверца холодильника — худшее место: при каждом открывании она нагревается. Морозильник тоже ни к чему: при оттаивании капсула соберёт влагу. Банку закрывайте сразу, а мешочек с влагопоглотителем не выбрасывайте — он там не случайно.',
      ),
      h2('Если посылка ехала в жару'),
      p(
        'Производители закладывают запас: упаковка с холодным хранением обычно выдерживает неделю при комнатной температуре. Мы отправляем такие товары в термопакете с охлаждающим элементом и не отправляем туда, куда посылка едет дольше семи дней. Если элемент внутри уже тёплый, это нормально: он работает первые двое суток.',
      ),
      h2('В отпуск'),
      steps(
        'Выберите пробиотик, которому не нужен холод: на основе Saccharomyces boulardii или спор.',
        'Везите в заводской упаковке: блистер защищает лучше таблетницы.',
        'Не оставляйте в машине — за час на солнце там становится 50 градусов.',
        'В самолёте берите с собой в салон.',
      ),
      h2('Как понять, что пробиотик ещё жив'),
      p(
        'Дома — никак: погибшие бактерии выглядят так же. Косвенные признаки порчи — слипшийся порошок, потемневшие капсулы, кислый запах. Поэтому важно, что обещает производитель: «10 млрд КОЕ на момент выпуска» и «10 млрд КОЕ на конец срока годности» — две большие разницы. Мы просим у поставщиков второе число и сами проверяем партии — об этом есть [отдельный отчёт](/news/how-we-test-batches).',
      ),
      quote('Живое хранят как живое: в прохладе, в сухости и недолго.'),
      p(
        'И ещё о совместимости. Если вы пьёте антибиотик, принимайте бактериальный пробиотик через два–три часа после него; сахаромицетам антибиотик не мешает. При тяжёлых заболеваниях и сниженном иммунитете любые живые культуры — только с разрешения врача. Выбрать подходящий можно в разделе [«Пробиотики»](/?category=probiotics).',
      ),
    ],
    en: [
      p(
        'A probiotic is the only supplement that has to be alive. A vitamin left for a month in a warm kitchen loses a little strength; bacteria may nearly all die in that time. That is why we hear about them most in summer.',
      ),
      h2('What kills bacteria'),
      list(
        '**Warmth.** Every ten degrees too many speed up the loss two or three times.',
        '**Moisture.** Dried bacteria are asleep; water wakes them, and a capsule holds no food.',
        '**Hot food and drinks.** Above 40 degrees nothing stays alive.',
      ),
      p(
        'From this follows the main advice for the home: keep probiotics neither in the bathroom nor above the cooker. Both are warm and damp at once.',
      ),
      h2('Which need a refrigerator'),
      table(
        ['What the pack says', 'What to do'],
        ['Store at 2–8 °C', 'Refrigerator, but not its door'],
        ['Store below 25 °C', 'A dark cupboard; in a heat wave, the refrigerator too'],
        ['Spores or Saccharomyces', 'Room temperature, good for travel'],
      ),
      p(
        'The refrigerator door is the worst place: it warms up every time it is opened. The freezer is no help either, as a thawing capsule gathers moisture. Close the jar at once and keep the little drying sachet: it is there for a reason.',
      ),
      h2('If the parcel travelled in the heat'),
      p(
        'Makers allow a margin: a pack meant for cold storage usually bears a week at room temperature. We send such goods in an insulated bag with a cooling pack, and not at all where the parcel takes over seven days. If the cooling pack is warm on arrival, that is normal: it works for the first two days.',
      ),
      h2('On holiday'),
      steps(
        'Choose a probiotic that needs no cold: Saccharomyces boulardii or spores.',
        'Keep it in its own pack: a blister protects better than a pill box.',
        'Do not leave it in the car: an hour in the sun makes it 50 degrees inside.',
        'On a plane, take it into the cabin.',
      ),
      h2('How to tell that a probiotic is still alive'),
      p(
        'At home you cannot: dead bacteria look the same. Signs of spoilage are clumped powder, darkened capsules, a sour smell. So it matters what the maker promises: “10 billion CFU at manufacture” and “10 billion CFU at the end of shelf life” are very different things. We ask suppliers for the second and test batches ourselves, as told in a [separate report](/news/how-we-test-batches).',
      ),
      quote('Keep living things as living things: cool, dry and not for long.'),
      p(
        'A word on combining. With an antibiotic, take a bacterial probiotic two or three hours after it; Saccharomyces are not affected. In serious illness or with weakened immunity, live cultures need a doctor’s consent. You can choose one in the [Probiotics](/?category=probiotics) section.',
      ),
    ],
  },
};
