/** What the API of the shop has below `/api/`. They have names from the start: a backend that is away when the server starts has shown none of them. */
const OF_THE_SHOP = [
  ...['advertising', 'cart_pricing', 'categories', 'company', 'contact_us', 'docs', 'faq', 'favorites', 'logout', 'media', 'news'],
  ...['orders', 'pages', 'payment_methods', 'payments', 'pickup_cities', 'pickup_points', 'schema', 'search', 'settings'],
  ...['shopping_cart_totals', 'shopping_carts', 'stocks', 'token', 'users'],
];
/** Those that a backend has besides. */
const MAX_RESOURCES = 40;
const OTHER = 'other';

/** Names the resource of a call by its address and status. */
export type NameResource = (path: string, status: number) => string;

/** A resource has a name once it is the shop's or the backend has answered it: clients may invent addresses. */
export function createResources(): NameResource {
  const known = new Set(OF_THE_SHOP);
  const most = known.size + MAX_RESOURCES;
  return (path, status) => {
    const name = /^\/api\/([a-z_]{1,40})(?:[/?]|$)/.exec(path)?.[1];
    if (name === undefined) return OTHER;
    if (known.has(name)) return name;
    if (status < 200 || status >= 300 || known.size >= most) return OTHER;
    known.add(name);
    return name;
  };
}
