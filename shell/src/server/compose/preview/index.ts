export { LEAVE_ADDRESS, leaveForm, previewRibbon, RIBBON_STYLE_ADDRESS, sentenceOf, titleOf } from './ribbon.ts';
