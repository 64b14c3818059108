// Generated from src/pages/*/route.json: edit those, then run `npm run fix`.

export const favoritesPath = '/favorites';
export const productPath = ({ id }: { readonly id: string | number }): string => `/product/${encodeURIComponent(id)}`;
export const startPath = '/';
