/** The event is handled here, and does not propagate. */
export function takeEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
