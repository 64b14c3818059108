import { setTimeout as wait } from 'node:timers/promises';
import { type Child, type EnvironmentOptions, releaseBuilt, startAcquirer, startApi, startShop } from '../environment/index.ts';

const liveWithinMs = 60_000;

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

/** Requests a page until it is missing. */
export function untilMissing(url: string): Promise<void> {
  return untilAnswered(url, (status) => status === 404);
}

/** Requests a page until the HTML of the server contains `part`. */
export function untilLive(url: string, part: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  return untilAnswered(url, (status, html) => status === 200 && html.includes(part), headers);
}

async function untilAnswered(url: string, isWanted: (status: number, html: string) => boolean, headers = {}): Promise<void> {
  const end = performance.now() + liveWithinMs;
  let last = '';
  while (performance.now() < end) {
    const answer = await fetch(url, { headers });
    const html = await answer.text();
    if (isWanted(answer.status, html)) return;
    last = `${answer.status} ${html.slice(0, 2000)}`;
    await wait(200);
  }
  throw new Error(`${url} was not as expected after ${liveWithinMs / 1000} s. Its last answer:\n${last}`);
}
