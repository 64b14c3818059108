import { type EventCallable, type Scope, scopeBind } from 'effector';
import type { LocaleCode } from '../contracts/locale.ts';
import { createI18n, type LocaleTexts } from '../i18n/index.ts';
import { setLanguage } from '../i18n/model.ts';

/** The module a remote exposes as `./service`: a headless model that lives on every page. */
export interface RemoteServiceModule {
  readonly name: string;
  /** Starts the model in the page's scope; it takes events from then on. `words` are the remote's texts, for what it announces. */
  readonly start: (scope: Scope, words?: { readonly locale: LocaleCode; readonly texts: LocaleTexts }) => void;
  /** Gives the model a bus event (by its sid) that came before it was there. */
  readonly replay: (scope: Scope, eventSid: string, payload: unknown) => void;
}

/** `start` begins the work; `replay` maps bus events, which are not fired twice, to the model's own. */
export function defineService(service: {
  readonly name: string;
  readonly start: EventCallable<void>;
  // biome-ignore lint/suspicious/noExplicitAny: payload types differ from event to event.
  readonly replay: Readonly<Record<string, EventCallable<any>>>;
}): RemoteServiceModule {
  return {
    name: service.name,
    start(scope, words) {
      if (words) setLanguage(scope, createI18n(words.locale, words.texts));
      scopeBind(service.start, { scope })();
    },
    replay(scope, eventSid, payload) {
      const event = service.replay[eventSid];
      if (event) scopeBind(event, { scope })(payload);
    },
  };
}
