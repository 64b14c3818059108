import { randomBytes } from 'node:crypto';

/** Pages for visitors: `search` and `product` by addresses that no cache has, `stored` are in the server's cache. */
export type PageKind = 'search' | 'product' | 'stored';
export const PAGE_KINDS: readonly PageKind[] = ['search', 'product', 'stored'];
/** A `call` is a read of the API, over the same connection; a `quick` one is no search, a `lookup` is one; a `change` is what anybody may send it. */
export type Kind = PageKind | 'call' | 'quick' | 'lookup' | 'change';

export interface PageRequest {
  readonly kind: Kind;
  readonly path: string;
  /** What is sent, where that is anything. */
  readonly body?: unknown;
  /** The visitor's address, which the server accepts from its proxy. */
  readonly from: string;
}

const WORDS = ['магний', 'омега', 'витамин', 'коллаген', 'цинк', 'железо', 'magnesium', 'zinc', 'protein', 'iron'];
export const CACHED_PAGES = ['/', '/faq', '/about-us', '/contacts', '/en', '/en/faq'] as const;
const VISITORS = 2_000;
/** Of ten pages: half of them are searches, three are products, two are in the cache. */
const MIX: readonly PageKind[] = ['search', 'product', 'search', 'stored', 'search', 'product', 'search', 'stored', 'search', 'product'];

const CALLS = [
  'search/',
  'product',
  'news/',
  'search/suggestions/',
  'product',
  'faq/',
  'categories/',
  'product',
  'pickup_points/',
  'settings/',
  'cart_pricing/',
];

/** Calls without a sign-in that cost the API some work: wrong passwords, and questions, each of which sends a mail. */
const CHANGES = ['token/', 'contact_us/'] as const;

const QUICK_CALLS = ['product', 'news/', 'faq/', 'settings/', 'pickup_points/'];

/** Requests that were not made before, of all kinds or of one, each by the next of so many visitors. */
export function createPageRequests(products: readonly number[], kinds: readonly Kind[] = MIX): () => PageRequest {
  const run = randomBytes(3).toString('hex');
  let count = 0;
  const lines = () => [0, 1, 2].map((next) => `${products[(count + next) % products.length]}:1`).join('.');
  const callPath = (calls: readonly string[]): string => {
    const name = calls[count % calls.length];
    const address = name === 'product' ? `search/${products[count % products.length]}/` : name;
    if (name === 'cart_pricing/') return `/api/cart_pricing/?lines=${lines()}`;
    return `/api/${address}?search=${encodeURIComponent(`${WORDS[count % WORDS.length]} ${run}${count}`)}`;
  };
  const pathOf: Readonly<Record<Kind, () => string>> = {
    search: () => `/?search=${encodeURIComponent(`${WORDS[count % WORDS.length]} ${run}${count}`)}`,
    product: () => `/product/${products[count % products.length]}?from=${run}${count}`,
    stored: () => CACHED_PAGES[count % CACHED_PAGES.length] ?? '/',
    call: () => callPath(CALLS),
    quick: () => callPath(QUICK_CALLS),
    lookup: () => callPath(['search/']),
    change: () => `/api/${CHANGES[count % CHANGES.length]}`,
  };
  const bodyOf = (path: string): unknown => {
    const email = `${run}${count}@example.com`;
    if (path === '/api/token/') return { email, password: `Wrong-${run}` };
    return { first_name: 'Анна', last_name: 'Петрова', phone: '+79161234567', email, question: run, confirmation: true };
  };
  return () => {
    count += 1;
    const kind = kinds[count % kinds.length] ?? 'search';
    const visitor = count % VISITORS;
    const path = pathOf[kind]();
    const body = kind === 'change' ? { body: bodyOf(path) } : {};
    return { kind, path, ...body, from: `10.${run.charCodeAt(0) % 200}.${visitor >> 8}.${visitor & 255}` };
  };
}
