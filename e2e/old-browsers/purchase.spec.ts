import { type Apis, apisNamed, apisNewerThan } from '../../scripts/browser-floor/testing/newer-apis.ts';
import {
  CARDS,
  cartLink,
  expect,
  expectResult,
  fillCart,
  goToReview,
  payWith,
  placeButton,
  signInByPopup,
  test,
  WORDS,
} from '../fixtures/index.ts';
import { removeApis } from './remove-apis.ts';

const words = WORDS.ru;

/** What browsers keep from pages that they did not reach safely. */
const SECURE = [
  'Crypto.randomUUID',
  'Crypto.subtle',
  'Navigator.locks',
  'Navigator.clipboard',
  'Navigator.serviceWorker',
  'caches',
  'cookieStore',
];

const BROWSERS: readonly (readonly [name: string, apis: () => Apis])[] = [
  ['Safari 15.4', () => apisNewerThan(['safari', 'ios_saf'])],
  ['Firefox 100', () => apisNewerThan(['firefox'])],
  ['Chrome 100 and Samsung Internet 18', () => apisNewerThan(['chrome', 'edge', 'samsung'])],
  ['a browser that reaches the shop by plain http', () => apisNamed(SECURE)],
];

for (const [name, apis] of BROWSERS) {
  test(`A shopper buys with ${name}, without any API that it lacks`, async ({ context, page, customer }) => {
    await removeApis(context, apis());
    await fillCart(page, words, 1);
    await cartLink(page, words).click();
    await page.getByRole('button', { name: words.checkout }).click();
    await signInByPopup(page, words, customer);
    await goToReview(page, words, 'byCard');
    await placeButton(page, words).click();
    await payWith(page, words, CARDS.good);
    await expectResult(page, words.paid);
    expect(await customer.orders()).toHaveLength(1);
  });
}
