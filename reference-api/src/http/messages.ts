import type { Language } from '../language.ts';

/** Words of Django REST Framework and SimpleJWT, in its English and its Russian translation. */
const MESSAGES = {
  required: { en: 'This field is required.', ru: 'Обязательное поле.' },
  blank: { en: 'This field may not be blank.', ru: 'Это поле не может быть пустым.' },
  invalid: { en: 'Enter a valid value.', ru: 'Введите правильное значение.' },
  email: { en: 'Enter a valid email address.', ru: 'Введите правильный адрес электронной почты.' },
  integer: { en: 'A valid integer is required.', ru: 'Введите правильное число.' },
  decimal: { en: 'A valid number is required.', ru: 'Введите правильное число.' },
  boolean: { en: 'Must be a valid boolean.', ru: 'Значение должно быть логическим.' },
  string: { en: 'Not a valid string.', ru: 'Не является строкой.' },
  list: { en: 'Expected a list of items.', ru: 'Ожидался список элементов.' },
  object: { en: 'Invalid data. Expected a dictionary.', ru: 'Неверные данные. Ожидался словарь.' },
  choice: { en: 'Select a valid choice.', ru: 'Выберите корректный вариант.' },
  maxLength: {
    en: 'Ensure this field has no more than {limit} characters.',
    ru: 'Убедитесь, что это значение содержит не более {limit} символов.',
  },
  maxItems: {
    en: 'Ensure this field has no more than {limit} elements.',
    ru: 'Убедитесь, что это поле содержит не более {limit} элементов.',
  },
  minimum: { en: 'Ensure this value is greater than or equal to {limit}.', ru: 'Убедитесь, что это значение больше либо равно {limit}.' },
  maximum: { en: 'Ensure this value is less than or equal to {limit}.', ru: 'Убедитесь, что это значение меньше либо равно {limit}.' },
  invalidPage: { en: 'Invalid page.', ru: 'Неправильная страница.' },
  notFound: { en: 'Not found.', ru: 'Страница не найдена.' },
  methodNotAllowed: { en: 'Method "{method}" not allowed.', ru: 'Метод "{method}" не разрешен.' },
  mediaType: { en: 'Unsupported media type "{type}" in request.', ru: 'Неподдерживаемый тип данных "{type}" в запросе.' },
  malformed: { en: 'Malformed request.', ru: 'Искаженный запрос.' },
  tooLarge: { en: 'Request body is too large.', ru: 'Тело запроса слишком велико.' },
  throttled: {
    en: 'Request was throttled. Expected available in {seconds} seconds.',
    ru: 'Запрос был проигнорирован. Ожидается доступность через {seconds} с.',
  },
  serverError: { en: 'A server error occurred.', ru: 'Произошла ошибка сервера.' },
  unavailable: { en: 'Service temporarily unavailable, try again later.', ru: 'Сервис временно недоступен, попробуйте позже.' },
  notAuthenticated: { en: 'Authentication credentials were not provided.', ru: 'Учетные данные не были предоставлены.' },
  forbidden: { en: 'You do not have permission to perform this action.', ru: 'У вас недостаточно прав для выполнения данного действия.' },
  badCredentials: {
    en: 'No active account found with the given credentials',
    ru: 'Не найдено активной учетной записи с указанными данными',
  },
  badAccessToken: { en: 'Given token not valid for any token type', ru: 'Данный токен недействителен для любого типа токена' },
  badRefreshToken: { en: 'Token is invalid or expired', ru: 'Токен недействителен или просрочен' },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageValues = Readonly<Record<string, string | number>>;

export function message(key: MessageKey, language: Language, values: MessageValues = {}): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
