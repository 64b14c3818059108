import { noteUnreadable } from '@vitrava/shared-kit/api-client/unreadable';
import type { PickupWidget } from '@vitrava/shared-kit/contracts/api';
import { matching } from '@vitrava/shared-kit/contracts/browser';
import { parseUrl } from '@vitrava/shared-kit/url';
import { obj, str } from '@withease/contracts';
import { loadError, startError } from './errors.ts';
import { loadScript } from './script.ts';
import { watchElement } from './watch-element.ts';

/** The provider's own signature; only this file uses it. */
type OpenWidget = (
  callback: (point: unknown) => void,
  api_token: string,
  custom_city: string,
  target_start: string,
  order_sum: string | null,
  weight_grams: number,
  paysum: string | null,
  height: number | null,
  width: number | null,
  depth: number | null,
) => void;

/** What is needed of the point that the provider gives: the rest comes from the shop's own API, in the shopper's language. */
export interface ChosenPoint {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** The widget as the shop uses it. `load` and `open` fail with a `WidgetError`. */
export interface WidgetAdapter {
  /** Loads the provider's script. A second call returns the loaded one, or tries again after a failure. */
  readonly load: () => Promise<void>;
  /** Shows it and gives the point that was chosen; null when it was closed without a choice. `weight` in grams, 0 when it is not known. */
  readonly open: (options: { readonly weight: number }) => Promise<ChosenPoint | null>;
  readonly close: () => void;
}

/** The provider's defaults (specification, section 9). */
const WEIGHT = 1000;
const TARGET_START = '';
const ORDER_SUM = null;

const pointContract = obj({ id: matching(/^.{1,40}$/), name: str, address: str });

/** The widget of one configuration. `warn` is called for a widget that came but did not bring what it should. */
export function createWidget(config: PickupWidget, warn: (message: string) => void): WidgetAdapter {
  const rootId = `${config.global}-root`;
  /** The provider's response is unusable, though its status may have been a success. */
  const reportToOperator = (): void => noteUnreadable(parseUrl(config.script, location.href)?.href ?? '');
  const find = (): OpenWidget | null => {
    const own = (globalThis as Record<string, unknown>)[config.global];
    const open = typeof own === 'object' && own !== null && 'open' in own ? own.open : null;
    return typeof open === 'function' ? (open.bind(own) as OpenWidget) : null;
  };

  return {
    async load() {
      if (find()) return;
      try {
        await loadScript(config.script);
        if (find()) return;
        warn(`Pickup widget was not loaded properly: its script defines no ${config.global}.open`);
        throw loadError();
      } catch (error) {
        reportToOperator();
        throw error;
      }
    },

    async open({ weight }) {
      const start = find();
      if (!start) throw loadError();
      return new Promise((resolve, reject) => {
        const fail = (reason: unknown) => {
          warn(`Pickup widget was not started: ${reason}`);
          reportToOperator();
          reject(startError());
        };
        const watch = watchElement(rootId, { onGone: () => resolve(null), onMissing: () => fail('it never shows') });
        const answer = (point: unknown) => {
          if (!pointContract.isData(point)) {
            reportToOperator();
            return warn('Pickup widget gave something that is no point');
          }
          watch.stop();
          resolve({ id: point.id, name: point.name, address: point.address });
        };
        try {
          start(answer, config.api_token, config.city, TARGET_START, ORDER_SUM, weight || WEIGHT, null, null, null, null);
        } catch (error) {
          watch.stop();
          fail(error);
        }
      });
    },

    close: () => document.getElementById(rootId)?.remove(),
  };
}
