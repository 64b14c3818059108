import declared from './shop.json' with { type: 'json' };

/**
 * The declaration of a shop. Languages by code, which is a tag of BCP 47 in addresses, cookies, `hreflang` and the names of locale files:
 * - `prefix`: of its addresses; the default language has none.
 * - `iso`: for `lang` and `Intl`. `language`: as the API spells it.
 * - `name`: its own name, as the switch shows it.
 * - `alphabets`: files of the brand typeface. `zone`: the name of the shop's time zone.
 * `country` (ISO 3166), `timeZone` and `currency` (ISO 4217) are those the shop trades in.
 */
export type ShopDeclaration = typeof declared & { readonly brand?: Readonly<Record<keyof typeof declared.languages, Brand>> };

/** What the frame shows of a brand. `title` and `description` are those of pages without their own, `notice` is at the end of each page. */
export type Brand = Readonly<Record<'name' | 'title' | 'description' | 'country' | 'motto' | 'notice', string>>;

/** The declaration of this shop. Another shop gives its own: `SHOP` to servers and builds, `data-shop` in documents. */
export const SHOP: ShopDeclaration = readShop(globalThis.document?.documentElement.dataset['shop'] ?? globalThis.process?.env['SHOP']);

/** The text of another shop's declaration, for its documents; null for this shop. */
export const SHOP_TEXT: string | null = SHOP === declared ? null : JSON.stringify(SHOP);

/** The variables that make another process read the same declaration. */
export const SHOP_ENVIRONMENT: Readonly<Record<string, string>> = SHOP_TEXT === null ? {} : { SHOP: SHOP_TEXT };

function readShop(text: string | undefined): ShopDeclaration {
  if (!text) return declared;
  const shop = { ...declared, ...(JSON.parse(text) as ShopDeclaration) };
  const unprefixed = Object.values(shop.languages).filter(({ prefix }) => prefix === '');
  if (unprefixed.length === 1) return shop;
  throw new Error(`SHOP declares ${unprefixed.length} languages without a prefix, but a shop has exactly one: its default.`);
}
