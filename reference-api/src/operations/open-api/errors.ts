const DETAIL = { $ref: '#/components/schemas/DetailError' };
const RETRY_AFTER = { 'Retry-After': { description: 'Whole seconds to wait.', required: true, schema: { type: 'integer', minimum: 1 } } };

/** The document's exact description of refusals; the contract must let foreign backends pass. */
export const ERROR_SCHEMAS = {
  /** Messages of one field: a list, or deeper where the field is an object or a list of objects. */
  FieldMessages: {
    anyOf: [
      {
        type: 'array',
        minItems: 1,
        items: { anyOf: [{ type: 'string', minLength: 1 }, { $ref: '#/components/schemas/ValidationError' }] },
      },
      { $ref: '#/components/schemas/ValidationError' },
    ],
  },
  ValidationError: {
    type: 'object',
    description: 'Messages by field; what belongs to no field stands under `non_field_errors`.',
    additionalProperties: { $ref: '#/components/schemas/FieldMessages' },
  },
};

function answer(description: string, schema: object = DETAIL, headers?: object) {
  return { description, ...(headers ? { headers } : {}), content: { 'application/json': { schema } } };
}

/** The ways in which calls refuse, by the names under which operations refer to them. */
export const ERROR_ANSWERS = {
  Invalid: answer('What came is not what the call takes: messages by field, or one about all of it.', {
    anyOf: [{ $ref: '#/components/schemas/ValidationError' }, DETAIL],
  }),
  NotSignedIn: answer('No one is signed in, or the access token is not valid (`code` is `token_not_valid` then).', DETAIL, {
    'WWW-Authenticate': { description: 'How to sign in.', schema: { type: 'string' } },
  }),
  Forbidden: answer('The caller may not do this; `CSRF Failed: …` when the anti-forgery header is missing or wrong.'),
  NotFound: answer('There is no such thing, or no such page of the list.'),
  MethodNotAllowed: answer('Another method was asked of this address.', DETAIL, {
    Allow: { description: 'The methods that it answers.', required: true, schema: { type: 'string' } },
  }),
  TooLarge: answer('The body is larger than any call takes.'),
  UnsupportedMediaType: answer('The body is not `application/json`.'),
  KeyReused: answer('The `Idempotency-Key` stands for another request already.'),
  Throttled: answer('Too many calls.', DETAIL, RETRY_AFTER),
  Failed: answer('The server has failed; nothing is said of its inside.'),
  Unavailable: answer('The call cannot be answered now.', DETAIL, RETRY_AFTER),
} as const;

export type ErrorName = keyof typeof ERROR_ANSWERS;
