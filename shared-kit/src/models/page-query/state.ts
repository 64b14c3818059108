/** The state of a page: its data is on the way, present, missing at this address, or unavailable now. */
export type PageState = 'loading' | 'ready' | 'missing' | 'failed';

/** The state of a customer's own page: a guest has none. Until the session is known it is `loading`. */
export type CustomerPageState = PageState | 'guest';

/** The HTTP status of a page in each state: the status shows whether the page is complete. */
export const PAGE_STATUS: Readonly<Record<PageState, number>> = { loading: 503, ready: 200, missing: 404, failed: 503 };

/** The state of a page query. `sequence` counts requests, from 0: only the last one's response matters. */
export interface QueryState<Params, Data> {
  readonly sequence: number;
  /** The current parameters; null before the page was opened, and while there is nothing to request. */
  readonly params: Params | null;
  readonly state: PageState;
  /** There when the state is `ready`; while it is `loading` only what a query keeps of the question before. */
  readonly data: Data | null;
}

/** The state before a page was opened. */
export function unopened<Params, Data>(): QueryState<Params, Data> {
  return { sequence: 0, params: null, state: 'loading', data: null };
}

/** Another query, or none (null): nothing of the one before remains. `rest`: what a list keeps meanwhile. */
export function questionChanged<Params, Data>(
  { sequence }: QueryState<Params, Data>,
  params: Params | null,
  rest: Partial<Pick<QueryState<Params, Data>, 'state' | 'data'>> = {},
): QueryState<Params, Data> {
  return { sequence: sequence + 1, params, state: 'loading', data: null, ...rest };
}

/** The same request is sent once more; the shown data stays until the response comes. */
export function reloaded<Params, Data>(query: QueryState<Params, Data>): QueryState<Params, Data> {
  return { ...query, sequence: query.sequence + 1 };
}

/** Another call, about the same thing, has brought the data. */
export function shown<Params, Data>(query: QueryState<Params, Data>, data: Data): QueryState<Params, Data> {
  return query.params === null ? query : { ...query, state: 'ready', data };
}

/** An answer came: it counts when it answers the last question. */
export function answered<Params, Data>(
  query: QueryState<Params, Data>,
  { sequence, data }: { readonly sequence: number; readonly data: Data },
): QueryState<Params, Data> {
  return sequence === query.sequence ? { ...query, state: 'ready', data } : query;
}

/** The last question got a 404, or no answer at all, which takes nothing away from a page that is there. */
export function refused<Params, Data>(
  query: QueryState<Params, Data>,
  { sequence, status }: { readonly sequence: number; readonly status: 404 | 503 },
): QueryState<Params, Data> {
  if (sequence !== query.sequence || (status === 503 && query.state === 'ready')) return query;
  return { ...query, state: status === 404 ? 'missing' : 'failed', data: null };
}
