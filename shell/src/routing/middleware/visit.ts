import type { PageComposition, PageErrorReason } from '@vitrava/shared-kit/contracts/page';
import type { MiddlewareVerdict } from '@vitrava/shared-kit/mount/middleware';
import type { Scope } from 'effector';
import type { RouteMatch } from '../../composition/index.ts';

/** How a visit continues: as a middleware has decided, or not at all. */
export type Decision = MiddlewareVerdict | { readonly kind: 'error'; readonly reason: PageErrorReason };

/** A visit to a page: the remote that serves it, and its path and query without the locale prefix. */
export interface Visit {
  readonly scope: Scope;
  readonly composition: PageComposition;
  readonly match: RouteMatch | null;
  readonly url: string;
  readonly loadExposed: <Module>(remote: string, exposed: string) => Promise<Module>;
}
