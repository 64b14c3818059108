export { addPreviewCommands, type LinkFlags, LOCAL_SHOP, linkArm, placeOf, requirePath, withLinkOptions } from './preview-commands.ts';
