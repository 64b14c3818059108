/** Texts that exist in both languages. */
export interface Texts {
  readonly ru: string;
  readonly en: string;
}

/** What a pack looks like; drives the picture generator. */
export type PackForm = 'bottle' | 'dropper' | 'jar' | 'box' | 'blister-box' | 'sachet' | 'pouch' | 'tube' | 'can' | 'gear';

export interface SeedBrand {
  readonly slug: string;
  /** A Russian name is written in Latin letters for English readers; packs carry the Russian one as it is printed. */
  readonly name: Texts;
  readonly manufacturer: Texts;
  readonly country: Texts;
  /** Label colours as #rrggbb: main, accent, ink on main. */
  readonly palette: readonly [string, string, string];
  readonly labelStyle: 'band' | 'block' | 'stripe' | 'minimal' | 'arc';
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
  /** Units left to sell. */
  readonly availability: number;
  /** 0 to 1000, for the popularity sort. */
  readonly popularity: number;
  readonly addedOn: string;
  /** Ingredient slugs, for synonyms across languages. */
  readonly ingredients: readonly string[];
  readonly packForm: PackForm;
}

/** An ingredient with every name people type for it, both languages, trade and chemical. */
export interface SeedIngredient {
  readonly slug: string;
  readonly name: Texts;
  readonly synonyms: readonly string[];
}

/** Safe block format of prose; never raw HTML. Inline text may carry `**strong**` and `[label](/path)` only. */
export type SeedBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string; readonly by: string | null }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'image'; readonly picture: string; readonly alt: string };

export interface SeedArticle {
  readonly slug: string;
  readonly publishedAt: string;
  readonly title: Texts;
  readonly summary: Texts;
  readonly body: { readonly ru: readonly SeedBlock[]; readonly en: readonly SeedBlock[] };
  /** Name of a drawn scene, see the pictures folder. */
  readonly picture: string;
}

export interface SeedQuestion {
  readonly slug: string;
  readonly group: Texts & { readonly slug: string };
  readonly question: Texts;
  readonly answer: { readonly ru: readonly SeedBlock[]; readonly en: readonly SeedBlock[] };
}

export interface SeedSlide {
  readonly slug: string;
  readonly title: Texts;
  readonly text: Texts;
  readonly action: Texts;
  /** Site path without locale prefix. */
  readonly to: string;
  readonly picture: string;
}

export interface SeedCatalogue {
  readonly brands: readonly SeedBrand[];
  readonly categories: readonly SeedCategory[];
  readonly ingredients: readonly SeedIngredient[];
  readonly products: readonly SeedProduct[];
}

export interface SeedContent {
  readonly articles: readonly SeedArticle[];
  readonly questions: readonly SeedQuestion[];
  readonly slides: readonly SeedSlide[];
}
