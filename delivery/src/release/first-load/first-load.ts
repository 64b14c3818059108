import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { DistFile } from '../../build/index.ts';
import { doRoutesOverlap, type InspectedBuild, type Refusal, readLive, refuse, SHELL } from '../../gate/index.ts';
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
  readonly firstLoad: FirstLoad;
}

/**
 * The faults of the pages, and why they were not opened, as a part of a sentence; null when they were. `leftovers` is what a remote without the
 * kit has left in the page, as sentences.
 */
export interface FirstLoadResult {
  readonly refusals: readonly Refusal[];
  readonly notOpened: string | null;
  readonly leftovers?: readonly string[];
}

const NO_SHELL = 'no shell is live';
/** For callers without a browser. */
export const NO_FIRST_LOAD: FirstLoad = { reason: 'no browser is configured' };

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

/**
 * Opens each route of a build once in a browser, in the shop as it would be. A shell is opened with a page of each live remote. What a remote
 * without the kit leaves in the page becomes notes.
 */
export async function checkFirstLoad({ remote, files, build, store, firstLoad }: BuildToOpen): Promise<FirstLoadResult> {
  if (!store) return { refusals: [], notOpened: NO_SHELL };
  if ('reason' in firstLoad) return { refusals: [], notOpened: firstLoad.reason };
  const { shells, remotes } = await readLive(store);
  if (remote !== SHELL && shells.length === 0) return { refusals: [], notOpened: NO_SHELL };
  const routes = remote === SHELL ? remotes.flatMap(({ manifest }) => manifest.routes.slice(0, 1)) : build.manifest.routes;
  if (routes.length === 0) return { refusals: [], notOpened: null };
  const folder = await mkdtemp(join(tmpdir(), 'vitrava-first-load-'));
  try {
    const version = `dev-${contentDigestOf(files).slice(0, 16)}`;
    await writeWorkingRelease(createDirectoryStore(folder), { remote, version, files, build });
    const all = [
      ...build.manifest.routes,
      ...remotes.filter((other) => other.remote !== remote).flatMap(({ manifest }) => manifest.routes),
    ];
    const isPage = (path: string) => all.some((route) => doRoutesOverlap(route.path, splitLocale(path).path));
    const env = { ...firstLoad.env, LOG_LEVEL: 'silent' };
    const shop = await startShopProcess(firstLoad.server, folder, { env, cwd: firstLoad.root });
    const followers = remotes.filter((other) => other.remote !== remote && !other.manifest.foreign);
    const next = followers.flatMap(({ manifest }) => manifest.routes).find(isOpenToAll)?.path;
    const filesOfBuild = build.manifest.foreign?.base ?? `/releases/${remote}/`;
    const opened = await openPages({
      shop: new URL(shop.url).origin,
      folder: filesOfBuild,
      routes,
      next: build.manifest.foreign && next,
      isPage,
      executablePath: firstLoad.browser,
    }).finally(shop.stop);
    const left = [...new Set(opened.flatMap((page) => page.leftovers))];
    const leftovers = left.map((one) => `It leaves ${one} in the page when it is unmounted: remove it in "unmount".`);
    return { refusals: report(opened), notOpened: null, leftovers };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    return { refusals: [refuse('first-load-failed', { reason: reason.replace(/\.$/, '') })], notOpened: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a page opens for guests, at its path, within the document of another page. */
function isOpenToAll({ path, meta }: RouteDefinition): boolean {
  return !path.includes(':') && !meta.needAuth && !meta.needReset && !meta.remotes;
}

/** One refusal for each fault, with all routes that have it. */
function report(pages: readonly OpenedPage[]): Refusal[] {
  const faults = pages.flatMap(({ faults: own, ...page }) => own.map((fault) => ({ ...page, fault })));
  return [...Map.groupBy(faults, ({ fault }) => fault)].map(([fault, same]) =>
    refuse('first-load-broken', { opened: same.map(({ route, path }) => `the route ${route} (${path})`), fault }),
  );
}
