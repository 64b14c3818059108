import { installedVersion, SHARED_KIT_MODULES, SHARED_PACKAGES } from '@vitrava/shared-kit/build';
import { SHARE_SCOPE } from '@vitrava/shared-kit/contracts/page';

interface ConsumedModule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string | false;
  readonly import: false;
  readonly shareScope: string;
  readonly shareKey?: string;
}

/** The modules that a remote in `folder` takes from the page; the shell provides them (shell/src/composition/remotes/shared-modules.ts). */
export function consumedModules(folder: string): Record<string, ConsumedModule> {
  const consume = (requiredVersion: string | false): ConsumedModule => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    import: false,
    shareScope: SHARE_SCOPE,
  });
  // The gate compares exact versions. In the browser only another major is refused.
  const ofMajor = (name: string) => consume(`^${installedVersion(name, folder).split('.')[0]}.0.0`);
  return {
    ...Object.fromEntries(SHARED_PACKAGES.map((name) => [name, ofMajor(name)])),
    // effector-react imports this file by its full name; without the key a second Effector is shipped.
    'effector/effector.mjs': { ...ofMajor('effector'), shareKey: 'effector' },
    ...Object.fromEntries(SHARED_KIT_MODULES.map((name) => [`@vitrava/shared-kit/${name}`, consume(false)])),
  };
}
