/*
 * What remotes built without the kit do to the whole page. A call belongs to the remote whose files its stack names: a framework neither
 * declares what it does nor does it within the lifecycles.
 */

type Listening = Parameters<typeof addEventListener>;

/** Guards the page against one remote. */
export interface PageGuard {
  /** The remote is mounted; it may change the address while its page is the current one. */
  readonly open: (isCurrent: () => boolean) => void;
  /** The remote is unmounted: its listeners and style sheets are taken from the page. */
  readonly close: () => void;
}

interface Guarded extends PageGuard {
  readonly name: string;
  readonly folder: string;
  readonly mayNavigate: () => boolean;
  readonly added: (listening: Listening) => void;
  readonly removed: (listening: Listening) => void;
}

const remotes = new Map<string, Guarded>();
let add: typeof addEventListener;
let remove: typeof removeEventListener;

/**
 * Guards the page against a remote, from before its code is loaded. `folder` is the part of the addresses of its files that those of no
 * other remote have. The address is its own only while its page is open. While it is not mounted, its listeners on `window` are
 * removed and its style sheets disabled; sheets and the listeners of its modules come back with the next mount.
 */
export function guardPage(name: string, folder: string): PageGuard {
  if (remotes.size === 0) watchPage();
  const guarded = remotes.get(name) ?? createGuard(name, folder);
  remotes.set(name, guarded);
  return guarded;
}

function createGuard(name: string, folder: string): Guarded {
  /** Added by its modules, which run once. */
  let lasting: Listening[] = [];
  let passing: Listening[] = [];
  let isCurrent: (() => boolean) | null = null;
  let sheetsBefore: readonly CSSStyleSheet[] = [];
  let sheets: readonly CSSStyleSheet[] = [];
  // A link that is disabled would request its file again; a sheet does not.
  const disableSheets = (disabled: boolean) => {
    for (const sheet of document.styleSheets) if (sheet.href?.includes(folder)) sheet.disabled = disabled;
  };
  function close(): void {
    isCurrent = null;
    disableSheets(true);
    for (const listening of [...lasting, ...passing.splice(0)]) remove(...listening);
    sheets = document.adoptedStyleSheets.filter((sheet) => !sheetsBefore.includes(sheet));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheetsBefore.includes(sheet));
  }
  return {
    name,
    folder,
    mayNavigate: () => isCurrent?.() === true,
    added(listening) {
      (isCurrent ? passing : lasting).push(listening);
      if (isCurrent) add(...listening);
    },
    removed([type, listener, options]) {
      const isOther = (other: Listening) => other[0] !== type || other[1] !== listener || isCapture(other[2]) !== isCapture(options);
      lasting = lasting.filter(isOther);
      passing = passing.filter(isOther);
    },
    open(isOwner) {
      // A mount that failed has not been closed.
      if (isCurrent) close();
      isCurrent = isOwner;
      disableSheets(false);
      // The browser's array changes with what is adopted later.
      sheetsBefore = [...(document.adoptedStyleSheets ?? [])];
      document.adoptedStyleSheets = [...sheetsBefore, ...sheets];
      for (const listening of lasting) add(...listening);
      // One that runs once is not added again.
      passing = lasting.filter(isOnce);
      lasting = lasting.filter((listening) => !isOnce(listening));
    },
    close,
  };
}

function isOnce([, , options]: Listening): boolean {
  return typeof options === 'object' && options.once === true;
}

function isCapture(options: Listening[2]): boolean {
  return typeof options === 'object' ? options.capture === true : options === true;
}

function watchPage(): void {
  add = window.addEventListener.bind(window);
  remove = window.removeEventListener.bind(window);
  window.addEventListener = (...listening: Listening) => {
    const remote = callingRemote();
    if (remote) remote.added(listening);
    else add(...listening);
  };
  window.removeEventListener = (...listening: Parameters<typeof removeEventListener>) => {
    callingRemote()?.removed(listening);
    remove(...listening);
  };
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (...entry) => {
      const remote = callingRemote();
      if (remote?.mayNavigate() !== false) change(...entry);
      else console.warn(`${remote.name} may not change the address of another page to ${entry[2]}`);
    };
  }
}

/** The remote whose file is the nearest in the stack. */
function callingRemote(): Guarded | undefined {
  const stack = `${new Error().stack}`;
  const named = [...remotes.values()].filter(({ folder }) => stack.includes(folder));
  // The folder of one team may be in that of another.
  return named.sort((a, b) => stack.indexOf(a.folder) - stack.indexOf(b.folder) || b.folder.length - a.folder.length)[0];
}
