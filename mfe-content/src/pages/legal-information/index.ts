import { definePage } from '@vitrava/shared-kit/mount/route';
import { model } from './model.ts';
import { LegalInformationView } from './view.tsx';

export const page = definePage({
  View: LegalInformationView,
  opened: model.opened,
  $head: model.$head,
  $status: model.$status,
  state: [model.$page, model.$state],
});
