import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { findRoute } from '../../composition/index.ts';
import { whenIdle } from '../../idle/index.ts';
import { trailOf } from '../../main-area/index.ts';
import { titleWithShop } from '../../page-title/index.ts';
import type { ShownEntry } from './entry.ts';
import type { NavigationOptions } from './travel.ts';
import type { LoadedOwner } from './visit.ts';

const WRITTEN_WITHIN_MS = 3000;

/** The document's head, as the page that is shown describes itself. */
export interface HeadOfPage {
  readonly write: (head: PageHead, url: string, status?: number) => void;
  /** The browser opens the page by itself; its head follows the page until the next navigation. */
  readonly follow: (owner: LoadedOwner, url: string) => void;
  readonly stop: () => void;
}

export function createHeadOfPage({ scope, locale, shopName, composition, onTrail }: NavigationOptions, entry: ShownEntry): HeadOfPage {
  let stop = (): void => undefined;

  /** The title at once, for it is announced; the rest can wait, so that it is written by a chunk that comes on demand. */
  function write(head: PageHead, url: string, status = 200): void {
    document.title = head.title || document.title;
    const apply = (module: typeof import('../head.ts')): void => {
      if (url === entry.url()) module.applyHead(head, url, locale, status);
    };
    // Without the chunk the page is whole for people: its loss is not reported.
    whenIdle(() => void import('../head.ts').then(apply, () => undefined), WRITTEN_WITHIN_MS);
  }

  return {
    write,
    follow({ client, texts }, url) {
      stop();
      const route = findRoute(composition, url.split('?')[0] ?? '/')?.route ?? null;
      const show = (head: PageHead): void => {
        write({ ...head, title: titleWithShop(head.title, shopName) }, url);
        onTrail(trailOf(route, head, locale));
      };
      stop = client.openPage(scope, url, show, { locale, texts });
    },
    stop: () => stop(),
  };
}
