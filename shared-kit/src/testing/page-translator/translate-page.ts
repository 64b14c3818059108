/**
 * Changes the document as the page translators of browsers do: each text node is replaced by elements with the translated text. It refers to nothing
 * outside itself, so that Playwright can run it in a page.
 */
export function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, template, textarea')) continue;
    const [outer, inner] = [document.createElement('span'), document.createElement('span')];
    outer.dataset['translated'] = '';
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
