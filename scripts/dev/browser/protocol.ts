/** An error for the developer to correct. `text` is the tool's message, with its code frame or stack. */
export interface Problem {
  /** Its source: a remote, `shell`, `shop` or `browser`. */
  readonly source: string;
  readonly kind: 'build' | 'render' | 'server' | 'browser';
  readonly text: string;
}

/** What an open page is sent, whole, after every change. */
export interface DevelopmentState {
  /** Another run of `npm run dev` has another one: its hot updates do not fit the pages of this one. */
  readonly run: string;
  /** Hash of the last good browser build of each app in work. */
  readonly builds: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
}

/** How a working build on the page takes its hot updates. */
export interface HotBuild {
  readonly hash: () => string;
  /** Applies what has been built since. False when only a new document can show it. */
  readonly update: () => Promise<boolean>;
}

/** The working builds on this page, by app; each adds itself and announces it by this event on `window`. */
export const HOT_BUILDS = 'vitrava.development.builds';
export const HOT_BUILD_ADDED = 'vitrava-hot-build-added';

/** React Refresh's runtime, shared by the shell, which brings React. */
export const SHARED_REFRESH = 'vitrava.development.refresh';

export function hotBuilds(): Map<string, HotBuild> {
  const key = Symbol.for(HOT_BUILDS);
  const holder = globalThis as unknown as Record<symbol, Map<string, HotBuild> | undefined>;
  holder[key] ??= new Map();
  return holder[key];
}
