export { readAddress, requireAddress } from './email-address.ts';
export { checkPassword, hashPassword, isOutdated } from './hashing.ts';
export { passwordProblems, readNewPassword } from './password-rules.ts';
export { limitByAccount, limitByAddress, limitByEmail } from './rate-limits.ts';
export { digest, newToken } from './token.ts';
