export { type DeveloperPass, type PassPurpose, readDeveloperPass, writeDeveloperPass } from './developer-pass.ts';
export { PREVIEW_LINK_SEAL, type PreviewLink, readPreviewLink, writePreviewLink } from './preview-link.ts';
export { sealed, sealOf, unsealed } from './seal.ts';
export { readToken, type TokenKind, writeToken } from './token.ts';
