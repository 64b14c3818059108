export {
  $isSettingPassword,
  $link,
  linkRefused,
  type NewPassword,
  pageLeft,
  passwordSet,
  retryRequested,
  setPasswordFx,
  tokenBrought,
} from './model.ts';
export { anotherLinkChosen, signInChosen } from './next-step.ts';
