/** The text of a server file that does something before it answers. */
const after = (body: string) => `exports.render = async () => {
  ${body};
  return { status: 200, head: { title: '' }, state: {}, html: '<p>bad</p>' };
};`;

/** The same with a module of Node's, for code that has found a way to one. */
const withModule = (name: string, body: string) =>
  after(`const node = await Promise.resolve('return import("node:${name}")').then(Function).then((load) => load()); ${body}`);

/** Server files that end a whole process, or try to: one allocation beyond every bound, answers beyond every size, ways to Node. */
export const DEADLY_SERVER_FILES = {
  'splits a string of 256 MB': after(`'x'.repeat(2 ** 28).split('')`),
  'fills an array of 40 million numbers': after('globalThis.kept = new Array(4e7).fill(1.5)'),
  'makes an array of 100 million': after('globalThis.kept = Array.from({ length: 1e8 }, (_, index) => index)'),
  'joins strings without end': after(
    `const kept = []; const long = 'x'.repeat(2 ** 28); for (;;) kept.push((long + kept.length).replace('x', 'y'))`,
  ),
  'parses 20 million objects': after(`JSON.parse('[' + '{},'.repeat(2e7) + '{}]')`),
  'parses ten million brackets': after(`JSON.parse('['.repeat(1e7))`),
  'fills a map without end': after('const map = new Map(); for (let index = 0; ; index += 1) map.set(index, index)'),
  'takes buffers without end': after('const kept = []; for (;;) kept.push(new Uint8Array(2 ** 28).fill(1))'),
  'fills one buffer of 6 GB': after('globalThis.kept = new Uint8Array(6 * 2 ** 30).fill(1)'),
  'takes small buffers without end': after('const kept = []; for (;;) kept.push(new ArrayBuffer(64))'),
  'takes memory of WebAssembly without end': after('const kept = []; for (;;) kept.push(new WebAssembly.Memory({ initial: 65536 }))'),
  'calls itself without end': after('const call = () => call() + 1; call()'),
  'answers a graph of objects': `exports.render = async () => ({
    status: 200, head: { title: '', structuredData: Array.from({ length: 1.5e6 }, () => ({})) }, state: {}, html: '<p>bad</p>' });`,
  'answers 500 MB of markup': `exports.render = async () => ({ status: 200, head: { title: '' }, state: {}, html: 'x'.repeat(5e8) });`,
  'floods the channel of its process': `
    JSON.stringify = () => '[[],{"type":"pong"}]';
    ${after("for (;;) { for (let index = 0; index < 1000; index += 1) fetch('http://localhost/').catch(() => undefined); await new Promise(setImmediate); }")}`,
  'aborts its process': withModule('process', 'node.abort()'),
  'kills its process': withModule('process', 'node.kill(node.pid, "SIGKILL")'),
  'sets flags of V8': withModule('v8', 'node.setFlagsFromString("--stack-size=100000000"); const call = () => call() + 1; call()'),
} as const;
