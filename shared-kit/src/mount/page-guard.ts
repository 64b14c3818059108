/*
 * What remotes built without the kit do to the whole page. A call belongs to the remote whose files its stack names: a framework neither
 * declares what it does nor does it within the lifecycles.
 */

type Listening = Parameters<typeof addEventListener>;

/** Guards the page against one remote. */
export interface PageGuard {
  /** The remote is mounted; it may change the address while its page is the current one. */
  readonly open: (isCurrent: () => boolean) => void;
  /** The remote is unmounted: takes what it has left. */
  readonly close: () => void;
}

interface Guarded extends PageGuard {
  readonly mayNavigate: () => boolean;
  readonly listens: (listening: Listening) => void;
}

const remotes = new Map<string, Guarded>();

/**
 * Guards the page against a remote, from before its code is loaded. The address is its own only while its page is open, its listeners on
 * `window` rest while it is not mounted, those that it adds while mounted are removed, and so are style sheets that it adopts meanwhile.
 */
export function guardPage(name: string): PageGuard {
  if (remotes.size === 0) watchPage();
  const guarded = remotes.get(name) ?? createGuard();
  remotes.set(name, guarded);
  return guarded;
}

function createGuard(): Guarded {
  /** Added by its modules, which run once. */
  const lasting: Listening[] = [];
  const passing: Listening[] = [];
  let isCurrent: (() => boolean) | null = null;
  let sheets: readonly CSSStyleSheet[] = [];
  return {
    mayNavigate: () => isCurrent?.() === true,
    listens: (listening) => void (isCurrent ? passing : lasting).push(listening),
    open(isOwner) {
      isCurrent = isOwner;
      sheets = document.adoptedStyleSheets ?? [];
      for (const listening of lasting) add(...listening);
    },
    close() {
      isCurrent = null;
      for (const listening of [...lasting, ...passing.splice(0)]) removeEventListener(...listening);
      document.adoptedStyleSheets = [...sheets];
    },
  };
}

let add: typeof addEventListener;

function watchPage(): void {
  add = window.addEventListener.bind(window);
  window.addEventListener = (...listening: Listening) => {
    callingRemote()?.listens(listening);
    add(...listening);
  };
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (...entry) => {
      if (callingRemote()?.mayNavigate() !== false) change(...entry);
    };
  }
}

function callingRemote(): Guarded | undefined {
  const names = `${new Error().stack}`.matchAll(/\/releases\/([^/]+)\//g);
  return [...names].map(([, name = '']) => remotes.get(name)).find((remote) => remote !== undefined);
}
