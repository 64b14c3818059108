import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { abortAfter } from '@vitrava/shared-kit/abort';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { type ComposedRemote, FIRST_GENERATION } from '@vitrava/shared-kit/contracts/page';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import { readPageDocument } from '../page-document.ts';
import { filesOfFirstPage } from './awaited.ts';
import { LOAD_DEADLINE_MS, withDeadline } from './deadline.ts';
import { overrideOf } from './overrides.ts';
import { type KnownRemote, loadContainers, loadReliably, manifestAddressOf, provideManifests } from './runtime-plugins.ts';
import { sharedModules } from './shared-modules.ts';

const REQUEST_DEADLINE_MS = 3000;

let instance: ModuleFederation | null = null;

/** The page's federation instance, made on first use: the remotes of the composition, the modules they share and the runtime that they use. */
export function federation(): ModuleFederation {
  instance ??= createFederation();
  return instance;
}

function createFederation(): ModuleFederation {
  const { composition, takesOverrides } = readPageDocument();
  const remotes = Object.entries(composition.remotes).flatMap(
    ([name, { version, entry, foreign, generation = FIRST_GENERATION, isContainer }]): KnownRemote[] => {
      if (!entry || foreign?.kind === 'single-spa') return [];
      const type = foreign?.type === 'global' ? 'global' : 'module';
      return [{ name, version, entry, type, global: foreign?.global ?? name, generation, isContainer }];
    },
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
    plugins: [injectExternalRuntimeCore(), provideManifests(remotes), loadContainers(remotes), loadReliably(remotes, filesOfFirstPage())],
  });
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
