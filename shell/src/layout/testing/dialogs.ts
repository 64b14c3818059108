/** jsdom has the dialog element but not its methods. Focus within and Escape are the browser's and tested there. */
export function mockDialogs(): void {
  const prototype = HTMLDialogElement.prototype;
  prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button, input')?.focus();
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
