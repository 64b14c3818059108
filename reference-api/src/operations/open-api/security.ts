/** For `schema.security` of the calls that belong to a customer. A change needs the anti-forgery header too; the document adds it. */
export const SIGNED_IN: readonly Readonly<Record<string, readonly string[]>>[] = [{ bearer: [] }];

/** For `schema.security` of what the shop's owner does. */
export const OWNER: readonly Readonly<Record<string, readonly string[]>>[] = [{ owner: [] }];

export const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of `POST /api/token/`. It lives five minutes; a bad one is refused by every call, public ones too.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'The value of the cookie `csrftoken`, which `GET /api/settings/?update=true` sets. Every change with a bearer needs it.',
  },
  owner: { type: 'apiKey', in: 'header', name: 'X-Admin-Token', description: 'The token of the shop’s owner.' },
  acquirer: { type: 'apiKey', in: 'header', name: 'Acquirer-Signature', description: 'Signature of the body with the secret agreed upon.' },
} as const;
