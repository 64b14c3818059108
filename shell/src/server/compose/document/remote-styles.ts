import { voidElement } from '@vitrava/server-kit/html';

/** Whether an address is on the shop's own origin. */
export function isOfPage(address: string): boolean {
  return address.startsWith('/');
}

/**
 * Links to remotes' sheets in the head; the starter ends the wait for one that hangs (`data-owner`). Those of the page's owner may be on its
 * own origin.
 */
export function remoteStyleLinks(addresses: readonly string[], integrity: Readonly<Record<string, string>>, pageOwner?: string): string {
  return addresses
    .map((href) => {
      const [, owner = pageOwner, file] = /^\/releases\/([^/]+)\/[^/]+\/(.*)$/.exec(href) ?? [];
      return voidElement('link', {
        rel: 'stylesheet',
        href,
        integrity: integrity[href],
        crossorigin: isOfPage(href) ? undefined : 'anonymous',
        'data-owner': owner,
        'data-rspack': chunkOf(owner, file),
      });
    })
    .join('');
}

/** The name of a chunk's sheet for the bundler's runtime, which would link it a second time without. */
function chunkOf(owner: string | undefined, file: string | undefined): string | undefined {
  const [, id] = /^[^/]*\.([^/.]+)\.[0-9a-f]{8}\.css$/.exec(file ?? '') ?? [];
  return owner !== undefined && owner !== 'shell' && id !== undefined ? `${owner}:chunk-${id}` : undefined;
}
