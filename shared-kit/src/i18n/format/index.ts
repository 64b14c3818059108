export { type DateStyle, formatDate, formatDateTime } from './date.ts';
export { formatDiscount, formatMoney, formatNumber, type Numeric } from './number.ts';
export { formatPhone } from './phone.ts';
