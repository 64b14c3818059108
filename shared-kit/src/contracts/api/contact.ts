import { type Static, Type } from 'typebox';
import { CONTACT_LIMITS } from '../limits.ts';

const NameSchema = Type.String({ minLength: 1, maxLength: CONTACT_LIMITS.name });

/** Body of `POST api/contact_us/`. Names follow the rule of `contracts/person-name` (decision 098), the phone is E.164; without `confirmation` nothing is taken. */
export const ContactRequestSchema = Type.Object({
  first_name: NameSchema,
  last_name: NameSchema,
  phone: Type.String({ minLength: 1, maxLength: 16, pattern: '^(\\+[1-9]\\d{6,14})?$' }),
  email: Type.String({ minLength: 1, maxLength: CONTACT_LIMITS.email, format: 'email' }),
  question: Type.String({ minLength: 1, maxLength: CONTACT_LIMITS.question }),
  confirmation: Type.Optional(Type.Boolean({ default: false })),
});
export type ContactRequest = Static<typeof ContactRequestSchema>;

/** 201: the question is kept. Only the truth of `data` is read. */
export const ContactAnswerSchema = Type.Object({ data: Type.Literal(true) });
