/** Constructed server files of a release: each behaves in one way. */
export const SERVER_FILES = {
  good: (word: string) => `
    const { createElement } = require('react');
    const { renderToString } = require('react-dom/server');
    exports.render = async ({ url, locale, values }) => ({
      status: 200,
      head: { title: '${word} ' + url, description: 'About ${word}', image: { src: '/api/media/one.webp', srcSet: '/api/media/one.webp 1x', sizes: '100vw' } },
      state: { 'test/$url': url, 'session/$userId': 7, 'shell/$location': values['shell/$location'] },
      html: renderToString(createElement('p', null, '${word} ' + locale)),
    });`,
  frame: (word = 'frame') => `
    const slotOf = ({ owner, name, shows }) =>
      '<div class="slot" data-slot="header"><vitrava-fragment data-boundary="' + owner + '" data-fragment="' + name +
      (shows ? '" data-shows="' + shows.path.replace('&', '&amp;') + '?' + shows.query : '') + '"></vitrava-fragment></div>';
    exports.renderFrame = async ({ locale, status, parts, url, reason, values: { 'shell/$shopMap': map } }) => new URL(url, 'http://shop.local') && ({
      header: '<header>${word} header ' + locale + '<a href="/locale?' + new URLSearchParams({ path: url }) + '"></a>' + (map?.slots.header ? slotOf(map.slots.header) : '') + '</header>',
      footer: '<footer>${word} footer</footer>',
      skeleton: parts.includes('skeleton') ? '<p>skeleton</p>' : '',
      error: parts.includes('error') ? '<h1>error ' + status + ' ' + url.replace(/[<>&]/g, '') + '</h1>' + (reason ? '<p>' + reason + '</p>' : '') : '',
      ...(parts.includes('greeting') && { greeting: '<div data-preloader=""></div>' }),
      state: { 'test/$frame': true },
    });`,
  /** Has a fragment for the frame, whose field shows the value \`q\` of the address. */
  placed: `
    exports.render = async ({ url, locale, fragment }) => {
      const value = new URL(url, 'http://shop.local').searchParams.get('q') ?? '';
      return {
        status: 200,
        head: { title: '' },
        state: {},
        html: fragment ? '<form>' + fragment + ' ' + locale + ' <input value="' + value + '"></form>' : '<p>goods ' + locale + '</p>',
      };
    };`,
  /** Its page is good, its fragment is not. */
  placedBadly: `
    exports.render = async ({ fragment }) => {
      if (fragment) throw new Error('the fragment is broken');
      return { status: 200, head: { title: '' }, state: {}, html: '<p>good page</p>' };
    };`,
  throws: `exports.render = async () => { throw new Error('broken on purpose'); };`,
  loops: `exports.render = async () => { for (;;); };`,
  hangs: `exports.render = () => new Promise(() => {});`,
  exits: `exports.render = async () => process.exit(3);`,
  /** What the language and the platform offer, changed for all who share it. */
  poisons: `
    exports.render = async () => {
      Array.prototype.map = () => { throw 1; };
      Object.prototype.then = (settle) => settle('poison');
      JSON.stringify = () => 'poison';
      globalThis.fetch = () => Promise.reject(new Error('poison'));
      require('react').createElement.call = null;
      Object.assign(require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?? {}, { H: null });
      throw new Error('poisoned');
    };`,
  /** Gives whatever it finds of the server's secrets and powers as its page. */
  spies: `
    const found = async (name, look) => {
      try {
        const value = await look();
        return value === undefined || value === null ? [] : [name];
      } catch {
        return [];
      }
    };
    exports.render = async ({ api }) => {
      const real = globalThis.constructor.constructor;
      const names = await Promise.all([
        found('modules', () => process.getBuiltinModule('fs')),
        found('modules by eval', () => real('return process.getBuiltinModule')()),
        found('modules by import', () => import('node:fs')),
        found('modules by evaluated import', () => real('return import("node:fs")')().then((fs) => fs.readFileSync('/etc/passwd'))),
        found('threads by evaluated import', () => real('return import("node:worker_threads")')().then(({ Worker }) => new Worker('', { eval: true }))),
        found('processes by evaluated import', () => real('return import("node:child_process")')().then(({ execSync }) => execSync('id'))),
        found('binding', () => process.binding('fs')),
        found('environment', () => process.env.PATH ?? process.env.HOME),
        found('require', () => real('return require')()),
        found('console', () => console._stdout),
        found('channels', () => BroadcastChannel),
        found('storage', () => localStorage),
        found('connections', () => (new Response(''), globalThis[Symbol.for('undici.globalDispatcher.1')])),
        found('newer connections', () => globalThis[Symbol.for('undici.globalDispatcher.2')]),
        found('sockets', () => WebSocket ?? EventSource),
        found('sockets by evaluated import', () => Promise.resolve('return import("node:net")').then(real).then((load) => load())),
        found('another path of the API', () => fetch(api.baseUrl + '/elsewhere')),
        found('another way to call the API', () => fetch(api.baseUrl + '/api/news/', { method: 'POST' })),
        found('another address', () => fetch(api.baseUrl.replace('127.0.0.1', 'localhost') + '/api/news/')),
      ]);
      return { status: 200, head: { title: '' }, state: {}, html: '<p>found: ' + names.flat().join(', ') + '</p>' };
    };`,
  loopsOnceInTwenty: `
    let renders = 0;
    exports.render = async () => {
      renders += 1;
      if (renders % 20 === 0) for (;;);
      return { status: 200, head: { title: '' }, state: {}, html: '<p>looping at times</p>' };
    };`,
  leaks: `
    const kept = [];
    exports.render = async () => {
      kept.push(new Array(256 * 1024).fill(kept.length + 0.5));
      return { status: 200, head: { title: '' }, state: {}, html: '<p>leaking</p>' };
    };`,
  throwsLater: `
    exports.render = async () => {
      setTimeout(() => { throw new Error('too late'); }, 50);
      return { status: 200, head: { title: '' }, state: {}, html: '<p>throwing later</p>' };
    };`,
  slow: (ms: number) => `
    exports.render = async () => {
      await new Promise((done) => setTimeout(done, ${ms}));
      return { status: 200, head: { title: '' }, state: {}, html: '<p>slow</p>' };
    };`,
  eats: `exports.render = async () => { const all = []; for (;;) all.push(new Array(1e6).fill({ a: 1 })); };`,
  huge: `exports.render = async () => ({ status: 200, head: { title: 'huge' }, state: {}, html: 'x'.repeat(6e6) });`,
  nonsense: `exports.render = async () => ({ status: 'fine' });`,
  forbidden: `require('node:fs'); exports.render = async () => ({});`,
  missing: `exports.render = async () => ({ status: 404, head: { title: 'Gone' }, state: {}, html: '<p>own not found</p>' });`,
  absent: `exports.render = async () => ({ status: 404, head: { title: '' }, state: {}, html: '' });`,
  failing: `exports.render = async () => ({ status: 503, head: { title: 'Failing' }, state: {}, html: '<p>try again</p>' });`,
  /** A page of elements without a word, a picture or a field. */
  empty: `exports.render = async () => ({ status: 200, head: { title: 'Empty' }, state: {}, html: '<div class="page"><ul></ul></div>' });`,
  callsApi: `
    exports.render = async ({ api, url }) => {
      try {
        const response = await fetch(api.baseUrl + '/api/news/', { signal: AbortSignal.timeout(api.deadlineMs) });
        return { status: 200, head: { title: 'News' }, state: {}, html: '<p>' + (await response.text()) + '</p>' };
      } catch {
        return { status: 503, head: { title: 'No news' }, state: {}, html: '<p>the API is away</p>' };
      }
    };`,
  readsApi: `
    exports.render = async ({ api, url }) => {
      const response = await fetch(api.baseUrl + '/api/news/');
      const news = await response.json().catch(() => null);
      return { status: response.ok && news ? 200 : 503, head: { title: 'News' }, state: {}, html: '<p>' + url + '</p>' };
    };`,
} as const;
