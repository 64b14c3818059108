import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { ScopeAndTexts } from '@vitrava/shared-kit/mount/root';
import '@testing-library/jest-dom/jest-globals';
import { type RenderResult, render } from '@testing-library/react';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { fork, launch, type Scope } from 'effector';
import type { ReactElement } from 'react';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import { $shopMap } from '../../shop-map/index.ts';
import { SHOP_MAP } from '../../shop-map/testing/index.ts';

interface Shop {
  readonly locale?: LocaleCode;
  readonly scope?: Scope;
}

/** Renders a piece of the layout as a page would hold it. */
export function renderInShop(view: ReactElement, { locale = 'ru', scope = fork() }: Shop = {}): RenderResult & { scope: Scope } {
  launch({ target: $shopMap, params: SHOP_MAP, scope });
  const i18n = createI18n(locale, { ru, en }[locale]);
  const rendered = render(
    <ScopeAndTexts scope={scope} i18n={i18n}>
      {view}
    </ScopeAndTexts>,
  );
  return { ...rendered, scope };
}
