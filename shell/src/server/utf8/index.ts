export { asBuffer, isUtf8, joinUtf8, replaceText, type TextPiece, type Utf8, utf8Of } from './utf8.ts';
