import { createHash } from 'node:crypto';
import { voidElement } from '../../html/index.ts';

/** What waits for a sheet: the slots of the frame, or the page. */
type Held = 'slots' | 'page';

/** A sheet may keep the whole document from being painted for so long: most come within it, and then the page is painted once. */
const BLOCKS_MS = 1000;

/**
 * Links the sheets that the document names (as preloads, so that they are asked for at once), and marks them until they are there or have failed (`layout/late-styles.css` hides what waits for them). Links
 * that a script makes hold no paint but when they say so (`blocking`; browsers without it paint the frame at once).
 */
const SCRIPT = [
  // `n` is named by the document, `l` the link in its place, `d` drops an attribute.
  'for(const n of document.querySelectorAll("[data-held]")){',
  'const l=n.cloneNode(),d=a=>l.removeAttribute(a);',
  'l.onload=l.onerror=()=>d("data-held");',
  'l.blocking="render";',
  `setTimeout(d,${BLOCKS_MS},"blocking");`,
  'l.rel="stylesheet";n.replaceWith(l)}',
].join('');

/** A file of the server's own, which is in every document that names sheets of remotes. */
export const LATE_SCRIPT = {
  address: `/_late/${createHash('sha256').update(SCRIPT).digest('hex').slice(0, 16)}.js`,
  text: SCRIPT,
} as const;

/**
 * A style sheet in the head would keep the whole document from being painted for as long as it takes, the frame and other remotes' parts included. So a
 * script in the `head`, before any sheet that it would have to wait for, links what is named there, which holds back only the page, or the slots of the frame; where no script runs, links at the `end` of the body do, for browsers that
 * paint what stands before them.
 */
export function writeRemoteStyles(
  styles: Readonly<Record<Held, readonly string[]>>,
  integrity: Readonly<Record<string, string>>,
): { readonly head: string; readonly end: string } {
  const all = (['slots', 'page'] as const).flatMap((held) => styles[held].map((href) => ({ href, held })));
  if (all.length === 0) return { head: '', end: '' };
  const links = all.map(({ href }) => voidElement('link', { rel: 'stylesheet', href, integrity: integrity[href] }));
  const named = all.map(({ href, held }) =>
    voidElement('link', { rel: 'preload', as: 'style', href, integrity: integrity[href], 'data-rspack': chunkOf(href), 'data-held': held }),
  );
  return {
    head: `${named.join('')}<script src="${LATE_SCRIPT.address}"></script>`,
    end: `<noscript>${links.join('')}</noscript>`,
  };
}

/**
 * The name by which the bundler's loader of styles finds the sheet of a remote's chunk (`<remote>:chunk-<id>`); it would link the sheet
 * once more and have the browser style the whole page again.
 */
function chunkOf(address: string): string | undefined {
  const [, remote, id] = /^\/releases\/([^/]+)\/[^/]+\/[^/]*\.([^/.]+)\.[0-9a-f]{8}\.css$/.exec(address) ?? [];
  return remote !== undefined && remote !== 'shell' ? `${remote}:chunk-${id}` : undefined;
}
