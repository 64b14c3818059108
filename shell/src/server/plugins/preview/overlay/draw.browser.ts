import { type DrawnPart, type PartKind, partsOf, versionsIn } from './parts.browser.ts';

/** The text of `overlay.css`, which is beside the functions in the script that browsers load. */
declare const OVERLAY_STYLE: string;

export interface OverlayWords extends Readonly<Record<PartKind, string>> {
  readonly list: string;
}

/** The position of a label; in pixels of the window. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Shows who drew which part of the page, by outlines, labels and a list. It follows the page and takes no click. */
export function setOverlay(isOn: boolean, words: OverlayWords): void {
  const present = document.querySelector('vitrava-overlay');
  if (!isOn) present?.remove();
  if (!isOn || present) return;
  const host = document.createElement('vitrava-overlay');
  // In the layer above the page, where its windows are.
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  const boxes = document.createElement('div');
  boxes.setAttribute('aria-hidden', 'true');
  const list = document.createElement('ul');
  const section = document.createElement('section');
  section.setAttribute('aria-label', words.list);
  section.append(list);
  root.append(section, boxes);
  // Neither `style` attributes nor elements with styles: the policy of pages forbids them, also in the copies that tools make of them.
  const [looks, places] = [new CSSStyleSheet(), new CSSStyleSheet()];
  looks.replaceSync(OVERLAY_STYLE);
  root.adoptedStyleSheets = [looks, places];
  document.documentElement.append(host);

  const versions = versionsIn(document);
  const remotes = [...versions.keys()];
  let [shownRules, over] = ['', -1];
  const draw = (): void => {
    if (!host.isConnected) return;
    const windows = [...document.querySelectorAll<HTMLElement>('dialog[open], [popover]')].filter(isSeen).length;
    if (windows !== over) {
      // Above those that have come since.
      if (over >= 0) host.hidePopover();
      host.showPopover();
      over = windows;
    }
    const parts = partsOf(document, versions).filter(({ element }) => isSeen(element));
    const names = parts.map(({ kind, remote, version }) => `${remote} ${version} · ${words[kind]}`);
    drawList(list, names);
    const rules = drawBoxes(boxes, parts, names, remotes);
    if (rules !== shownRules) places.replaceSync(rules);
    shownRules = rules;
    requestAnimationFrame(draw);
  };
  draw();
}

/** Whether it has a size and is not hidden by style. */
export function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
}

/** Touches the list only when the parts are others. */
export function drawList(list: HTMLElement, names: readonly string[]): void {
  const text = names.join('\n');
  if (list.dataset['shown'] === text) return;
  list.dataset['shown'] = text;
  list.replaceChildren(
    ...names.map((name) => {
      const item = document.createElement('li');
      item.textContent = name;
      return item;
    }),
  );
}

/** One box per part, each with its label. Returns the style rules of their positions. */
export function drawBoxes(boxes: HTMLElement, parts: readonly DrawnPart[], names: readonly string[], remotes: readonly string[]): string {
  while (boxes.children.length > parts.length) boxes.lastElementChild?.remove();
  while (boxes.children.length < parts.length) boxes.append(document.createElement('div'));
  const taken: Place[] = [];
  const rules = parts.map(({ element, kind, remote }, index) => {
    const box = boxes.children[index] as HTMLElement;
    const { x, y, width, height } = element.getBoundingClientRect();
    const label = freePlace({ x, y: Math.min(Math.max(y, 0), y + Math.max(height - 22, 0)) }, taken);
    taken.push(label);
    const looks = { kind, label: names[index] ?? '', color: String(remotes.indexOf(remote) % 6) };
    for (const [name, value] of Object.entries(looks)) if (box.dataset[name] !== value) box.dataset[name] = value;
    return `div > :nth-child(${index + 1}) { translate: ${x}px ${y}px; width: ${width}px; height: ${height}px; --label: ${label.y - y}px }`;
  });
  return rules.join('\n');
}

/** Below the labels that stand there already. */
export function freePlace(wanted: Place, taken: readonly Place[]): Place {
  const [across, down] = [260, 22];
  const other = taken.find(({ x, y }) => Math.abs(x - wanted.x) < across && Math.abs(y - wanted.y) < down);
  return other ? freePlace({ x: wanted.x, y: other.y + down }, taken) : wanted;
}
