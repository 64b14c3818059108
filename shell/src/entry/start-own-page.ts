import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { isStanding, reloadOnce } from '../composition/index.ts';
import { isPlaceKept } from '../routing/index.ts';
import type { NextPages, NextPagesOptions } from './next-pages.ts';
import type { OnDemand } from './on-demand.ts';
import type { mountOwnPage } from './own-page.ts';

/** By then a page is alive. */
const HYDRATED_MS = 3000;

interface OwnPageOptions extends Pick<NextPagesOptions, 'composition' | 'scope' | 'locale' | 'onHealth' | 'rendered'> {
  readonly owner: PageDocumentState['owner'];
  readonly remotes: OnDemand<{ readonly mountOwnPage: typeof mountOwnPage } & Pick<NextPagesOptions, 'loads'>>;
  readonly next: OnDemand<NextPages>;
}

export interface OwnPage {
  /** Its remote, when it is mounted; null where it needs none. */
  readonly mounted: () => NextPagesOptions['own'];
  /**
   * Makes the document's own page come alive; resolves when the server's markup of it is. A page that the server has left to the browser
   * is opened when the frame is alive, which says where the page is. Never rejects.
   */
  readonly start: (frame: Promise<void>) => Promise<void>;
}

/** The page of the document itself. */
export function createOwnPage({ composition, scope, locale, onHealth, owner, rendered, remotes, next }: OwnPageOptions): OwnPage {
  let own: Promise<Awaited<NextPagesOptions['own']>> = Promise.resolve(null);

  /** Hands the failure to single-spa, which unmounts the page and lets a retry bring it; where that part does not come, it is shown alone. */
  const failOwn = async (name: string, error: unknown): Promise<void> => {
    try {
      const { applications } = await next.get();
      await applications.settle();
      applications.fail(name, error);
    } catch {
      onHealth(name, error);
    }
  };

  const mountOwn = (name: string): Promise<void> =>
    new Promise((onHydrated, reject) => {
      own = remotes.get().then(({ mountOwnPage, loads }) => {
        const onFailure = (error: unknown): void => void failOwn(name, error);
        return mountOwnPage({ composition, scope, locale, owner: name, loads, onHydrated, onFailure });
      });
      // A remote built before it reported when it is alive does not report it.
      own.then((remote) => {
        if (remote) onHealth(name, null);
        return remote ? setTimeout(onHydrated, HYDRATED_MS) : onHydrated();
      }, reject);
    });

  const open = async (frame: Promise<void>): Promise<void> => {
    try {
      if (rendered !== null) return await mountOwn(rendered);
    } catch {
      // The second try, which shows what becomes of it.
      const { applications } = await next.get();
      return applications.settle();
    }
    const [{ navigation }] = await Promise.all([next.get(), frame]);
    void navigation.openHere();
  };

  const start: OwnPage['start'] = async (frame) => {
    // An error of the shell's and a page of words need no program of their own.
    const isLive = owner === null || isStanding(owner);
    if (owner !== null && isLive) onHealth(owner, null);
    const opened = isLive ? Promise.resolve() : open(frame);
    // Who comes back wants to be where they were, which the part that follows the history knows.
    if (history.state !== null || isPlaceKept()) next.get().catch(() => undefined);
    await opened.catch(async (error: unknown) => {
      if (owner !== null && !(await reloadOnce())) onHealth(owner, error);
    });
  };

  return { mounted: () => own, start };
}
