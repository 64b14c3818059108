import type { PaymentDraft } from '@vitrava/reference-api/acquirer';
import { type Html, html } from '@vitrava/reference-api/markup';
import { type CardField, type CardProblems, TEST_CARDS } from '../card.ts';
import type { StoredPayment } from '../store.ts';
import { TEXTS } from './texts.ts';

type Language = PaymentDraft['language'];

const ATTRIBUTES: Readonly<Record<CardField, Html>> = {
  number: html`autocomplete="cc-number" inputmode="numeric" maxlength="23"`,
  expiry: html`autocomplete="cc-exp" inputmode="numeric" maxlength="7" placeholder="09/28"`,
  code: html`autocomplete="cc-csc" inputmode="numeric" maxlength="4" type="password"`,
  holder: html`autocomplete="cc-name" maxlength="60" autocapitalize="characters"`,
};

interface Filled {
  readonly problems: CardProblems;
  /** The fields that may be shown again; number and code are typed again. */
  readonly expiry: string;
  readonly holder: string;
}

const EMPTY: Filled = { problems: {}, expiry: '', holder: '' };

/** The form of a payment that can still be made. */
export function payPage(payment: StoredPayment, filled: Filled = EMPTY): string {
  const { language, order, amount } = payment.draft;
  const texts = TEXTS[language];
  const firstWrong = Object.keys(filled.problems)[0];
  const field = (name: CardField, value = ''): Html => {
    const problem = filled.problems[name];
    const hints: Partial<Record<CardField, string>> = texts.hints;
    const hint = hints[name];
    const notes = [hint ? `${name}-hint` : '', problem ? `${name}-problem` : ''].join(' ').trim();
    return html`<p class="field ${name}"><label for="${name}">${texts.fields[name]}</label>
      <input id="${name}" name="${name}" value="${value}" ${ATTRIBUTES[name]} required${notes ? html` aria-describedby="${notes}"` : null}${problem ? html` aria-invalid="true"` : null}${name === firstWrong ? html` autofocus` : null}>
      ${hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : null}
      ${problem ? html`<span class="problem" id="${name}-problem">${texts.problems[name][problem]}</span>` : null}</p>`;
  };
  return document(
    language,
    firstWrong ? texts.failedTitle : texts.title,
    html`<h1>${texts.title}</h1>
    <dl class="sum"><div><dt>${texts.order}</dt><dd>${texts.number} ${order}</dd></div><div><dt>${texts.amount}</dt><dd class="amount">${rouble(amount, language)}</dd></div></dl>
    ${firstWrong ? html`<p class="summary" role="alert">${texts.summary}</p>` : null}
    <form method="post" action="/pay/${payment.id}" novalidate>
      <fieldset><legend>${texts.card}</legend>
        ${field('number')}${field('expiry', filled.expiry)}${field('code')}${field('holder', filled.holder)}
      </fieldset>
      <button class="pay">${texts.pay} ${rouble(amount, language)}</button>
    </form>
    <form method="post" action="/pay/${payment.id}/leave"><button class="leave">${texts.leave}</button></form>
    <section class="test" aria-labelledby="test-title"><h2 id="test-title">${texts.testTitle}</h2>
      <ul>${TEST_CARDS.map((card) => html`<li><span class="digits">${card.number}</span> — ${texts.verdicts[card.verdict]}</li>`)}</ul>
      <p>${texts.testNote}</p><p>${texts.safety}</p>
    </section>`,
  );
}

/** A payment that has ended, or is being checked: the shop has more information. */
export function finishedPage(payment: StoredPayment): string {
  const { language, return_url: address } = payment.draft;
  const texts = TEXTS[language];
  const body = html`<h1>${texts.overTitle}</h1><p>${texts.over}</p><p><a class="pay" href="${address}">${texts.back}</a></p>`;
  return document(language, texts.overTitle, body);
}

export function missingPage(language: Language): string {
  const texts = TEXTS[language];
  return document(language, texts.missingTitle, html`<h1>${texts.missingTitle}</h1><p>${texts.missing}</p>`);
}

function document(language: Language, title: string, body: Html): string {
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/pay.css"><link rel="icon" href="data:,"></head>
    <body><header>${TEXTS[language].bank}</header><main>${body}</main></body></html>`.text;
}

/** `"1290.50"` as «1 290,50 ₽» or "1,290.50 ₽"; whole roubles without kopecks. */
function rouble(amount: string, language: Language): string {
  const [whole = '0', part = '00'] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'ru' ? '\u00a0' : ',');
  const fraction = part === '00' ? '' : `${language === 'ru' ? ',' : '.'}${part}`;
  return `${grouped}${fraction}\u00a0₽`;
}
