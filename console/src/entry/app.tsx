import { I18nProvider } from '@vitrava/shared-kit/i18n';
import { ExpiredForm, SignIn } from '../access/index.ts';
import { Frame } from '../frame/index.ts';
import { Link, Move } from '../move-page/index.ts';
import { Overview } from '../overview/index.ts';
import type { ConsolePage, ConsoleView } from '../report/index.ts';
import { TEXTS } from '../texts/index.ts';

export function ConsoleApp({ locale, view, isStale = false }: ConsolePage & { readonly isStale?: boolean }) {
  return (
    <I18nProvider i18n={TEXTS[locale]}>
      <Frame session={view.type === 'sign-in' ? null : view.session}>
        <View view={view} isStale={isStale} />
      </Frame>
    </I18nProvider>
  );
}

function View({ view, isStale }: { readonly view: ConsoleView; readonly isStale: boolean }) {
  switch (view.type) {
    case 'sign-in':
      return <SignIn {...view} />;
    case 'overview':
      return <Overview {...view} isStale={isStale} />;
    case 'move':
      return <Move {...view} />;
    case 'link':
      return <Link {...view} />;
    case 'expired-form':
      return <ExpiredForm />;
  }
}

export function titleOf({ locale, view }: ConsolePage): string {
  const { t } = TEXTS[locale];
  const titles = {
    'sign-in': () => t('signIn.title'),
    overview: () => t('title'),
    move: () => (view.type === 'move' ? t(`move.${view.move.type}.title`, { remote: view.move.remote, version: view.move.version }) : ''),
    'expired-form': () => t('expiredForm.title'),
    link: () => (view.type === 'link' ? t('link.title', { remote: view.move.remote, version: view.move.version }) : ''),
  } as const;
  return `${titles[view.type]()} · ${t('shop')}`;
}
