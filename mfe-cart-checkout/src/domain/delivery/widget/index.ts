export type { ChosenPoint } from './adapter.ts';
export type { WidgetError } from './errors.ts';
export { chooseOnMapFx, mapLeft } from './model.ts';
