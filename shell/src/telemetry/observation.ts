import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';

/** Something that happened on a page. `url` is path and query without the locale prefix; `isFirst`: the page came as a document. */
export type Observation =
  | { readonly kind: 'page'; readonly url: string; readonly isFirst: boolean }
  /** A page of a remote lives. */
  | { readonly kind: 'shown'; readonly remote: string }
  /** A component reads a flag whose variants are counted. */
  | { readonly kind: 'flag'; readonly name: string; readonly variant: string }
  /** What an experiment counts: an event of the bus, by its sid. */
  | { readonly kind: 'goal'; readonly name: string }
  | {
      readonly kind: 'error';
      readonly source: 'window' | 'rejection' | 'remote' | 'tag';
      readonly error: unknown;
      /** Address of the script that threw, where the browser reports it. */
      readonly file?: string;
      /** The remote whose page could not be shown, where the shell has it. */
      readonly remote?: string;
    };

/** Gets everything that is observed, in order. */
export type Observer = (observation: Observation) => void;

/** The remote that serves a path without the locale prefix, and the route; null when no remote does. */
export type RouteFinder = (pathname: string) => { readonly owner: string; readonly route: RouteDefinition } | null;
