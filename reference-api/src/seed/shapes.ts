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
  /** What else sets it apart, e.g. `kids`, `vegan`. That it is a supplement is said by `isSupplement`. */
  readonly traits: readonly string[];
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

/** What people say, and what of the assortment they mean by it. */
export interface SeedMeaning {
  /**
   * Another name for things, what groups of goods are called, what people complain of, what the shop does not sell, other things that it does not sell but that
   * complaints may be said with («сижу на стуле, болит спина»), words besides («купить», «отзывы»), or words of other things that have the stems of ours («печенье» that of
   * «печень»): these are other words exactly as they are written here.
   */
  readonly kind: 'name' | 'group' | 'complaint' | 'not-sold' | 'other-thing' | 'aside' | 'namesake';
  /**
   * Goods that are meant, the best first, none for what is not sold and for words besides: `category:sleep-calm`, `ingredient:magnesium` (made of it or named for it), `form:lozenges`, `trait:kids`,
   * `named:омега` (a word of their names). All of several terms with spaces between them: `ingredient:echinacea form:lozenges`.
   */
  readonly leadsTo: readonly string[];
  readonly says: readonly string[];
}

/** Safe block format of prose; never raw HTML. Inline text may carry `**strong**`, `` `code` `` and `[label](address)` only. */
export type SeedBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string; readonly by: string | null }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'image'; readonly picture: string; readonly alt: string }
  | { readonly kind: 'code'; readonly text: string }
  /** `poster` names a drawn scene. */
  | { readonly kind: 'video'; readonly address: string; readonly title: string; readonly poster: string | null };

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

/** A part of a page; `id` is its anchor. */
export interface SeedSection {
  readonly id: string;
  readonly title: Texts;
  readonly body: { readonly ru: readonly SeedBlock[]; readonly en: readonly SeedBlock[] };
}

/** A page of the shop's own words, `slug` in its address. */
export interface SeedPage {
  readonly slug: string;
  readonly updatedAt: string;
  readonly title: Texts;
  readonly summary: Texts;
  readonly sections: readonly SeedSection[];
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

/** How the company is reached. `number` is E.164, `display` what people read. */
export interface SeedCompany {
  readonly name: Texts;
  readonly legalName: Texts;
  readonly phones: { readonly number: string; readonly display: Texts; readonly label: Texts }[];
  readonly email: string;
  readonly address: Texts;
  readonly schedule: Texts;
  readonly social: { readonly network: string; readonly name: Texts; readonly url: string }[];
  readonly creators: { readonly name: Texts; readonly url: string };
}

/** A customer to sign in as at once. */
export interface SeedAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly dateOfBirth: string;
}

export interface SeedCity {
  readonly id: string;
  readonly name: Texts;
}

/** A place where orders are handed over; `prepaid` ones take paid orders only. */
export interface SeedPickupPoint {
  readonly id: string;
  readonly city: string;
  readonly name: Texts;
  readonly address: Texts;
  readonly workschedule: Texts;
  readonly phone: string;
  readonly periodDays: number;
  readonly prepaid: boolean;
  readonly weightLimitGrams: number;
  readonly latitude: number;
  readonly longitude: number;
}

export interface SeedDelivery {
  readonly cities: readonly SeedCity[];
  readonly points: readonly SeedPickupPoint[];
}

export interface SeedCatalogue {
  readonly brands: readonly SeedBrand[];
  readonly categories: readonly SeedCategory[];
  readonly ingredients: readonly SeedIngredient[];
  readonly products: readonly SeedProduct[];
  readonly meanings: readonly SeedMeaning[];
}

export interface SeedContent {
  readonly articles: readonly SeedArticle[];
  readonly questions: readonly SeedQuestion[];
  readonly slides: readonly SeedSlide[];
  readonly pages: readonly SeedPage[];
}
