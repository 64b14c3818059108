import { voidElement } from '@vitrava/server-kit/html';

/**
 * Links to the style sheets of remotes, for the head: the document is styled and laid out once. A sheet that hangs would keep the page blank, so the
 * starter (`shell/src/starter/hanging-styles.ts`) stops waiting for it; `data-owner` names the remote for it.
 */
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

/**
 * The name by which the bundler's runtime finds the sheet of a remote's chunk (`<remote>:chunk-<id>`). Without it, the runtime links the sheet a
 * second time and the browser styles the whole page again.
 */
function chunkOf(owner: string | undefined, file: string | undefined): string | undefined {
  const [, id] = /^[^/]*\.([^/.]+)\.[0-9a-f]{8}\.css$/.exec(file ?? '') ?? [];
  return owner !== undefined && owner !== 'shell' && id !== undefined ? `${owner}:chunk-${id}` : undefined;
}
