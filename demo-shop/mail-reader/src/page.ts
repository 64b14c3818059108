import type { WrittenMail } from '@vitrava/reference-api/emails';
import type { Language } from '@vitrava/reference-api/language';
import type { MailRow } from '@vitrava/reference-api/mail-outbox';
import { type Html, html } from '@vitrava/reference-api/markup';
import { TEXTS } from './texts.ts';

export interface ReadMail {
  readonly row: MailRow;
  readonly written: WrittenMail;
}

export function listPage(mails: readonly ReadMail[], page: { readonly number: number; readonly last: number }, language: Language): string {
  const texts = TEXTS[language];
  const turn = (number: number, rel: string, label: string) =>
    number < 1 || number > page.last ? null : html`<a rel="${rel}" href="?page=${String(number)}">${label}</a>`;
  const items = mails.map(
    ({ row, written }) => html`<li><a href="${String(row.id)}/">
      <span class="subject" lang="${row.language}">${written.subject}</span>
      <span class="to">${row.recipient}</span><span class="at">${time(row.createdAt, language)}</span><span class="language">${row.language}</span></a></li>`,
  );
  return document(
    language,
    texts.title,
    html`<h1>${texts.title}</h1><p class="about">${texts.about}</p>
    ${mails.length === 0 ? html`<p class="empty">${texts.empty}</p>` : html`<ol class="mails">${items}</ol>`}
    ${page.last === 1 ? null : html`<nav aria-label="${texts.pages}">${turn(page.number - 1, 'prev', `← ${texts.newer}`)}<span>${String(page.number)} / ${String(page.last)}</span>${turn(page.number + 1, 'next', `${texts.older} →`)}</nav>`}`,
  );
}

export function mailPage({ row, written }: ReadMail, language: Language): string {
  const texts = TEXTS[language];
  return document(
    language,
    written.subject,
    html`<p class="back"><a href="../">← ${texts.all}</a></p>
    <h1 lang="${row.language}">${written.subject}</h1>
    <dl><div><dt>${texts.to}</dt><dd>${row.recipient}</dd></div>
      <div><dt>${texts.from}</dt><dd>${written.from.name} &lt;${written.from.address}&gt;</dd></div>
      <div><dt>${texts.at}</dt><dd>${time(row.createdAt, language)}</dd></div></dl>
    <div class="bodies"><section aria-labelledby="html"><h2 id="html">${texts.html}</h2>
      <iframe src="html/" title="${written.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" lang="${row.language}"></iframe></section>
    <section aria-labelledby="text"><h2 id="text">${texts.text}</h2>
      <pre lang="${row.language}" tabindex="0">${withLinks(written.text)}</pre></section></div>`,
  );
}

/** Plain text whose addresses can be followed. */
function withLinks(text: string): readonly Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 0 ? html`${part}` : html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>`));
}

function time(date: Date, language: Language): Html {
  const words = date.toLocaleString(language === 'ru' ? 'ru-RU' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Moscow',
  });
  return html`<time datetime="${date.toISOString()}">${words}</time>`;
}

function document(language: Language, title: string, body: Html): string {
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/dev/mail/style.css"><link rel="icon" href="data:,"></head>
    <body><main>${body}</main></body></html>`.text;
}
