import { describe, expect, it } from '@jest/globals';
import { IMAGE_DEFAULTS, IMAGE_WIDTHS, SCREEN_WIDTHS } from '../../contracts/image.ts';
import { largestAddress, pictureSource } from './sources.ts';

const photo = {
  url: '/api/media/product/zinc.ru/480.webp?v=1',
  url_template: '/api/media/product/zinc.ru/{width}.webp?v=1',
  width: 960,
  height: 960,
  widths: [960, 480],
};
const cdn = {
  url: 'https://cdn.example/a/b.jpg?v=2&k=3',
  url_template: 'https://cdn.example/a/b.jpg?v=2&k=3',
  width: 700,
  height: 500,
  widths: [],
};

describe('sources of a picture', () => {
  it('The largest address of a picture is its widest file, or the picture itself', () => {
    expect(largestAddress(photo)).toBe('/api/media/product/zinc.ru/960.webp?v=1');
    expect(largestAddress(cdn)).toBe(cdn.url);
  });

  it('[P13] are webp of quality 92, for one and two device pixels per pixel', () => {
    expect(IMAGE_DEFAULTS).toEqual({ quality: 92, densities: [1, 2], format: 'webp' });
    expect(pictureSource(cdn).srcSet).toContain('/_ipx/f_webp,q_92,w_320/');
  });

  it('[P14] come in the widths of six screens, in both densities', () => {
    expect(SCREEN_WIDTHS).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
    expect(IMAGE_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  });

  it('The sources are the backend’s files, and between them resized versions of the next larger one', () => {
    const made = (width: number) => `/api/media/product/zinc.ru/${width}.webp?v=1`;
    expect(pictureSource(photo)).toEqual({
      src: made(480),
      width: 960,
      height: 960,
      srcSet: [
        `/_ipx/f_webp,q_92,w_320${made(480)} 320w`,
        `${made(480)} 480w`,
        `/_ipx/f_webp,q_92,w_640${made(960)} 640w`,
        `/_ipx/f_webp,q_92,w_768${made(960)} 768w`,
        `${made(960)} 960w`,
      ].join(', '),
    });
  });

  it('of a small place are no larger than it can show', () => {
    expect(pictureSource(photo, { upTo: 640 }).srcSet).toMatch(/^\S+ 320w, \S+ 480w, \S+ 640w$/);
    expect(pictureSource({ ...photo, widths: [960] }, { upTo: 100 }).srcSet).toMatch(/^\S+ 320w$/);
  });

  it('of another host are named whole, and never larger than the picture', () => {
    const whole = encodeURIComponent(cdn.url);
    expect(pictureSource(cdn).srcSet).toBe(`/_ipx/f_webp,q_92,w_320/${whole} 320w, /_ipx/f_webp,q_92,w_640/${whole} 640w, ${cdn.url} 700w`);
  });

  it.each(['/api/media/logo.svg', '/api/media/logo.svg?v=1', 'data:image/webp;base64,AAAA', '/elsewhere/a.webp'])(
    'stay as they are when the shop cannot resize them: %s',
    (url) => {
      expect(pictureSource({ ...cdn, url, url_template: url })).toEqual({ src: url, width: 700, height: 500 });
    },
  );
});
