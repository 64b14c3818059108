import type { Preview } from '@vitrava/delivery/resolver';
import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { escapeHtml, voidElement } from '../../html/index.ts';
import { serverWords } from '../../words/index.ts';

/** Where the ribbon's style sheet is: no byte of it is in the pages of other visitors. */
export const RIBBON_STYLE_ADDRESS = '/_preview/ribbon.css';
/** Where a form leads that ends the preview. */
export const LEAVE_ADDRESS = '/_preview/leave';

/**
 * The ribbon over a page that a link shows its holder: what it is, until when, and the way out, a form that needs no script. Over the first page after
 * the preview has ended by itself it says why.
 */
export function previewRibbon(preview: Preview, locale: LocaleCode): string {
  const t = serverWords(locale);
  const content = preview.type === 'shown' ? shownContent(preview, locale) : `<p>${escapeHtml(sentenceOf(preview, locale))}</p>`;
  return [
    voidElement('link', { rel: 'stylesheet', href: RIBBON_STYLE_ADDRESS }),
    `<aside class="vitrava-preview" aria-label="${escapeHtml(t('preview.title'))}" data-state="${preview.type}">${content}</aside>`,
  ].join('');
}

/** A form of one button that ends the preview. */
export function leaveForm(locale: LocaleCode): string {
  return `<form method="post" action="${LEAVE_ADDRESS}"><button>${escapeHtml(serverWords(locale)('preview.leave'))}</button></form>`;
}

/** What is shown to the holder alone, in a sentence; or why it is not (any more). */
export function sentenceOf(preview: Preview, locale: LocaleCode): string {
  const t = serverWords(locale);
  if (preview.type === 'shown') {
    const { show, expiresAt } = preview.link;
    const until = timeOf(expiresAt, locale);
    return show.type === 'arm' ? t('preview.arm', { arm: show.arm, experiment: show.experiment, until }) : t('preview.versions', { until });
  }
  const { why } = preview;
  if (why.type === 'over') return t('preview.over', { experiment: why.experiment });
  if (why.type === 'gone') return t('preview.gone', { missing: why.missing.join(', ') });
  return t(`preview.${why.type}`);
}

function shownContent(preview: Extract<Preview, { type: 'shown' }>, locale: LocaleCode): string {
  const versions = preview.releases.map(({ remote, version }) => `<li><code>${escapeHtml(`${remote}@${version}`)}</code></li>`);
  return `<p><strong>${escapeHtml(serverWords(locale)('preview.title'))}</strong> ${escapeHtml(sentenceOf(preview, locale))}</p><ul>${versions.join('')}</ul>${leaveForm(locale)}`;
}

function timeOf(iso: string, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(iso))} UTC`;
}
