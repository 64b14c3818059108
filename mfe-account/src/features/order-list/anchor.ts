/** Id of an order's heading: where the focus goes when the button that had it is gone. */
export function orderAnchor(number: string): string {
  return `order-${number}`;
}
