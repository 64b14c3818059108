import { $apiConfig } from '@vitrava/shared-kit/api-client';
import { $locale, $location } from '@vitrava/shared-kit/bus/shell';
import { inEveryLanguage, localizePath, writtenFor } from '@vitrava/shared-kit/contracts/locale';
import type { FrameInput, FrameOutput, FramePart, ScopeValues } from '@vitrava/shared-kit/contracts/page';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { ScopeAndTexts } from '@vitrava/shared-kit/mount/root';
import { allSettled, fork, serialize } from 'effector';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { ErrorPage } from '../layout/error-page/index.ts';
import { ShellFooter } from '../layout/footer/index.ts';
import { $company, companyRequested, PageSkeleton, Preloader, ShellHeader, ShellTrail } from '../layout/index.ts';

const files = { ru, en, de };
const texts = inEveryLanguage((locale) => createI18n(locale, writtenFor(files, locale)));

/** Draws what surrounds the remotes, in a scope of its own; each part as the browser will hydrate it. */
export async function renderFrame({ url, locale, values, route, status, reason, parts, api }: FrameInput): Promise<FrameOutput> {
  const { pathname, search } = new URL(url, 'http://shop.local');
  const location = { pathname, search, hash: '', key: 'initial' };
  const scope = fork({
    values: { [$location.sid as string]: location, ...values, [$locale.sid as string]: locale, [$apiConfig.sid as string]: api },
  });
  if (parts.includes('footer')) await allSettled(companyRequested, { scope });

  const draw = (part: FramePart, view: ReactElement): string => {
    if (!parts.includes(part)) return '';
    const tree = (
      <ScopeAndTexts scope={scope} i18n={texts[locale]}>
        {view}
      </ScopeAndTexts>
    );
    return renderToString(tree, { identifierPrefix: `shell-${part}` });
  };

  return {
    header: draw('header', <ShellHeader />),
    footer: draw('footer', <ShellFooter />),
    trail: draw('trail', <ShellTrail />),
    skeleton: draw('skeleton', <PageSkeleton shape={route?.meta.skeleton} />),
    greeting: draw('greeting', <Preloader />),
    error: draw('error', <ErrorPage status={status} path={localizePath(pathname, locale)} reason={reason} />),
    state: documentState(serialize(scope)),
  };
}

/** The shell's own stores, for the browser; values that the server had before are not sent twice. */
function documentState(values: ScopeValues): ScopeValues {
  const sid = $company.sid as string;
  return sid in values ? { [sid]: values[sid] } : {};
}
