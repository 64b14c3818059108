import { expect, it } from '@jest/globals';
import type { User } from '@vitrava/shared-kit/contracts/api';
import sharp from 'sharp';
import { type Customer, describeOnEngines, newCustomer } from '../../testing/index.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PLACE = '51/1 30/1 0/1';
const FOR_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' };

/** A picture of one colour, as base64. */
const drawn = async (side: number, background: string) =>
  (
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .png({ palette: true })
      .toBuffer()
  ).toString('base64');

describeOnEngines('the photo of a record', (api) => {
  const set = async (customer: Customer, picture: string | null): Promise<string | null> => {
    const photo_path = picture && `data:image/png;base64,${picture}`;
    return (await customer.call('PATCH', `/api/users/${customer.id}/`, { payload: { photo_path } })).json<User>().photo_path;
  };
  const look = (address: string | null, headers: object = FOR_PAGE) =>
    api.app.inject({ method: 'GET', url: address ?? '/', headers: { ...headers } });

  it('The photo has a private address of its own that is revalidated each time, and leaves the record small', async () => {
    const customer = await newCustomer(api);
    const address = await set(customer, await drawn(500, 'red'));
    const record = await customer.call('GET', `/api/users/${customer.id}/`);
    expect(record.body.length).toBeLessThan(1000);
    expect(record.json<User>().photo_path).toBe(address);
    const answer = await look(address);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringMatching(/Sec-Fetch-Dest, Sec-Fetch-Site/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const again = await look(address, { ...FOR_PAGE, 'if-none-match': answer.headers.etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    await set(customer, null);
    expect((await look(address, { ...FOR_PAGE, 'if-none-match': answer.headers.etag })).statusCode).toBe(404);
  });

  it('is at no address that is guessed, another’s, or of a photo that was changed or taken away', async () => {
    const [anna, boris] = [await newCustomer(api), await newCustomer(api)];
    const first = await set(anna, PIXEL);
    const second = await set(anna, await drawn(8, 'blue'));
    expect(first).not.toBe(second);
    const ofBoris = await set(boris, PIXEL);
    const wrong = [first, second?.replace(`/users/${anna.id}/`, `/users/${boris.id}/`), `${second}x`, `${second?.slice(0, -1)}-`];
    for (const address of wrong) expect((await look(String(address))).statusCode).toBe(404);
    expect((await look(second)).statusCode).toBe(200);
    expect((await look(ofBoris)).statusCode).toBe(200);
    await set(anna, null);
    expect((await look(second)).statusCode).toBe(404);
  });

  it('The photo is stored without the place and the device of its metadata, and upright', async () => {
    const exif = { IFD0: { Model: 'Phone of Anna' }, IFD3: { GPSLatitude: PLACE, GPSLatitudeRef: 'N' } };
    const lying = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).withMetadata({ orientation: 6 });
    const photo = await lying.withExifMerge(exif).jpeg().toBuffer();
    expect(photo.toString('latin1')).toContain('Phone of Anna');
    const customer = await newCustomer(api);
    const payload = { photo_path: `data:image/jpeg;base64,${photo.toString('base64')}` };
    const answer = await look((await customer.call('PATCH', `/api/users/${customer.id}/`, { payload })).json<User>().photo_path);
    expect(answer.rawPayload.toString('latin1')).not.toContain('Phone of Anna');
    const { exif: stored, width, height } = await sharp(answer.rawPayload).metadata();
    expect([stored, width, height]).toEqual([undefined, 20, 40]);
  });

  it('is refused when its pixels are more than a photo has, however small its file is', async () => {
    const customer = await newCustomer(api);
    const bomb = await drawn(2100, 'red');
    const payload = { photo_path: `data:image/png;base64,${bomb}` };
    expect(bomb.length).toBeLessThan(48_000);
    expect((await customer.call('PATCH', `/api/users/${customer.id}/`, { payload })).statusCode).toBe(400);
  });

  it.each([
    ['opened by itself', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['taken into a page of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['framed', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
  ])('is not there when it is %s', async (_, headers) => {
    const address = await set(await newCustomer(api), PIXEL);
    const answer = await look(address, headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
