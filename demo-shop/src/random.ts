/** 32-bit FNV-1a: the same text gives the same number everywhere. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

/** A choice that depends only on the key, so that adding a product leaves the others as they were. */
export function pick<Item>(items: readonly Item[], key: string): Item {
  const item = items[hash(key) % items.length];
  if (item === undefined) throw new Error(`Nothing to choose from for "${key}"`);
  return item;
}

/** 0 up to, not including, 1. */
export function share(key: string): number {
  return hash(key) / 0x1_0000_0000;
}
