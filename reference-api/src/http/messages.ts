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
  // Django does not translate what it says of forgery, and the shop recognises it by these words.
  csrfCookie: { en: 'CSRF Failed: CSRF cookie not set.', ru: 'CSRF Failed: CSRF cookie not set.' },
  csrfMissing: { en: 'CSRF Failed: CSRF token missing.', ru: 'CSRF Failed: CSRF token missing.' },
  csrfIncorrect: { en: 'CSRF Failed: CSRF token incorrect.', ru: 'CSRF Failed: CSRF token incorrect.' },
  idempotencyKeyForm: {
    en: 'Idempotency-Key must have 8 to 100 letters, digits, hyphens or underscores.',
    ru: 'Idempotency-Key должен состоять из 8–100 букв, цифр, дефисов или подчёркиваний.',
  },
  idempotencyKeyReused: {
    en: 'This Idempotency-Key belongs to another request.',
    ru: 'Этот Idempotency-Key уже принадлежит другому запросу.',
  },
  noProduct: { en: 'This product is no longer on sale.', ru: 'Этого товара больше нет в продаже.' },
  inCart: { en: 'This product is in the cart already.', ru: 'Этот товар уже есть в корзине.' },
  cartFull: { en: 'A cart holds at most {limit} different products.', ru: 'В корзине может быть не больше {limit} разных товаров.' },
  noStock: { en: 'You have no such saved pickup point.', ru: 'У вас нет такого сохранённого пункта выдачи.' },
  noPickupPoint: { en: 'There is no such pickup point.', ru: 'Такого пункта выдачи нет.' },
  otherCustomer: { en: 'This is another customer.', ru: 'Это другой покупатель.' },
  lettersOnly: { en: 'Use letters only.', ru: 'Используйте только буквы.' },
  phone: { en: 'Enter a valid phone number.', ru: 'Введите правильный номер телефона.' },
  date: { en: 'Enter a valid date.', ru: 'Введите правильную дату.' },
  birthDate: { en: 'Enter a date of birth from 1900 to yesterday.', ru: 'Введите дату рождения от 1900 года до вчерашнего дня.' },
  dateOrder: { en: 'The end must not be before the beginning.', ru: 'Конец периода не может быть раньше начала.' },
  badRefreshToken: { en: 'Token is invalid or expired', ru: 'Токен недействителен или просрочен' },
  idempotencyKeyRequired: {
    en: 'The header Idempotency-Key is required.',
    ru: 'Нужен заголовок Idempotency-Key.',
  },
  orderInProgress: { en: 'This order is being placed already.', ru: 'Этот заказ уже оформляется.' },
  cartChanged: {
    en: 'The cart has changed: look at it again before you order.',
    ru: 'Корзина изменилась: проверьте её, прежде чем оформить заказ.',
  },
  notCancelable: { en: 'This order can no longer be canceled.', ru: 'Этот заказ уже нельзя отменить.' },
  notPayable: { en: 'This order can no longer be paid here.', ru: 'Этот заказ уже нельзя оплатить.' },
  prepaidPoint: {
    en: 'This pickup point takes paid orders only. Choose payment by card.',
    ru: 'Этот пункт принимает только оплаченные заказы. Выберите оплату картой.',
  },
  unpaidOrders: {
    en: 'You have {limit} unpaid orders: pay or cancel one of them, or choose another way to pay.',
    ru: 'Неоплаченных заказов уже {limit}: оплатите или отмените один из них либо выберите другой способ оплаты.',
  },
  tooHeavy: {
    en: 'The order is too heavy for this pickup point: it takes up to {limit} kg.',
    ru: 'Заказ слишком тяжёлый для этого пункта: он принимает до {limit} кг.',
  },
  acquirerAway: {
    en: 'The payment service does not answer. Try again in a few seconds.',
    ru: 'Платёжный сервис не отвечает. Попробуйте ещё раз через несколько секунд.',
  },
  badSignature: { en: 'The signature is not valid.', ru: 'Подпись недействительна.' },
  orderTransition: {
    en: 'An order cannot become "{to}" while it is "{from}".',
    ru: 'Заказ в состоянии «{from}» не может перейти в «{to}».',
  },
  passwordLength: { en: 'Use at least {limit} characters.', ru: 'Не меньше {limit} символов.' },
  passwordCase: { en: 'Use both small and capital letters.', ru: 'Нужны и строчные, и прописные буквы.' },
  passwordSymbols: {
    en: 'Use at least one digit or another sign that is not a letter.',
    ru: 'Нужна хотя бы одна цифра или другой знак, кроме букв.',
  },
  passwordSpaces: { en: 'Do not use spaces.', ru: 'Не используйте пробелы.' },
  passwordEmail: { en: 'The password must not be your e-mail address.', ru: 'Пароль не должен совпадать с вашим адресом почты.' },
  passwordRepeat: { en: 'The passwords do not match.', ru: 'Пароли не совпадают.' },
  oldPassword: { en: 'This is not your current password.', ru: 'Это не ваш нынешний пароль.' },
  badCode: {
    en: 'The code is wrong or has expired. Check the letter or ask for a new code.',
    ru: 'Код неверный или устарел. Проверьте письмо или запросите новый код.',
  },
  badLink: { en: 'The link has been used or has expired.', ru: 'Ссылка уже использована или устарела.' },
  unknownEmail: { en: 'User with this email does not exist.', ru: 'Пользователя с таким адресом нет.' },
  emailTaken: { en: 'User with this email already exists.', ru: 'Пользователь с таким адресом уже есть.' },
  orderUnpaid: { en: 'The order is to be paid by card and is not paid.', ru: 'Заказ нужно оплатить картой, а он не оплачен.' },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageValues = Readonly<Record<string, string | number>>;

export function message(key: MessageKey, language: Language, values: MessageValues = {}): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
