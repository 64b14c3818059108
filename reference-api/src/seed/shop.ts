import type { Texts } from './texts.ts';

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
  /** Registration numbers and other particulars of the seller, as named lines. */
  readonly sellerDetails: { readonly name: Texts; readonly value: Texts }[];
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

export interface SeedContent {
  readonly articles: readonly SeedArticle[];
  readonly questions: readonly SeedQuestion[];
  readonly slides: readonly SeedSlide[];
  readonly pages: readonly SeedPage[];
}
