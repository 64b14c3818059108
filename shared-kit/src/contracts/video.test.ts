import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { embeddedVideo, isHostedVideo, VIDEO_ORIGINS } from './video.ts';

const RUTUBE = '0123456789abcdef0123456789abcdef';

describe('embeddedVideo', () => {
  it.each([
    [`https://rutube.ru/video/${RUTUBE}/`, `https://rutube.ru/play/embed/${RUTUBE}`, 'rutube.ru'],
    [`https://rutube.ru/play/embed/${RUTUBE}?autoplay=1`, `https://rutube.ru/play/embed/${RUTUBE}`, 'rutube.ru'],
    ['https://vk.com/video-22822305_456241864', 'https://vkvideo.ru/video_ext.php?oid=-22822305&id=456241864', 'vkvideo.ru'],
    ['https://vkvideo.ru/video_ext.php?oid=-1&id=2&hash=x', 'https://vkvideo.ru/video_ext.php?oid=-1&id=2', 'vkvideo.ru'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube.com'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube.com'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube.com'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube.com'],
  ])('plays %s', (address, player, host) => {
    expect(embeddedVideo(address)).toMatchObject({ player, host });
    expect(embeddedVideo(embeddedVideo(address)?.page ?? '')).toEqual(embeddedVideo(address));
  });

  it.each([
    'https://rutube.ru/',
    'https://rutube.ru.evil.example/video/0123456789abcdef0123456789abcdef/',
    'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload=x',
    'https://vk.com/video_ext.php?oid=1',
    'http://youtu.be/dQw4w9WgXcQ',
    'https://constructor/',
    'javascript:alert(1)',
    'https://',
    '',
  ])('embeddedVideo finds no video at %p', (address) => {
    expect(embeddedVideo(address)).toBeNull();
  });

  it('Only players that the policy allows are embedded, for any input', () => {
    const hosts = fc.constantFrom('rutube.ru', 'vk.com', 'vkvideo.ru', 'youtu.be', 'www.youtube.com', 'evil.example');
    const ways = fc.oneof(fc.webPath(), fc.constantFrom(`/video/${RUTUBE}`, '/video-1_2', '/watch?v=dQw4w9WgXcQ', '/dQw4w9WgXcQ'));
    fc.assert(
      fc.property(hosts, ways, fc.string(), (host, way, rest) => {
        const video = embeddedVideo(`https://${host}${way}${rest}`);
        if (video) expect(VIDEO_ORIGINS).toContain(new URL(video.player).origin);
      }),
    );
  });
});

describe('isHostedVideo', () => {
  it('means a file of this site', () => {
    expect(['/api/media/a.mp4', '/a.WEBM'].map(isHostedVideo)).toEqual([true, true]);
    expect(['//evil.example/a.mp4', '/\\evil.example/a.mp4', '/\t/evil.example/a.mp4', 'a.mp4', '/a.html'].map(isHostedVideo)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });
});
