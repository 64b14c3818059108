type Names = Readonly<Record<string, readonly string[]>>;

/** Other names of a product itself, by line: trade names, everyday words, English names as they sound in Russian. */
export const OTHER_NAMES: Names = {
  aevit: ['аевит', 'aevit'],
  'ascorbic-acid': ['витамин си', 'аскорбинка'],
  'folic-acid': ['фолат', 'фолацин', 'folate'],
  methylfolate: ['фолат', 'folate'],
  ubiquinone: ['убихинон', 'ubiquinone'],
  'omega-3': ['фиш ойл'],
  'krill-oil': ['крилевый жир'],
  'lions-mane': ['лайонс мейн', 'львиная грива'],
  'tea-tree-oil': ['ти три'],
  'peanut-butter': ['арахисовое масло', 'пинат баттер'],
  whey: ['вей протеин', 'whey', 'сывороточник'],
  isolate: ['вей изолят', 'изолят протеина'],
  'pre-workout': ['предтреник', 'preworkout'],
  isotonic: ['спортивный напиток', 'sports drink'],
  electrolytes: ['порошок от обезвоживания', 'rehydration salts'],
  'steel-bottle': ['термос', 'thermos', 'термофляга', 'flask'],
  'tritan-bottle': ['фляга', 'спортивная бутылка', 'sports bottle'],
  shaker: ['спортивный шейкер', 'protein shaker'],
  'acupressure-mat': ['аппликатор Кузнецова', 'ипликатор', 'акупунктурный коврик', 'массажный коврик', 'spike mat'],
  'loop-bands': ['резинки для фитнеса', 'мини-петли', 'mini bands', 'resistance bands'],
  'tube-bands': ['эспандер с ручками', 'resistance tubes'],
  'long-band': ['лента для пилатеса', 'pilates band'],
  'hand-grip': ['эспандер для рук', 'grip trainer'],
  'yoga-mat': ['йога-мат', 'мат для фитнеса', 'fitness mat', 'exercise mat'],
  'yoga-block': ['кирпич для йоги', 'yoga brick'],
  bolster: ['валик для йоги', 'подушка для медитации', 'meditation cushion'],
  'foam-roller': ['ролл для МФР', 'валик для спины', 'массажёр для спины', 'back massager'],
  'massage-ball': ['массажёр', 'мячик для стоп', 'massager'],
  'gua-sha': ['массажёр для лица', 'face massager'],
  'dry-brush': ['щётка для тела', 'дренажная щётка', 'body brush'],
  floss: ['флосс', 'floss'],
  'massage-oil': ['масло для массажа', 'масло для тела', 'body oil'],
  'lavender-oil': ['лавандовое масло'],
  'orange-oil': ['апельсиновое масло'],
  'fir-oil': ['пихтовое масло'],
  'chamomile-tea': ['ромашковый чай'],
  'rosehip-tea': ['чай из шиповника', 'каркаде'],
  'fennel-tea': ['чай с фенхелем'],
  chaga: ['чай из чаги', 'chaga tea'],
  'argan-shampoo': ['аргановый шампунь'],
  'burdock-shampoo': ['репейный шампунь'],
  'almond-butter': ['урбеч', 'urbech'],
  'cashew-butter': ['урбеч', 'urbech'],
  'face-wash': ['умывалка', 'гель для умывания', 'cleanser'],
  'rose-toner': ['тоник для лица', 'гидролат'],
  'night-cream': ['ночной крем', 'увлажняющий крем', 'moisturiser'],
  'day-cream': ['дневной крем', 'увлажняющий крем', 'moisturiser'],
  erythritol: ['сахарозаменитель', 'подсластитель', 'sugar substitute'],
  xylitol: ['сахарозаменитель', 'подсластитель', 'sugar substitute'],
  stevia: ['сахарозаменитель', 'подсластитель', 'sugar substitute'],
};

const SLEEP = ['сон', 'бессонница', 'sleep', 'insomnia'];
const CALM = ['стресс', 'нервы', 'спокойствие', 'stress relief', 'calm'];
const ENERGY = ['энергия', 'бодрость', 'усталость', 'energy', 'tiredness'];
const MEMORY = ['память', 'внимание', 'мозг', 'memory', 'focus', 'brain'];
const IMMUNITY = ['иммунитет', 'простуда', 'immunity', 'immune support'];
const JOINTS = ['суставы', 'связки', 'хрящи', 'joints', 'ligaments', 'cartilage'];
const BONES = ['кости', 'bones', 'bone health'];
const EYES = ['зрение', 'глаза', 'eyes', 'eyesight', 'vision'];
const LIVER = ['печень', 'желчь', 'liver support'];
const COUGH = ['кашель', 'от кашля', 'горло', 'cough', 'sore throat'];
const HEART = ['сердце', 'сосуды', 'heart health'];
const HAIR = ['волосы', 'выпадение волос', 'hair growth', 'hair loss'];
const SKIN = ['кожа', 'skin'];
const MUSCLES = ['мышцы', 'набор массы', 'muscles', 'muscle gain'];
const WEIGHT = ['похудение', 'стройность', 'weight loss', 'slimming'];
const THYROID = ['щитовидная железа', 'щитовидка', 'thyroid'];
const PREGNANCY = ['беременность', 'планирование беременности', 'pregnancy'];
const MEN = ['мужское здоровье', 'men’s health'];

