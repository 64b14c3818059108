export interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly tone: 'quiet' | 'notice' | 'error';
}

export interface Announcements {
  /** The latest one; its id distinguishes two equal ones, so that the second is announced too. */
  readonly latest: Announcement;
  /** Those that are shown, the newest last. */
  readonly toasts: readonly Announcement[];
}

export const NO_ANNOUNCEMENTS: Announcements = { latest: { id: 0, text: '', tone: 'quiet' }, toasts: [] };

/** More than this would hide the page. */
const MOST_TOASTS = 3;

export function announced({ latest, toasts }: Announcements, announcement: Omit<Announcement, 'id'>): Announcements {
  const next = { id: latest.id + 1, ...announcement };
  if (next.tone === 'quiet') return { latest: next, toasts };
  return { latest: next, toasts: [...toasts.filter(({ text }) => text !== next.text), next].slice(-MOST_TOASTS) };
}

export function dismissed(announcements: Announcements, dismissedId: number): Announcements {
  return { ...announcements, toasts: announcements.toasts.filter(({ id }) => id !== dismissedId) };
}
