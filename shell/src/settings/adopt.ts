import type { ShopSettings } from '@vitrava/shared-kit/bus/shell';
import type { SettingKey } from '@vitrava/shared-kit/contracts/api';
import { whole } from '@vitrava/shared-kit/contracts/browser';
import { themeVariables } from '@vitrava/shared-kit/internal/theme';
import { bool, obj, or, str, val } from '@withease/contracts';

const pageSize = whole(1, 100);

/** What each key of the CMS must be, and what it is to the shop; a value that is not so leaves what was there. */
const ADOPTIONS: Readonly<Record<SettingKey, (value: unknown) => Partial<ShopSettings>>> = {
  CMS_PAGE_SIZE: (value) => (pageSize.isData(value) ? { pageSize: value } : {}),
  CMS_SHOW_DISCOUNTS: (value) => (bool.isData(value) ? { showDiscounts: value } : {}),
  CMS_TG_BOT: (value) => (bool.isData(value) ? { telegramBot: value } : {}),
  CMS_LOGO: (value) => (or(str, val(null)).isData(value) ? { logo: value } : {}),
  CMS_COLORS(value) {
    if (obj({}).isData(value)) applyColors(value);
    return {};
  },
};

/** The page according to the settings of the CMS: the shop's settings are given, the colours apply at once. */
export function adoptSettings(settings: ShopSettings, answer: Readonly<Record<string, unknown>>): ShopSettings {
  const changes = Object.entries(ADOPTIONS).map(([key, adopt]) => (key in answer ? adopt(answer[key]) : {}));
  return Object.assign({}, settings, ...changes) as ShopSettings;
}

/** Through the object model, as the page's policy wants it; the properties win over those of the theme's sheet. */
function applyColors(colors: object): void {
  for (const [name, value] of Object.entries(themeVariables({ ...colors }))) document.documentElement.style.setProperty(name, value);
}
