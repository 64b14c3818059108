import type { Preview } from '@vitrava/delivery/resolver';
import type { ShopLocation } from '@vitrava/shared-kit/bus/shell';
import type { LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageFlags, PageTrial, ScopeValues } from '@vitrava/shared-kit/contracts/page';
import type { SettingsSnapshot } from '../../backend/index.ts';
import type { PlaceToRender } from '../../render/index.ts';
import type { LiveComposition } from '../compositions/index.ts';
import type { OwnedRoute } from '../routing/index.ts';
import { absentPages } from './absent-pages.ts';
import type { FragmentCookies } from './fragment-cookies.ts';

/** The lines in a guest's cookie, such as the cart; null when unknown: signed in, or the cookie is lost. */
export type GuestLines = (cookie: string) => readonly LineAmount[] | null;

/** A requested page: `path` and `search` without the locale prefix. */
export interface RequestedPage {
  readonly composition: LiveComposition;
  readonly settings: SettingsSnapshot;
  readonly locale: LocaleCode;
  readonly path: string;
  readonly search: string;
  /** Who owns the path; null when no remote does. */
  readonly owned: OwnedRoute | null;
  /** A person who has not seen the greeting yet; with the next, what a document depends on of a visitor beside the composition and `trial`. */
  readonly isFirstVisit: boolean;
  /** None for a customer, whose lines the API keeps, and for a soft navigation. */
  readonly guestLines: GuestLines;
  /** Those that fragments read. */
  readonly cookies: FragmentCookies;
  /** The browser has the files of the brand typeface. */
  readonly hasTypeface: boolean;
  /** The experiments that the visitor is part of; null for most. */
  readonly trial: PageTrial | null;
  /** The flags that the remotes of its composition read, as they are decided for the visitor. */
  readonly flags: PageFlags;
  /** What a link shows its holder, or why it shows nothing any more. Null for everyone else. */
  readonly preview: Preview | null;
}

/** Where a part of the page is rendered, and with what values. `owner` is the remote that the shell shows as the page's owner. */
export function placeOf(requested: RequestedPage, owner: string | null): PlaceToRender {
  const { composition, settings, locale, path, search } = requested;
  return {
    composition: composition.id,
    url: `${path}${search}`,
    locale,
    values: { ...shellValues(requested, owner), ...absentValues(requested) },
    stamp: settings.stamp,
  };
}

/** The same for a render of a remote, with the flags that it reads: only their values are part of what it is cached by. */
export function placeOfRemote(requested: RequestedPage, remote: string, owner: string | null): PlaceToRender {
  const place = placeOf(requested, owner);
  const read = requested.composition.flagsOf(remote).flatMap((name) => {
    const flag = requested.flags[name];
    return flag ? [[name, { value: flag.value }] as const] : [];
  });
  if (read.length === 0) return place;
  const values = { ...place.values, 'shell/$flags': Object.fromEntries(read) };
  return { ...place, values, stamp: `${place.stamp} flags ${JSON.stringify(read)}` };
}

function absentValues({ composition, settings }: RequestedPage): ScopeValues {
  return { 'shell/$absentPages': absentPages(composition.page, settings.missing) };
}

/** What the browser follows of the backend: which pages it cannot fill, and when its settings changed last. */
export function backendValues(requested: RequestedPage): ScopeValues {
  return { ...absentValues(requested), 'shell/$settingsStamps': requested.settings.stamps };
}

/** The shell's data of a page before anything is rendered, by the sids of the bus. */
export function shellValues({ settings, locale, path, search, owned }: RequestedPage, owner: string | null): ScopeValues {
  const location: ShopLocation = { pathname: path, search, hash: '', key: 'initial' };
  return {
    'shell/$settings': settings.shop,
    'shell/$locale': locale,
    'shell/$location': location,
    'shell/$routeOwner': owner,
    'shell/$isCheckLayout': owned?.route.meta.checkLayout === true,
  };
}
