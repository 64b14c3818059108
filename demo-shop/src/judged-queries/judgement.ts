import type { SeedCatalogue, SeedProduct } from '@vitrava/reference-api/seed';

/**
 * A text, and what must show among the first three. `*-magnesium-b6-*` is a product by its slug, any maker and pack where a star
 * stands; `@collagen` is any product of that category or beneath it; `@collagen *-powder` is both at once. One of them is enough. With
 * none of them the shop sells nothing of the kind, and an empty list is the only right answer.
 */
export type Judgement = readonly [text: string, ...anyOf: string[]];

export interface JudgedQuery {
  readonly kind: string;
  readonly text: string;
  /** Slugs of all products that answer the query; none where nothing may be shown. */
  readonly right: ReadonlySet<string>;
}

/** The kind of queries for what the shop does not sell. */
const NOTHING = 'nothing';

/** The judgements with their products; throws when one names nothing that the shop sells. */
export function judge(catalogue: SeedCatalogue, judgements: Readonly<Record<string, readonly Judgement[]>>): JudgedQuery[] {
  const parents = new Map(catalogue.categories.map((row) => [row.slug, row.parent]));
  const isIn = (slug: string | null | undefined, category: string): boolean =>
    slug !== null && slug !== undefined && (slug === category || isIn(parents.get(slug), category));
  const answers = (product: SeedProduct, wanted: string) =>
    wanted
      .split(' ')
      .every((part) => (part.startsWith('@') ? isIn(product.category, part.slice(1)) : slugPattern(part).test(product.slug)));
  return Object.entries(judgements).flatMap(([kind, rows]) =>
    rows.map(([text, ...anyOf]) => {
      if (anyOf.length === 0 && kind !== NOTHING) throw new Error(`The judgement of «${text}» names nothing.`);
      const found = anyOf.map((wanted) => catalogue.products.filter((product) => answers(product, wanted)));
      const idle = anyOf[found.findIndex((products) => products.length === 0)];
      if (idle !== undefined) throw new Error(`The judgement of «${text}» names "${idle}", which the seed does not hold.`);
      return { kind, text, right: new Set(found.flat().map((product) => product.slug)) };
    }),
  );
}

function slugPattern(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
}
