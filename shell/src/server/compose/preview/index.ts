export { LEAVE_ADDRESS, leaveForm, previewRibbon, RIBBON_STYLE_ADDRESS, sentenceOf } from './ribbon.ts';
