import { setTimeout as wait } from 'node:timers/promises';

/** As much of a browser as a developer's cookie needs. */
export interface Browser {
  /** Follows a developer's link, as a person who presses its button. */
  enter(link: string): Promise<void>;
  /** Opens a link that lets its holder in. */
  follow(link: string): Promise<void>;
  /** Asks for a page until it has a text. */
  until(path: string, text: string): Promise<void>;
}

const WITHIN_MS = 60_000;

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
    async until(path, text) {
      const end = performance.now() + WITHIN_MS;
      let last = '';
      while (performance.now() < end) {
        const answer = await fetch(new URL(path, shop), { headers: { cookie } });
        last = `${answer.status} ${await answer.text()}`;
        if (last.startsWith('200') && last.includes(text)) return;
        await wait(200);
      }
      throw new Error(`${path} had no ${text} after ${WITHIN_MS / 1000} s, but:\n${last.slice(0, 2000)}`);
    },
  };
}
