export { type DeveloperPass, readDeveloperPass, writeDeveloperPass } from './developer-pass.ts';
export { hmacOf, signText, verifyText } from './hmac.ts';
export { PREVIEW_LINK_PURPOSE, type PreviewLink, readPreviewLink, writePreviewLink } from './preview-link.ts';
export { readToken, type TokenKind, writeToken } from './token.ts';
