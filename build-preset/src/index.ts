export { defineRemote } from './remote.ts';
