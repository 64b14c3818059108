import type { IngredientDefinition } from '../definitions.ts';

export const PLANTS: readonly IngredientDefinition[] = [
  {
    slug: 'ashwagandha',
    name: ['Ашваганда', 'Ashwagandha'],
    synonyms: ['витания снотворная', 'Withania somnifera', 'индийский женьшень', 'withanolides', 'витанолиды', 'KSM-66'],
    what: [
      'Корень ашваганды в аюрведе используют вечером, в том числе с тёплым молоком.',
      'In Ayurveda ashwagandha root is taken in the evening, often with warm milk.',
    ],
    caution: ['Не принимать при заболеваниях щитовидной железы и печени.', 'Not with thyroid or liver disease.'],
  },
  {
    slug: 'rhodiola',
    name: ['Родиола розовая', 'Rhodiola rosea'],
    synonyms: ['золотой корень', 'golden root', 'салидрозид', 'salidroside', 'розавины', 'rosavins'],
    what: [
      'Родиола, или золотой корень, растёт в горах Алтая и пахнет розой на свежем срезе.',
      'Rhodiola, or golden root, grows in the Altai mountains and smells of roses when cut.',
    ],
    caution: ['Не принимать при повышенной возбудимости и бессоннице.', 'Not with overexcitability or sleeplessness.'],
    hint: ['Принимайте в первой половине дня.', 'Take in the first half of the day.'],
  },
  {
    slug: 'eleuthero',
    name: ['Элеутерококк', 'Eleuthero'],
    synonyms: ['элеутерококк колючий', 'Eleutherococcus senticosus', 'сибирский женьшень', 'Siberian ginseng'],
    what: [
      'Элеутерококк — кустарник Приморья, родственник женьшеня.',
      'Eleuthero is a shrub of the Russian Far East, a relative of ginseng.',
    ],
    caution: ['Не принимать при высоком давлении и во второй половине дня.', 'Not with high blood pressure, nor late in the day.'],
  },
  {
    slug: 'ginseng',
    name: ['Женьшень', 'Ginseng'],
    synonyms: ['Panax ginseng', 'корень жизни', 'гинзенозиды', 'ginsenosides', 'корейский женьшень', 'red ginseng', 'красный женьшень'],
    what: [
      'Корень женьшеня растёт шесть лет, прежде чем его выкапывают; ценность оценивают по гинзенозидам.',
      'Ginseng root grows for six years before harvest; it is valued by its ginsenosides.',
    ],
    caution: [
      'Не принимать при высоком давлении, бессоннице и вместе с кофеином.',
      'Not with high blood pressure, sleeplessness or caffeine.',
    ],
  },
  {
    slug: 'schisandra',
    name: ['Лимонник китайский', 'Schisandra'],
    synonyms: ['лимонник', 'Schisandra chinensis', 'ягода пяти вкусов', 'five-flavour berry', 'схизандра'],
    what: [
      'Лимонник называют ягодой пяти вкусов: в нём есть и кислое, и сладкое, и горькое, и острое, и солёное.',
      'Schisandra is known as the five-flavour berry: sour, sweet, bitter, pungent and salty at once.',
    ],
    caution: ['Не принимать вечером, при высоком давлении и эпилепсии.', 'Not in the evening, nor with high blood pressure or epilepsy.'],
  },
  {
    slug: 'ginkgo',
    name: ['Гинкго билоба', 'Ginkgo biloba'],
    synonyms: ['гинкго', 'ginkgo', 'листья гинкго'],
    what: [
      'Гинкго — дерево, которое почти не изменилось со времён динозавров; используют экстракт его листьев.',
      'Ginkgo is a tree hardly changed since the dinosaurs; its leaf extract is used.',
    ],
    caution: [
      'Не сочетать с препаратами, разжижающими кровь; отменить за две недели до операции.',
      'Not with blood thinners; stop two weeks before surgery.',
    ],
  },
  {
    slug: 'valerian',
    name: ['Валериана', 'Valerian'],
    synonyms: ['корень валерианы', 'Valeriana officinalis', 'валерьянка', 'valerian root'],
    what: [
      'Корень валерианы — традиционная вечерняя трава с узнаваемым запахом.',
      'Valerian root is the traditional evening herb with a smell one remembers.',
    ],
    caution: ['Может вызвать сонливость: не садитесь за руль.', 'May cause drowsiness: do not drive.'],
  },
  {
    slug: 'motherwort',
    name: ['Пустырник', 'Motherwort'],
    synonyms: ['Leonurus', 'трава пустырника', 'Leonurus cardiaca'],
    what: [
      'Пустырник растёт вдоль дорог по всей средней полосе; собирают верхушки в цвету.',
      'Motherwort grows along roads across central Russia; the flowering tops are gathered.',
    ],
    caution: ['Может вызвать сонливость; не принимать при пониженном давлении.', 'May cause drowsiness; not with low blood pressure.'],
  },
  {
    slug: 'lemon-balm',
    name: ['Мелисса', 'Lemon balm'],
    synonyms: ['мелисса лекарственная', 'Melissa officinalis', 'лимонная мята'],
    what: [
      'Мелисса пахнет лимоном и мёдом; её листья собирают до цветения.',
      'Lemon balm smells of lemon and honey; the leaves are picked before flowering.',
    ],
  },
  {
    slug: 'chamomile',
    name: ['Ромашка', 'Chamomile'],
    synonyms: ['ромашка аптечная', 'Matricaria chamomilla', 'camomile'],
    what: [
      'У аптечной ромашки ценят цветочные корзинки: в них эфирное масло с голубым хамазуленом.',
      'Chamomile is valued for its flower heads, whose essential oil holds blue chamazulene.',
    ],
    caution: ['Не использовать при аллергии на астровые.', 'Not with allergy to the daisy family.'],
  },
  {
    slug: 'lavender',
    name: ['Лаванда', 'Lavender'],
    synonyms: ['лаванда узколистная', 'Lavandula angustifolia', 'лавандовое масло'],
    what: [
      'Крымская лаванда цветёт в июне–июле; масло перегоняют из свежих соцветий.',
      'Crimean lavender flowers in June and July; the oil is distilled from fresh blooms.',
    ],
  },
  {
    slug: 'ivan-chai',
    name: ['Иван-чай', 'Fireweed'],
    synonyms: ['кипрей', 'Chamaenerion angustifolium', 'копорский чай', 'иван чай', 'willowherb', 'Ivan tea', 'Koporye tea'],
    what: [
      'Иван-чай (кипрей) ферментируют как чёрный чай, но кофеина в нём нет.',
      'Fireweed is fermented like black tea, yet holds no caffeine.',
    ],
  },
  {
    slug: 'mint',
    name: ['Мята', 'Peppermint'],
    synonyms: ['мята перечная', 'Mentha piperita', 'ментол', 'menthol', 'мятное масло', 'mint'],
    what: [
      'Свежесть мяты создаёт ментол: он воздействует на рецепторы холода.',
      'The freshness of peppermint comes from menthol, which acts on cold receptors.',
    ],
  },
  {
    slug: 'thyme',
    name: ['Чабрец', 'Thyme'],
    synonyms: ['тимьян', 'тимьян ползучий', 'Thymus serpyllum', 'богородская трава', 'wild thyme'],
    what: [
      'Чабрец, или тимьян, растёт на сухих склонах и сильнее всего пахнет в жару.',
      'Thyme grows on dry slopes and smells strongest in the heat.',
    ],
  },
  {
    slug: 'rosehip',
    name: ['Шиповник', 'Rosehip'],
    synonyms: ['плоды шиповника', 'Rosa canina', 'rose hip', 'холосас', 'масло шиповника'],
    what: [
      'Плоды шиповника — одна из самых богатых витамином C ягод средней полосы.',
      'Rosehips are among the berries richest in vitamin C.',
    ],
  },
  {
    slug: 'sea-buckthorn',
    name: ['Облепиха', 'Sea buckthorn'],
    synonyms: ['облепиховое масло', 'Hippophae rhamnoides', 'sea buckthorn oil', 'омега-7'],
    what: [
      'Облепиха хранит каротиноиды в мякоти, поэтому её масло ярко-оранжевое.',
      'Sea buckthorn keeps carotenoids in its flesh, hence the bright orange oil.',
    ],
  },
  {
    slug: 'echinacea',
    name: ['Эхинацея', 'Echinacea'],
    synonyms: ['Echinacea purpurea', 'эхинацея пурпурная', 'рудбекия'],
    what: [
      'Эхинацею пурпурную выращивают ради сока и корня; на грядке её любят пчёлы.',
      'Purple coneflower is grown for its juice and root; bees love it in the garden.',
    ],
    caution: [
      'Не принимать при аутоиммунных заболеваниях дольше двух недель подряд.',
      'With autoimmune disease, ask a doctor; not longer than two weeks in a row.',
    ],
  },
  {
    slug: 'curcumin',
    name: ['Куркумин', 'Curcumin'],
    synonyms: ['куркума', 'turmeric', 'Curcuma longa', 'пиперин', 'piperine', 'E100'],
    what: [
      'Куркумин — жёлтое вещество куркумы; пиперин чёрного перца помогает ему усвоиться.',
      'Curcumin is the yellow of turmeric; piperine from black pepper helps its uptake.',
    ],
    caution: ['Не принимать при камнях в желчном пузыре.', 'Not with gallstones.'],
  },
  {
    slug: 'milk-thistle',
    name: ['Расторопша', 'Milk thistle'],
    synonyms: ['силимарин', 'silymarin', 'Silybum marianum', 'шрот расторопши'],
    what: ['В семенах расторопши содержится силимарин — смесь флаволигнанов.', 'Milk thistle seeds hold silymarin, a mix of flavolignans.'],
    caution: ['С осторожностью при аллергии на астровые.', 'Take care with allergy to the daisy family.'],
  },
  {
    slug: 'artichoke',
    name: ['Артишок', 'Artichoke'],
    synonyms: ['листья артишока', 'Cynara scolymus', 'цинарин', 'cynarin'],
    what: [
      'В добавках используют не соцветие, а лист артишока: в нём больше горечей.',
      'Supplements use the leaf of the artichoke, not the bud: it holds more bitters.',
    ],
    caution: ['Не принимать при закупорке желчных протоков.', 'Not with blocked bile ducts.'],
  },
  {
    slug: 'cranberry',
    name: ['Клюква', 'Cranberry'],
    synonyms: ['экстракт клюквы', 'Vaccinium macrocarpon', 'проантоцианидины', 'D-манноза', 'D-mannose'],
    what: [
      'Клюква содержит проантоцианидины — вяжущие вещества, дающие терпкость.',
      'Cranberry holds proanthocyanidins, the substances that make it tart.',
    ],
  },
  {
    slug: 'bilberry',
    name: ['Черника', 'Bilberry'],
    synonyms: ['Vaccinium myrtillus', 'антоцианы', 'anthocyanins', 'blueberry', 'экстракт черники'],
    what: [
      'Лесная черника окрашена насквозь: её антоцианы есть и в кожице, и в мякоти.',
      'Wild bilberry is coloured right through: its anthocyanins sit in skin and flesh alike.',
    ],
  },
  {
    slug: 'green-tea',
    name: ['Зелёный чай', 'Green tea'],
    synonyms: ['катехины', 'catechins', 'EGCG', 'матча', 'matcha', 'Camellia sinensis', 'маття'],
    what: [
      'Листья зелёного чая не ферментируют, поэтому в них сохраняются катехины.',
      'Green tea leaves are not fermented and so keep their catechins.',
    ],
    caution: ['Содержит кофеин; не принимать натощак.', 'Contains caffeine; not on an empty stomach.'],
  },
  {
    slug: 'ginger',
    name: ['Имбирь', 'Ginger'],
    synonyms: ['корень имбиря', 'Zingiber officinale', 'gingerol', 'гингерол'],
    what: [
      'Жгучесть имбиря создаёт гингерол, при сушке он становится ещё острее.',
      'The heat of ginger is gingerol, which grows sharper on drying.',
    ],
    caution: ['С осторожностью при желчнокаменной болезни и изжоге.', 'Take care with gallstones and heartburn.'],
  },
  {
    slug: 'lions-mane',
    name: ['Ежовик гребенчатый', 'Lion’s mane'],
    synonyms: ['ежовик', 'Hericium erinaceus', 'львиная грива', 'lions mane', 'герициум'],
    what: [
      'Ежовик гребенчатый — съедобный гриб, похожий на белую гриву.',
      'Lion’s mane is an edible mushroom that looks like a white mane.',
    ],
    caution: ['Не принимать при аллергии на грибы.', 'Not with mushroom allergy.'],
  },
  {
    slug: 'reishi',
    name: ['Рейши', 'Reishi'],
    synonyms: [
      'трутовик лакированный',
      'Ganoderma lucidum',
      'линчжи',
      'lingzhi',
      'кордицепс',
      'cordyceps',
      'чага',
      'chaga',
      'Inonotus obliquus',
    ],
    what: [
      'Рейши и чагу не едят — слишком жёсткие, из них делают экстракты и чай.',
      'Reishi and chaga are too tough to eat; they are made into extracts and tea.',
    ],
    caution: ['Не сочетать с препаратами, разжижающими кровь.', 'Do not combine with blood thinners.'],
  },
  {
    slug: 'spirulina',
    name: ['Спирулина', 'Spirulina'],
    synonyms: ['Arthrospira', 'хлорелла', 'chlorella', 'микроводоросли', 'сине-зелёная водоросль'],
    what: ['Спирулина — микроводоросль, на две трети состоящая из белка.', 'Spirulina is a microalga that is two-thirds protein.'],
    caution: ['Не принимать при фенилкетонурии.', 'Not with phenylketonuria.'],
  },
  {
    slug: 'linden',
    name: ['Липа', 'Linden'],
    synonyms: ['липовый цвет', 'Tilia', 'lime blossom', 'linden blossom'],
    what: [
      'Липовый цвет собирают в первые дни цветения, пока он пахнет мёдом.',
      'Linden blossom is picked in its first days, while it smells of honey.',
    ],
  },
  {
    slug: 'hibiscus',
    name: ['Гибискус', 'Hibiscus'],
    synonyms: ['каркаде', 'karkade', 'суданская роза', 'Hibiscus sabdariffa', 'roselle'],
    what: [
      'Каркаде — чашечки гибискуса; цвет настоя зависит от кислотности воды.',
      'Karkade is the calyx of hibiscus; the colour of the brew depends on the acidity of the water.',
    ],
  },
  {
    slug: 'fennel',
    name: ['Фенхель', 'Fennel'],
    synonyms: ['Foeniculum vulgare', 'плоды фенхеля', 'сладкий укроп', 'анис', 'anise'],
    what: [
      'Плоды фенхеля сладко пахнут анисом; их жуют после еды в Индии.',
      'Fennel seeds smell sweetly of anise; in India they are chewed after a meal.',
    ],
  },
  {
    slug: 'sage',
    name: ['Шалфей', 'Sage'],
    synonyms: ['Salvia officinalis', 'шалфей лекарственный'],
    what: [
      'Шалфей терпкий и камфорный, собирают его в начале цветения.',
      'Sage is astringent and camphor-like, gathered as flowering begins.',
    ],
  },
  {
    slug: 'calendula',
    name: ['Календула', 'Calendula'],
    synonyms: ['ноготки', 'Calendula officinalis', 'marigold flowers'],
    what: ['Цветки календулы настаивают на масле, и оно становится янтарным.', 'Calendula flowers steeped in oil turn it amber.'],
  },
  {
    slug: 'propolis',
    name: ['Прополис', 'Propolis'],
    synonyms: ['пчелиный клей', 'bee glue', 'продукты пчеловодства', 'маточное молочко', 'royal jelly', 'перга'],
    what: ['Прополис — смола, которой пчёлы запечатывают улей.', 'Propolis is the resin with which bees seal the hive.'],
    caution: ['Не использовать при аллергии на продукты пчеловодства.', 'Not with allergy to bee products.'],
  },
  {
    slug: 'licorice',
    name: ['Солодка', 'Liquorice'],
    synonyms: ['корень солодки', 'Glycyrrhiza glabra', 'лакрица', 'licorice', 'сироп солодки'],
    what: ['Корень солодки в десятки раз слаще сахара.', 'Liquorice root is dozens of times sweeter than sugar.'],
    caution: ['Не принимать при высоком давлении и болезнях почек.', 'Not with high blood pressure or kidney disease.'],
  },
  {
    slug: 'plantain-ivy',
    name: ['Подорожник и плющ', 'Plantain and ivy'],
    synonyms: ['подорожник', 'Plantago major', 'плющ', 'Hedera helix', 'ivy leaf', 'мать-и-мачеха'],
    what: ['Подорожник и плющ — травы, которые издавна кладут в густые сиропы.', 'Plantain and ivy have long gone into thick syrups.'],
  },
  {
    slug: 'passionflower',
    name: ['Пассифлора', 'Passionflower'],
    synonyms: ['страстоцвет', 'Passiflora incarnata', 'хмель', 'hops'],
    what: [
      'Пассифлора, или страстоцвет, — лиана с крупными цветками, родом из Америки.',
      'Passionflower is a large-bloomed American vine.',
    ],
    caution: ['Может вызвать сонливость.', 'May cause drowsiness.'],
  },
];