/** What people look for when they mean these lines. Never shown: what the shop says about its goods stands in their texts. */
export const WANTED_FOR: Names = {
  melatonin: SLEEP,
  'evening-herbs': [...SLEEP, ...CALM],
  'evening-tea': [...SLEEP, ...CALM],
  'valerian-motherwort': [...SLEEP, ...CALM],
  theanine: [...CALM, ...SLEEP],
  glycine: [...CALM, ...SLEEP, ...MEMORY],
  'five-htp': [...SLEEP, ...CALM],
  'magnesium-b6': [...CALM, ...HEART],
  'magnesium-glycinate': CALM,
  ashwagandha: CALM,
  rhodiola: [...CALM, ...ENERGY],
  eleuthero: ENERGY,
  ginseng: ENERGY,
  schisandra: ENERGY,
  'lions-mane': MEMORY,
  ginkgo: MEMORY,
  caffeine: ENERGY,
  'guarana-shot': ENERGY,
  'pre-workout': ENERGY,
  'b-complex': CALM,
  ubiquinone: HEART,
  ubiquinol: HEART,
  'omega-3': HEART,
  potassium: HEART,
  echinacea: IMMUNITY,
  'zinc-c': IMMUNITY,
  'ascorbic-acid': IMMUNITY,
  'buffered-c': IMMUNITY,
  'rosehip-c': IMMUNITY,
  'liposomal-c': IMMUNITY,
  'vitamin-d3': IMMUNITY,
  'propolis-syrup': [...IMMUNITY, ...COUGH],
  'plantain-syrup': COUGH,
  'licorice-syrup': COUGH,
  'joint-complex': JOINTS,
  'collagen-two': JOINTS,
  'bone-complex': BONES,
  'calcium-d3': BONES,
  'calcium-citrate': BONES,
  'calcium-magnesium-zinc': BONES,
  'vitamin-d3-k2': BONES,
  'kids-calcium': BONES,
  'eye-complex': EYES,
  bilberry: EYES,
  'milk-thistle': LIVER,
  'bile-herbs': LIVER,
  'hair-complex': HAIR,
  'burdock-shampoo': HAIR,
  biotin: [...HAIR, ...SKIN],
  'skin-complex': SKIN,
  'marine-collagen': SKIN,
  'collagen-hyaluron': SKIN,
  hyaluronic: SKIN,
  whey: MUSCLES,
  isolate: MUSCLES,
  creatine: MUSCLES,
  bcaa: MUSCLES,
  carnitine: WEIGHT,
  'green-tea-egcg': WEIGHT,
  psyllium: WEIGHT,
  iodine: THYROID,
  kelp: THYROID,
  selenium: THYROID,
  'folic-acid': PREGNANCY,
  methylfolate: PREGNANCY,
  'pregnancy-multi': PREGNANCY,
  'men-multi': MEN,
  'saw-pumpkin': [...MEN, 'простата', 'prostate'],
  'women-multi': ['женское здоровье', 'women’s health'],
  'iron-bisglycinate': ['гемоглобин', 'анемия', 'haemoglobin', 'anaemia'],
};

/** The same for all that stands in a category. */
export const CATEGORY_WANTED_FOR: Names = {
  probiotics: ['кишечник', 'микрофлора', 'дисбактериоз', 'gut health', 'microbiome'],
  fibre: ['кишечник', 'запор', 'gut health', 'constipation'],
  enzymes: ['кишечник', 'желудок', 'тяжесть после еды', 'gut health', 'stomach'],
  'hair-care': ['рост волос', 'hair growth'],
};

/** Other words for a form. */
export const FORM_NAMES: Names = {
  gummies: ['мармеладки', 'жевательный мармелад', 'желейные', 'gummy', 'jelly'],
  chewables: ['жевательные', 'chews'],
  lozenges: ['леденцы', 'lozenges'],
  effervescent: ['растворимые таблетки', 'шипучка', 'fizzy'],
  softgels: ['гелевые капсулы'],
  sachets: ['стики', 'пакетики', 'sticks'],
  liquid: ['жидкий', 'питьевой', 'drinkable', 'liquid'],
  'liquid-extract': ['настойка', 'жидкий', 'tincture'],
  'loose-tea': ['листовой чай', 'leaf tea'],
  'tea-bags': ['пакетированный чай'],
  'essential-oil': ['аромамасло', 'aroma oil'],
};
