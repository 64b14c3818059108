import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from 'parse5';

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/g;

/** An element of markup with its parent (null: none) and its depth. */
interface Placed {
  readonly name: string;
  readonly around: string | null;
  readonly depth: number;
}

/** The first element that a parser would move, in words, or null: hydration would discard the server's tree. */
export function findMisplaced(html: string): string | null {
  // Where scripts run, its content is no markup.
  const live = html.replace(/(<noscript\b[^>]*>)[\s\S]*?(<\/noscript>)/g, '$1$2');
  const written = elementsWritten(live);
  const parsed = elementsParsed(parseFragment(live));
  const isSame = (one: Placed, place: number) => one.name === parsed[place]?.name && one.depth === parsed[place].depth;
  const moved = written.find((one, place) => !isSame(one, place)) ?? parsed[written.length];
  return moved ? `<${moved.name}>${moved.around === null ? '' : ` in <${moved.around}>`}` : null;
}

/** Elements in the order of their start tags, as the text has them. */
function elementsWritten(html: string): Placed[] {
  const open: string[] = [];
  const found: Placed[] = [];
  for (const [, slash, tag, closed] of html.matchAll(TAG)) {
    const name = tag?.toLowerCase();
    if (name === undefined) continue;
    if (slash) {
      open.splice(Math.max(open.lastIndexOf(name), 0));
      continue;
    }
    found.push({ name, around: open.at(-1) ?? null, depth: open.length });
    if (!closed && !VOID.has(name)) open.push(name);
  }
  return found;
}

function elementsParsed(node: DefaultTreeAdapterMap['parentNode'], around: string | null = null, depth = 0): Placed[] {
  return node.childNodes.flatMap((child) => {
    if (!defaultTreeAdapter.isElementNode(child)) return [];
    const name = child.tagName.toLowerCase();
    const inner = 'content' in child ? (child.content as DefaultTreeAdapterMap['parentNode']) : child;
    return [{ name, around, depth }, ...elementsParsed(inner, name, depth + 1)];
  });
}
