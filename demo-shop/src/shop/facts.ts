import type { SeedAccount, SeedCompany } from '@vitrava/reference-api/seed';
import { Type } from 'typebox';
import { Day, Line, readFacts, Slug, strict, Texts } from '../facts/index.ts';

const Url = Type.String({ pattern: '^https://' });
const Phone = Type.String({ pattern: '^\\+[1-9]\\d{6,14}$' });

/** How the company is reached; every number and address in it is a placeholder. `number` is E.164, `display` what people read. */
const Company = strict({
  name: Texts,
  legalName: Texts,
  phones: Type.Array(strict({ number: Phone, display: Texts, label: Texts }), { minItems: 1 }),
  email: Line,
  address: Texts,
  schedule: Texts,
  social: Type.Array(strict({ network: Slug, name: Texts, url: Url })),
  sellerDetails: Type.Array(strict({ name: Texts, value: Texts })),
  creators: strict({ name: Texts, url: Url }),
});

/** A customer to sign in as on a fresh machine. */
const Account = strict({ email: Line, password: Line, firstName: Line, lastName: Line, phone: Phone, dateOfBirth: Day });

export function readCompany(): SeedCompany {
  return readFacts('company.json', Company);
}

export function readAccount(): SeedAccount {
  return readFacts('account.json', Account);
}
