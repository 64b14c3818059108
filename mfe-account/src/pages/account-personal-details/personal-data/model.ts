import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { announce } from '@vitrava/shared-kit/models/announcement';
import { anything } from '@withease/contracts';
import { attach, createEvent, sample } from 'effector';

export const exportChosen = createEvent();

const callExportFx = createApiFx({
  name: 'callExportFx',
  request: (user: number | null) => ({ path: `api/users/${user}/personal_data/`, authorized: true }),
  contract: anything,
});

function saveFile(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `personal-data-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const exportFx = attach({
  source: $userId,
  effect: async (user, _: void) => saveFile(await callExportFx(user)),
});

export const $isExporting = exportFx.pending;

sample({ clock: exportChosen, source: $isExporting, filter: (isExporting) => !isExporting, fn: () => undefined, target: exportFx });
announce({ clock: exportFx.done, text: (t) => t('details.data.exported'), tone: 'notice' });
announce({ clock: exportFx.fail, text: (t) => t('details.data.exportFailed'), tone: 'error' });
