import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawFavicon, drawSharePicture } from './index.ts';

it('The share picture is drawn in both languages at the size that pages state', async () => {
  const [russian, english] = await Promise.all([drawSharePicture('ru'), drawSharePicture('en')]);
  for (const picture of [russian, english]) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(150_000);
  }
  expect(russian.equals(english)).toBe(false);
});

it('The favicon is the logo on a transparent ground', async () => {
  const picture = sharp(await drawFavicon());
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 192, height: 192, hasAlpha: true });
  expect((await picture.stats()).isOpaque).toBe(false);
});
