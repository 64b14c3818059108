import { preloaderResetRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, sample } from 'effector';
import { rememberPreloader } from '../../../preloader/index.ts';

const rememberFx = createEffect(rememberPreloader);

// That it has been shown is remembered by the starter (shell/src/starter), which is there before the program.
sample({ clock: preloaderResetRequested, fn: () => ({ hasShownPreloader: false }), target: rememberFx });
