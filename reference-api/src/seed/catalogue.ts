import type { LabelFacet } from '@vitrava/shared-kit/contracts/facets';
import type { Texts } from './fields.ts';

/** What a pack looks like; drives the picture generator. */
export const PACK_FORMS = ['bottle', 'dropper', 'jar', 'box', 'blister-box', 'sachet', 'pouch', 'tube', 'can', 'gear'] as const;
export type PackForm = (typeof PACK_FORMS)[number];

export const LABEL_STYLES = ['band', 'block', 'stripe', 'minimal', 'arc'] as const;

export interface SeedBrand {
  readonly slug: string;
  /** A Russian name is written in Latin letters for English readers; packs carry the Russian one as it is printed. */
  readonly name: Texts;
  readonly manufacturer: Texts;
  readonly country: Texts;
  /** Label colours as #rrggbb: main, accent, ink on main. */
  readonly palette: readonly [string, string, string];
  readonly labelStyle: (typeof LABEL_STYLES)[number];
}

export interface SeedCategory {
  readonly slug: string;
  readonly parent: string | null;
  readonly name: Texts;
  readonly position: number;
}

export interface SeedProduct {
  /** Stable and unique, e.g. `severin-magnesium-b6-60-tablets`. */
  readonly slug: string;
  readonly brand: string;
  readonly category: string;
  readonly name: Texts;
  /** Dosage form: tablets, capsules, softgels, powder, drops, syrup, cream, bar, tea, … */
  readonly form: Texts & { readonly slug: string };
  /** Amount per unit, e.g. «400 мг» / "400 mg"; null for goods without one. */
  readonly dose: Texts | null;
  readonly pack: { readonly quantity: number; readonly unit: Texts };
  readonly summary: Texts;
  readonly description: Texts;
  readonly composition: Texts;
  readonly directions: Texts;
  readonly contraindications: Texts;
  readonly storage: Texts;
  /** State registration number for supplements; null for goods that need none. */
  readonly registrationNumber: string | null;
  readonly isSupplement: boolean;
  readonly shelfLifeMonths: number;
  readonly weightGrams: number;
  /** Price with VAT before discount. */
  readonly priceKopecks: number;
  readonly discountPercent: number;
  readonly vatPercent: 10 | 20;
  readonly availability: number;
  /** 0 to 1000, for the popularity sort. */
  readonly popularity: number;
  readonly addedOn: string;
  /** Ingredient slugs, for synonyms across languages. */
  readonly ingredients: readonly string[];
  /** Its other traits, e.g. `kids`, `vegan`. `isSupplement` marks a supplement. */
  readonly traits: readonly string[];
  /** What its label promises; lists are filtered by it. */
  readonly labels: readonly LabelFacet[];
  readonly packForm: PackForm;
  /** Words it is searched by that stand nowhere on it, in both languages: other names of its own, what it is wanted for, other words for its form. */
  readonly searchedAs: { readonly own: readonly string[]; readonly uses: readonly string[]; readonly form: readonly string[] };
}

/** An ingredient with every name people type for it, both languages, trade and chemical. */
export interface SeedIngredient {
  readonly slug: string;
  readonly name: Texts;
  readonly synonyms: readonly string[];
}

/** Phrases of people, and the part of the assortment that they refer to. */
export interface SeedMeaning {
  /**
   * Another name for things, names of groups of goods, complaints of people, goods that the shop does not sell, other
   * things that it does not sell but that complaints may mention («сижу на стуле, болит спина»), or words besides
   * («купить», «отзывы»).
   */
  readonly kind: 'name' | 'group' | 'complaint' | 'not-sold' | 'other-thing' | 'aside';
  /**
   * Goods that are meant, the best first, none for what is not sold and for words besides: `category:sleep-calm`, `ingredient:magnesium` (made of it or named for it), `form:lozenges`, `trait:kids`,
   * `named:омега` (a word of their names). All of several terms with spaces between them: `ingredient:echinacea form:lozenges`.
   */
  readonly leadsTo: readonly string[];
  readonly phrases: readonly string[];
}

/**
 * The role of a word in the analysis of a search text, exactly as it is written. `namesake`: it has the stem of a word of ours and another meaning («печенье»
 * and «печень»). `often-excluded`: in "without sugar and milk" milk is excluded too. `body-part`: «волосы не густые» is a complaint. `not-excluding`: it
 * follows "free" and nothing is excluded ("free shipping").
 */
export type WordRole = 'namesake' | 'often-excluded' | 'body-part' | 'not-excluding';

export interface SeedDictionary {
  readonly wordRoles: Readonly<Record<WordRole, readonly string[]>>;
  /** Terms as in `SeedMeaning.leadsTo`. Products with one of them rank lower unless the text contains it. */
  readonly demoted: readonly string[];
}

export interface SeedCatalogue {
  readonly brands: readonly SeedBrand[];
  readonly categories: readonly SeedCategory[];
  readonly ingredients: readonly SeedIngredient[];
  readonly products: readonly SeedProduct[];
  readonly meanings: readonly SeedMeaning[];
  readonly dictionary: SeedDictionary;
}
