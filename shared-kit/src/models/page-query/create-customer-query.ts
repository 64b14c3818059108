import { $accessToken, $sessionStatus, $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { combine, createEvent, createStore, type Event, type EventCallable, type Store, sample } from 'effector';
import { createPresence } from '../presence/index.ts';
import { createQuery } from './create-page-query.ts';
import type { QueryOptions } from './options.ts';
import { type CustomerPageState, type QueryState, questionChanged, reloaded, shown } from './state.ts';

/** What a page requests of the API about the current customer. */
export type CustomerQueryOptions<Params, Answer, Source = null, Data = Answer> = QueryOptions<Params, Answer, Data> & {
  /** Whether the page is open, in a browser: the status of its gate. Each time it opens, the API is called. */
  readonly isOpen: Store<boolean>;
  /** Further input of the request, e.g. the page of a list; requested again whenever that changes it. */
  readonly source?: Store<Source>;
  /** The parameters of the request, as plain data; null while there is nothing to request. */
  readonly params: (userId: number, source: Source) => Params | null;
  /** Reloads the open page when the shopper returns to it: `focus` always, `restore` only from the back/forward cache. */
  readonly revalidateOn?: 'focus' | 'restore';
};

/** The data of a customer's page. */
export interface CustomerQuery<Params, Data> {
  /** Requests the same once more; the shown data stays until the response comes, and also when it does not. */
  readonly reload: EventCallable<void>;
  /** Shows what another call has just brought about the same thing, e.g. an order that was canceled. */
  readonly show: EventCallable<Data>;
  /** The shopper has returned to the page, as far as `revalidateOn` requires it. */
  readonly returned: Event<{ readonly wasAway: boolean }>;
  /** The current parameters; null without a request. */
  readonly $params: Store<Params | null>;
  /** The answer; null unless there is one. */
  readonly $data: Store<Data | null>;
  readonly $state: Store<CustomerPageState>;
  readonly $isPending: Store<boolean>;
}

/**
 * The same as `createPageQuery` for a customer's own page: only the browser has the session, so the request depends on
 * the session and not on the server. It is sent when the page opens, and again when the customer or the parameters
 * change. No data is serialised, and no data of a customer stays for the next.
 */
export function createCustomerQuery<Params, Answer, Source = null, Data = Answer>(
  options: CustomerQueryOptions<Params, Answer, Source, Data>,
): CustomerQuery<Params, Data> {
  const { isOpen, params } = options;
  const reload = createEvent();
  const show = createEvent<Data>();

  const $context = combine(
    isOpen,
    $userId,
    options.source ?? (createStore(null, { serialize: 'ignore' }) as Store<null> as Store<Source>),
    (isLookedAt, userId, source) => ({ isLookedAt, params: userId === null ? null : params(userId, source) }),
  );

  const { requestFx, $query } = createQuery(options, { isPrivate: true });
  $query
    .on([$userId, signedOut], (query) => questionChanged(query, null))
    .on($context, (query, context) => {
      if (!isSame(query.params, context.params)) return questionChanged(query, context.params);
      return context.isLookedAt ? reloaded(query) : query;
    })
    .on(reload, reloaded)
    .on(show, shown);

  sample({
    clock: [$context, reload],
    source: { query: $query, context: $context, token: $accessToken },
    filter: ({ query, context }) => context.isLookedAt && query.params !== null,
    fn: ({ query, token }) => ({ sequence: query.sequence, params: query.params as Params, hasToken: token !== null }),
    target: requestFx,
  });

  // A request that failed while the sign-in could not be renewed is sent again with the new token. A token that arrives
  // during a request belongs to this call: an API that refuses every token would otherwise be called without end.
  sample({
    clock: $accessToken,
    source: { query: $query, isPending: requestFx.pending },
    filter: ({ query, isPending }, token) => query.state === 'failed' && !isPending && token !== null,
    fn: () => undefined,
    target: reload,
  });
  // A call sent without a token was refused while another tab's token arrived: send it once more, with the token.
  sample({
    clock: requestFx.fail,
    source: { query: $query, token: $accessToken },
    filter: ({ query, token }, { params: { sequence, hasToken }, error }) =>
      !hasToken && token !== null && sequence === query.sequence && error.kind === 'status' && error.status === 401,
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
    $isPending: requestFx.pending,
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

/** What a customer's page shows: at first the server's render, whether or not the session is known by then. */
function stateOf(isLookedAt: boolean, session: string, { state }: QueryState<unknown, unknown>): CustomerPageState {
  if (!isLookedAt || session === 'unknown') return 'loading';
  return session === 'anonymous' ? 'guest' : state;
}

/** Whether two questions are one: they are plain data. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
