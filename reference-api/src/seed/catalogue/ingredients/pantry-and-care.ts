import type { IngredientDefinition } from '../definitions.ts';

export const PANTRY_AND_CARE: readonly IngredientDefinition[] = [
  {
    slug: 'chia',
    name: ['Чиа', 'Chia'],
    synonyms: ['семена чиа', 'chia seeds', 'Salvia hispanica', 'испанский шалфей'],
    what: ['Семена чиа впитывают в десять раз больше воды, чем весят сами.', 'Chia seeds soak up ten times their weight in water.'],
  },
  {
    slug: 'flax',
    name: ['Лён', 'Flax'],
    synonyms: ['семена льна', 'flaxseed', 'linseed', 'льняное семя', 'Linum usitatissimum'],
    what: [
      'Молотый лён усваивается лучше целого: оболочка семечка очень прочная.',
      'Ground flax is absorbed better than whole: the seed coat is tough.',
    ],
  },
  {
    slug: 'hemp',
    name: ['Конопляное семя', 'Hemp seed'],
    synonyms: ['семена конопли', 'hemp hearts', 'конопля пищевая', 'Cannabis sativa seed'],
    what: [
      'Ядра пищевой конопли на треть состоят из белка и пахнут орехом; психоактивных веществ в них нет.',
      'Hulled hemp seed is one third protein and tastes nutty; it has no psychoactive substances.',
    ],
  },
  {
    slug: 'pumpkin-seed',
    name: ['Тыквенные семечки', 'Pumpkin seed'],
    synonyms: ['тыквенное масло', 'pumpkin seed oil', 'семена тыквы', 'Cucurbita pepo'],
    what: [
      'Тыквенные семечки — один из лучших растительных источников магния и цинка.',
      'Pumpkin seeds are among the best plant sources of magnesium and zinc.',
    ],
  },
  {
    slug: 'sesame',
    name: ['Кунжут', 'Sesame'],
    synonyms: ['кунжутное масло', 'sesame oil', 'тахина', 'tahini', 'сезам'],
    what: [
      'В ста граммах кунжута почти суточная норма кальция, лучше усваивается он из перетёртых семян.',
      'A hundred grams of sesame holds almost a day’s calcium, better absorbed from ground seed.',
    ],
    caution: ['Кунжут — распространённый аллерген.', 'Sesame is a common allergen.'],
  },
  {
    slug: 'goji',
    name: ['Годжи', 'Goji'],
    synonyms: ['ягоды годжи', 'goji berries', 'дереза', 'Lycium barbarum'],
    what: ['Годжи — ягоды дерезы, на вкус между барбарисом и изюмом.', 'Goji berries taste somewhere between barberry and raisin.'],
  },
  {
    slug: 'cocoa',
    name: ['Какао', 'Cocoa'],
    synonyms: ['какао-бобы', 'cacao', 'какао нибс', 'cocoa nibs', 'кэроб', 'carob', 'Theobroma cacao'],
    what: [
      'Какао богато флаванолами и магнием, если его не подвергали щелочной обработке.',
      'Cocoa is rich in flavanols and magnesium, unless treated with alkali.',
    ],
  },
  {
    slug: 'peanut',
    name: ['Арахис', 'Peanut'],
    synonyms: ['арахисовая паста', 'peanut butter', 'земляной орех', 'Arachis hypogaea'],
    what: ['Арахис — бобовое, и белка в нём больше, чем в любом орехе.', 'Peanut is a legume with more protein than any nut.'],
    caution: ['Арахис — сильный аллерген.', 'Peanut is a strong allergen.'],
  },
  {
    slug: 'almond',
    name: ['Миндаль', 'Almond'],
    synonyms: ['миндальная паста', 'almond butter', 'миндальное масло', 'almond oil', 'Prunus dulcis'],
    what: [
      'Миндаль богат витамином E, а его масло считают самым мягким из базовых.',
      'Almonds are rich in vitamin E, and their oil is thought the mildest of base oils.',
    ],
    caution: ['Не подходит при аллергии на орехи.', 'Not suitable with nut allergy.'],
  },
  {
    slug: 'hazelnut',
    name: ['Фундук', 'Hazelnut'],
    synonyms: ['лещина', 'фундучная паста', 'hazelnut spread', 'Corylus avellana'],
    what: [
      'Обжаренный фундук раскрывает аромат, в котором угадываются карамель и какао.',
      'Roasting brings out hints of caramel and cocoa in hazelnuts.',
    ],
    caution: ['Не подходит при аллергии на орехи.', 'Not suitable with nut allergy.'],
  },
  {
    slug: 'olive',
    name: ['Оливковое масло', 'Olive oil'],
    synonyms: ['олива', 'extra virgin', 'Olea europaea', 'оливки'],
    what: ['Кислотность масла первого отжима не превышает 0,8 %.', 'The acidity of extra virgin oil does not exceed 0.8 %.'],
  },
  {
    slug: 'coconut',
    name: ['Кокосовое масло', 'Coconut oil'],
    synonyms: ['кокос', 'Cocos nucifera', 'копра'],
    what: [
      'Кокосовое масло твёрдое до 24 °C, а выше тает прямо в ладони.',
      'Coconut oil is solid below 24 °C and melts in the palm above it.',
    ],
  },
  {
    slug: 'black-seed',
    name: ['Чёрный тмин', 'Black seed'],
    synonyms: ['масло чёрного тмина', 'black cumin', 'Nigella sativa', 'нигелла', 'калинджи', 'тимохинон'],
    what: [
      'Чёрный тмин — это нигелла; у её масла пряный, слегка жгучий вкус.',
      'Black seed is nigella; its oil is spicy and slightly hot.',
    ],
  },
  {
    slug: 'erythritol',
    name: ['Эритрит', 'Erythritol'],
    synonyms: ['эритритол', 'ксилит', 'xylitol', 'берёзовый сахар', 'birch sugar', 'сахарозаменитель', 'sweetener', 'E968', 'E967'],
    what: [
      'Эритрит и ксилит — сахарные спирты: сладкие, но не вызывают кариеса.',
      'Erythritol and xylitol are sugar alcohols: sweet, but not harmful to teeth.',
    ],
    caution: [
      'В больших количествах оказывает послабляющее действие. Беречь от собак: ксилит для них опасен.',
      'Large amounts have a laxative effect. Keep away from dogs: xylitol is dangerous to them.',
    ],
  },
  {
    slug: 'stevia',
    name: ['Стевия', 'Stevia'],
    synonyms: ['стевиозид', 'steviol glycosides', 'Stevia rebaudiana', 'E960', 'ребаудиозид', 'медовая трава'],
    what: [
      'Экстракт стевии слаще сахара в двести–триста раз, калорий в нём нет.',
      'Stevia extract is two to three hundred times sweeter than sugar and has no calories.',
    ],
  },
  {
    slug: 'syrup-jerusalem',
    name: ['Сироп топинамбура', 'Jerusalem artichoke syrup'],
    synonyms: ['топинамбур', 'земляная груша', 'сироп агавы', 'agave syrup', 'кленовый сироп', 'maple syrup'],
    what: [
      'Сироп топинамбура сладок за счёт фруктанов и по вкусу похож на мёд.',
      'Jerusalem artichoke syrup owes its sweetness to fructans and tastes of honey.',
    ],
    caution: ['Содержит природные сахара: учитывайте при диабете.', 'Contains natural sugars: mind this with diabetes.'],
  },
  {
    slug: 'shea',
    name: ['Масло ши', 'Shea butter'],
    synonyms: ['карите', 'karite', 'Butyrospermum parkii', 'shea'],
    what: [
      'Масло ши (карите) плавится чуть ниже температуры тела, поэтому тает на коже.',
      'Shea butter melts just below body temperature and so softens on the skin.',
    ],
  },
  {
    slug: 'jojoba',
    name: ['Масло жожоба', 'Jojoba oil'],
    synonyms: ['жожоба', 'jojoba', 'Simmondsia chinensis'],
    what: ['Жожоба — жидкий воск, близкий по составу к кожному салу.', 'Jojoba is a liquid wax, close in make-up to skin sebum.'],
  },
  {
    slug: 'argan',
    name: ['Аргановое масло', 'Argan oil'],
    synonyms: ['аргана', 'argan', 'Argania spinosa', 'марокканское масло'],
    what: [
      'Аргановое масло отжимают из косточек дерева, растущего только в Марокко.',
      'Argan oil is pressed from the kernels of a tree that grows only in Morocco.',
    ],
  },
  {
    slug: 'castor',
    name: ['Касторовое масло', 'Castor oil'],
    synonyms: ['касторка', 'castor', 'Ricinus communis'],
    what: [
      'Касторовое масло самое густое из базовых: его обычно смешивают с более лёгкими.',
      'Castor oil is the thickest of base oils and is usually mixed with lighter ones.',
    ],
  },
  {
    slug: 'aloe',
    name: ['Алоэ вера', 'Aloe vera'],
    synonyms: ['алоэ', 'aloe', 'Aloe barbadensis', 'столетник'],
    what: [
      'Гель алоэ почти целиком состоит из воды, которую удерживают полисахариды.',
      'Aloe gel is nearly all water, held by polysaccharides.',
    ],
  },
  {
    slug: 'tea-tree',
    name: ['Чайное дерево', 'Tea tree'],
    synonyms: ['масло чайного дерева', 'tea tree oil', 'Melaleuca alternifolia', 'мелалеука'],
    what: [
      'Чайное дерево не родня чаю: это австралийская мелалеука с камфорным запахом.',
      'Tea tree is no kin to tea: it is the Australian melaleuca, with a camphor smell.',
    ],
  },
  {
    slug: 'eucalyptus',
    name: ['Эвкалипт', 'Eucalyptus'],
    synonyms: ['эвкалиптовое масло', 'eucalyptus oil', 'Eucalyptus globulus', 'цинеол', 'cineole'],
    what: ['Холодный запах эвкалипта создаёт цинеол.', 'The cool smell of eucalyptus is cineole.'],
    caution: ['Не использовать рядом с детьми младше трёх лет.', 'Not near children under three.'],
  },
  {
    slug: 'citrus-oils',
    name: ['Цитрусовые масла', 'Citrus oils'],
    synonyms: ['масло лимона', 'lemon oil', 'масло апельсина', 'orange oil', 'бергамот', 'bergamot', 'грейпфрут', 'grapefruit', 'лимонен'],
    what: ['Цитрусовые масла отжимают из кожуры, как цедру на тёрке.', 'Citrus oils are pressed from the peel, much like grating zest.'],
    caution: ['После нанесения на кожу 12 часов избегать солнца.', 'Keep skin out of the sun for 12 hours after use.'],
  },
  {
    slug: 'rose',
    name: ['Роза', 'Rose'],
    synonyms: ['розовая вода', 'rose water', 'Rosa damascena', 'дамасская роза', 'гидролат розы', 'rose hydrosol'],
    what: [
      'На литр розового масла уходит три–четыре тонны лепестков, поэтому в уходе чаще используют розовую воду.',
      'A litre of rose oil takes three to four tonnes of petals, so care products mostly use rose water.',
    ],
  },
  {
    slug: 'cashew',
    name: ['Кешью', 'Cashew'],
    synonyms: ['орехи кешью', 'cashew nut', 'Anacardium occidentale', 'паста кешью'],
    what: [
      'Сырым кешью не едят: орех всегда проходит обработку паром или обжарку.',
      'Cashews are never eaten raw: the nut is always steamed or roasted.',
    ],
    caution: ['Не подходит при аллергии на орехи.', 'Not suitable with nut allergy.'],
  },
  {
    slug: 'mct',
    name: ['Масло МСТ', 'MCT oil'],
    synonyms: ['МСТ', 'MCT', 'среднецепочечные триглицериды', 'medium-chain triglycerides', 'C8', 'каприловая кислота', 'caprylic acid'],
    what: [
      'Среднецепочечные триглицериды выделяют из кокосового масла; они остаются жидкими и на холоде.',
      'Medium-chain triglycerides are separated from coconut oil and stay liquid even in the cold.',
    ],
  },
  {
    slug: 'burdock',
    name: ['Репейник', 'Burdock'],
    synonyms: ['репейное масло', 'burdock oil', 'лопух', 'Arctium lappa', 'корень лопуха'],
    what: [
      'Репейное масло — это корень лопуха, настоянный на растительном масле.',
      'Burdock oil is burdock root steeped in vegetable oil.',
    ],
  },
  {
    slug: 'ylang',
    name: ['Иланг-иланг', 'Ylang-ylang'],
    synonyms: ['иланг', 'ylang', 'Cananga odorata', 'кананга'],
    what: [
      'Цветки иланг-иланга собирают на рассвете, пока запах не улетучился.',
      'Ylang-ylang flowers are picked at dawn, before the scent escapes.',
    ],
  },
  {
    slug: 'fir',
    name: ['Пихта сибирская', 'Siberian fir'],
    synonyms: ['пихта', 'пихтовое масло', 'fir oil', 'Abies sibirica', 'fir needle'],
    what: [
      'Масло перегоняют из пихтовых лапок; больше всего в нём борнилацетата, который и пахнет хвоей.',
      'The oil is distilled from fir sprays; it is mostly bornyl acetate, the smell of needles.',
    ],
  },
  {
    slug: 'clay',
    name: ['Косметическая глина', 'Cosmetic clay'],
    synonyms: ['каолин', 'kaolin', 'белая глина', 'white clay', 'голубая глина', 'blue clay', 'бентонит', 'зелёная глина'],
    what: ['Каолин — самая мягкая из глин, она очищает и не пересушивает.', 'Kaolin is the mildest clay: it cleans without drying out.'],
  },
  {
    slug: 'charcoal',
    name: ['Уголь бамбука', 'Bamboo charcoal'],
    synonyms: ['активированный уголь', 'activated charcoal', 'чёрная паста', 'bamboo charcoal', 'древесный уголь'],
    what: ['Бамбуковый уголь впитывает пигменты налёта за счёт пор.', 'The pores of bamboo charcoal take up plaque pigment.'],
  },
  {
    slug: 'hydroxyapatite',
    name: ['Гидроксиапатит', 'Hydroxyapatite'],
    synonyms: ['наногидроксиапатит', 'nano-hydroxyapatite', 'nHAp', 'минерал эмали'],
    what: [
      'Гидроксиапатит — минерал, из которого на 95 % состоит зубная эмаль.',
      'Hydroxyapatite is the mineral that makes up 95 % of tooth enamel.',
    ],
  },
  {
    slug: 'fluoride',
    name: ['Фторид', 'Fluoride'],
    synonyms: ['фтор', 'фторид натрия', 'sodium fluoride', 'аминофторид', 'amine fluoride', 'монофторфосфат'],
    what: ['Фторид делает эмаль менее растворимой в кислотах.', 'Fluoride makes enamel less soluble in acid.'],
    caution: [
      'Не глотать. Детям до 6 лет — пасту размером с горошину, под присмотром взрослых.',
      'Do not swallow. Under 6, a pea-sized amount with an adult present.',
    ],
  },
  {
    slug: 'bamboo',
    name: ['Бамбук', 'Bamboo'],
    synonyms: ['бамбуковая щётка', 'bamboo toothbrush', 'мосо', 'эко щётка'],
    what: [
      'Бамбук отрастает за несколько лет, и ручка из него компостируется.',
      'Bamboo regrows within years, and a handle of it can be composted.',
    ],
  },
];
