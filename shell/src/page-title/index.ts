/** «Новости — Витрава»: the page's title and the shop's name, unless the title already has it. */
export function titleWithShop(title: string, shop: string): string {
  return title === '' || title.startsWith(`${shop} — `) || title.endsWith(` — ${shop}`) ? title : `${title} — ${shop}`;
}
