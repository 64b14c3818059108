/** «mfe-gift-cards» and «gift-cards» are both `Gift cards`: the text until somebody writes a better one. */
export function sentenceOf(name: string): string {
  const words = name.replace(/^mfe-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The names by which templates call a page or a fragment: `GiftCards` its component, `giftCards` the key of its texts. */
export function namesOf(name: string): { readonly name: string; readonly component: string; readonly key: string } {
  const upper = (_: string, letter: string) => letter.toUpperCase();
  return { name, component: name.replace(/(?:^|-)([a-z0-9])/g, upper), key: name.replace(/-([a-z0-9])/g, upper) };
}
