import { abortAfter } from '@vitrava/shared-kit/abort';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { ComposedRemote } from '@vitrava/shared-kit/contracts/page';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import { readPageDocument } from '../page-document.ts';
import { type Container, type Containers, createContainers } from './container.ts';
import { withDeadline } from './deadline.ts';
import { guardScripts } from './integrity.ts';
import { createShareScopeMap } from './shared-modules.ts';

const LOAD_DEADLINE_MS = 15_000;
const REQUEST_DEADLINE_MS = 3000;

let containers: Containers | null = null;

/** The page's one set of containers: they take the shared libraries from the shell. */
function loadedContainers(): Containers {
  containers ??= createContainers({
    shareScopeMap: createShareScopeMap(),
    importEntry: (address) => import(/* webpackIgnore: true */ address) as Promise<Partial<Container>>,
  });
  return containers;
}

/**
 * Loads a module that a remote exposes, e.g. `client`. Rejects when it is missing, broken or late. The next call
 * tries again what has failed, and waits for what is still on its way. */
export async function loadExposed<Module>(remote: string, exposed: string): Promise<Module> {
  const { entry, needsCore } = readPageDocument().composition.remotes[remote] ?? {};
  if (entry === undefined) throw new Error(`The composition of this page has no remote ${remote}`);
  if (entry === null) throw new Error(`The document of this page loads no code of ${remote}`);
  await Promise.all([guardScripts(entry), needsCore && import(/* webpackChunkName: "federation-core" */ './runtime-core.ts')]);
  const loading = loadedContainers().load(new URL(entry, location.origin).href, exposed);
  // By its address telemetry attributes this failure: the file that threw is the shell's.
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
