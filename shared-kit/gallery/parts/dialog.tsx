import { Line } from '../case.tsx';
import { CertainDialogs } from './dialogs/certain.tsx';
import { FormDialog } from './dialogs/form.tsx';
import { LeavingDialog, VanishingOpener } from './dialogs/gone.tsx';
import { SizedDialogs } from './dialogs/sized.tsx';
import { StackedDialogs } from './dialogs/stacked.tsx';

/** Each opens by its button; what a dialog does is proven in the browser (`e2e/kit/dialog.spec.ts`). */
export function DialogPart() {
  return (
    <Line>
      <SizedDialogs />
      <CertainDialogs />
      <FormDialog />
      <StackedDialogs />
      <VanishingOpener />
      <LeavingDialog />
    </Line>
  );
}
