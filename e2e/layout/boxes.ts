/** A part of a rectangle in px, as seen by the window. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line of text or a control that the shopper can see. */
export interface Box {
  readonly element: Element;
  readonly area: Area;
  readonly isControl: boolean;
  /** The whole text or the name of the control. */
  readonly text: string;
  /** What it is stacked in: the page, or a part that floats over it. Boxes of different layers may cover each other. */
  readonly layer: Element;
  /** Ancestors cut off what is beyond this area for good; what a scroll container hides is not counted. */
  readonly hardClip: Area;
  /** What is visible of it, scroll containers included. */
  readonly visible: Area;
}

interface Frame {
  readonly layer: Element;
  readonly hardClip: Area;
  readonly clip: Area;
  readonly isHidden: boolean;
}

export function intersect(one: Area, other: Area): Area {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function isLayer(element: Element, style: CSSStyleDeclaration): boolean {
  const isStuck = style.position === 'fixed' || style.position === 'sticky';
  const isRaised = style.position !== 'static' && Number(style.zIndex) >= 100;
  return isStuck || isRaised || element.matches('dialog, [popover]');
}

/** How an element limits what is inside it. */
function frameOf(element: Element, frames: Map<Element, Frame>): Frame {
  const known = frames.get(element);
  if (known) return known;
  const style = getComputedStyle(element);
  const everywhere: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const isFixed = style.position === 'fixed' || element.matches('dialog:modal, :popover-open');
  const container = style.position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
  const outer = element.parentElement && frameOf(element.parentElement, frames);
  const around = isFixed || !container ? { clip: everywhere, hardClip: everywhere } : frameOf(container, frames);
  let { clip, hardClip } = around;
  const isRoot = element === document.documentElement || element === document.body;
  if (!isRoot && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const own = { left, top, right, bottom };
    clip = intersect(clip, own);
    const isScrolledX = style.overflowX === 'auto' || style.overflowX === 'scroll';
    const isScrolledY = style.overflowY === 'auto' || style.overflowY === 'scroll';
    // A container that scrolls sideways makes its block axis scroll, too: what is cut off there is lost.
    const hidesBelow = isScrolledX && element.scrollWidth > element.clientWidth;
    const cut = intersect(hardClip, own);
    hardClip = {
      left: isScrolledX ? -Infinity : cut.left,
      right: isScrolledX ? Infinity : cut.right,
      top: isScrolledY && !hidesBelow ? -Infinity : cut.top,
      bottom: isScrolledY && !hidesBelow ? Infinity : cut.bottom,
    };
  }
  const isHidden = outer?.isHidden === true || style.display === 'none' || style.opacity === '0' || style.clipPath.startsWith('inset(50%');
  const frame = { layer: isLayer(element, style) || !outer ? element : outer.layer, clip, hardClip, isHidden };
  frames.set(element, frame);
  return frame;
}

function isSeen({ left, top, right, bottom }: Area): boolean {
  return right - left > 2 && bottom - top > 2;
}

/** Every line of text and every control of the page, or of the dialog that covers it. */
export function boxesOfPage(): Box[] {
  const frames = new Map<Element, Frame>();
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], iframe';
  const boxes: Box[] = [];
  const add = (element: Element, isControl: boolean, text: string, rects: Iterable<DOMRect>): void => {
    const { layer, hardClip, clip } = frameOf(element, frames);
    for (const { left, top, right, bottom } of rects) {
      const area = { left, top, right, bottom };
      const visible = intersect(area, clip);
      if (isSeen(area) && isSeen(visible)) boxes.push({ element, area, isControl, text, layer, hardClip, visible });
    }
  };
  const isVisible = (element: Element) =>
    !frameOf(element, frames).isHidden && element.checkVisibility({ visibilityProperty: true }) && !element.closest('noscript, option');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(controls) && isVisible(node))
        add(node, true, node.getAttribute('aria-label') ?? node.textContent ?? '', node.getClientRects());
    } else if (node.parentElement && node.nodeValue?.trim() && isVisible(node.parentElement)) {
      range.selectNodeContents(node);
      add(node.parentElement, false, node.nodeValue.trim(), range.getClientRects());
    }
  }
  return boxes;
}

/** Everything above, for `page.evaluate`. */
export const boxFunctions: readonly ((...values: never[]) => unknown)[] = [intersect, isLayer, frameOf, isSeen, boxesOfPage];
