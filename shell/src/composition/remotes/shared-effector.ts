/**
 * What remotes are given of Effector: all that they and their libraries use, without domains, what is deprecated, and what stands in for
 * other libraries. Effector is one module, so the rest falls away from the shell's entry. A test compares this with what remotes import.
 */
export {
  allSettled,
  attach,
  clearNode,
  combine,
  createEffect,
  createEvent,
  createNode,
  createStore,
  createWatch,
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- one old way of calling it is, not the function
  fork,
  is,
  launch,
  merge,
  restore,
  sample,
  scopeBind,
  serialize,
  split,
  step,
  withRegion,
} from 'effector';
