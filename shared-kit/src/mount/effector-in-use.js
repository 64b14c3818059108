/**
 * Effector as the shop uses it, for the shell's build: what is deprecated or never called here would cost every first visit
 * a kilobyte. A remote that needs another part of Effector adds it here.
 */
export {
  allSettled,
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  fork,
  is,
  launch,
  merge,
  restore,
  sample,
  scopeBind,
  split,
} from '../../../node_modules/effector/effector.mjs';
