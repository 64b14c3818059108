import { createHash } from 'node:crypto';
import { voidElement } from '../../html/index.ts';

/** What waits for a sheet: the slots of the frame, or the page. */
type Held = 'slots' | 'page';

/** A sheet may keep the whole document from being painted for so long: most come within it, and then the page is painted once. */
const BLOCKS_MS = 1000;

/** After it the frame is painted, and whoever waits for a sheet is shown without it after so long. */
const HELD_MS = 1500;

const HIDE = `{animation:held ${HELD_MS}ms!important}`;

/** For a short time alone what waits is not seen; its room stays. An animation ends by itself, also where no script runs. */
const HELD = '@keyframes held{from,to{visibility:hidden}}';

const STYLE = [
  HELD,
  `[data-held-page] #main,[data-held-slots] [data-slot]${HIDE}`,
  // Readable without its own sheet: off the edges, with pictures of a bearable size.
  '[data-held-page] #main{padding-inline:1rem}[data-held-page] #main img{max-inline-size:min(100%,24rem)}',
].join('');

/** Where no script runs browsers stop at links in the body: when the page's state is there, which stands behind them, all have come, or failed. */
const STYLE_WITHOUT_SCRIPTS = `${HELD}body:not(:has(>#vitrava-page)) :is(#main,[data-slot])${HIDE}`;

/** Links the sheets that the document names. Links that a script makes hold no paint but when they say so (`blocking`; browsers without it paint the frame at once). */
const SCRIPT = [
  'for(const named of document.querySelectorAll("link[data-holds]")){',
  'const link=named.cloneNode(),root=document.documentElement,held="data-held-"+link.dataset.holds,',
  'count=change=>{const waiting=+root.getAttribute(held)+change;waiting?root.setAttribute(held,waiting):root.removeAttribute(held)};',
  'let isHeld=0,isOver=0;',
  'const hold=()=>{if(!isOver){isHeld=1;count(1);link.removeAttribute("blocking")}};',
  'for(const end of["load","error"])link.addEventListener(end,()=>{isOver=1;count(-isHeld);isHeld=0});',
  `if("blocking"in link){link.setAttribute("blocking","render");setTimeout(hold,${BLOCKS_MS})}else hold();`,
  'link.rel="stylesheet";named.replaceWith(link)}',
  `const sheet=new CSSStyleSheet;sheet.replaceSync(${JSON.stringify(STYLE)});document.adoptedStyleSheets.push(sheet);`,
].join('');

/** Files of the server's own, which are in every document that names sheets of remotes. */
export const LATE_FILES = { script: fileOf('js', SCRIPT), style: fileOf('css', STYLE_WITHOUT_SCRIPTS) } as const;

/**
 * A style sheet in the head would keep the whole document from being painted for as long as it takes, the frame and other remotes' parts included. So a
 * script in the `head`, before any sheet that it would have to wait for, links what is named there, which holds back only what it styles; where no script runs, links at the `end` of the body do, for browsers that
 * paint what stands before them.
 */
export function writeRemoteStyles(
  styles: Readonly<Record<Held, readonly string[]>>,
  integrity: Readonly<Record<string, string>>,
): { readonly head: string; readonly end: string } {
  const { script, style } = LATE_FILES;
  const all = (['slots', 'page'] as const).flatMap((holds) => styles[holds].map((href) => ({ href, holds })));
  if (all.length === 0) return { head: '', end: '' };
  const links = all.map(({ href }) => voidElement('link', { rel: 'stylesheet', href, integrity: integrity[href] }));
  const named = all.map(({ href, holds }) =>
    voidElement('link', { rel: 'late', href, integrity: integrity[href], 'data-rspack': chunkOf(href), 'data-holds': holds }),
  );
  return {
    head: `${named.join('')}<script src="${script.address}"></script><noscript>${voidElement('link', { rel: 'stylesheet', href: style.address })}</noscript>`,
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

function fileOf(type: 'js' | 'css', text: string): { readonly address: string; readonly text: string } {
  return { address: `/_late/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${type}`, text };
}
