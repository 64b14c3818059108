export { anotherLinkChosen, signInChosen } from './another-link.ts';
export {
  $link,
  type LinkState,
  linkRefused,
  type NewPassword,
  pageLeft,
  passwordSet,
  retryRequested,
  setPasswordFx,
  tokenBrought,
} from './model.ts';
