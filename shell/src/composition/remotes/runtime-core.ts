import {
  assert,
  CurrentGlobal,
  Global,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * What the bundler runtime of older remotes takes of the core: they were built with `externalRuntime`, `disableRemote` and `disableSnapshot`.
 * Handing out the whole core, as federation's own plugin does, would bring its loading of remotes, too, which the shell does itself.
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

// Under the name that their builds use.
Object.assign(Global, { _FEDERATION_RUNTIME_CORE: core });
