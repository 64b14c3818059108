import { type EventCallable, type Scope, scopeBind } from 'effector';

/** The module a remote exposes as `./service`: a headless model that lives on every page. */
export interface RemoteServiceModule {
  readonly name: string;
  /** Starts the model in the page's scope; it takes events from then on. */
  readonly start: (scope: Scope) => void;
  /** Gives the model a bus event (by its sid) that came before it was there. */
  readonly replay: (scope: Scope, eventSid: string, payload: unknown) => void;
}

/**
 * `start` begins the work; `replay` names, for each bus event that wakes the service, the model's own event that means the same.
 * The bus event itself is not fired twice: others have heard it already.
 */
export function defineService(service: {
  readonly name: string;
  readonly start: EventCallable<void>;
  // biome-ignore lint/suspicious/noExplicitAny: payload types differ from event to event.
  readonly replay: Readonly<Record<string, EventCallable<any>>>;
}): RemoteServiceModule {
  return {
    name: service.name,
    start(scope) {
      scopeBind(service.start, { scope })();
    },
    replay(scope, eventSid, payload) {
      const event = service.replay[eventSid];
      if (event) scopeBind(event, { scope })(payload);
    },
  };
}
