import { voidElement } from '@vitrava/server-kit/html';

/** Links to remotes' sheets in the head; the starter ends the wait for one that hangs (`data-owner`). */
export function remoteStyleLinks(addresses: readonly string[], integrity: Readonly<Record<string, string>>): string {
  return addresses
    .map((href) => {
      const [, owner, file] = /^\/releases\/([^/]+)\/[^/]+\/(.*)$/.exec(href) ?? [];
      return voidElement('link', {
        rel: 'stylesheet',
        href,
        integrity: integrity[href],
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
