import { type ApplicationsOptions, loadExposed, startApplications } from '../composition/applications/index.ts';
import { followAddress } from '../composition/embedded/index.ts';
import type { Applications } from '../composition/index.ts';
import type { Navigation } from '../routing/index.ts';
import { createPlaces, type NavigationOptions, startNavigation } from '../routing/navigation/index.ts';

export type NextPagesOptions = ApplicationsOptions &
  Pick<NavigationOptions, 'shopName' | 'connection' | 'payloads' | 'latestBuild' | 'onTrail' | 'onNavigated'>;

export interface NextPages {
  readonly applications: Applications;
  readonly navigation: Navigation;
}

/** Registers the remotes, and begins to follow the history. */
export function startNextPages(options: NextPagesOptions): NextPages {
  const applications = startApplications(options);
  const navigation = startNavigation({ ...options, applications, places: createPlaces(), loadExposed });
  followAddress(options.scope);
  return { applications, navigation };
}
