import { abortAfter } from '@vitrava/shared-kit/abort';
import { type ComposedRemote, IMPORT_MAP_NAME, STYLE_INTEGRITY_NAME } from '@vitrava/shared-kit/contracts/page';
import { readPageDocument } from '../page-document.ts';

const DEADLINE_MS = 8000;

const guarded = new Map<string, Promise<void>>();

/**
 * Gives the browser the integrity of a remote's scripts before it loads the first of them, whose address `entry` is.
 * The document's own import map holds those of its page and of those that the next click may need; others come here,
 * one map for each release. A browser that takes no second map runs those scripts unchecked. Rejects when the map is
 * unavailable; the next call tries again.
 */
export function guardScripts(entry: string): Promise<void> {
  const present = guarded.get(entry);
  if (present) return present;
  const guarding = isInDocument(entry) ? Promise.resolve() : addImportMap(entry);
  guarded.set(entry, guarding);
  guarding.catch(() => guarded.delete(entry));
  return guarding;
}

/** The integrity of a script that is no module, of which an import map guards none; empty where there is none to compare with. */
export async function integrityOfScript(address: string): Promise<string> {
  return (inDocument()[address] ?? integrityIn(await fetchImportMap(address))[address]) || '';
}

function isInDocument(entry: string): boolean {
  return entry in inDocument();
}

function inDocument(): Record<string, string> {
  return integrityIn(document.querySelector('script[type=importmap]')?.textContent ?? '{}');
}

function integrityIn(importMap: string): Record<string, string> {
  return (JSON.parse(importMap) as { integrity?: Record<string, string> }).integrity ?? {};
}

/** The shop's folder of the release that a file belongs to. Of a file on its team's own origin the composition names the release. */
function folderOf(address: string): string | null {
  const [folder] = /^\/releases\/[^/]+\/[^/]+\//.exec(address) ?? [];
  if (folder !== undefined || address.startsWith('/')) return folder ?? null;
  const lengthOf = ({ foreign }: ComposedRemote) => (foreign?.base && address.startsWith(foreign.base) ? foreign.base.length : 0);
  const remotes = Object.entries(readPageDocument().composition.remotes).filter((named) => lengthOf(named[1]) > 0);
  // The folder of one team may be in that of another.
  const [name, remote] = remotes.sort((a, b) => lengthOf(b[1]) - lengthOf(a[1]))[0] ?? [];
  return remote ? `/releases/${name}/${remote.version}/` : null;
}

/** The import map of a release, from its folder: the entry of other tool chains is in a folder of its own. */
async function fetchImportMap(entry: string): Promise<string> {
  const address = new URL(IMPORT_MAP_NAME, new URL(folderOf(entry) ?? entry, location.origin));
  const response = await fetch(address, { signal: abortAfter(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return response.text();
}

async function addImportMap(entry: string): Promise<void> {
  const text = await fetchImportMap(entry);
  // A working build's files change under the page: there is nothing to hold them to.
  if (Object.keys(integrityIn(text)).length === 0) return;
  const script = document.createElement('script');
  script.type = 'importmap';
  // The very text: the document's policy allows it by its hash.
  script.textContent = text;
  document.head.append(script);
}

/** Integrity of style sheets by address, by the folder of their release; each is requested once. */
const styles = new Map<string, Promise<Readonly<Record<string, string>>>>();

/** The integrity of a sheet that no document named; empty without one. Rejects when unavailable; can be repeated. */
export async function integrityOfStyle(address: string): Promise<string> {
  // The files of a working build change under the page, and the one that a sheet is of may be gone already.
  const folder = folderOf(address);
  if (folder === null || /\/dev-[^/]+\/$/.test(folder)) return '';
  const requested = styles.get(folder) ?? fetchStyleIntegrity(folder);
  styles.set(folder, requested);
  requested.catch(() => styles.delete(folder));
  return (await requested)[address] ?? '';
}

async function fetchStyleIntegrity(folder: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`${folder}${STYLE_INTEGRITY_NAME}`, { signal: abortAfter(DEADLINE_MS) });
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`${folder}${STYLE_INTEGRITY_NAME} answered ${response.status}`);
  return (await response.json()) as Readonly<Record<string, string>>;
}
