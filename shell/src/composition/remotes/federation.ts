import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { abortAfter } from '@vitrava/shared-kit/abort';
import { type LocaleCode, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import { type ComposedRemote, FIRST_GENERATION } from '@vitrava/shared-kit/contracts/page';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import { isServerMarkup } from '../containers.ts';
import { readPageDocument } from '../page-document.ts';
import { findRoute } from '../route-table.ts';
import { withDeadline } from './deadline.ts';
import { guardScripts } from './integrity.ts';
import { overrideOf } from './overrides.ts';
import { loadContainers, loadReliably, manifestAddressOf, provideManifests } from './runtime-plugins.ts';
import { sharedModules } from './shared-modules.ts';

const LOAD_DEADLINE_MS = 15_000;
const REQUEST_DEADLINE_MS = 3000;
/** A file that is lost later has its failure on the page already. */
const FIRST_PAGE_MS = 10_000;

let instance: ModuleFederation | null = null;

/** The page's federation instance, made on first use: the remotes of the composition, the modules they share and the runtime that they use. */
export function federation(): ModuleFederation {
  instance ??= createFederation();
  return instance;
}

function createFederation(): ModuleFederation {
  const { composition, takesOverrides } = readPageDocument();
  const remotes = Object.entries(composition.remotes).flatMap(
    ([name, { version, entry, foreign, generation = FIRST_GENERATION, isContainer }]) =>
      entry && foreign?.kind !== 'single-spa'
        ? [{ name, version, entry, type: foreign?.type ?? 'module', global: foreign?.global ?? name, generation, isContainer }]
        : [],
  );
  return createInstance({
    name: 'shell',
    remotes: remotes.map(({ name, entry, type, generation }) => ({
      name,
      entry: (takesOverrides && overrideOf(name)) || manifestAddressOf(entry),
      type,
      shareScope: generation,
    })),
    shared: sharedModules(remotes.map(({ generation }) => generation)),
    shareStrategy: 'loaded-first',
    plugins: [injectExternalRuntimeCore(), provideManifests(remotes), loadContainers(remotes), loadReliably(remotes, firstPageFiles())],
  });
}

/** Whether the document's own page waits for a module: while the page opens, and unless the shopper has left it. */
function firstPageFiles(): (id: string) => boolean {
  const { composition, owner, locale } = readPageDocument();
  const { pathname } = location;
  const startedAtMs = performance.now();
  const route = findRoute(composition, splitLocale(pathname).path)?.route.name;
  const needsRemote = owner !== null && !isServerMarkup(owner);
  const exposed = composition.remotes[owner ?? '']?.foreign?.exposes.slice(2);
  const modules = exposed === undefined ? ['client', `pages/${route}`, `locales/${locale}`] : [exposed];
  const files = needsRemote ? modules.map((module) => `${owner}/${module}`) : [];
  return (id) => files.includes(id) && location.pathname === pathname && performance.now() - startedAtMs < FIRST_PAGE_MS;
}

/**
 * Loads a module that a remote exposes, e.g. `client`. Rejects when it is missing, broken or late. The next call
 * tries again what has failed, and waits for what is still on its way. */
export async function loadExposed<Module>(remote: string, exposed: string): Promise<Module> {
  const entry = readPageDocument().composition.remotes[remote]?.entry;
  if (!entry) throw new Error(`The document of this page loads no code of ${remote}`);
  const loading = federation().loadRemote<Module>(`${remote}/${exposed}`);
  // Telemetry attributes this failure by the address: the file that threw is the shell's.
  return (await withDeadline(loading, LOAD_DEADLINE_MS, `${exposed} of ${entry}`)) as Module;
}

/** Loads the module with the lifecycles of a single-spa application, which is no container. Rejects like `loadExposed`. */
export async function loadApplication(entry: string): Promise<{ readonly default?: unknown }> {
  const importEntry = () => import(/* webpackIgnore: true */ new URL(entry, location.origin).href);
  const loading = guardScripts(entry).then(() => importEntry().catch(importEntry));
  return withDeadline(loading, LOAD_DEADLINE_MS, entry);
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
