import { expect, it } from '@jest/globals';
import { UsageError } from '../command/index.ts';
import { placeOf, requirePath } from './preview-commands.ts';

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'ftp://shop.example', 'shop.example:3000', 'shop', ''])(
  'A link to the shop at "%s" is refused with a sentence, because that is no address of a shop',
  (shop) => {
    const attempt = () => placeOf({ shop, path: '/', hours: 1 });
    expect(attempt).toThrow(UsageError);
    expect(attempt).toThrow(`--shop is "${shop}", but must be an address such as https://shop.example.`);
  },
);

it.each(['//host', '/\\host', '/\t/host', '/\n', 'news', ''])(
  'A link to the path %j is refused, because it can lead to another host',
  (path) => {
    expect(() => requirePath(path)).toThrow(UsageError);
  },
);

it('A link to a path of a shop is made for http and https', () => {
  for (const shop of ['http://127.0.0.1:3000', 'https://shop.example'])
    expect(placeOf({ shop, path: '/news?a=1', hours: 1 }).shop).toBe(shop);
});
