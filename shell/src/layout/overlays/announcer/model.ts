import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { createEvent, createStore, sample } from 'effector';

export interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly tone: 'quiet' | 'notice' | 'error';
}

/** More than this would hide the page. */
const KEPT = 3;

/** The toast has had its time, or was closed. */
export const toastDismissed = createEvent<number>();

/** The latest announcement; its id tells two equal ones apart, so that the second is spoken too. */
export const $latest = createStore<Announcement>({ id: 0, text: '', tone: 'quiet' }, { serialize: 'ignore' });
export const $toasts = createStore<readonly Announcement[]>([], { serialize: 'ignore' });

/** Whether there is anything to show. */
export const $hasToasts = $toasts.map((toasts) => toasts.length > 0);

const announced = sample({
  clock: announcementRequested,
  source: $latest,
  fn: ({ id }, announcement): Announcement => ({ id: id + 1, ...announcement }),
});

sample({ clock: announced, target: $latest });
sample({
  clock: announced,
  source: $toasts,
  filter: (_, { tone }) => tone !== 'quiet',
  fn: (toasts, toast) => [...toasts.filter(({ text }) => text !== toast.text), toast].slice(-KEPT),
  target: $toasts,
});
sample({ clock: toastDismissed, source: $toasts, fn: (toasts, dismissed) => toasts.filter(({ id }) => id !== dismissed), target: $toasts });
