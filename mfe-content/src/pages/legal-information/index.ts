import { definePage } from '@vitrava/shared-kit/mount/route';
import { model, seller } from './model.ts';
import { LegalInformationView } from './view.tsx';

export const page = definePage({
  View: LegalInformationView,
  $head: model.$head,
  ...model.query.page,
  state: [...model.query.page.state, ...seller.state],
});
