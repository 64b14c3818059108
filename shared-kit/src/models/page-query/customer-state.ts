import { type QueryState, unopened } from './state.ts';

/*
 * What happens to a customer's query alone: apart from the rest, so that a page of the first visit does not carry it.
 */

/** Nothing is asked any more: the data of somebody who has left does not stay, and what is under way comes too late. */
export function dropped<Params, Data>({ turn }: QueryState<Params, Data>): QueryState<Params, Data> {
  return { ...unopened(), turn: turn + 1 };
}

/** Another call, about the same thing, has brought the data. */
export function shown<Params, Data>(query: QueryState<Params, Data>, data: Data): QueryState<Params, Data> {
  return query.params === null ? query : { ...query, state: 'ready', data };
}
