/** How a page stands: its data is on the way, there, not to be found at this address, or not to be had now. */
export type PageState = 'loading' | 'ready' | 'missing' | 'failed';

/** The HTTP status of a page in each state: whoever gets a page that is not whole is told so. */
export const PAGE_STATUS: Readonly<Record<PageState, number>> = { loading: 503, ready: 200, missing: 404, failed: 503 };

/** All that a page query knows. `turn` counts the questions, from 0 before the page was opened: only the answer to the last one matters. */
export interface QueryState<Params, Data> {
  readonly turn: number;
  /** What is asked for; null before the page was opened. */
  readonly params: Params | null;
  readonly state: PageState;
  /** Null unless the state is `ready`. */
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

/** The page was opened at an address that nothing can be at. */
export function openedInVain<Params, Data>({ turn }: QueryState<Params, Data>, params: Params): QueryState<Params, Data> {
  return { turn: turn + 1, params, state: 'missing', data: null };
}

/** The same is asked once more; what is shown stays until the answer comes. */
export function reloaded<Params, Data>(query: QueryState<Params, Data>): QueryState<Params, Data> {
  if (query.turn === 0) return query;
  return { ...query, turn: query.turn + 1, state: query.state === 'ready' ? 'ready' : 'loading' };
}

/** An answer came: it counts when it answers the last question. */
export function answered<Params, Data>(
  query: QueryState<Params, Data>,
  { turn, data }: { readonly turn: number; readonly data: Data },
): QueryState<Params, Data> {
  return turn === query.turn ? { ...query, state: 'ready', data } : query;
}

/** The last question got a 404, or no answer at all. */
export function refused<Params, Data>(
  query: QueryState<Params, Data>,
  { turn, status }: { readonly turn: number; readonly status: 404 | 503 },
): QueryState<Params, Data> {
  return turn === query.turn ? { ...query, state: status === 404 ? 'missing' : 'failed', data: null } : query;
}
