import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { LRUCache } from 'lru-cache';
import { type CallOptions, createLastGood } from '../../backend/index.ts';
import { type Compositions, isAbsent, type LiveComposition } from '../../compose/index.ts';
import { readContents, type ShopContents } from './api.ts';
import type { SitemapEntry } from './entry.ts';
import { type WrittenSitemap, writeSitemap } from './write.ts';

interface SitemapSource {
  readonly compositions: Compositions;
  /** Calls that the backend lacks: pages that cannot be without them are not on the map. */
  readonly missing: () => readonly string[];
  readonly apiBaseUrl: string;
  readonly callOptions: CallOptions;
  readonly onFailure: (reason: string) => void;
}

const RETRY_MS = 10_000;
/** Hosts times languages. */
const MAX_MAPS = 8;

/** Maps by language and origin, written when the shop's contents or composition changed; null while the contents were never read. */
export function createSitemap({ compositions, missing, apiBaseUrl, callOptions, onFailure }: SitemapSource) {
  const read = async () => readContents(apiBaseUrl, callOptions, (await compositions.forVisitor(null)).map);
  const contents = createLastGood({ read, freshMs: lifetimeMs('sitemap'), retryMs: RETRY_MS, onFailure });
  const written = new LRUCache<string, { readonly of: ShopContents; readonly map: Promise<WrittenSitemap> }>({ max: MAX_MAPS });

  return async (locale: LocaleCode, origin: string): Promise<WrittenSitemap | null> => {
    const known = await contents.get();
    if (!known) return null;
    const composition = await compositions.forVisitor(null);
    const lacking = missing();
    const key = `${composition.id} ${locale} ${origin} ${lacking.join()}`;
    const present = written.get(key);
    if (present?.of === known) return present.map;
    const map = writeSitemap(entriesOf(composition, known, lacking), locale, origin);
    written.set(key, { of: known, map });
    map.catch(() => written.delete(key));
    return map;
  };
}

/** The pages of the composition that are open to all, and what the backend has for its other routes. */
function entriesOf(composition: LiveComposition, known: ShopContents, lacking: readonly string[]): SitemapEntry[] {
  const fixed = publicPaths(composition.page, lacking).map((path): SitemapEntry => {
    const changedAt = known.changes.get(path);
    return { path, ...(changedAt !== undefined && { changedAt }) };
  });
  const owned = known.entries.filter(({ path }) => {
    const owner = composition.routes.match(path.split('?', 1)[0] ?? path);
    return owner !== null && !isAbsent(owner.route, lacking);
  });
  return [...fixed, ...owned];
}

/** Paths of pages without parameters that are the same for all visitors and that the backend can fill. */
function publicPaths({ remotes }: PageComposition, missing: readonly string[]): string[] {
  return Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter((route) => {
      const { path, meta } = route;
      const isOne = !/[:*]/.test(path);
      const isOpen = !meta.needAuth && !meta.checkLayout && meta.needReset === undefined && (meta.middleware ?? []).length === 0;
      return isOne && isOpen && !isAbsent(route, missing);
    })
    .map(({ path }) => path)
    .toSorted();
}
