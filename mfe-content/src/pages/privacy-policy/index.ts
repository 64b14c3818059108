import { definePage } from '@vitrava/shared-kit/mount/route';
import { model } from './model.ts';
import { PrivacyPolicyView } from './view.tsx';

export const page = definePage({
  View: PrivacyPolicyView,
  opened: model.opened,
  $head: model.$head,
  $status: model.$status,
  state: [model.$page, model.$state],
});
