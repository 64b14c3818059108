export { type JudgedRule, judgePassword, newPassword, type PasswordRule } from './rules.ts';
