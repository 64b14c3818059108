export { createStoredValue, type StoredChange, type StoredValueOptions } from './stored-value.ts';
