import type { QueryState } from './state.ts';

/*
 * What happens to a customer's query alone. Apart from the rest, and without its code, so that no page of a first visit carries it.
 */

/**
 * The parameters have changed, or there are none any more (null): the data of a former customer does not stay, and a
 * response under way comes too late.
 */
export function questionChanged<Params, Data>({ sequence }: QueryState<Params, Data>, params: Params | null): QueryState<Params, Data> {
  return { sequence: sequence + 1, params, state: 'loading', data: null };
}

/** The same request is sent once more; the shown data stays until the response comes. */
export function reloaded<Params, Data>(query: QueryState<Params, Data>): QueryState<Params, Data> {
  return { ...query, sequence: query.sequence + 1 };
}

/** Another call, about the same thing, has brought the data. */
export function shown<Params, Data>(query: QueryState<Params, Data>, data: Data): QueryState<Params, Data> {
  return query.params === null ? query : { ...query, state: 'ready', data };
}
