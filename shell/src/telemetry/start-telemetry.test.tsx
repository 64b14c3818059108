import { afterEach, expect, it, jest } from '@jest/globals';
import type { PageDocumentState, PageTrial } from '@vitrava/shared-kit/contracts/page';
import { startTelemetry } from './start-telemetry.ts';

const pageOf = (trial: PageTrial | undefined): PageDocumentState => ({
  composition: { id: 'c1', shell: '9.0.0-s', remotes: {} },
  locale: 'en',
  status: 200,
  owner: null,
  rendering: 'rendered',
  values: {},
  ...(trial && { trial }),
});
// An API that jsdom lacks: the reporter's vitals need it.
Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });

/** The reporter stops waiting for a sign of life when it is requested. */
const isRequested = () => jest.mocked(removeEventListener).mock.calls.some(([name]) => name === 'pointerdown');
const rest = () => new Promise((resolve) => setTimeout(resolve, 800));

afterEach(() => {
  dispatchEvent(new Event('pointerdown'));
  jest.restoreAllMocks();
});

it.each([
  ['of an arm', { isAwaited: true, arms: { 'mfe-catalog': 'b' }, goals: ['cart/itemAdded'] }, true],
  ['while a canary runs', { isAwaited: true, arms: {}, goals: ['cart/itemAdded'] }, true],
  ['without an arm, while an experiment runs elsewhere,', { arms: {}, goals: ['cart/itemAdded'] }, false],
  ['without experiments', undefined, false],
])('A page %s reports visitors without input: %j, %s', async (_what, trial, expected) => {
  jest.spyOn(window, 'removeEventListener');
  startTelemetry(pageOf(trial))({ kind: 'page', url: '/', isFirst: true });
  await rest();
  expect(isRequested()).toBe(expected);
});

it('The events of an experiment are reported from any page', () => {
  jest.spyOn(window, 'removeEventListener');
  const report = startTelemetry(pageOf({ arms: {}, goals: ['cart/itemAdded'] }));
  report({ kind: 'goal', name: 'cart/itemAdded' });
  expect(isRequested()).toBe(true);
});
