export { type DateStyle, formatDate, formatDateTime } from './date.ts';
export { formatDiscount, formatKopecks, formatMoney, formatNumber, type Numeric } from './number.ts';
export { formatPhone } from './phone.ts';
export { type PluralForms, pluralCategory, pluralForm } from './plural.ts';
