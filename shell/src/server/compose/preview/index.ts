export {
  LEAVE_ADDRESS,
  leaveForm,
  overlayWords,
  previewRibbon,
  RIBBON_SCRIPT_ADDRESS,
  RIBBON_STYLE_ADDRESS,
  sentenceOf,
  titleOf,
} from './ribbon.ts';
