import { generationOf, installedVersion, SHARED_KIT_MODULES, SHARED_PACKAGES } from '@vitrava/shared-kit/build';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { GENERATION_MODULES } from '@vitrava/shared-kit/contracts/page';

interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string | false;
  readonly shareScope: string;
  /** False: the module comes from the page. */
  readonly import?: false;
  readonly eager?: boolean;
  readonly shareKey?: string;
}

/** The modules that a remote in `folder` takes from the page or its generation's container, except `brings`. */
export function sharedModules(folder: string, brings: RemoteManifest['brings']): Record<string, SharedModule> {
  const share = (name: string, requiredVersion: string | false): SharedModule => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    shareScope: generationOf(folder),
    ...(brings && isOfGeneration(name) ? { eager: brings === 'generation' } : { import: false }),
  });
  // The gate compares exact versions. In the browser only another major is refused.
  const ofMajor = (name: string) => share(name, `^${installedVersion(name, folder).split('.')[0]}.0.0`);
  return {
    ...Object.fromEntries(SHARED_PACKAGES.map((name) => [name, ofMajor(name)])),
    // effector-react imports this file by its full name; without the key a second Effector is shipped.
    'effector/effector.mjs': { ...ofMajor('effector'), shareKey: 'effector' },
    ...Object.fromEntries(SHARED_KIT_MODULES.map((name) => [`@vitrava/shared-kit/${name}`, share(name, false)])),
  };
}

/** Whether a module depends on React, so that each generation has its own. */
export function isOfGeneration(name: string): boolean {
  return GENERATION_MODULES.some((module) => name === module || name.startsWith(`${module}/`));
}
