export interface Item {
  readonly id: string;
  readonly text: string;
  readonly isProven: boolean;
}

const ROW = /^\| ([A-Z]\d+) \| (.*) \| [a-z0-9-]+ \| (open|proven) \| ?.*\|$/gm;
/** Ids in brackets at the beginning of a string, as in `[B7] [K1, K2] The cart keeps …`. */
const TITLE = /(?<=['"`])(?:\[[A-Z]\d+(?:, ?[A-Z]\d+)*\] ?)+/g;

/** Tests that receive a whole call as it leaves: those in a browser, and those of the client that makes all calls. */
const RECEIVES_CALLS = /^(?:e2e|shared-kit\/src\/api-client)\//;

export function readItems(markdown: string): readonly Item[] {
  return [...markdown.matchAll(ROW)].map(([, id = '', text = '', status]) => ({ id, text, isProven: status === 'proven' }));
}

/** The ids of the items that a test file proves. An item that names a call of the shop (W) is proven only where the whole call is received. */
export function idsProvenBy(file: string, source: string): readonly string[] {
  const ids = [...source.matchAll(TITLE)].flatMap(([marks]) => marks.match(/[A-Z]\d+/g) ?? []);
  return ids.filter((id) => !id.startsWith('W') || RECEIVES_CALLS.test(file));
}
