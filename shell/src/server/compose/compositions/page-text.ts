import { scriptJson } from '@vitrava/server-kit/html';
import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { ComposedRemote, PageComposition } from '@vitrava/shared-kit/contracts/page';

/** The existence of this module decides who may see a page, also where it has no style sheet. */
const MIDDLEWARE = './middleware/';

/** A composition for documents of a language, safe in `<script>`, without other texts and unneeded modules. */
export function pageTextOf(page: PageComposition, locale: LocaleCode): string {
  const remotes = Object.entries(page.remotes).map(([name, remote]) => [name, { ...remote, files: neededFiles(remote) }]);
  return scriptJson(inOneLanguage({ ...page, remotes: Object.fromEntries(remotes) }, locale));
}

function neededFiles({ files }: ComposedRemote): ComposedRemote['files'] {
  return Object.fromEntries(Object.entries(files).filter(([name, { css }]) => css.length > 0 || name.startsWith(MIDDLEWARE)));
}

/** The same value; what is written once per language keeps the one. */
function inOneLanguage(value: unknown, locale: LocaleCode): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inOneLanguage(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isTexts = entries.length > 0 && entries.every(([key, text]) => Object.hasOwn(LOCALES, key) && typeof text === 'string');
  const ofLocale = isTexts && Object.hasOwn(value, locale) ? entries.filter(([key]) => key === locale) : entries;
  return Object.fromEntries(ofLocale.map(([key, item]) => [key, inOneLanguage(item, locale)]));
}
