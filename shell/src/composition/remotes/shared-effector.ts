/** What remotes are given of Effector (`SHARED_EXPORTS` of the kit). Effector is one module, so the rest falls away from the shell's entry. */
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
