import { untilLive } from './live.ts';

/** As much of a browser as a developer's cookie needs. */
export interface Browser {
  /** Follows a developer's link, like a person who presses its button. */
  enter(link: string): Promise<void>;
  /** Opens a link that lets its holder in. */
  follow(link: string): Promise<void>;
  /** Requests a page until it has a text. */
  until(path: string, text: string): Promise<void>;
}

export function createBrowser(shop: string): Browser {
  let cookie = '';
  return {
    async enter(link) {
      const page = await (await fetch(link)).text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (!action) throw new Error(`The link leads to a page without a button:\n${page}`);
      const answer = await fetch(new URL(action, shop), { method: 'POST', redirect: 'manual', headers: { origin: new URL(shop).origin } });
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      if (!cookie) throw new Error(`The button gives no cookie, but ${answer.status}.`);
    },
    async follow(link) {
      const answer = await fetch(link, { redirect: 'manual' });
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      if (!cookie) throw new Error(`The link ${link} gives no cookie, but ${answer.status}.`);
    },
    until: (path, text) => untilLive(new URL(path, shop).href, text, { cookie }),
  };
}
