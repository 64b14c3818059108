import { createApiFx } from '@vitrava/shared-kit/api-client';
import { type ApiError, pageStatusOf } from '@vitrava/shared-kit/errors';
import { attach, createEvent, createStore, type Effect, type EventCallable, type Store, type StoreWritable, sample } from 'effector';
import type { PageRequest } from '../../mount/route.ts';
import type { QueryOptions, Question } from './options.ts';
import { answered, PAGE_STATUS, type PageState, type QueryState, questionChanged, refused, unopened } from './state.ts';

/** What a page requests of the API. The part of the response that it stores travels from server to browser. */
export type PageQueryOptions<Params, Answer, Source = null, Data = Answer> = QueryOptions<Params, Answer, Data> & {
  /** What else the question depends on, e.g. the settings; read at the moment the page is opened. */
  readonly source?: Store<Source>;
  /** The request of the address. Parameters and query are strings that anyone may have typed. */
  readonly params: (request: PageRequest, source: Source) => Params;
  /** Whether anything can exist at the address; if not, the API is not called and the page is missing. */
  readonly canExist?: (params: Params) => boolean;
  /** At another address the data of the one before stay until the answer comes: for a list whose surroundings must not jump. */
  readonly keepsData?: boolean;
};

/** The data of a page, from its address to its HTTP status. */
export interface PageQuery<Params, Data> {
  /** The page was opened, maybe again: sends a new request, and drops one of an earlier opening. */
  readonly opened: EventCallable<PageRequest>;
  /** The current parameters; null before the page was opened. */
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

/** The store of a query and its effect; its factory decides when. One module for the pages of several kinds. */
export function createQuery<Params, Answer, Data>(
  { name, effect, call, contract, read: readAnswer }: QueryOptions<Params, Answer, Data>,
  { isPrivate }: { readonly isPrivate: boolean },
): { readonly requestFx: Effect<Question<Params>, Answer, ApiError>; readonly $query: StoreWritable<QueryState<Params, Data>> } {
  // Without `read` Data is Answer, which the default type states and the compiler cannot derive.
  const read = readAnswer ?? ((answer: Answer) => answer as unknown as Data);
  const requestFx = attach({
    name,
    mapParams: ({ params }: Question<Params>) => params,
    effect: effect ?? createApiFx({ name, request: call, contract }),
  });
  const $query = createStore<QueryState<Params, Data>>(unopened(), {
    name: '$query',
    ...(isPrivate ? { serialize: 'ignore' } : { sid: `${name}/$query` }),
  })
    .on(requestFx.done, (query, { params: { sequence, params }, result }) => answered(query, { sequence, data: read(result, params) }))
    .on(requestFx.fail, (query, { params: { sequence }, error }) => refused(query, { sequence, status: pageStatusOf(error) }));
  return { requestFx, $query };
}

/** How a page gets its data: a request when it opens, the latest response, one store that the browser takes over. */
export function createPageQuery<Params, Answer, Source = null, Data = Answer>(
  options: PageQueryOptions<Params, Answer, Source, Data>,
): PageQuery<Params, Data> {
  const { params, canExist = () => true, keepsData = false } = options;
  const pageOpened = createEvent<PageRequest>();
  const requested = sample({
    clock: pageOpened,
    source: options.source ?? (createStore(null, { serialize: 'ignore' }) as Store<null> as Store<Source>),
    fn: (source: Source, request: PageRequest): Params => params(request, source),
  });
  const { requestFx, $query } = createQuery(options, { isPrivate: false });
  $query.on(requested, (query, question) =>
    questionChanged(query, question, canExist(question) ? { data: keepsData ? query.data : null } : { state: 'missing' }),
  );

  sample({
    clock: [requested],
    source: $query,
    // After a request there are params, which may be null themselves.
    filter: (query: QueryState<Params, Data>) => canExist(query.params as Params),
    fn: (query: QueryState<Params, Data>) => ({ sequence: query.sequence, params: query.params as Params }),
    target: requestFx,
  });

  const $status = $query.map(({ state }) => PAGE_STATUS[state]);
  return {
    opened: pageOpened,
    $params: $query.map((query) => query.params),
    $data: $query.map(({ data }) => data),
    $state: $query.map(({ state }) => state),
    $status,
    page: { opened: pageOpened, $status, state: [$query] },
  };
}

/** Optional data of a page: requested beside it, shown when it comes, omitted silently when it does not. */
export interface SideQuery<Answer> {
  /** The answer; the fallback until there is one. */
  readonly $data: Store<Answer>;
  readonly $state: Store<PageState>;
  /** Belongs to the page's `state`: `definePage({ …, state: [...query.page.state, ...side.state] })`. */
  // biome-ignore lint/suspicious/noExplicitAny: StoreWritable is invariant, so no narrower common type exists.
  readonly state: readonly StoreWritable<any>[];
}

/** A second request of a page, sent whenever its query `beside` opens. It never changes the page's state or status. */
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
