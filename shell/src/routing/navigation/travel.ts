import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { Scope } from 'effector';
import type { Applications } from '../../composition/index.ts';
import type { Connection } from '../../connection/index.ts';
import type { PageTrail } from '../../main-area/index.ts';
import type { Address } from '../address.ts';
import type { Payloads } from '../payloads/index.ts';
import type { Places } from '../places.ts';

/** How the shopper comes to a page: by a link, by a link that leaves no entry, by Back and Forward, or again to the same one. */
export type Travel = 'push' | 'replace' | 'pop' | 'reload';

export interface NavigationOptions {
  readonly scope: Scope;
  readonly locale: LocaleCode;
  /** The shop's name in that language, for titles. */
  readonly shopName: string;
  readonly composition: PageComposition;
  readonly applications: Applications;
  readonly payloads: Payloads;
  readonly places: Places;
  readonly connection: Connection;
  readonly loadExposed: <Module>(remote: string, exposed: string) => Promise<Module>;
  /** The id of the live composition, as far as notified: a page of a changed version is loaded as a document. */
  readonly latestBuild: () => string;
  /** Called with the breadcrumbs of each page, as soon as the page is known and again when its head changes. */
  readonly onTrail: (trail: PageTrail | null) => void;
  /** Called after each page but the first, for focus, announcements and analytics. */
  readonly onNavigated: (travel: Travel, scroll: 'top' | 'keep', title: string) => void;
}

export interface Navigation {
  readonly go: (address: Address, travel: 'push' | 'replace', scroll: 'top' | 'keep') => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Opens the current page in the browser, where the server has left that to it. */
  readonly openHere: () => Promise<void>;
  /** Runs the middleware of the current page: it has been shown, and now the session is known. */
  readonly checkHere: () => Promise<void>;
}
