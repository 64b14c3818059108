import { runInNewContext } from 'node:vm';

/** What a render may find beside the language itself; `fetch` is the caller's, for Node's own has no connections any more. */
const OFFERED = [
  ...['fetch', 'Headers', 'Request', 'Response', 'FormData', 'Blob', 'File', 'URL', 'URLSearchParams', 'URLPattern'],
  ...['Buffer', 'TextEncoder', 'TextDecoder', 'atob', 'btoa', 'structuredClone', 'crypto', 'performance'],
  ...['AbortController', 'AbortSignal', 'Event', 'EventTarget', 'CustomEvent', 'DOMException'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'queueMicrotask'],
  ...['MessageChannel', 'MessagePort', 'ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoderStream', 'TextDecoderStream'],
] as const;
const WITHHELD = ['SharedArrayBuffer', 'Atomics'] as const;
/** Where Node's `fetch` keeps its connections: an object that would open one to any address. */
const CONNECTIONS = ['undici.globalDispatcher.1', 'undici.globalDispatcher.2'] as const;
/** Powers of the thread's real `process`. */
const POWERS = ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'abort', 'kill', 'execve', 'chdir', '_debugProcess'];

/**
 * Leaves the thread's global object with the language and what a render needs: no `process` but for `NODE_ENV` and the declaration of the shop, no way to Node's modules, to other
 * threads, to the network or to storage. Whatever a later version of Node adds is not there either. Called when all of the thread's own modules have been loaded.
 */
export function reduceGlobals(): void {
  const { SHOP } = process.env;
  const env = Object.freeze({ NODE_ENV: 'production', ...(SHOP && { SHOP }) });
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const allowed = new Set<PropertyKey>([...language, ...OFFERED]);
  for (const name of WITHHELD) allowed.delete(name);
  const quiet = Object.fromEntries((['debug', 'info', 'log', 'warn', 'error'] as const).map((name) => [name, console[name].bind(console)]));
  for (const name of POWERS) Reflect.deleteProperty(process, name);
  for (const name of CONNECTIONS) Object.defineProperty(globalThis, Symbol.for(name), { value: null, writable: false });
  for (const name of Reflect.ownKeys(globalThis)) if (!allowed.has(name)) Reflect.deleteProperty(globalThis, name);
  zeroBuffers();
  define('console', quiet);
  define('process', Object.freeze({ env }));
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

/** Without a pool no buffer shares its memory with others, which pages of other visitors may have used. */
function zeroBuffers(): void {
  const zeroed = (bytes: number) => Buffer.alloc(bytes);
  for (const name of ['allocUnsafe', 'allocUnsafeSlow'])
    Object.defineProperty(Buffer, name, { value: zeroed, writable: false, configurable: false });
  Object.defineProperty(Buffer, 'poolSize', { value: 0, writable: false, configurable: false });
}
