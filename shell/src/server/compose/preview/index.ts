export {
  LEAVE_ADDRESS,
  leaveForm,
  previewRibbon,
  RIBBON_SCRIPT_ADDRESS,
  RIBBON_STYLE_ADDRESS,
  sentenceOf,
  titleOf,
  versionsIn,
} from './ribbon.ts';
