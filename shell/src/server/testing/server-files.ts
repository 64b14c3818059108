/** Server files as a release has them, made by hand: each behaves in one way. */
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
    exports.renderFrame = async ({ locale, status, parts, url, reason }) => ({
      header: '<header>${word} header ' + locale + '<a href="/locale?' + new URLSearchParams({ path: url }) + '"></a></header>',
      footer: '<footer>${word} footer</footer>',
      skeleton: parts.includes('skeleton') ? '<p>skeleton</p>' : '',
      error: parts.includes('error') ? '<h1>error ' + status + ' ' + url.replace(/[<>&]/g, '') + '</h1>' + (reason ? '<p>' + reason + '</p>' : '') : '',
      ...(parts.includes('greeting') && { greeting: '<div data-preloader=""></div>' }),
      state: { 'test/$frame': true },
    });`,
  throws: `exports.render = async () => { throw new Error('broken on purpose'); };`,
  loops: `exports.render = async () => { for (;;); };`,
  hangs: `exports.render = () => new Promise(() => {});`,
  exits: `exports.render = async () => process.exit(3);`,
  eats: `exports.render = async () => { const all = []; for (;;) all.push(new Array(1e6).fill({ a: 1 })); };`,
  huge: `exports.render = async () => ({ status: 200, head: { title: 'huge' }, state: {}, html: 'x'.repeat(6e6) });`,
  nonsense: `exports.render = async () => ({ status: 'fine' });`,
  forbidden: `require('node:fs'); exports.render = async () => ({});`,
  missing: `exports.render = async () => ({ status: 404, head: { title: 'Gone' }, state: {}, html: '<p>own not found</p>' });`,
  absent: `exports.render = async () => ({ status: 404, head: { title: '' }, state: {}, html: '' });`,
  failing: `exports.render = async () => ({ status: 503, head: { title: 'Failing' }, state: {}, html: '<p>try again</p>' });`,
  asksApi: `
    exports.render = async ({ api, url }) => {
      try {
        const response = await fetch(api.baseUrl + '/api/news/', { signal: AbortSignal.timeout(api.deadlineMs) });
        return { status: 200, head: { title: 'News' }, state: {}, html: '<p>' + (await response.text()) + '</p>' };
      } catch {
        return { status: 503, head: { title: 'No news' }, state: {}, html: '<p>the API is away</p>' };
      }
    };`,
} as const;
