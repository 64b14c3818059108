import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { type ApplicationsOptions, loadExposed, startApplications } from '../composition/applications/index.ts';
import type { Applications } from '../composition/index.ts';
import type { Navigation, Payloads } from '../routing/index.ts';
import { createPayloads, createPlaces, type NavigationOptions, startNavigation } from '../routing/navigation/index.ts';

export type NextPagesOptions = ApplicationsOptions &
  Pick<NavigationOptions, 'shopName' | 'isOutdated' | 'onTrail' | 'onNavigated'> & { readonly composition: PageComposition };

/** What makes remotes' pages come alive and follow each other within the document. */
export interface NextPages {
  readonly applications: Applications;
  readonly navigation: Navigation;
  readonly payloads: Payloads;
}

/** Registers the remotes, and begins to follow the history. */
export function startNextPages(options: NextPagesOptions): NextPages {
  const applications = startApplications(options);
  const payloads = createPayloads(options.composition.id, options.locale);
  const navigation = startNavigation({ ...options, applications, payloads, places: createPlaces(), loadExposed });
  return { applications, navigation, payloads };
}
