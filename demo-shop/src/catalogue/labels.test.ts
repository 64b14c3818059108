import { describe, expect, it } from '@jest/globals';
import { LABELS, type LabelFacet } from '@vitrava/shared-kit/contracts/facets';
import { buildCatalogue } from './build.ts';

const { products } = buildCatalogue();
const labelled = (label: LabelFacet) => products.filter(({ labels }) => labels.includes(label));

/** By the Russian compositions; the labels follow from the English ones. */
const CONTRADICTIONS: Readonly<Record<LabelFacet, RegExp>> = {
  vegan:
    /желатин|коллаген|рыб|тресков|треск[иа]|лосос|крил|мёд|мед(?:$|[^а-яё])|прополис|молочн|сыворот|казеин|глюкозамин|хондроитин|гиалурон|лактобац|бифидобак|ретинил|D3/i,
  gluten_free: /глютен|пшени|овся|ячмен|ржан|солод(?!к)/i,
  lactose_free: /лактоз(?!а )|молочн|сыворот|казеин|лактобац|бифидобак/i,
  sugar_free:
    /сахар|сироп|мёд|фруктоз|декстроз|мальтодекстрин|изомальтулоз|сок(?:$|[^а-яё])|финик|ягоды|миндал|арахис|фундук|кешью|какао|молочн|казеин/i,
};

describe('the labels of the demo catalogue', () => {
  it.each(LABELS)('The label %s is on many products but not on all', (label) => {
    const eaten = products.filter(({ labels }) => labels.length > 0).length;
    expect(labelled(label).length).toBeGreaterThan(100);
    expect(labelled(label).length).toBeLessThan(eaten);
  });

  it.each(LABELS)('No product with the label %s has a composition that contradicts it', (label) => {
    const wrong = labelled(label).filter(({ composition }) => CONTRADICTIONS[label].test(composition.ru));
    expect(wrong.map(({ slug, composition }) => `${slug}: ${composition.ru}`)).toEqual([]);
  });

  it('Every product that is made for vegans has the label vegan', () => {
    const made = products.filter(({ traits }) => traits.includes('vegan'));
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter(({ labels }) => !labels.includes('vegan')).map(({ slug }) => slug)).toEqual([]);
  });

  it('A product that is named sugar-free has the label', () => {
    const named = products.filter(({ name }) => /sugar-free/i.test(name.en));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ labels }) => !labels.includes('sugar_free'))).toEqual([]);
  });

  it('Products that are not eaten have no labels', () => {
    const gear = products.filter(({ packForm }) => packForm === 'gear');
    expect(gear.flatMap(({ labels }) => labels)).toEqual([]);
  });
});
