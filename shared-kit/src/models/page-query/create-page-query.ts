import { createApiFx } from '@vitrava/shared-kit/api-client';
import { pageStatusOf } from '@vitrava/shared-kit/errors';
import type { Contract } from '@withease/contracts';
import { createEvent, createStore, type EventCallable, type Store, type StoreWritable, sample } from 'effector';
import type { ApiRequest } from '../../api-client/index.ts';
import type { PageRequest } from '../../mount/route.ts';
import { answered, opened, openedInVain, PAGE_STATUS, type PageState, type QueryState, refused, reloaded, unopened } from './state.ts';

/** What a page asks the API for. */
export interface PageQueryOptions<Params, Answer, Source = null, Data = Answer> {
  /** `<remote>/<page>`, e.g. `content/article`: names the call in logs and tells the query's store apart, so it is unique in the shop. */
  readonly name: string;
  /** What else the question depends on, e.g. the settings; read at the moment the page is opened. */
  readonly source?: Store<Source>;
  /** What the address asks for. Parameters and query are strings that anyone may have typed. */
  readonly params: (request: PageRequest, source: Source) => Params;
  /** Whether there can be anything at such an address; where there cannot, the API is not asked and the page is missing. */
  readonly canExist?: (params: Params) => boolean;
  readonly call: (params: Params) => ApiRequest;
  /** What the page depends on in the answer; an answer that breaks it is a failure. */
  readonly contract: Contract<unknown, Answer>;
  /** What of the answer the page keeps, and so travels from server to browser; the answer as it came when absent. */
  readonly read?: (answer: Answer) => Data;
}

/** The data of a page, from its address to its HTTP status. */
export interface PageQuery<Params, Data> {
  /** The page was opened: asks anew, and drops what an earlier address is still waiting for. */
  readonly opened: EventCallable<PageRequest>;
  /** Asks the same once more; what is shown stays until the answer comes. */
  readonly reload: EventCallable<void>;
  /** What is asked for; null before the page was opened. */
  readonly $params: Store<Params | null>;
  /** The answer; null unless the state is `ready`. */
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
  const { name, params, canExist = () => true, call, contract } = options;
  // Without `read` Data is Answer, which the type of the default says and the compiler cannot follow.
  const read = options.read ?? ((answer: Answer) => answer as unknown as Data);
  const pageOpened = createEvent<PageRequest>();
  const reload = createEvent();

  const askFx = createApiFx({
    name,
    request: (question: { readonly turn: number; readonly params: Params }) => call(question.params),
    contract,
  });
  const asked = sample({
    clock: pageOpened,
    source: options.source ?? (createStore(null, { serialize: 'ignore' }) as Store<null> as Store<Source>),
    fn: (source: Source, request: PageRequest): Params => params(request, source),
  });

  const isWorthAsking = (query: QueryState<Params, Data>): boolean => query.turn > 0 && canExist(query.params as Params);

  const $query = createStore<QueryState<Params, Data>>(unopened(), { sid: `${name}/$query`, name: '$query' })
    .on(asked, (query, question) => (canExist(question) ? opened(query, question) : openedInVain(query, question)))
    .on(reload, (query) => (isWorthAsking(query) ? reloaded(query) : query))
    .on(askFx.done, (query, { params: { turn }, result }) => answered(query, { turn, data: read(result) }))
    .on(askFx.fail, (query, { params: { turn }, error }) => refused(query, { turn, status: pageStatusOf(error) }));

  const questioned = sample({ clock: [asked, reload], source: $query });
  sample({
    clock: questioned,
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
  /** Belongs to the page's `state`: `definePage({ …, state: [...query.page.state, ...side.state] })`. */
  // biome-ignore lint/suspicious/noExplicitAny: StoreWritable is invariant, so no narrower common type exists.
  readonly state: readonly StoreWritable<any>[];
}

/** A second question of a page, asked whenever `beside` is opened. It never changes the page's state or status. */
export function createSideQuery<Params, Answer, Source = null, Data = Answer>(
  options: PageQueryOptions<Params, Answer, Source, Data> & {
    readonly beside: { readonly opened: EventCallable<PageRequest> };
    readonly fallback: NoInfer<Data>;
  },
): SideQuery<Data> {
  const { beside, fallback, ...query } = options;
  const side = createPageQuery(query);
  sample({ clock: beside.opened, target: side.opened });
  return { $data: side.$data.map((data) => data ?? fallback), state: side.page.state };
}
