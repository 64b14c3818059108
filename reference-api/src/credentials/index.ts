export { readAddress, requireAddress } from './address.ts';
export { checkPassword, hashPassword, isOutdated } from './hashing.ts';
export { limitByAccount, limitByAddress } from './limits.ts';
export { passwordProblems, readNewPassword } from './rules.ts';
export { digest, newToken } from './token.ts';
export { countTries } from './tries.ts';
