import type { FormDefinition, IngredientDefinition, LineDefinition, Make, Segment } from './definitions.ts';
import type { CatalogueFacts } from './facts.ts';

/** The facts by their slugs. A line that names what no table has fails with both names. */
export interface Lookup {
  readonly facts: CatalogueFacts;
  readonly ingredientsOf: (line: LineDefinition) => readonly IngredientDefinition[];
  readonly segmentOf: (line: LineDefinition) => Segment;
  readonly formOf: (make: Make, line: LineDefinition) => FormDefinition;
}

export function createLookup(facts: CatalogueFacts): Lookup {
  const ingredients = new Map(facts.ingredients.map((item) => [item.slug, item]));
  const segments = new Map(facts.categories.map((category) => [category.slug, category.segment]));
  const found = <Item>(item: Item | undefined, line: LineDefinition, problem: string): Item => {
    if (item === undefined) throw new Error(`Line "${line.slug}" ${problem}`);
    return item;
  };
  return {
    facts,
    ingredientsOf: (line) =>
      line.of.map((slug) => found(ingredients.get(slug), line, `names the ingredient "${slug}", which no table has`)),
    segmentOf: (line) => found(segments.get(line.category), line, `stands in "${line.category}", which is not a leaf of the tree`),
    formOf: ({ form }, line) => found(facts.forms[form], line, `is made in the form "${form}", which no table has`),
  };
}
