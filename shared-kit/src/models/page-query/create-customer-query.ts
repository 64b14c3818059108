import { $accessToken, $sessionStatus, $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { combine, createEvent, createStore, type Event, type EventCallable, type Store, sample } from 'effector';
import { createPresence } from '../presence/index.ts';
import { createQuery } from './create-page-query.ts';
import { questionChanged, reloaded, shown } from './customer-state.ts';
import type { QueryOptions } from './options.ts';
import type { CustomerPageState, QueryState } from './state.ts';

/** What a page asks the API for about the customer who looks at it. */
export type CustomerQueryOptions<Params, Answer, Source = null, Data = Answer> = QueryOptions<Params, Answer, Data> & {
  /** Whether the page is looked at, in a browser: the status of its gate. Each time it opens, the API is asked. */
  readonly isOpen: Store<boolean>;
  /** What else the question depends on, e.g. the page of a list; asked anew whenever that changes it. */
  readonly source?: Store<Source>;
  /** What is to be asked, as plain data; null while there is nothing to ask. */
  readonly params: (userId: number, source: Source) => Params | null;
  /** Reloads the open page when the shopper returns to it: `focus` always, `restore` only from the back/forward cache. */
  readonly revalidateOn?: 'focus' | 'restore';
};

/** The data of a customer's page. */
export interface CustomerQuery<Params, Data> {
  /** Asks the same once more; what is shown stays until the answer comes, and also when it does not. */
  readonly reload: EventCallable<void>;
  /** Shows what another call has just brought about the same thing, e.g. an order that was canceled. */
  readonly show: EventCallable<Data>;
  /** The shopper has returned to the page, as far as `revalidateOn` asks for it. */
  readonly returned: Event<{ readonly wasAway: boolean }>;
  /** What is asked for; null while nothing is. */
  readonly $params: Store<Params | null>;
  /** The answer; null unless there is one. */
  readonly $data: Store<Data | null>;
  readonly $state: Store<CustomerPageState>;
  readonly $isPending: Store<boolean>;
}

/**
 * The same as `createPageQuery` for a page of the customer's own: whose it is only the browser knows, so the question depends on the session
 * and not on the server. It is asked when the page is looked at, and again when the customer or the question changes. Nothing of it
 * travels, and nothing of a customer stays for the next.
 */
export function createCustomerQuery<Params, Answer, Source = null, Data = Answer>(
  options: CustomerQueryOptions<Params, Answer, Source, Data>,
): CustomerQuery<Params, Data> {
  const { isOpen, params } = options;
  const reload = createEvent();
  const show = createEvent<Data>();

  const $asking = combine(
    isOpen,
    $userId,
    options.source ?? (createStore(null, { serialize: 'ignore' }) as Store<null> as Store<Source>),
    (isLookedAt, userId, source) => ({ isLookedAt, params: userId === null ? null : params(userId, source) }),
  );

  const { askFx, $query } = createQuery(options, { isPrivate: true });
  $query
    .on([$userId, signedOut], (query) => questionChanged(query, null))
    .on($asking, (query, asking) => {
      if (!isSame(query.params, asking.params)) return questionChanged(query, asking.params);
      return asking.isLookedAt ? reloaded(query) : query;
    })
    .on(reload, reloaded)
    .on(show, shown);

  sample({
    clock: [$asking, reload],
    source: { query: $query, asking: $asking, token: $accessToken },
    filter: ({ query, asking }) => asking.isLookedAt && query.params !== null,
    fn: ({ query, token }) => ({ turn: query.turn, params: query.params as Params, hasToken: token !== null }),
    target: askFx,
  });

  // What was asked in vain while the sign-in could not be renewed is asked with the token that has come. One that comes while it is being asked is of
  // this very call, which an API that refuses every token would otherwise be asked without end.
  sample({
    clock: $accessToken,
    source: { query: $query, isPending: askFx.pending },
    filter: ({ query, isPending }, token) => query.state === 'failed' && !isPending && token !== null,
    fn: () => undefined,
    target: reload,
  });
  // A call sent without a token was refused while another tab's token arrived: ask once more, with it.
  sample({
    clock: askFx.fail,
    source: { query: $query, token: $accessToken },
    filter: ({ query, token }, { params: { turn, hasToken }, error }) =>
      !hasToken && token !== null && turn === query.turn && error.kind === 'status' && error.status === 401,
    fn: () => undefined,
    target: reload,
  });

  return {
    reload,
    show,
    returned: revalidate(isOpen, reload, options.revalidateOn),
    $params: $query.map((query) => query.params),
    $data: $query.map(({ data }) => data),
    $state: combine(isOpen, $sessionStatus, $query, stateOf),
    $isPending: askFx.pending,
  };
}

/** Triggers `reload` when the shopper returns to the open page. */
function revalidate(isOpen: Store<boolean>, reload: EventCallable<void>, on?: 'focus' | 'restore'): Event<{ readonly wasAway: boolean }> {
  const presence = createPresence();
  const returned = presence.returned.filter({ fn: ({ wasAway }) => on === 'focus' || (on === 'restore' && wasAway) });
  sample({ clock: isOpen, filter: (isLookedAt) => isLookedAt && on !== undefined, fn: () => undefined, target: presence.start });
  sample({ clock: returned, fn: () => undefined, target: reload });
  return returned;
}

/** What a customer's page shows: at first what the server has drawn, whoever is known by then. */
function stateOf(isLookedAt: boolean, session: string, { state }: QueryState<unknown, unknown>): CustomerPageState {
  if (!isLookedAt || session === 'unknown') return 'loading';
  return session === 'anonymous' ? 'guest' : state;
}

/** Whether two questions are one: they are plain data. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
