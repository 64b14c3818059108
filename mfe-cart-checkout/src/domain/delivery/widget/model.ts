import type { ApiError } from '@vitrava/shared-kit/errors';
import { attach, createEffect, createStore, sample } from 'effector';
import { loadWidgetConfigFx } from '../calls.ts';
import { type ChosenPoint, createWidget, type WidgetAdapter } from './adapter.ts';
import type { WidgetError } from './errors.ts';

/** The widget of this shop, once its configuration is known. */
const $widget = createStore<WidgetAdapter | null>(null, { serialize: 'ignore' });
const findWidgetFx = attach({
  source: $widget,
  effect: async (widget) => widget ?? createWidget(await loadWidgetConfigFx(), (message) => console.warn(message)),
});
$widget.on(findWidgetFx.doneData, (_, widget) => widget);
const loadFx = createEffect((widget: WidgetAdapter) => widget.load());

/** The page that showed the map is left: closes it. */
export const leaveMapFx = attach({ source: $widget, effect: (widget) => widget?.close() });

/** How often such a page was left: what loads for one that is gone is not opened over the next. */
const $departures = createStore(0, { serialize: 'ignore' }).on(leaveMapFx, (count) => count + 1);
const countDeparturesFx = attach({ source: $departures, effect: (count) => count });

/** Lets the shopper choose on the provider's map; null when closed. Fails with `WidgetError` or `ApiError`. */
export const chooseOnMapFx = createEffect<{ readonly weight: number }, ChosenPoint | null, WidgetError | ApiError>(async (options) => {
  const before = await countDeparturesFx();
  const widget = await findWidgetFx();
  await loadFx(widget);
  return (await countDeparturesFx()) === before ? widget.open(options) : null;
});

const warnFx = createEffect((error: WidgetError | ApiError) => console.warn(error.explanation));
sample({ clock: chooseOnMapFx.failData, target: warnFx });
