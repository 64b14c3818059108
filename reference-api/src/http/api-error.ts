import type ru from '../../locales/ru.json';
import { type Language, textsIn } from '../language/index.ts';

/** Most are texts of Django REST Framework and SimpleJWT in both languages; those about forgery are English. */
export type MessageKey = keyof typeof ru.messages;
type MessageValues = Readonly<Record<string, string | number>>;

export function message(key: MessageKey, language: Language, values: MessageValues = {}): string {
  return textsIn(language)(`messages.${key}`, values);
}

/** A message still without its language; the error handler has the language of the request. */
export interface Message {
  readonly key: MessageKey;
  readonly values?: MessageValues;
}

/** Messages by field, nested as the body is: a list of lines has a list of such objects. */
export interface FieldMessages {
  readonly [field: string]: readonly Message[] | FieldMessages | readonly FieldMessages[];
}

interface Options {
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: FieldMessages;
  readonly values?: MessageValues;
  /** It is how the server is meant to answer: no failure, and nothing for the log. */
  readonly isExpected?: boolean;
}

/** Thrown by handlers, turned into a response by the one error handler. */
export class ApiError extends Error {
  readonly status: number;
  readonly key: MessageKey;
  readonly options: Options;

  constructor(status: number, key: MessageKey, options: Options = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.options = options;
  }
}

export function notFound(): ApiError {
  return new ApiError(404, 'notFound');
}

export function invalidFields(fields: FieldMessages): ApiError {
  return new ApiError(400, 'invalid', { fields });
}

export function invalidField(field: string, key: MessageKey, values: MessageValues = {}): ApiError {
  return invalidFields({ [field]: [{ key, values }] });
}

export function throttled(seconds: number): ApiError {
  const whole = Math.max(1, Math.ceil(seconds));
  return new ApiError(429, 'throttled', { values: { seconds: whole }, headers: { 'retry-after': String(whole) } });
}

const CHALLENGE = { 'www-authenticate': 'Bearer realm="api"' };

export function unauthorized(key: MessageKey, code?: string): ApiError {
  return new ApiError(401, key, { headers: CHALLENGE, ...(code === undefined ? {} : { code }) });
}
