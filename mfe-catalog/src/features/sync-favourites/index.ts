export { favouritesItem } from './device.ts';
export { favouritesStarted, toggleReplayed } from './model.ts';
