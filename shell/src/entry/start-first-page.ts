import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { isServerMarkup, reloadOnce } from '../composition/index.ts';
import { isPlaceStored } from '../routing/index.ts';
import type { mountFirstPage } from './first-page.ts';
import type { NextPages, NextPagesOptions } from './next-pages.ts';
import type { OnDemand } from './on-demand.ts';

/** Tools of single-spa or Module Federation are in this browser: they show remotes once the parts that register them have come. */
const hasDeveloperTools = (): boolean => '__SINGLE_SPA_DEVTOOLS__' in window || '__FEDERATION__' in window;

/** By then a page is alive. */
const HYDRATED_MS = 3000;

interface FirstPageOptions extends Pick<NextPagesOptions, 'composition' | 'scope' | 'locale' | 'onHealth' | 'rendered'> {
  readonly owner: PageDocumentState['owner'];
  readonly remotes: OnDemand<{ readonly mountFirstPage: typeof mountFirstPage } & Pick<NextPagesOptions, 'loads'>>;
  readonly next: OnDemand<NextPages>;
}

export interface FirstPage {
  /** Its remote, when it is mounted; null where it needs none. */
  readonly mounted: () => NextPagesOptions['first'];
  /** Hydrates the first page; one that the server left to the browser opens with the frame. Never rejects. */
  readonly start: (frame: Promise<void>) => Promise<void>;
}

export function createFirstPage({ composition, scope, locale, onHealth, owner, rendered, remotes, next }: FirstPageOptions): FirstPage {
  let first: Promise<Awaited<NextPagesOptions['first']>> = Promise.resolve(null);

  /** Hands the failure to single-spa, which unmounts the page and lets a retry bring it; where that part does not come, it is shown alone. */
  const failFirst = async (name: string, error: unknown): Promise<void> => {
    try {
      const { applications } = await next.get();
      await applications.settle();
      applications.fail(name, error);
    } catch {
      onHealth(name, error);
    }
  };

  const mountFirst = (name: string): Promise<void> =>
    new Promise((onHydrated, reject) => {
      first = remotes.get().then(({ mountFirstPage, loads }) => {
        const onFailure = (error: unknown): void => void failFirst(name, error);
        return mountFirstPage({ composition, scope, locale, owner: name, loads, onHydrated, onFailure });
      });
      // A remote built before it reported when it is alive does not report it.
      first.then((remote) => {
        if (remote) onHealth(name, null);
        return remote ? setTimeout(onHydrated, HYDRATED_MS) : onHydrated();
      }, reject);
    });

  const open = async (frame: Promise<void>): Promise<void> => {
    try {
      if (rendered !== null) return await mountFirst(rendered);
    } catch {
      // The second try, which shows what becomes of it.
      const { applications } = await next.get();
      return applications.settle();
    }
    const [{ navigation }] = await Promise.all([next.get(), frame]);
    void navigation.openHere();
  };

  const start: FirstPage['start'] = async (frame) => {
    // An error of the shell's and a page of words need no program of their own.
    const isLive = owner === null || isServerMarkup(owner);
    if (owner !== null && isLive) onHealth(owner, null);
    const opened = isLive ? Promise.resolve() : open(frame);
    // A returning shopper expects the former scroll position, which the part that follows the history has.
    if (history.state !== null || isPlaceStored() || hasDeveloperTools()) next.get().catch(() => undefined);
    await opened.catch(async (error: unknown) => {
      if (owner !== null && !(await reloadOnce())) onHealth(owner, error);
    });
  };

  return { mounted: () => first, start };
}
