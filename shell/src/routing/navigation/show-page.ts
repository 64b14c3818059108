import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { allSettled } from 'effector';
import { trailOf } from '../../main-area/index.ts';
import { anchorOf } from '../address.ts';
import { pageOpened, pendingNavigationChanged } from '../model.ts';
import { layOutInPauses, prepareLayout } from '../whole-layout.ts';
import { errorOf, scrollAfter } from './decisions.ts';
import type { ShownEntry } from './entry.ts';
import type { HeadOfPage } from './page-head.ts';
import type { NavigationOptions } from './travel.ts';
import type { LoadedVisit, Visit } from './visit.ts';

const LAID_OUT_WITHIN_MS = 3000;

/** Data, then address, then owner: no page shows another's data. Returns whether the browser draws the page. */
export async function showPage(
  { scope, locale, applications, places, onTrail, onNavigated }: NavigationOptions,
  { entry, head }: { readonly entry: ShownEntry; readonly head: HeadOfPage },
  { address, url, match, travel, key, scroll }: Visit,
  { decision, answer, owner: code, failure }: LoadedVisit,
): Promise<boolean> {
  const payload = answer.kind === 'payload' && answer.payload.owner === (match?.owner ?? null) ? answer.payload : null;
  const isRendered = payload?.rendering === 'rendered';
  entry.show(address, travel, key);
  code?.client.applyState(scope, url, isRendered ? payload.values : {});
  const error = errorOf(match !== null, decision, localizePath(address.pathname, locale));
  const owner = error ? null : (match?.owner ?? null);
  const { pathname, search, hash } = address;
  const main = document.getElementById('main');
  // A link that keeps the place changes a part of the page and keeps the focus, too.
  const movesFocus = travel !== 'reload' && (scroll === 'top' || travel === 'pop');
  // The browser would lay out the old page once more to take the focus from a link that is removed. A field stays focused until then: losing the
  // focus would make it act.
  if (movesFocus && document.activeElement?.tagName === 'A') main?.focus({ preventScroll: true });
  // A sheet of the page that was left may hang: another remote's page does not wear the looks without it.
  if (main && main.dataset['unstyled'] !== owner) delete main.dataset['unstyled'];
  onTrail(error ? null : trailOf(match?.route ?? null, payload?.head ?? {}, locale));
  const target = scrollAfter(travel, scroll);
  // A place on the page is found only where all heights are real.
  if (hash || target === 'remembered') prepareLayout('whole');
  else if (target === 'top') prepareLayout('lazy');
  void allSettled(pageOpened, {
    scope,
    params: {
      location: { pathname, search, hash, key },
      owner,
      error,
      isCheckLayout: match?.route.meta.checkLayout === true,
      fragments: payload?.fragments ?? {},
    },
  });
  void allSettled(pendingNavigationChanged, { scope, params: null });
  // Reported before the mounting, which would wait for the same files once more.
  if (owner && failure) applications.fail(owner, failure.error);
  await applications.settle();
  if (payload) head.write(payload.head, url, payload.status);
  if (target === 'remembered') places.restore(key);
  if (target === 'top') scrollTo({ top: 0, behavior: 'instant' });
  if (hash && (travel === 'push' || travel === 'replace')) {
    document.getElementById(anchorOf(hash))?.scrollIntoView({ behavior: 'instant' });
  }
  if (movesFocus && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  onNavigated(travel, scroll, document.title);
  layOutInPauses(LAID_OUT_WITHIN_MS);
  return owner !== null && !isRendered;
}
