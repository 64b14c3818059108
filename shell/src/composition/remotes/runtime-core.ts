import {
  assert,
  CurrentGlobal,
  Global,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { sharedModules } from './shared-modules.ts';

/**
 * What remotes' bundler runtime takes of the core: they are built with `externalRuntime`, `disableRemote` and `disableSnapshot`. Handing out
 * the whole core, as federation's own plugin does, would keep its loading of remotes in the shell, which the shell does itself.
 */
const core = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  helpers: { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined }, share: {}, utils: {} },
};

export type ShareScopeMap = ModuleFederation['shareScopeMap'];

/** Gives remotes federation's core under the name that their builds know, and returns the libraries that they share with the shell. */
export function startRuntimeCore(): ShareScopeMap {
  Object.assign(Global, { _FEDERATION_RUNTIME_CORE: core });
  const shell = new ModuleFederation({ name: 'shell', remotes: [], shared: sharedModules(), shareStrategy: 'loaded-first' });
  setGlobalFederationInstance(shell);
  return shell.shareScopeMap;
}
