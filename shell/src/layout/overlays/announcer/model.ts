import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { createEvent, createStore } from 'effector';
import { announced, dismissed, NO_ANNOUNCEMENTS } from './announcements.ts';

/** The toast has had its time, or was closed. */
export const toastDismissed = createEvent<number>();

const $announcements = createStore(NO_ANNOUNCEMENTS, { serialize: 'ignore' })
  .on(announcementRequested, announced)
  .on(toastDismissed, dismissed);

export const $latest = $announcements.map(({ latest }) => latest);
export const $toasts = $announcements.map(({ toasts }) => toasts);

export const $hasToasts = $toasts.map((toasts) => toasts.length > 0);
