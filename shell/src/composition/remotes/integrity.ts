import { IMPORT_MAP_NAME } from '@vitrava/shared-kit/contracts/page';

const DEADLINE_MS = 8000;

const guarded = new Map<string, Promise<void>>();

/**
 * Lets the browser know the integrity of a remote's scripts before it loads the first of them, whose address `entry` is. The document's own
 * import map holds those of its page and of what the next click may wake; others come here, one map for each release. A browser
 * that takes no second map runs those scripts unchecked. Rejects when the map cannot be had; the next call tries again.
 */
export function guardScripts(entry: string): Promise<void> {
  const present = guarded.get(entry);
  if (present) return present;
  const guarding = isInDocument(entry) ? Promise.resolve() : addImportMap(entry);
  guarded.set(entry, guarding);
  guarding.catch(() => guarded.delete(entry));
  return guarding;
}

function isInDocument(entry: string): boolean {
  const text = document.querySelector('script[type=importmap]')?.textContent;
  return entry in integrityIn(text ?? '{}');
}

function integrityIn(importMap: string): Record<string, string> {
  return (JSON.parse(importMap) as { integrity?: Record<string, string> }).integrity ?? {};
}

async function addImportMap(entry: string): Promise<void> {
  const address = new URL(IMPORT_MAP_NAME, new URL(entry, location.origin));
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  const text = await response.text();
  // A working build's files change under the page: there is nothing to hold them to.
  if (Object.keys(integrityIn(text)).length === 0) return;
  const script = document.createElement('script');
  script.type = 'importmap';
  // The very text: the document's policy allows it by its hash.
  script.textContent = text;
  document.head.append(script);
}
