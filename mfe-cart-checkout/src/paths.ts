// Generated from src/pages/*/route.json: edit those, then run `npm run fix`.

export const cartPath = '/cart';
export const checkoutPath = '/checkout';
export const checkoutDeliveryPath = '/checkout/delivery';
export const checkoutPaymentPath = '/checkout/payment';
export const checkoutReviewPath = '/checkout/review';
export const orderResultPath = ({ number }: { readonly number: string | number }): string => `/checkout/result/${encodeURIComponent(number)}`;
