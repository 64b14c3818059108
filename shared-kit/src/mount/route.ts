import { createStore, type EventCallable, type Store, type StoreWritable } from 'effector';
import type { ComponentType } from 'react';
import type { PageHead } from '../contracts/page.ts';

/** The address of a page as its model gets it: parameters of the path and the query, both plain strings, never trusted. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** What a page consists of: `opened` loads it on both sides, `state` lists its stores, `$status` is its HTTP status. */
export interface Page {
  readonly View: ComponentType;
  readonly opened: EventCallable<PageRequest>;
  readonly $head: Store<PageHead>;
  readonly $status: Store<number>;
  // The stores differ in type; only their sids and defaults matter here.
  // biome-ignore lint/suspicious/noExplicitAny: StoreWritable is invariant, so no narrower common type exists.
  readonly state: readonly StoreWritable<any>[];
}

/** A page with the name and the path that its `route.json` gives it: the build binds them, and so does the conformance suite. */
export interface PageRoute extends Page {
  readonly name: string;
  readonly path: string;
}

/** A page as its folder declares it: `$status` is left out by a page that is always there. */
type PageDefinition = Omit<Page, '$status'> & Partial<Pick<Page, '$status'>>;

const $found = createStore(200, { serialize: 'ignore' });

/** Declares the page of a folder, exported as `page`; name and path are in `route.json`. Status 200 by default. */
export function definePage(page: PageDefinition): Page {
  return { $status: $found, ...page };
}
