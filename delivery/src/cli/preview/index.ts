export { linkArm } from './preview.ts';
export { addPreviewCommands, type LinkFlags, LOCAL_SHOP, placeOf, requirePath, withLinkOptions } from './preview-commands.ts';
