/** Where and how one value is kept in the browser. */
export interface StorageItemOptions<Value> {
  /** The key in the storage, with its version: `vitrava.cart.v1`. */
  readonly key: string;
  /** `local` (the default) is shared by all tabs and outlives them; `session` is one tab's and lives as long as it does. */
  readonly area?: 'local' | 'session';
  /** Validates stored JSON, null when absent or no JSON. Unrecognised content becomes the empty value. */
  readonly parse: (stored: unknown) => Value;
  /** What `parse` reads again, as data for JSON; null removes the key. The value itself when left out. */
  readonly format?: (value: Value) => unknown;
}

/** One value in the browser's storage. No method throws: a storage may be full, forbidden or missing at any moment. */
export interface StorageItem<Value> {
  readonly key: string;
  /** The stored value; undefined when the browser has no storage for the shop. */
  readonly read: () => Value | undefined;
  /** Stores the value. False when the browser refused; the key then holds what it held before. */
  readonly write: (value: Value) => boolean;
  /** Removes the key, if there is a storage. */
  readonly remove: () => void;
  /** Reads the value and removes it, for what shall be found once. */
  readonly take: () => Value | undefined;
  /** Calls `onChange` whenever another tab has written or removed the key, or has cleared the storage. Returns the end of it. */
  readonly follow: (onChange: () => void) => () => void;
}

/** Makes the only access to one key of the storage. Touches the storage only when a method is called, so that it can be made on the server. */
export function createStorageItem<Value>({ key, area = 'local', parse, format }: StorageItemOptions<Value>): StorageItem<Value> {
  // The mere access throws where cookies are forbidden.
  const storage = (): Storage => (area === 'local' ? localStorage : sessionStorage);

  function read(): Value | undefined {
    try {
      return parse(parseJson(storage().getItem(key)));
    } catch {
      return undefined;
    }
  }

  function write(value: Value): boolean {
    try {
      const data = format ? format(value) : value;
      if (data === null) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(data));
      return true;
    } catch {
      return false;
    }
  }

  function remove(): void {
    try {
      storage().removeItem(key);
    } catch {
      // There is no storage, so nothing is kept there.
    }
  }

  function take(): Value | undefined {
    const value = read();
    remove();
    return value;
  }

  function follow(onChange: () => void): () => void {
    const listener = (event: StorageEvent): void => {
      if ((event.key === key || event.key === null) && isOwn(event.storageArea)) onChange();
    };
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }

  function isOwn(changed: Storage | null): boolean {
    try {
      return changed === null || changed === storage();
    } catch {
      return false;
    }
  }

  return { key, read, write, remove, take, follow };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
