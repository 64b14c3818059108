import { createHash } from 'node:crypto';
import type { ShopSettings } from '@vitrava/shared-kit/bus/shell';
import type { Settings as CmsSettings, LastUpdate } from '@vitrava/shared-kit/contracts/api';
import { themeCss } from '@vitrava/shared-kit/internal/theme';

/** The settings as pages use them. */
export interface SettingsSnapshot {
  /** What remotes see on the bus. */
  readonly shop: ShopSettings;
  /** Calls beyond the specification that the backend does not offer. */
  readonly missing: readonly string[];
  /** Differs when `shop` or `missing` differs: part of the key of everything rendered. */
  readonly stamp: string;
  /** When each key changed last, for the browser to see whether it has changed since. */
  readonly stamps: Partial<LastUpdate>;
  readonly theme: { readonly stamp: string; readonly css: string };
}

const DEFAULTS: ShopSettings = { pageSize: 24, showDiscounts: true, telegramBot: false, logo: null };

/** Makes a snapshot of what is known; the rest has its default. */
export function takeSnapshot(known: Partial<CmsSettings>, stamps: Partial<LastUpdate> = {}): SettingsSnapshot {
  const shop: ShopSettings = {
    pageSize: known.CMS_PAGE_SIZE ?? DEFAULTS.pageSize,
    showDiscounts: known.CMS_SHOW_DISCOUNTS ?? DEFAULTS.showDiscounts,
    telegramBot: known.CMS_TG_BOT ?? DEFAULTS.telegramBot,
    logo: known.CMS_LOGO === undefined ? DEFAULTS.logo : known.CMS_LOGO,
  };
  const css = themeCss(known.CMS_COLORS ?? {});
  return lacking({ shop, stamps, theme: { stamp: stampOf(css), css } }, []);
}

/** The same settings over a backend that lacks these calls. */
export function lacking(
  { shop, stamps, theme }: Omit<SettingsSnapshot, 'missing' | 'stamp'>,
  missing: readonly string[],
): SettingsSnapshot {
  return { shop, stamps, theme, missing, stamp: stampOf(JSON.stringify([shop, missing])) };
}

function stampOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
