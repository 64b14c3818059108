import type { Preview } from '@vitrava/delivery/resolver';
import type { ReleaseRecord } from '@vitrava/delivery/store';
import { escapeHtml, voidElement } from '@vitrava/server-kit/html';
import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { serverWords } from '../../words/index.ts';

/** Where the ribbon's style sheet is: no byte of it is in the pages of other visitors. */
export const RIBBON_STYLE_ADDRESS = '/_preview/ribbon.css';
/** Where the script of its button is, which brings the overlay of who drew what. */
export const RIBBON_SCRIPT_ADDRESS = '/_preview/ribbon.js';
/** Where a form leads that ends the preview. */
export const LEAVE_ADDRESS = '/_preview/leave';

/** The ribbon over a link's page: content, expiry and a form to leave; after its end, once, the reason. */
export function previewRibbon(preview: Preview, locale: LocaleCode): string {
  const content = preview.type === 'shown' ? shownContent(preview, locale) : `<p>${escapeHtml(sentenceOf(preview, locale))}</p>`;
  return [
    voidElement('link', { rel: 'stylesheet', href: RIBBON_STYLE_ADDRESS }),
    preview.type === 'shown' ? `<script type="module" src="${RIBBON_SCRIPT_ADDRESS}"></script>` : '',
    `<aside class="vitrava-preview" aria-label="${escapeHtml(titleOf(preview, locale))}" data-state="${preview.type}"${followed(preview)}>${content}</aside>`,
  ].join('');
}

/** The page of a working build loads again when its developer has saved a change. */
function followed(preview: Preview): string {
  const isWorking = preview.type === 'shown' && preview.link.show.type === 'working';
  return isWorking ? ` data-follow="${escapeHtml(versionsIn(preview))}"` : '';
}

/** The versions that a link shows, as text. */
export function versionsIn({ releases }: Extract<Preview, { type: 'shown' }>): string {
  return releases.map(({ remote, version }) => `${remote}@${version}`).join(', ');
}

/** The texts of the overlay of remotes; `show` is on its button. */
function overlayWords(locale: LocaleCode) {
  const t = serverWords(locale);
  return {
    show: t('overlay.show'),
    list: t('overlay.list'),
    frame: t('overlay.frame'),
    page: t('overlay.page'),
    window: t('overlay.window'),
    popup: t('overlay.popup'),
    fragment: t('overlay.fragment'),
  };
}

/** Hidden until its script is there. */
function overlayButton(locale: LocaleCode): string {
  const words = overlayWords(locale);
  return `<button type="button" data-overlay="${escapeHtml(JSON.stringify(words))}" hidden>${escapeHtml(words.show)}</button>`;
}

export function leaveForm(preview: Preview, locale: LocaleCode): string {
  const label = serverWords(locale)(isReplay(preview) ? 'replay.leave' : 'preview.leave');
  return `<form method="post" action="${LEAVE_ADDRESS}"><button>${escapeHtml(label)}</button></form>`;
}

/** What a page of this kind is called: a preview of versions, or a composition that is shown again. */
export function titleOf(preview: Preview, locale: LocaleCode): string {
  return serverWords(locale)(isReplay(preview) ? 'replay.title' : 'preview.title');
}

function isReplay(preview: Preview): boolean {
  if (preview.type === 'shown') return preview.link.show.type === 'composition';
  return preview.why.type === 'gone' && preview.why.composition !== null;
}

/** What is shown to the holder alone, in a sentence; or why it is not (any more). */
export function sentenceOf(preview: Preview, locale: LocaleCode): string {
  const t = serverWords(locale);
  if (preview.type === 'shown') {
    const { show, expiresAt } = preview.link;
    const until = timeOf(expiresAt, locale);
    if (show.type === 'composition') return t('replay.shown', { id: show.id, newest: newestOf(preview.releases, locale), until });
    if (show.type === 'working') return t('preview.working', { until });
    return show.type === 'arm' ? t('preview.arm', { arm: show.arm, experiment: show.experiment, until }) : t('preview.versions', { until });
  }
  const { why } = preview;
  if (why.type === 'over') return t('preview.over', { experiment: why.experiment });
  if (why.type === 'gone') {
    const missing = why.missing.join(', ');
    return why.composition === null ? t('preview.gone', { missing }) : t('replay.gone', { id: why.composition, missing });
  }
  return t(`preview.${why.type}`);
}

function shownContent(preview: Extract<Preview, { type: 'shown' }>, locale: LocaleCode): string {
  const { releases } = preview;
  const items = releases.map(({ remote, version }) => `<li><code>${escapeHtml(`${remote}@${version}`)}</code></li>`);
  const list = `<ul>${items.join('')}</ul>`;
  const count = escapeHtml(serverWords(locale)('replay.versions', { count: releases.length }));
  return [
    `<p><strong>${escapeHtml(titleOf(preview, locale))}</strong> ${escapeHtml(sentenceOf(preview, locale))}</p>`,
    isReplay(preview) ? `<details><summary>${count}</summary>${list}</details>` : list,
    overlayButton(locale),
    leaveForm(preview, locale),
  ].join('');
}

function newestOf(releases: readonly ReleaseRecord[], locale: LocaleCode): string {
  const [newest] = releases
    .map(({ createdAt }) => createdAt)
    .sort()
    .reverse();
  return newest === undefined ? '—' : timeOf(newest, locale);
}

function timeOf(iso: string, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(iso))} UTC`;
}
