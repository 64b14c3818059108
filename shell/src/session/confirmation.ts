import { splitLocale } from '@vitrava/shared-kit/contracts/locale';
import { isPageOf, type ShopMap } from '../shop-map/index.ts';

const CODE = /^[\w-]{1,64}$/;

/** The code that the link of an email to the account page has brought, taken out of the address so that no history, referrer or counter keeps it. */
export function takeConfirmationCode(map: ShopMap): string | null {
  const url = new URL(location.href);
  const code = url.searchParams.get('code');
  if (code === null || !isPageOf(map, 'account', splitLocale(url.pathname).path.replace(/\/$/, ''))) return null;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url);
  return CODE.test(code) ? code : null;
}
