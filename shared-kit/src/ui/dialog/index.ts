export type { DialogState } from './use-dialog-state.ts';
export { Dialog, type DialogConfirm, type DialogProps } from './view.tsx';
