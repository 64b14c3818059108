import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { abortAfter } from '@vitrava/shared-kit/abort';
import { type LocaleCode, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import { type ComposedRemote, SHARE_SCOPE } from '@vitrava/shared-kit/contracts/page';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import { isServerMarkup } from '../containers.ts';
import { readPageDocument } from '../page-document.ts';
import { findRoute } from '../route-table.ts';
import { withDeadline } from './deadline.ts';
import { overrideOf } from './overrides.ts';
import { loadReliably, manifestAddressOf, provideManifests } from './runtime-plugins.ts';
import { sharedModules } from './shared-modules.ts';

const LOAD_DEADLINE_MS = 15_000;
const REQUEST_DEADLINE_MS = 3000;

let instance: ModuleFederation | null = null;

/** The page's federation instance, made on first use: the remotes of the composition, the modules they share and the runtime that they use. */
export function federation(): ModuleFederation {
  instance ??= createFederation();
  return instance;
}

function createFederation(): ModuleFederation {
  const { composition, owner, locale, takesOverrides } = readPageDocument();
  const remotes = Object.entries(composition.remotes).flatMap(([name, { version, entry }]) => (entry ? [{ name, version, entry }] : []));
  const route = findRoute(composition, splitLocale(location.pathname).path)?.route.name;
  const needsRemote = owner !== null && !isServerMarkup(owner);
  const firstPage = needsRemote ? ['client', `pages/${route}`, `locales/${locale}`].map((module) => `${owner}/${module}`) : [];
  return createInstance({
    name: 'shell',
    remotes: remotes.map(({ name, entry }) => ({
      name,
      entry: (takesOverrides && overrideOf(name)) || manifestAddressOf(entry),
      type: 'module',
      shareScope: SHARE_SCOPE,
    })),
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [injectExternalRuntimeCore(), provideManifests(remotes), loadReliably(remotes, firstPage)],
  });
}

/**
 * Loads a module that a remote exposes, e.g. `client`. Rejects when it is missing, broken or late. The next call
 * tries again what has failed, and waits for what is still on its way. */
export async function loadExposed<Module>(remote: string, exposed: string): Promise<Module> {
  const loading = federation().loadRemote<Module>(`${remote}/${exposed}`);
  // By its address telemetry attributes this failure: the file that threw is the shell's.
  const address = readPageDocument().composition.remotes[remote]?.entry ?? remote;
  return (await withDeadline(loading, LOAD_DEADLINE_MS, `${exposed} of ${address}`)) as Module;
}

/** Texts of a remote. A file that fails is logged, and the remote fails with it: its place has a retry, while a page of keys has nothing. */
export async function loadTexts(remote: string, locale: LocaleCode): Promise<LocaleTexts> {
  try {
    const module = await loadExposed<{ default: LocaleTexts } | LocaleTexts>(remote, `locales/${locale}`);
    return 'default' in module ? (module.default as LocaleTexts) : module;
  } catch (error) {
    console.error(`Texts of ${remote} (${locale}) did not load`, error);
    throw error;
  }
}

/** Requests the entry of a remote from the server, past every cache, to see whether it exists. */
export async function canBeHad({ entry }: ComposedRemote): Promise<boolean> {
  if (entry === null) return false;
  const requested = fetch(entry, { method: 'HEAD', cache: 'no-store', signal: abortAfter(REQUEST_DEADLINE_MS) });
  return requested.then(({ ok }) => ok).catch(() => false);
}
