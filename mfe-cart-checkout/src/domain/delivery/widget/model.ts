import type { ApiError } from '@vitrava/shared-kit/errors';
import { attach, createEffect, createStore, sample } from 'effector';
import { loadWidgetConfigFx } from '../calls.ts';
import { type ChosenPoint, createWidget, type WidgetAdapter } from './adapter.ts';
import type { WidgetError } from './errors.ts';

/** The widget of this shop, once its configuration is known. */
const $widget = createStore<WidgetAdapter | null>(null, { serialize: 'ignore' }).on(loadWidgetConfigFx.doneData, (_, config) =>
  createWidget(config, (message) => console.warn(message)),
);

/** The page that showed the map is left: closes it. */
export const leaveMapFx = attach({ source: $widget, effect: (widget) => widget?.close() });

/** How often such a page was left: what loads for one that is gone is not opened over the next. */
const $departures = createStore(0, { serialize: 'ignore' }).on(leaveMapFx, (count) => count + 1);
const countDeparturesFx = attach({ source: $departures, effect: (count) => count });

const loadFx = attach({ source: $widget, effect: (widget) => widget?.load() });
const openFx = attach({
  source: $widget,
  effect: (widget, options: { readonly weight: number }): Promise<ChosenPoint | null> => widget?.open(options) ?? Promise.resolve(null),
});

const knowWidgetFx = attach({
  source: $widget,
  async effect(widget) {
    if (!widget) await loadWidgetConfigFx();
  },
});

/**
 * Lets the shopper choose on the provider's map; null when it was closed without a choice. Fails with a `WidgetError`, or with an
 * `ApiError` when the shop's API did not say how to start it.
 */
export const chooseOnMapFx = createEffect<{ readonly weight: number }, ChosenPoint | null, WidgetError | ApiError>(async (options) => {
  const before = await countDeparturesFx();
  await knowWidgetFx();
  await loadFx();
  return (await countDeparturesFx()) === before ? openFx(options) : null;
});

const warnFx = createEffect((error: WidgetError | ApiError) => console.warn(error.explanation));
sample({ clock: chooseOnMapFx.failData, target: warnFx });
