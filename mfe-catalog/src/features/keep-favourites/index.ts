export { favouritesItem } from './device.ts';
export { favouritesStarted, toggleMissed } from './model.ts';
