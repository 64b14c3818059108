import { createEvent, createStore, type EventCallable, type Store, type StoreWritable, sample } from 'effector';
import type { PageRequest } from '../../mount/route.ts';
import { createQuery, type QueryOptions } from './query.ts';
import { opened, openedInVain, openedKeeping, PAGE_STATUS, type PageState, type QueryState, reloaded } from './state.ts';

/** What a page asks the API for. What it keeps of the answer travels from server to browser. */
export type PageQueryOptions<Params, Answer, Source = null, Data = Answer> = QueryOptions<Params, Answer, Data> & {
  /** What else the question depends on, e.g. the settings; read at the moment the page is opened. */
  readonly source?: Store<Source>;
  /** What the address asks for. Parameters and query are strings that anyone may have typed. */
  readonly params: (request: PageRequest, source: Source) => Params;
  /** Whether there can be anything at such an address; where there cannot, the API is not asked and the page is missing. */
  readonly canExist?: (params: Params) => boolean;
  /** At another address the data of the one before stay until the answer comes: for a list whose surroundings must not jump. */
  readonly keepsData?: boolean;
};

/** The data of a page, from its address to its HTTP status. */
export interface PageQuery<Params, Data> {
  /** The page was opened: asks anew, and drops what an earlier address is still waiting for. */
  readonly opened: EventCallable<PageRequest>;
  /** Asks the same once more; what is shown stays until the answer comes. */
  readonly reload: EventCallable<void>;
  /** What is asked for; null before the page was opened. */
  readonly $params: Store<Params | null>;
  /** The answer; null unless the state is `ready`, or the data of the address before are kept. */
  readonly $data: Store<Data | null>;
  readonly $state: Store<PageState>;
  /** 200 when ready, 404 when missing, 503 otherwise. */
  readonly $status: Store<number>;
  /** What `definePage` takes of it: `definePage({ View, $head, ...query.page })`. */
  readonly page: {
    readonly opened: EventCallable<PageRequest>;
    readonly $status: Store<number>;
    readonly state: readonly StoreWritable<QueryState<Params, Data>>[];
  };
}

/**
 * The one way in which a page gets its data: asks when it is opened, on the server and in the browser alike, takes the latest answer
 * only, and says honestly how it stands. Its whole state is one store that travels from server to browser, where nothing is asked again.
 */
export function createPageQuery<Params, Answer, Source = null, Data = Answer>(
  options: PageQueryOptions<Params, Answer, Source, Data>,
): PageQuery<Params, Data> {
  const { params, canExist = () => true, keepsData = false } = options;
  const pageOpened = createEvent<PageRequest>();
  const reload = createEvent();

  const asked = sample({
    clock: pageOpened,
    source: options.source ?? (createStore(null, { serialize: 'ignore' }) as Store<null> as Store<Source>),
    fn: (source: Source, request: PageRequest): Params => params(request, source),
  });
  const open = keepsData ? openedKeeping<Params, Data> : opened<Params, Data>;
  const isWorthAsking = (query: QueryState<Params, Data>): boolean => query.turn > 0 && canExist(query.params as Params);

  const { askFx, $query } = createQuery(options, { isPrivate: false });
  $query
    .on(asked, (query, question) => (canExist(question) ? open(query, question) : openedInVain(query, question)))
    .on(reload, (query) => (isWorthAsking(query) ? reloaded(query) : query));

  sample({
    clock: [asked, reload],
    source: $query,
    filter: isWorthAsking,
    // From the first turn on there are params, which may be null themselves.
    fn: (query) => ({ turn: query.turn, params: query.params as Params }),
    target: askFx,
  });

  const $status = $query.map(({ state }) => PAGE_STATUS[state]);
  return {
    opened: pageOpened,
    reload,
    $params: $query.map((query) => query.params),
    $data: $query.map(({ data }) => data),
    $state: $query.map(({ state }) => state),
    $status,
    page: { opened: pageOpened, $status, state: [$query] },
  };
}

/** What a page can do without: asked beside it, shown when it comes, passed over in silence when it does not. */
export interface SideQuery<Answer> {
  /** The answer; the fallback until there is one. */
  readonly $data: Store<Answer>;
  readonly $state: Store<PageState>;
  /** Belongs to the page's `state`: `definePage({ …, state: [...query.page.state, ...side.state] })`. */
  // biome-ignore lint/suspicious/noExplicitAny: StoreWritable is invariant, so no narrower common type exists.
  readonly state: readonly StoreWritable<any>[];
}

/**
 * A second question of a page, asked whenever `beside`, the page's own query, is opened. It never changes the page's state or status.
 * `fallback` is a value like the answer's; its type is its own, so that it does not decide what `read` may give.
 */
export function createSideQuery<Params, Answer, Source = null, Data = Answer, Fallback = Data>(
  options: PageQueryOptions<Params, Answer, Source, Data> & {
    readonly beside: { readonly opened: EventCallable<PageRequest> };
    readonly fallback: Fallback;
  },
): SideQuery<Data | Fallback> {
  const { beside, fallback } = options;
  const side = createPageQuery(options);
  sample({ clock: beside.opened, target: side.opened });
  return { $data: side.$data.map((data) => data ?? fallback), $state: side.$state, state: side.page.state };
}
