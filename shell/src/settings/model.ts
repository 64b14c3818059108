import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $settings } from '@vitrava/shared-kit/bus/shell';
import { obj } from '@withease/contracts';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

/** Within this time after the last reading, a return to the tab does not reload the settings. */
const REST_MS = 60_000;

/** When each setting changed last, by its key in the CMS. */
type Stamps = Readonly<Record<string, unknown>>;

/** The stamps of the settings that this page shows; at first those the server has made it with. */
const $stamps = createStore<Stamps>({}, { sid: 'shell/$settingsStamps' });

function changedStamps(known: Stamps, latest: Stamps): Stamps {
  return Object.fromEntries(Object.entries(latest).filter(([key, stamp]) => known[key] !== stamp));
}

/** The page begins to follow the settings of the shop. */
export const settingsStarted = createEvent();

/** The shopper has come back after a while. */
const returned = createEvent();

const settingsContract = { ...obj({}), isData: (answer: unknown): answer is Stamps => obj({}).isData(answer) };

const readStampsFx = createApiFx({
  name: 'readStampsFx',
  request: (_: void) => ({ path: 'api/settings/', query: { update: true } }),
  contract: settingsContract,
});

const readChangedFx = createApiFx({
  name: 'readChangedFx',
  request: (stamps: Stamps) => ({ path: 'api/settings/', query: { keys: Object.keys(stamps).join() } }),
  contract: settingsContract,
});

/** Most visits never see a setting change, so what that takes comes only then. */
const adoptFx = attach({
  source: $settings,
  async effect(settings, { answer }: { readonly answer: Stamps; readonly stamps: Stamps }) {
    const { adoptSettings } = await import('./adopt.ts');
    return adoptSettings(settings, answer);
  },
});

const followFx = createEffect(() => {
  const comeBack = scopeBind(returned, { safe: true });
  let lookedAt = Date.now();
  addEventListener('focus', () => {
    if (Date.now() - lookedAt < REST_MS) return;
    lookedAt = Date.now();
    comeBack();
  });
});

sample({ clock: settingsStarted, target: followFx });
sample({ clock: [settingsStarted, returned], fn: () => undefined, target: readStampsFx });
sample({
  clock: readStampsFx.doneData,
  source: $stamps,
  filter: (known, latest) => Object.keys(changedStamps(known, latest)).length > 0,
  fn: changedStamps,
  target: readChangedFx,
});
sample({ clock: readChangedFx.done, fn: ({ params, result }) => ({ answer: result, stamps: params }), target: adoptFx });
$settings.on(adoptFx.doneData, (_, settings) => settings);
$stamps.on(adoptFx.done, (known, { params }) => ({ ...known, ...params.stamps }));

// Calls that fail are logged by the API client.
const logFx = createEffect((error: Error) => console.warn('The settings did not come', error));
sample({ clock: adoptFx.failData, target: logFx });
