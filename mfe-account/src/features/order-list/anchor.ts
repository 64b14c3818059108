/** Id of an order's heading: the focus moves there when the focused button is removed. */
export function orderAnchor(number: string): string {
  return `order-${number}`;
}
