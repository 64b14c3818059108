// Generated from src/pages/*/route.json: edit those, then run `npm run fix`.

export const accountActiveOrdersPath = '/account/active-orders';
export const accountCompletedOrdersPath = '/account/completed-orders';
export const accountPersonalDetailsPath = '/account/personal-details';
export const resetPasswordPath = '/reset-password';
