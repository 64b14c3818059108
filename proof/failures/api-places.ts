import { ACTIONS } from './actions/index.ts';
import type { ApiCall } from './remotes.ts';
import type { Baseline, Entry } from './site.ts';

/** A page that makes a call, and another one to go on to; or why there is none. */
export type Place = { readonly visited: Baseline; readonly other: Baseline } | { readonly reason: string };

export function placeFor(call: ApiCall, entry: Entry, pages: readonly Baseline[]): Place {
  const makes = ({ calls }: Baseline, way: Entry) => calls[way].some((made) => call.matches(...(made.split(' ') as [string, string])));
  // Documents are rendered for guests.
  const candidates = pages.filter((page) => makes(page, entry) && (entry !== 'server HTML' || !page.isCustomer));
  const [visited] = candidates.sort((one, another) => rankOf(call, one, entry) - rankOf(call, another, entry));
  const forGuests = pages.filter((page) => page.page.remote !== visited?.page.remote && !page.isCustomer && !page.promptsSignIn);
  const independent = forGuests.filter((page) => !makes(page, 'first load'));
  // Pages of a remote with customers depend on the session as well.
  const hasCustomers = ({ page }: Baseline) => pages.some((one) => one.isCustomer && one.page.remote === page.remote);
  const other = independent.find((page) => !hasCustomers(page)) ?? independent[0] ?? forGuests[0];
  if (visited && other) return { visited, other };
  return {
    reason: reasonOf(
      call,
      entry,
      pages.some((page) => makes(page, 'first load')),
    ),
  };
}

/** Pages of a remote that lists the call come first, then those for guests, then those with the fewest calls. */
function rankOf({ callers }: ApiCall, { page, isCustomer, calls }: Baseline, entry: Entry): number {
  return (callers.includes(page.remote) ? 0 : 2000) + (isCustomer ? 1000 : 0) + calls[entry].length;
}

function reasonOf({ name, callers }: ApiCall, entry: Entry, isMade: boolean): string {
  if (!isMade && callers.length === 0 && !ACTIONS.some(({ call }) => call === name)) return 'no part of the shop makes this call';
  if (!isMade) return 'no page makes this call when it is opened; see the actions';
  return entry === 'server HTML' ? 'no document needs it' : 'it is made once, when the shop starts';
}
