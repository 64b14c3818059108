import type { ResolveRequest, Resolver } from '@vitrava/delivery/resolver';
import { CACHE_BYTES, createByteCache } from '../../cache/index.ts';
import { describeComposition, type LiveComposition } from './live-composition.ts';

export interface Compositions {
  /** Null: of a visitor of whom nothing is known. */
  forVisitor(visitor: ResolveRequest | null): Promise<LiveComposition>;
  /** The composition that an id names; null when it is no such id, or a release of it is gone. */
  byId(id: string): Promise<LiveComposition | null>;
}

const UNKNOWN: ResolveRequest = { visitorId: null };
/** The text of a composition in documents, and the objects it is written from. */
const COPIES = 3;
/** An address and the integrity of a file. */
const FILE_BYTES = 300;

/** Compositions with everything that pages derive from them, made once per set of versions. */
export function createCompositions(resolver: Resolver): Compositions {
  const described = createByteCache<LiveComposition>(CACHE_BYTES.compositions, bytesOf);

  return {
    async forVisitor(visitor) {
      const resolved = await resolver.resolve(visitor ?? UNKNOWN);
      const known = described.get(resolved.id);
      if (known) return known;
      const live = describeComposition(resolved, resolver);
      described.set(resolved.id, live);
      return live;
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
