import { PASSWORD_RULES } from '@vitrava/shared-kit/contracts/api';
import { type FieldMessages, invalidFields, type Message } from '../../http/index.ts';

/** What is wrong with a new password, one message for each rule that it breaks. */
export function passwordProblems(password: string, email: string): readonly Message[] {
  const problems: Message[] = [];
  if ([...password].length < PASSWORD_RULES.minLength)
    problems.push({ key: 'passwordLength', values: { limit: PASSWORD_RULES.minLength } });
  if (!/\p{Ll}/u.test(password) || !/\p{Lu}/u.test(password)) problems.push({ key: 'passwordCase' });
  if (!/[^\p{L}\p{M}\s]/u.test(password)) problems.push({ key: 'passwordSymbols' });
  if (/\s/u.test(password)) problems.push({ key: 'passwordSpaces' });
  if (password.toLowerCase() === email) problems.push({ key: 'passwordEmail' });
  return problems;
}

/** Refuses a new password that is weak or was not repeated as it is, by the fields `new_password` and `new_password_repeat`. */
export function readNewPassword(body: { new_password: string; new_password_repeat: string }, email: string): string {
  const problems = passwordProblems(body.new_password, email);
  const isRepeated = body.new_password === body.new_password_repeat;
  const fields: FieldMessages = {
    ...(problems.length === 0 ? {} : { new_password: problems }),
    ...(isRepeated ? {} : { new_password_repeat: [{ key: 'passwordRepeat' }] }),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  return body.new_password;
}
