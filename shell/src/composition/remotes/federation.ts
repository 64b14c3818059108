import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { ComposedRemote } from '@vitrava/shared-kit/contracts/page';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import { readPageDocument } from '../page-document.ts';
import { withDeadline } from './deadline.ts';
import { guardScripts } from './integrity.ts';
import { sharedModules } from './shared-modules.ts';

const LOAD_DEADLINE_MS = 15_000;
const ASK_DEADLINE_MS = 3000;

let instance: ReturnType<typeof createInstance> | null = null;
/** Addresses of the remotes' entries. */
const entries = new Map<string, string>();

/** The page's one instance, which knows where the remotes of the page's composition are: they take the runtime's core from it, and the shared libraries through it. */
function host(): NonNullable<typeof instance> {
  if (instance) return instance;
  const { remotes } = readPageDocument().composition;
  for (const [name, { entry }] of Object.entries(remotes)) entries.set(name, entry);
  instance = createInstance({
    name: 'shell',
    remotes: Object.entries(remotes).map(([name, remote]) => federated(name, remote)),
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [provideRuntimeCore()],
  });
  return instance;
}

/** Forgets what is known of a remote that failed, so that the next load starts from its entry again. */
export function forgetRemote(name: string, remote: ComposedRemote): void {
  host().registerRemotes([federated(name, remote)], { force: true });
}

/** Remotes whose entry has come: what of them is alive must not get a second copy of its modules. */
const entered = new Set<string>();

/** Forgets a remote of which nothing has come yet, so that the next load starts from its entry again. */
export function forgetUnentered(name: string, remote: ComposedRemote): void {
  if (!entered.has(name)) forgetRemote(name, remote);
}

/** Loads a module that a remote exposes, e.g. `client`. Rejects when it is missing, broken or late. */
export async function loadExposed<Module>(remote: string, exposed: string): Promise<Module> {
  const runtime = host();
  const entry = entries.get(remote);
  if (entry !== undefined) await guardScripts(entry);
  const module = await withDeadline(runtime.loadRemote<Module>(`${remote}/${exposed}`), LOAD_DEADLINE_MS, `${remote}/${exposed}`);
  if (!module) throw new Error(`${remote} exposes no ${exposed}`);
  entered.add(remote);
  return module;
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

/** Asks the server, past every cache, whether the entry of a remote is there. */
export async function canBeHad({ entry }: ComposedRemote): Promise<boolean> {
  const asked = fetch(entry, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ASK_DEADLINE_MS) });
  return asked.then(({ ok }) => ok).catch(() => false);
}

function federated(name: string, { entry }: ComposedRemote) {
  return { name, entry: new URL(entry, location.origin).href, type: 'module' as const };
}
