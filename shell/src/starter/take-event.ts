/** The event is answered here, and goes no further. */
export function takeEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
