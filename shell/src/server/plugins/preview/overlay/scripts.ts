import { readFileSync } from 'node:fs';
import { drawBoxes, drawList, freePlace, isSeen, setOverlay } from './draw.browser.ts';
import { kindOf, partsOf, versionsIn } from './parts.browser.ts';
import { followVersions, startOverlayButton } from './ribbon.browser.ts';

const OVERLAY_STYLE = readFileSync(new URL('./overlay.css', import.meta.url), 'utf8');

/** Scripts for holders of links: functions of `*.browser.ts` that use only the browser, each other and the sheet. */
export const OVERLAY_SCRIPT = moduleOf(
  [setOverlay, isSeen, drawList, drawBoxes, freePlace, versionsIn, partsOf, kindOf],
  `const OVERLAY_STYLE = ${JSON.stringify(OVERLAY_STYLE)};\nexport { setOverlay };`,
);

export const RIBBON_SCRIPT = moduleOf(
  [startOverlayButton, followVersions],
  `for (const button of document.querySelectorAll('button[data-overlay]'))
  startOverlayButton(button, JSON.parse(button.dataset.overlay), () => import('/_preview/overlay.js'));
for (const { dataset } of document.querySelectorAll('[data-follow]')) followVersions(dataset.follow);`,
);

function moduleOf(functions: readonly ((...given: never[]) => unknown)[], rest: string): string {
  return [...functions.map(String), rest, ''].join('\n');
}
