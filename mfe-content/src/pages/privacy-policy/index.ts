import { definePage } from '@vitrava/shared-kit/mount/route';
import { model, seller } from './model.ts';
import { PrivacyPolicyView } from './view.tsx';

export const page = definePage({
  View: PrivacyPolicyView,
  $head: model.$head,
  ...model.query.page,
  state: [...model.query.page.state, ...seller.state],
});
