import { parseUrl } from '../url/index.ts';
/** A video of another site: where a page about it is, and what a frame plays. */
export interface EmbeddedVideo {
  /** Shown to the shopper before anything is requested of it: `rutube.ru`. */
  readonly host: string;
  readonly page: string;
  readonly player: string;
}

interface Host {
  readonly host: string;
  /** Where its player comes from; the security policy lets exactly these into frames. */
  readonly origin: string;
  /** Reads the video's id out of any of its addresses; null when there is none. */
  readonly idOf: (url: URL) => string | null;
  readonly page: (id: string) => string;
  readonly player: (id: string) => string;
}

const path = (pattern: RegExp) => (url: URL) => pattern.exec(url.pathname)?.[1] ?? null;
const checked = (id: string | null, pattern: RegExp) => (id !== null && pattern.test(id) ? id : null);
const YOUTUBE_ID = /^[\w-]{11}$/;

/** Players that play without being signed in and without cookies before the shopper has pressed the button. */
const HOSTS: Readonly<Record<string, Host>> = {
  rutube: {
    host: 'rutube.ru',
    origin: 'https://rutube.ru',
    idOf: path(/^\/(?:video|play\/embed)\/([\da-f]{32})\/?$/),
    page: (id) => `https://rutube.ru/video/${id}/`,
    player: (id) => `https://rutube.ru/play/embed/${id}`,
  },
  vk: {
    host: 'vkvideo.ru',
    origin: 'https://vkvideo.ru',
    idOf: (url) => {
      if (url.pathname === '/video_ext.php') return checked(`${url.searchParams.get('oid')}_${url.searchParams.get('id')}`, /^-?\d+_\d+$/);
      return path(/^\/video(-?\d+_\d+)\/?$/)(url);
    },
    page: (id) => `https://vkvideo.ru/video${id}`,
    player: (id) => `https://vkvideo.ru/video_ext.php?oid=${id.split('_')[0]}&id=${id.split('_')[1]}`,
  },
  youtube: {
    host: 'youtube.com',
    origin: 'https://www.youtube-nocookie.com',
    idOf: (url) => {
      if (url.hostname === 'youtu.be') return checked(url.pathname.slice(1), YOUTUBE_ID);
      const id = url.pathname === '/watch' ? url.searchParams.get('v') : path(/^\/(?:embed|shorts)\/([^/]+)$/)(url);
      return checked(id, YOUTUBE_ID);
    },
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
};

const BY_NAME: Readonly<Record<string, keyof typeof HOSTS>> = {
  'rutube.ru': 'rutube',
  'vkvideo.ru': 'vk',
  'vk.com': 'vk',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'www.youtube-nocookie.com': 'youtube',
};

/** Origins of the players, for `frame-src` of the security policy. */
export const VIDEO_ORIGINS: readonly string[] = Object.values(HOSTS).map(({ origin }) => origin);

/** The video of an address of Rutube, VK Video or YouTube; null for others. Addresses are built from its id. */
export function embeddedVideo(address: string): EmbeddedVideo | null {
  const url = /^https:\/\/\S+$/.test(address) ? parseUrl(address) : null;
  if (url === null) return null;
  const name = BY_NAME[url.hostname] ?? BY_NAME[url.hostname.replace(/^(?:www|m)\./, '')];
  const host = name === undefined ? undefined : HOSTS[name];
  const id = host?.idOf(url) ?? null;
  return host && id !== null ? { host: host.host, page: host.page(id), player: host.player(id) } : null;
}

/** Whether an address names a video file of this site. */
export function isHostedVideo(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*\.(?:mp4|webm)$/i.test(address);
}
