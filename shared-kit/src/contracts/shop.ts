import declared from './shop.json' with { type: 'json' };
import { requireKeys, requireValue } from './shop-keys.ts';

/**
 * The declaration of a shop. Languages by code, which is a tag of BCP 47 in addresses, cookies, `hreflang` and the names of locale files:
 * - `prefix`: of its addresses; the default language has none.
 * - `iso`: for `lang` and `Intl`. `language`: as the API spells it.
 * - `name`: its own name, as the switch shows it.
 * - `alphabets`: files of the brand typeface. `zone`: the name of the shop's time zone.
 * `country` (ISO 3166), `timeZone` and `currency` (ISO 4217) are those the shop trades in. `brand`: the words of the frame per language, and
 * `sign` what is drawn for the shop without words; those of this shop when absent.
 */
export type ShopDeclaration = typeof declared & {
  readonly brand?: Readonly<Record<keyof typeof declared.languages, Brand>>;
  readonly sign?: Sign;
};

/**
 * What the frame writes of a brand. `title` and `description` are those of pages without their own, `notice` is at the end of each page.
 * `start` names the start page, `toStart` the way there. `cookies` ends the sentence on them.
 */
export type Brand = Readonly<
  Record<
    'name' | 'title' | 'description' | 'country' | 'motto' | 'notice' | 'start' | 'toStart' | 'searchHint' | 'cookies' | 'loop',
    string
  >
>;

/**
 * The sign of a brand: paths of an SVG in a grid of 48, with the colours of its pictures, the last path's apart. `start` is the path of the
 * start page's icon, in a grid of 24.
 */
export interface Sign {
  readonly paths: readonly string[];
  readonly colors: readonly [first: string, last: string];
  readonly start: string;
}

/** The declaration of this shop. Another shop gives its own: `SHOP` to servers and builds, `data-shop` in documents. */
export const SHOP: ShopDeclaration = readShop(globalThis.document?.documentElement.dataset['shop'] ?? globalThis.process?.env['SHOP']);

/** The text of another shop's declaration, for its documents; null for this shop. */
export const SHOP_TEXT: string | null = SHOP === declared ? null : JSON.stringify(SHOP);

/** The variables that make another process read the same declaration. */
export const SHOP_ENVIRONMENT: Readonly<Record<string, string>> = SHOP_TEXT === null ? {} : { SHOP: SHOP_TEXT };

function readShop(text: string | undefined): ShopDeclaration {
  if (!text) return declared;
  const shop = { ...declared, ...(JSON.parse(text) as ShopDeclaration) };
  // The server that wrote a document has checked it.
  if (!globalThis.document) checkShop(shop);
  return shop;
}

function checkShop(shop: ShopDeclaration): void {
  requireKeys(shop, declared, '', ['brand', 'sign']);
  requireKeys(shop.currency, declared.currency, 'currency.');
  requireValue('currency.code', shop.currency.code, (code) => Boolean(new Intl.NumberFormat('en', { style: 'currency', currency: code })));
  requireValue('timeZone', shop.timeZone, (timeZone) => Boolean(new Intl.DateTimeFormat('en', { timeZone })));
  const isTag = (tag: string) => Intl.getCanonicalLocales(tag)[0] === tag;
  if (shop.sign) requireKeys(shop.sign, { paths: [], colors: [], start: '' }, 'sign.');
  for (const [code, language] of Object.entries(shop.languages)) {
    requireValue('languages', code, isTag);
    requireKeys(language, declared.languages.ru, `languages.${code}.`);
    requireValue(`languages.${code}.iso`, language.iso, isTag);
    requireValue(`languages.${code}.prefix`, language.prefix, (prefix) => /^(?:\/[a-z0-9-]+)?$/.test(prefix));
  }
  const unprefixed = Object.values(shop.languages).filter(({ prefix }) => prefix === '');
  if (unprefixed.length === 1) return;
  throw new Error(`SHOP declares ${unprefixed.length} languages without a prefix, but a shop has exactly one: its default.`);
}
