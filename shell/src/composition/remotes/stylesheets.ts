const PATIENCE_MS = 4000;

/** What the document says of its style sheets, by address: a sheet that was refused may be gone when it is linked again, and must be refused again. */
const integrities = new Map<string, string>();

/** Links the stylesheets that are not in the document yet and waits until they apply; a late or missing one does not hold the page. */
export async function ensureStylesheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(ensureStylesheet));
}

function ensureStylesheet(address: string): Promise<void> {
  const href = new URL(address, location.origin).href;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const link of links) integrities.set(link.href, link.getAttribute('integrity') ?? integrities.get(link.href) ?? '');
  if (links.some((link) => link.href === href)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('integrity', integrities.get(href) ?? '');
    link.href = href;
    // Listeners, not properties: the bundler's own loader of styles finds this link and clears its properties.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    setTimeout(resolve, PATIENCE_MS);
    document.head.append(link);
  });
}
