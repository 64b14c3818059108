/** Objects of browsers that scripts use while they load. Interfaces, which begin with a capital letter, are not listed. */
const NAMES = new Set<PropertyKey>([
  ...['document', 'location', 'history', 'navigation', 'navigator', 'screen', 'visualViewport'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'customElements', 'trustedTypes', 'scheduler', 'cookieStore'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia', 'getComputedStyle', 'getSelection', 'scrollTo'],
  ...[
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
    'reportError',
    'innerWidth',
    'innerHeight',
  ],
]);

/**
 * Adds what a browser has beyond the language to the global object: one object for everything, which can be called,
 * constructed, extended and read, and does nothing. Other unknown names stay errors.
 */
export function offerBrowserGlobals(): void {
  for (const name of ['window', 'self', 'top', 'parent', 'frames']) Object.defineProperty(globalThis, name, { value: globalThis });
  const nothing = createNothing();
  const isOffered = (name: PropertyKey) => NAMES.has(name) || (typeof name === 'string' && /^_*[A-Z]/.test(name));
  const inherited: object = Object.getPrototypeOf(globalThis);
  Object.setPrototypeOf(
    globalThis,
    new Proxy(inherited, {
      has: (target, name) => Reflect.has(target, name) || isOffered(name),
      get: (target, name, receiver) => (!Reflect.has(target, name) && isOffered(name) ? nothing : Reflect.get(target, name, receiver)),
    }),
  );
}

function createNothing(): unknown {
  const values = new Map<PropertyKey, unknown>([
    [Symbol.toPrimitive, () => ''],
    [Symbol.iterator, () => [].values()],
    ['then', undefined],
    ['length', 0],
  ]);
  const nothing: unknown = new Proxy(class {}, {
    get: (target, name) => (name === 'prototype' ? target.prototype : values.has(name) ? values.get(name) : nothing),
    set: () => true,
    has: () => true,
    deleteProperty: () => true,
    apply: () => nothing,
    construct: () => nothing as object,
  });
  return nothing;
}
