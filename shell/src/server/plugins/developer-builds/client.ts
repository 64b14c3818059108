import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { overlayWords, RIBBON_SCRIPT_ADDRESS } from '../../compose/index.ts';
import { serverWords } from '../../words/index.ts';

/** By the `lang` of the page. */
const WORDS = JSON.stringify(Object.fromEntries(LOCALE_CODES.map((code) => [LOCALES[code].iso, wordsOf(code)])));

function wordsOf(locale: LocaleCode) {
  const t = serverWords(locale);
  return {
    ...overlayWords(locale),
    shown: t('workingBuild.shown', { remotes: '{remotes}', version: '{version}' }),
    leave: t('workingBuild.leave'),
  };
}

/** The script of a developer's documents: a ribbon with the build and the way out, and a reload for a new build. */
export const CLIENT_SCRIPT = `
const host = document.createElement('vitrava-working-build');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(\`
  :host { all: initial; position: fixed; inset: auto 0 0 auto; z-index: 2147483647; }
  form { display: flex; gap: .75rem; align-items: center; margin: 0; padding: .5rem .75rem; border-start-start-radius: .5rem;
    background: #14100d; color: #f8f5ee; font: 13px/1.4 ui-monospace, monospace; }
  button { font: inherit; }
\`);
shadow.adoptedStyleSheets = [sheet];
const form = document.createElement('form');
form.method = 'post';
form.action = '/_developer/leave';
const text = document.createElement('span');
text.setAttribute('role', 'status');
const leave = document.createElement('button');
const words = ${WORDS};
const overlay = document.createElement('button');
overlay.type = 'button';
overlay.hidden = true;
const ownWords = words[document.documentElement.lang] ?? words['${LOCALES[DEFAULT_LOCALE].iso}'];
overlay.textContent = ownWords.show;
leave.textContent = ownWords.leave;
import('${RIBBON_SCRIPT_ADDRESS}').then(({ start }) => start(overlay, ownWords));
form.append(text, overlay, leave);
shadow.append(form);
document.documentElement.append(host);

let shown = null;
new EventSource('/_developer/events').addEventListener('message', ({ data }) => {
  const { remotes, version } = JSON.parse(data);
  if (shown !== null && shown !== version) return location.reload();
  shown = version;
  text.textContent = ownWords.shown.replace('{remotes}', () => remotes.join(', ')).replace('{version}', () => version);
});
`;
