/** Whether links can lead to a shop at this address: any other scheme, as `javascript:`, makes links that do something else. */
export function isShopAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
