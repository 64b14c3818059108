import type { ComposedRemote } from '@vitrava/shared-kit/contracts/page';
import { reloadForLost } from '../chunk-guard.ts';
import { readPageDocument } from '../page-document.ts';
import { filesOfFirstPage } from './awaited.ts';
import { LOAD_DEADLINE_MS, withDeadline } from './deadline.ts';
import { guardScripts, integrityOfScript } from './integrity.ts';
import { overrideOf } from './overrides.ts';

/** What the script of a single-spa application exports. */
export interface ForeignModule {
  readonly default?: unknown;
}

type Foreign = NonNullable<ComposedRemote['foreign']>;

/**
 * Loads the lifecycles of a single-spa application, whose entry is no container, as reliably as Module Federation loads a remote: with
 * integrity, a second request, a reload when the page waits for it, and from where a developer has it.
 */
export async function loadApplication(name: string, entry: string, { exposes, type }: Foreign): Promise<ForeignModule> {
  const override = readPageDocument().takesOverrides ? overrideOf(name) : null;
  const address = override ?? new URL(entry, location.origin).href;
  const loadEntry = async (): Promise<ForeignModule> => {
    if (type === 'system') return loadSystemScript(address, override === null ? await integrityOfScript(entry) : '');
    // The entry of a developer's override has no integrity.
    if (override === null) await guardScripts(entry);
    return import(/* webpackIgnore: true */ address);
  };
  try {
    return await withDeadline(loadEntry().catch(loadEntry), LOAD_DEADLINE_MS, address);
  } catch (error) {
    if (filesOfFirstPage()(`${name}${exposes.slice(1)}`)) await reloadForLost(error);
    throw error;
  }
}

/** SystemJS is loaded with the first script for it. Its small build could not delete a failed script, and so not request it again. */
async function loadSystemScript(address: string, integrity: string): Promise<ForeignModule> {
  await import(/* webpackChunkName: "systemjs" */ 'systemjs');
  System.addImportMap({ integrity: { [address]: integrity } });
  return System.import<ForeignModule>(address).catch((error: unknown) => {
    // The next call requests it again.
    System.delete(address);
    throw error;
  });
}
