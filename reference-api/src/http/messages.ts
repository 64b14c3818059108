import type ru from '../../locales/ru.json';
import type { Language } from '../language/index.ts';
import { textsIn } from '../language/index.ts';

/**
 * Most are texts of Django REST Framework and SimpleJWT, in its English and its Russian translation. Django does not
 * translate its texts about forgery (`csrf…`), and the shop recognises it by these.
 */
export type MessageKey = keyof typeof ru.messages;
export type MessageValues = Readonly<Record<string, string | number>>;

export function message(key: MessageKey, language: Language, values: MessageValues = {}): string {
  return textsIn(language)(`messages.${key}`, values);
}
