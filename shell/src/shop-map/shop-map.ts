import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PopupFacts, RouteDefinition, SlotFacts, ToolFacts } from '@vitrava/shared-kit/contracts/manifest';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';

/** A link to a page where a route has requested one. `to` has no locale prefix. */
export interface MapLink {
  readonly title: Readonly<Record<LocaleCode, string>>;
  readonly to: string;
}

/** A page among the tools of the header: `name` is its role, or that of its route. */
export interface ShopTool extends ToolFacts {
  readonly name: string;
  readonly to: string;
}

export interface PlacedFragment extends Pick<SlotFacts, 'shows'> {
  readonly owner: string;
  readonly name: string;
}

/** What the frame of the shop leads to, as the remotes of a composition declare it: the shell itself names none of them. */
export interface ShopMap {
  /** Path patterns of the pages that play a part in the frame. */
  readonly pages: Readonly<Record<string, string>>;
  /** Links of the areas of the frame, in their order. */
  readonly links: Readonly<Record<string, readonly MapLink[]>>;
  /** In their order. */
  readonly tools: readonly ShopTool[];
  /** Popups, by `owner/name`. */
  readonly popups: Readonly<Record<string, PopupFacts & { readonly owner: string; readonly name: string }>>;
  readonly slots: Readonly<Record<string, PlacedFragment>>;
}

export const EMPTY_MAP: ShopMap = { pages: {}, links: {}, tools: [], popups: {}, slots: {} };

/** Reads the map out of the manifests. Where two routes claim one role, or two fragments one slot, the first remote by name has it. */
export function mapOf({ remotes }: PageComposition): ShopMap {
  const owners = Object.entries(remotes).sort(([a], [b]) => (a < b ? -1 : 1));
  const routes = owners.flatMap(([, remote]) => remote.routes);
  const pages = routes.flatMap(({ path, meta: { role } }) => (role ? [[role, path] as const] : []));
  const popups = owners.flatMap(([owner, remote]) =>
    Object.entries(remote.popups ?? {}).map(([name, facts]) => [`${owner}/${name}`, { ...facts, owner, name }] as const),
  );
  const slots = owners.flatMap(([owner, remote]) =>
    Object.entries(remote.slots ?? {}).map(([name, { place, shows }]) => [place, { owner, name, ...(shows && { shows }) }] as const),
  );
  return {
    pages: Object.fromEntries(pages.reverse()),
    links: linksOf(routes),
    tools: routes
      .flatMap(({ name, path, meta: { role, tool } }) => (tool ? [{ ...tool, name: role ?? name, to: path }] : []))
      .sort((a, b) => a.order - b.order),
    popups: Object.fromEntries(popups),
    slots: Object.fromEntries(slots.reverse()),
  };
}

function linksOf(routes: readonly RouteDefinition[]): ShopMap['links'] {
  const placed = routes.flatMap(({ path: to, meta: { title, navigation = {} } }) =>
    Object.entries(navigation).map(([area, order]) => ({ area, order, link: { title, to } })),
  );
  const areas = [...new Set(placed.map(({ area }) => area))];
  const inOrder = (area: string) => placed.filter((one) => one.area === area).sort((a, b) => a.order - b.order);
  return Object.fromEntries(areas.map((area) => [area, inOrder(area).map(({ link }) => link)]));
}

/** The popup that plays a part in the frame; null when no remote has it. */
export function popupOf({ popups }: ShopMap, role: string): { readonly owner: string; readonly name: string } | null {
  const found = Object.values(popups).find((popup) => popup.role === role);
  return found ? { owner: found.owner, name: found.name } : null;
}

/** Whether a path (without the locale prefix) is an address of the page of a role. */
export function isPageOf({ pages }: ShopMap, role: string, pathname: string): boolean {
  const pattern = pages[role];
  if (pattern === undefined) return false;
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

/** The address of the page of a role about one thing, e.g. a product; null when no remote has such a page. */
export function pathAbout({ pages }: ShopMap, role: string, id: string): string | null {
  return pages[role]?.replace(/:\w+/, id) ?? null;
}
