/** How many cards a list of one's own holds at once (specification, section 9). */
export const CARD_STORE_PAGE_SIZE = 25;

/** Page size of the catalogue: the value of the shop's settings, as far as it is valid. */
export function pageSizeOf({ pageSize }: { readonly pageSize: number }): number {
  return Number.isInteger(pageSize) && pageSize > 0 ? pageSize : CARD_STORE_PAGE_SIZE;
}
