import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { type EventPayload, sample, type Unit } from 'effector';
import { $t } from '../../i18n/model.ts';
import type { Translate } from '../../i18n/texts.ts';

/** What is announced, and when. */
export interface AnnouncementOptions<Payload> {
  readonly clock: Unit<Payload>;
  /** The text, in the remote's own words. */
  readonly text: (t: Translate, payload: Payload) => string;
  /** `quiet` is only announced by assistive technology; the others are shown as a toast as well. */
  readonly tone: EventPayload<typeof announcementRequested>['tone'];
}

/** Announces a text in the language of the page whenever `clock` triggers. */
export function announce<Payload>({ clock, text, tone }: AnnouncementOptions<Payload>): void {
  sample({
    clock,
    source: $t,
    fn: (t, payload) => ({ text: text(t, payload), tone }),
    target: announcementRequested,
  });
}
