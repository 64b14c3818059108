import type { AboutProse } from './shape.ts';

export const prose: AboutProse = {
  title: 'About us',
  description: 'Who we are, why we opened Vitrava, the rules by which goods reach the shelf, and what we have managed so far.',
  intro: {
    kicker: 'About us',
    title: 'We read labels more closely than most',
    paragraphs: [
      'Vitrava sells vitamins, supplements and things for a healthy life. We choose them as we would for our own families: we open up the composition, add up the amounts, ask for the papers, and say no when there is no answer.',
      'There is no magic in the catalogue. What there is, on every jar, is how much of the active substance it holds, who made it and where, whom it does not suit, and what one serving costs.',
    ],
  },
  mission: {
    title: 'Why we do this',
    statement: 'So that you can look after yourself in peace: no fear, no miracles, no jars you never needed.',
    paragraphs: [
      'A supplement makes sense when something is really missing: sunlight in winter, fish on the table, protein after training. The rest of the time the best purchase is the one you put off. We say so plainly, even when it means selling less.',
      'That is why every product carries a reminder that it is not a medicine, and why our news is full of guides that help you choose without us. Diagnosis and treatment we leave to doctors.',
    ],
  },
  standards: {
    title: 'How a product should be made',
    lead: 'We do not make supplements, but we decide whose work reaches the shelf. Six rules, and no contract without them.',
    items: [
      {
        name: 'The factory before the label',
        text: 'We work with sites that run under GMP or HACCP, and ask for the latest audit report rather than a certificate in a frame.',
      },
      {
        name: 'Ingredients with a past',
        text: 'The supplier shows where each raw material came from and the tests of every batch: identity, heavy metals, microbiology.',
      },
      {
        name: 'Nothing hidden in the blend',
        text: 'The amount is that of the active substance, not of its salt. Proprietary blends that hide the figures behind one total do not get in.',
      },
      {
        name: 'Blind testing',
        text: 'We buy products off our own shelves, take away the labels and send them to two independent laboratories. If the contents differ from the promise, the batch goes and the money comes back.',
      },
      {
        name: 'Cool, dry and in date',
        text: 'Live cultures are kept at 2–8 °C, everything else below 25 °C and 60% humidity. We send only what has at least six months left.',
      },
      {
        name: 'Every jar can be traced',
        text: 'The batch number is kept with your order. If the maker recalls it, we write to exactly those who bought it.',
      },
    ],
  },
  achievements: {
    title: 'What we have managed so far',
    lead: 'Figures with work behind them, and the dates when it began to show.',
    facts: [
      { value: '700+', meaning: 'products with a composition we have gone through' },
      { value: '120', meaning: 'samples tested blind in half a year' },
      { value: '7', meaning: 'batches taken off sale, and the reasons told' },
      { value: '40', meaning: 'pickup points that take back empty packs' },
    ],
    milestones: [
      {
        when: 'May 2026',
        text: 'Green bins appeared at pickup points: jars and bottles go back into use.',
        more: 'How to return packs',
        to: '/news/second-life-of-jars',
      },
      {
        when: 'August 2026',
        text: 'We published our first report on batch testing, all seven refusals included.',
        more: 'Read the report',
        to: '/news/how-we-test-batches',
      },
      {
        when: 'October 2026',
        text: 'A warehouse with a cold zone opened in Kazan: the Volga and the Urals wait two days less.',
        more: 'What has changed',
        to: '/news/new-warehouse-in-kazan',
      },
    ],
  },
};
