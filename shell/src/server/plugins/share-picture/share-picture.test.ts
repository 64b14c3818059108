import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import sharp from 'sharp';
import { sharePicture } from './index.ts';

const app = fastify();
beforeAll(async () => {
  await app.register(sharePicture);
});
afterAll(() => app.close());

describe('the picture for messages that link to the shop', () => {
  it('is drawn in either language, as large as it is said to be', async () => {
    const [russian, english] = await Promise.all(['/share-picture.png', '/en/share-picture.png'].map((url) => app.inject(url)));
    for (const answer of [russian, english]) {
      expect([answer?.statusCode, answer?.headers['content-type']]).toEqual([200, 'image/png']);
      expect(await sharp(answer?.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(answer?.rawPayload.length).toBeLessThan(150_000);
    }
    expect(russian?.rawPayload.equals(english?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  });
});
