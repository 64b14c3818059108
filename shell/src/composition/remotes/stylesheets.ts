import { integrityOfStyle } from './integrity.ts';

const PATIENCE_MS = 4000;

/** What is known of style sheets, by address: a sheet that was refused may be gone when it is linked again, and must be refused again. */
const integrities = new Map<string, string>();

/** Links that wait for the integrity of their sheets, by address. */
const waiting = new Map<string, Promise<void>>();

/** Links the stylesheets that are not in the document yet and waits until they apply; a late or missing one does not hold the page. */
export async function ensureStylesheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(ensureStylesheet));
}

function ensureStylesheet(address: string): Promise<void> {
  const { href } = new URL(address, location.origin);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const link of links) integrities.set(link.href, link.getAttribute('integrity') ?? integrities.get(link.href) ?? '');
  if (links.some((link) => link.href === href)) return Promise.resolve();
  const present = waiting.get(href);
  if (present) return present;
  const linking = Promise.race([linkStylesheet(href, address), rest()]).finally(() => waiting.delete(href));
  waiting.set(href, linking);
  return linking;
}

/** The link exists at once, by the name that the bundler looks for; its address follows with the integrity. */
async function linkStylesheet(href: string, address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Of another origin, integrity needs it.
  if (!address.startsWith('/')) link.crossOrigin = 'anonymous';
  const chunk = chunkOf(address);
  if (chunk !== null) link.setAttribute('data-rspack', chunk);
  document.head.append(link);
  try {
    if (!integrities.has(href)) download(href);
    const integrity = integrities.get(href) ?? (await integrityOfStyle(address));
    integrities.set(href, integrity);
    await follow(link, href, integrity);
  } catch (error) {
    console.warn(`${address} is not linked: what it should hold is not known.`, error);
    link.remove();
  }
}

/** Into the browser's cache, while the integrity is on its way. Nothing is applied before it is checked. */
function download(href: string): void {
  fetch(href).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
}

function follow(link: HTMLLinkElement, href: string, integrity: string): Promise<void> {
  return new Promise((resolve) => {
    // Listeners, not properties: the bundler's own loader of styles finds this link and clears its properties.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    link.setAttribute('integrity', integrity);
    link.href = href;
  });
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** As the server names the links of a document (`chunkOf` in its `remote-styles.ts`). */
function chunkOf(address: string): string | null {
  const [, remote, id] = /^\/releases\/([^/]+)\/[^/]+\/[^/]*\.([^/.]+)\.[0-9a-f]{8}\.css$/.exec(address) ?? [];
  return remote === undefined ? null : `${remote}:chunk-${id}`;
}
