import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest, RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import { type App, buildableApps } from '../../../scripts/environment/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A remote, and the addresses of its pages that a guest may open. */
export interface Remote {
  readonly name: App;
  readonly pages: readonly OpenPage[];
  readonly elsewhere: Elsewhere;
}

export interface OpenPage {
  readonly path: string;
  /** It is a page of words: its document needs nothing in the browser. */
  readonly stands: boolean;
  /** It asks a guest to sign in, in a popup of its own. */
  readonly asksToSignIn: boolean;
}

/** What of a remote stands on pages of others. */
export interface Elsewhere {
  /** Whether it has a place in the frame. */
  readonly slot: boolean;
  /** The first of its popups. */
  readonly popup: string | null;
}

/**
 * All that is built here, by their manifests, so that a new remote is among them by itself. An address with an open place is one that the shop itself
 * tells search engines.
 */
export async function readRemotes(shopUrl: string): Promise<Remote[]> {
  const known = await addressesOf(shopUrl);
  return buildableApps()
    .filter((app) => app !== 'shell')
    .map((name) => {
      const { routes, fragments } = JSON.parse(readFileSync(path.join(root, name, 'dist/remote.manifest.json'), 'utf8')) as RemoteManifest;
      const open = routes.filter(({ meta }) => meta.needAuth !== true);
      const elsewhere = {
        slot: fragments.some(({ slot }) => slot !== undefined),
        popup: fragments.find(({ popup }) => popup !== undefined)?.name ?? null,
      };
      return { name, pages: open.flatMap((route) => pageOf(route, known)), elsewhere };
    });
}

function pageOf({ path: pattern, meta }: RouteDefinition, known: readonly string[]): Remote['pages'] {
  const form = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
  const found = pattern.includes(':') ? known.find((one) => form.test(one)) : pattern;
  return found === undefined
    ? []
    : [{ path: found, stands: meta.hydration === 'islands', asksToSignIn: meta.middleware?.includes('auth') === true }];
}

async function addressesOf(shopUrl: string): Promise<string[]> {
  const map = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address, shopUrl).pathname);
}
