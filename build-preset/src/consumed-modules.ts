import { installedVersion, SHARED_KIT_MODULES, SHARED_PACKAGES } from '@vitrava/shared-kit/build';

interface ConsumedModule {
  readonly singleton: true;
  readonly requiredVersion: string | false;
  readonly import: false;
  readonly shareKey?: string;
}

/** What a remote in `folder` takes from the page instead of bringing it; the shell gives it (shell/src/composition/shared-modules.ts). */
export function consumedModules(folder: string): Record<string, ConsumedModule> {
  const entries: Record<string, ConsumedModule> = {};
  for (const name of SHARED_PACKAGES) {
    entries[name] = { singleton: true, requiredVersion: `^${installedVersion(name, folder)}`, import: false };
  }
  // effector-react imports this file by its full name; without the key a second Effector is shipped.
  entries['effector/effector.mjs'] = { ...(entries['effector'] as ConsumedModule), shareKey: 'effector' };
  for (const name of SHARED_KIT_MODULES) {
    entries[`@vitrava/shared-kit/${name}`] = { singleton: true, requiredVersion: false, import: false };
  }
  return entries;
}
