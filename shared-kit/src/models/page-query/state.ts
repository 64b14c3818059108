/** How a page stands: its data is on the way, there, not to be found at this address, or not to be had now. */
export type PageState = 'loading' | 'ready' | 'missing' | 'failed';

/** How a page of a customer's own stands: a guest has none. Until it is known who is here it is `loading`. */
export type CustomerPageState = PageState | 'guest';

/** The HTTP status of a page in each state: whoever gets a page that is not whole is told so. */
export const PAGE_STATUS: Readonly<Record<PageState, number>> = { loading: 503, ready: 200, missing: 404, failed: 503 };

/** All that a page query knows. `turn` counts the questions, from 0 before the page was opened: only the answer to the last one matters. */
export interface QueryState<Params, Data> {
  readonly turn: number;
  /** What is asked for; null before the page was opened, and while there is nothing to ask. */
  readonly params: Params | null;
  readonly state: PageState;
  /** There when the state is `ready`; while it is `loading` only what a query keeps of the question before. */
  readonly data: Data | null;
}

/** The state before a page was opened. */
export function unopened<Params, Data>(): QueryState<Params, Data> {
  return { turn: 0, params: null, state: 'loading', data: null };
}

/** The page was opened at an address: nothing of the address before it remains. */
export function opened<Params, Data>({ turn }: QueryState<Params, Data>, params: Params): QueryState<Params, Data> {
  return { turn: turn + 1, params, state: 'loading', data: null };
}

/** The page was opened at an address, and what it has shown last may be needed until the answer comes. */
export function openedKeeping<Params, Data>(query: QueryState<Params, Data>, params: Params): QueryState<Params, Data> {
  return { ...opened(query, params), data: query.data };
}

/** The page was opened at an address that nothing can be at. */
export function openedInVain<Params, Data>({ turn }: QueryState<Params, Data>, params: Params): QueryState<Params, Data> {
  return { turn: turn + 1, params, state: 'missing', data: null };
}

/** An answer came: it counts when it answers the last question. */
export function answered<Params, Data>(
  query: QueryState<Params, Data>,
  { turn, data }: { readonly turn: number; readonly data: Data },
): QueryState<Params, Data> {
  return turn === query.turn ? { ...query, state: 'ready', data } : query;
}

/** The last question got a 404, or no answer at all, which takes nothing away from a page that is there. */
export function refused<Params, Data>(
  query: QueryState<Params, Data>,
  { turn, status }: { readonly turn: number; readonly status: 404 | 503 },
): QueryState<Params, Data> {
  if (turn !== query.turn || (status === 503 && query.state === 'ready')) return query;
  return { ...query, state: status === 404 ? 'missing' : 'failed', data: null };
}
