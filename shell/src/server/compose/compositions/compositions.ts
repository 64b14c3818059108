import type { ResolveRequest, Resolver } from '@vitrava/delivery/resolver';
import { CACHE_BYTES, createByteCache } from '../../cache/index.ts';
import { describeComposition, type LiveComposition } from './live-composition.ts';

export interface Compositions {
  /** Null: of a visitor of whom nothing is known. */
  forVisitor(visitor: ResolveRequest | null): Promise<LiveComposition>;
  /** The composition that an id names; null when it is no such id, or a release of it is gone. */
  byId(id: string): Promise<LiveComposition | null>;
  /** Whether a page has lately been made with this version of a remote (of the shell). */
  isServed(remote: string, version: string): boolean;
  /** Whether that version of a remote has a page of this name. */
  hasPage(remote: string, version: string, name: string): boolean;
}

const UNKNOWN: ResolveRequest = { visitorId: null };
/** The text of a composition in documents, and the objects it is written from. */
const COPIES = 3;
/** An address and the integrity of a file. */
const FILE_BYTES = 300;

/** Compositions with everything that pages derive from them, made once per set of versions. */
export function createCompositions(resolver: Resolver): Compositions {
  const described = createByteCache<LiveComposition>(CACHE_BYTES.compositions, bytesOf);

  function servedWith(remote: string, version: string): LiveComposition | null {
    for (const live of described.values()) if (live.release(remote)?.version === version) return live;
    return null;
  }

  return {
    async forVisitor(visitor) {
      const resolved = await resolver.resolve(visitor ?? UNKNOWN);
      const known = described.get(resolved.id);
      if (known) return known;
      const live = describeComposition(resolved, resolver);
      described.set(resolved.id, live);
      return live;
    },
    isServed: (remote, version) => servedWith(remote, version) !== null,
    hasPage(remote, version, name) {
      const routes = servedWith(remote, version)?.page.remotes[remote]?.routes ?? [];
      return routes.some((route) => route.name === name);
    },
    async byId(id) {
      const resolved = await resolver.byId(id);
      return resolved && (described.get(id) ?? describeComposition(resolved, resolver));
    },
  };
}

/** Roughly. What it shares with the resolver (the records of releases) is not counted. */
function bytesOf({ pageText, integrity }: LiveComposition): number {
  return CACHE_BYTES.pathsOfComposition + 2 * COPIES * pageText.length + FILE_BYTES * Object.keys(integrity).length;
}
