export type { ChosenPoint } from './adapter.ts';
export type { WidgetError } from './errors.ts';
export { chooseOnMapFx, leaveMapFx } from './model.ts';
