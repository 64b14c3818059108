import type { QueryState } from './state.ts';

/*
 * What happens to a customer's query alone. Apart from the rest, and without its code, so that no page of a first visit carries it.
 */

/**
 * Something else is asked, or nothing any more (null): the data of somebody who has left does not stay, and what is under way comes too
 * late.
 */
export function questionChanged<Params, Data>({ turn }: QueryState<Params, Data>, params: Params | null): QueryState<Params, Data> {
  return { turn: turn + 1, params, state: 'loading', data: null };
}

/** The same is asked once more; what is shown stays until the answer comes. */
export function reloaded<Params, Data>(query: QueryState<Params, Data>): QueryState<Params, Data> {
  return { ...query, turn: query.turn + 1 };
}

/** Another call, about the same thing, has brought the data. */
export function shown<Params, Data>(query: QueryState<Params, Data>, data: Data): QueryState<Params, Data> {
  return query.params === null ? query : { ...query, state: 'ready', data };
}
