import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { anything } from '@withease/contracts';
import { attach, createEffect, createEvent, sample } from 'effector';

/** The customer wants a copy of their data. */
export const exportChosen = createEvent();

const callExportFx = createApiFx({
  name: 'callExportFx',
  request: (user: number | null) => ({ path: `api/users/${user}/personal_data/`, authorized: true }),
  contract: anything,
});

const exportFx = attach({ source: $userId, mapParams: (_: void, user) => user, effect: callExportFx });

/** Has the browser save the data as a file. */
const saveFileFx = createEffect((data: unknown): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `personal-data-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
});

export const $isExporting = exportFx.pending;

sample({ clock: exportChosen, source: $isExporting, filter: (isExporting) => !isExporting, fn: () => undefined, target: exportFx });
sample({ clock: exportFx.doneData, target: saveFileFx });
sample({
  clock: saveFileFx.done,
  source: $t,
  fn: (t) => ({ text: t('details.data.exported'), tone: 'notice' as const }),
  target: announcementRequested,
});
sample({
  clock: [exportFx.fail, saveFileFx.fail],
  source: $t,
  fn: (t) => ({ text: t('details.data.exportFailed'), tone: 'error' as const }),
  target: announcementRequested,
});
