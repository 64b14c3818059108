import { setTimeout as wait } from 'node:timers/promises';
import { type Child, type EnvironmentOptions, releaseBuilt, startAcquirer, startApi, startShop } from '../../scripts/environment/index.ts';

const LIVE_WITHIN_MS = 60_000;

/** Releases what is built and starts a shop from it, on free ports. Every server is put into `running` as soon as it is ready. */
export async function openShop(options: EnvironmentOptions, running: Child[]): Promise<string> {
  const started = async (starting: Promise<Child>): Promise<Child> => {
    const child = await starting;
    running.unshift(child);
    return child;
  };
  const [outcomes, api] = await Promise.all([
    releaseBuilt(options.dataDir),
    started(startAcquirer(options)).then((acquirer) => started(startApi(options, acquirer.url))),
  ]);
  const refused = outcomes.find(({ result }) => result === 'refused');
  if (refused) throw new Error(`${refused.app} was refused: ${refused.message}`);
  return (await started(startShop(options, api.url))).url;
}

/** Requests a page until the server answers with a status and, in its HTML, a text. */
export async function untilAnswered(url: string, status: number, part = '', headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const end = performance.now() + LIVE_WITHIN_MS;
  let last = '';
  while (performance.now() < end) {
    const answer = await fetch(url, { headers });
    const html = await answer.text();
    if (answer.status === status && html.includes(part)) return;
    last = `${answer.status} ${html.slice(0, 2000)}`;
    await wait(200);
  }
  throw new Error(`${url} was not as expected after ${LIVE_WITHIN_MS / 1000} s. Its last answer:\n${last}`);
}

/** As much of a browser as the cookie of a link needs: its holder sees other pages than a visitor does. */
export async function openLink(shop: string, link: string) {
  const page = await fetch(link, { redirect: 'manual' });
  // The link of a working build leads to a page with a button, that of a preview to the shop.
  const action = /action="([^"]+)"/.exec(await page.text())?.[1];
  const headers = { origin: new URL(shop).origin };
  const answer = action ? await fetch(new URL(action, shop), { method: 'POST', redirect: 'manual', headers }) : page;
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!cookie) throw new Error(`The link ${link} gives no cookie, but ${answer.status}.`);
  return { until: (path: string, text: string) => untilAnswered(new URL(path, shop).href, 200, text, { cookie }) };
}
