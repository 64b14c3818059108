/** Shows an element above everything on the page, open dialogs included. In browsers without popovers its `z-index` has to do. */
export function raiseToTop(element: HTMLElement): void {
  if (!element.showPopover) return;
  leaveTop(element);
  element.popover = 'manual';
  element.showPopover();
}

/** Takes the element out of the top layer. */
export function leaveTop(element: HTMLElement): void {
  if ('hidePopover' in element && element.popover) element.hidePopover();
}
