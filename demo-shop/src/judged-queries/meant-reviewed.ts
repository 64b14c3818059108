import type { Judgement } from './judgement.ts';

/** What a review of the search found wrong, and what is near to it and must stay right. */
export const MEANT_REVIEWED = {
  complaint: [
    ['волосы не густые', '@hair-skin-nails', '@hair-care'],
    ['ногти не крепкие', '@hair-skin-nails'],
    ['кожа не упругая', '@hair-skin-nails', '@face', '@collagen'],
    ['сон не крепкий', '@sleep-calm', '*-evening-tea-*'],
    ['ночью немеет рука', '@b-vitamins', '@magnesium', '*-magnesium-*', '*-ginkgo-*'],
    ['препараты для щитовидки', '*-iodine-*', '*-kelp-*', '*-selenium-*'],
    ['таблетки для сердца', '*-ubiqui*', '@omega-3', '@magnesium', '*-potassium-*'],
    ['лечебные грибы', '*-lions-mane-*', '*-reishi-*', '*-chaga-*'],
  ],
  absence: [
    ['protein bar no sugar and high protein', '*-protein-bar-*', '*-vegan-bar-*'],
    ['протеин без сахара и креатин', '*-creatine-*'],
    ['protein without sugar and creatine', '*-creatine-*'],
    ['протеин без сои и молока', '*-vegan-protein-*'],
    ['energy without sugar and caffeine', '@adaptogens', '*-creatine-*', '@b-vitamins'],
    ['не морской коллаген', '*-beef-collagen-*', '*-collagen-two-*', '*-collagen-hyaluron-*'],
    ['крем на лицо не ночной', '*-day-cream-*', '@face'],
  ],
  nothing: [
    ['для похудения как оземпик'],
    ['средство для потенции как виагра'],
    ['витамины как фенибут'],
    ['немеет левая рука'],
    ['боль давящая в груди, немеет рука'],
    ['болит сердце'],
    ['аритмия'],
    ['перебои в сердце'],
    ['плечо отнимается'],
    ['heart racing at night'],
  ],
} as const satisfies Readonly<Record<string, readonly Judgement[]>>;
