import { createStore, launch, type Scope } from 'effector';
import type { I18n, Translate } from './texts.ts';

/**
 * The translate function of the remote, in the language of the page: models word heads, announcements and the like by
 * `combine($t, …, (t, …) => t('news.title'))`. Each remote has a store of its own in a scope. It is set before a page is opened, on the
 * server and in the browser, before a fragment is mounted and before a service starts; a scope of a test gives it as `[$t, t]`.
 * Until then every text is its key. It never travels from server to browser.
 */
export const $t = createStore<Translate>((key) => (typeof key === 'string' ? key : (key.at(-1) ?? '')), {
  sid: 'i18n/$t',
  name: '$t',
  serialize: 'ignore',
});

/** Gives the models of this remote their words in a scope. The mounting of pages, fragments and services does it; no one else needs to. */
export function setLanguage(scope: Scope, i18n: I18n): void {
  launch({ target: $t, params: i18n.t, scope });
}
