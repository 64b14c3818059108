export { createStorageItem, type StorageItem, type StorageItemOptions } from './storage-item.ts';
