import { $location } from '@vitrava/shared-kit/bus/shell';
import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { SHOP } from '@vitrava/shared-kit/contracts/shop';
import { createWatch, type Scope } from 'effector';
import { whenIdle } from '../idle/index.ts';
import { pageOpened } from '../routing/index.ts';
import { rememberTypeface } from '../typeface-cookie/index.ts';

const FAMILY = 'Golos Text Variable';

/** A letter of each file that the shop's texts need: see `shared-kit/src/ui/fonts.css`. */
const LETTERS: Readonly<Record<string, string>> = { latin: 'A', cyrillic: 'Я' };

/** Fetches the brand typeface when the browser is idle and uses it from the next page on (`data-typeface`). */
export function followTypeface(scope: Scope, locale: LocaleCode): void {
  const root = document.documentElement;
  if ('typeface' in root.dataset || !('fonts' in document)) return;
  let isLoaded = false;
  let { pathname } = scope.getState($location);
  whenIdle(() => {
    loadTypeface(locale).then(
      () => {
        isLoaded = true;
        rememberTypeface(locale);
      },
      // Without its files the page keeps the fallback; a later document requests them again.
      () => undefined,
    );
  });
  const unwatch = createWatch({
    unit: pageOpened,
    scope,
    fn({ location }) {
      // A query changes a part of the page, and the rest would be laid out for the typeface alone.
      const isOtherPage = location.pathname !== pathname;
      pathname = location.pathname;
      if (!isLoaded || !isOtherPage) return;
      root.dataset['typeface'] = '';
      unwatch();
    },
  });
}

async function loadTypeface(locale: LocaleCode): Promise<void> {
  // An optional face that was not there when the document was first painted is never shown in it.
  for (const face of document.fonts) if (face.family.includes(FAMILY)) face.display = 'swap';
  const letters = LOCALES[locale].alphabets.map((alphabet) => LETTERS[alphabet]);
  await document.fonts.load(`1rem "${FAMILY}"`, [...letters, SHOP.currency.sign].join(''));
}
