import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { DistFile } from '../../build/index.ts';
import { doRoutesOverlap, type InspectedBuild, type Refusal, readLive, refuse, SHELL, someAddress } from '../../gate/index.ts';
import { startShopProcess } from '../../shop-process/index.ts';
import { createDirectoryStore, type ReleaseStore } from '../../store/index.ts';
import { contentDigestOf } from '../digests.ts';
import { writeWorkingRelease } from '../write-release.ts';
import { findChromium } from './find-chromium.ts';
import { type OpenedPage, openPages } from './open-pages.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The server of the shop and the browser with which the gate opens pages; or why it opens none, as a part of a sentence. */
export type FirstLoad =
  | { readonly server: string; readonly browser: string; readonly root: string; readonly env: Environment }
  | { readonly reason: string };

/** The build whose pages are opened, between the releases that are live. */
export interface BuildToOpen {
  readonly remote: string;
  readonly files: readonly DistFile[];
  readonly build: InspectedBuild;
  readonly store: ReleaseStore | null;
  readonly firstLoad?: FirstLoad | undefined;
}

const NO_SHELL = 'no shell is live';

/** Finds the server of the shop below `root`, and a browser. `FIRST_LOAD=off` leaves the check out. */
export function findFirstLoad(env: Environment, root: string): FirstLoad {
  const server = join(root, 'shell/src/server/main.ts');
  if (env['FIRST_LOAD'] === 'off') return { reason: 'FIRST_LOAD is off' };
  if (!existsSync(server)) return { reason: 'the server of the shop is not on this machine; a release API has it' };
  const browser = findChromium(env);
  return browser === null
    ? { reason: 'there is no Chromium on this machine; install one, or set CHROMIUM_PATH' }
    : { server, browser, root, env };
}

/** A note for the author of a release whose pages were not opened in a browser; empty when they were. */
export async function firstLoadNotes(firstLoad: FirstLoad | undefined, remote: string, store: ReleaseStore | null): Promise<string[]> {
  if (!firstLoad || !store) return [];
  const hasShell = remote === SHELL || (await readLive(store)).shells.length > 0;
  const reason = 'reason' in firstLoad ? firstLoad.reason : hasShell ? null : NO_SHELL;
  return reason === null ? [] : [`Its pages were not opened in a browser: ${reason}.`];
}

/** Opens each route of a build once in a browser, in the shop as it would be. A shell is opened with a page of each live remote. */
export async function checkFirstLoad({ remote, files, build, store, firstLoad }: BuildToOpen): Promise<Refusal[]> {
  if (!store || !firstLoad || 'reason' in firstLoad) return [];
  const { shells, remotes } = await readLive(store);
  const routes = remote === SHELL ? remotes.flatMap(({ manifest }) => manifest.routes.slice(0, 1)) : build.manifest.routes;
  if (routes.length === 0 || (remote !== SHELL && shells.length === 0)) return [];
  const folder = await mkdtemp(join(tmpdir(), 'vitrava-first-load-'));
  try {
    const version = `dev-${contentDigestOf(files).slice(0, 16)}`;
    await writeWorkingRelease(createDirectoryStore(folder), { remote, version, files, build });
    const paths = [...new Set(routes.map(someAddress))];
    const all = [
      ...build.manifest.routes,
      ...remotes.filter((other) => other.remote !== remote).flatMap(({ manifest }) => manifest.routes),
    ];
    const isPage = (path: string) => all.some((route) => doRoutesOverlap(route.path, splitLocale(path).path));
    const env = { ...firstLoad.env, LOG_LEVEL: 'silent' };
    const shop = await startShopProcess(firstLoad.server, folder, { env, cwd: firstLoad.root });
    const pages = { shop: new URL(shop.url).origin, remote, paths, isPage, executablePath: firstLoad.browser };
    return report(await openPages(pages).finally(shop.stop), routes);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    return [refuse('first-load-failed', { reason: reason.replace(/\.$/, '') })];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One refusal for each fault, with all routes that have it. */
function report(pages: readonly OpenedPage[], routes: readonly RouteDefinition[]): Refusal[] {
  const faults = pages.flatMap(({ path, faults: own }) => own.map((fault) => ({ path, fault })));
  const nameOf = (path: string) => routes.find((route) => someAddress(route) === path)?.name;
  return [...Map.groupBy(faults, ({ fault }) => fault)].map(([fault, same]) =>
    refuse('first-load-broken', { opened: same.map(({ path }) => `the route ${nameOf(path)} (${path})`), fault }),
  );
}
