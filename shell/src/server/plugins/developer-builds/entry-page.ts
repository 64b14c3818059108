import type { DeveloperPass } from '@vitrava/delivery/signed-tokens';
import { escapeHtml } from '@vitrava/server-kit/html';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { serverWords } from '../../words/index.ts';

/** What the link of a developer shows: a question, so that no one gets into a working build by a link that someone else has sent. */
export function entryPage({ person, remotes }: DeveloperPass, code: string, locale: LocaleCode): string {
  const t = serverWords(locale);
  const question = t('workingBuild.question', { remotes: remotes.join(', '), person });
  return page(
    t('workingBuild.title'),
    `<p>${escapeHtml(question)}</p>
<form method="post" action="/_developer/enter?code=${encodeURIComponent(code)}"><button>${escapeHtml(t('workingBuild.enter'))}</button></form>`,
    locale,
  );
}

/** What an old or foreign link shows. */
export function noEntryPage(locale: LocaleCode): string {
  const t = serverWords(locale);
  return page(t('workingBuild.nothing'), `<p>${escapeHtml(t('workingBuild.used'))}</p>`, locale);
}

/** The policy of both. */
export const ENTRY_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function page(title: string, content: string, locale: LocaleCode): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}
