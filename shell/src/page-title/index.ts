/**
 * «Новости — Витрава»: what a page calls itself, with the shop's name after it. A title that names the shop in that place, or begins with
 * it as the start page's does, stays as it is; releases from before the shell did this name it themselves.
 */
export function titleWithShop(title: string, shop: string): string {
  return title === '' || title.startsWith(`${shop} — `) || title.endsWith(` — ${shop}`) ? title : `${title} — ${shop}`;
}
